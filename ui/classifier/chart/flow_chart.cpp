// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/flow_chart.h"

#include "core/classification/multiclass/class_values.h"
#include "core/classification/samples/threshold_sweep.h"
#include "ui/charts/chart/figure_columns.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/charts/drawing/wrapped_text.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/tables/class_tables.h"
#include "ui/text/tables/left_out_rows_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <string>
#include <utility>

namespace ui {

namespace {

constexpr double flowPad = 0.5;    ///< around the lines of a box, in lines of text
constexpr double leastGap = 0.8;   ///< between boxes, in lines of text
constexpr double boxWidth = 0.47;  ///< of the room
constexpr int mostWrapped = 3;     ///< lines of one name

}  // namespace

QString FlowChart::Line::text(const Renaming& renaming) const
{
    return labelledText(renaming(name), countText(samples));
}

QStringList FlowChart::Box::lines(const Renaming& renaming) const
{
    QStringList lines{Line{name, samples}.text(renaming)};
    for (const Line& line : more)
        lines << line.text(renaming);
    return lines;
}

FlowChart::FlowChart(const ClassifierDocument& document, const NumberFormat& format)
    : m_document(document)
    , m_format(format)
{}

FlowChart::Box FlowChart::leftOutBox() const
{
    const core::LeftOutRows& left = m_document.samples().leftOut;
    Box box{tr("Left out"), left.all()};
    for (const LeftOutReason& reason : leftOutReasons(left))
        box.more.push_back({reason.name, reason.rows});
    return box;
}

FlowChart::Boxes FlowChart::boxes(const ModelNames& names) const
{
    const core::Samples& samples = m_document.samples();
    Boxes boxes;
    boxes[Read] = {tr("Rows read"), samples.leftOut.all() + samples.size()};
    boxes[LeftOut] = leftOutBox();
    boxes[Analysed] = {tr("Samples analysed"), samples.size()};
    if (const core::ClassSamples* several = m_document.several())
        addClasses(boxes, *several);
    else
        addPredictions(boxes, names);
    return boxes;
}

void FlowChart::addPredictions(Boxes& boxes, const ModelNames& names) const
{
    const core::ScoredLabels scored = m_document.scored();
    std::array<std::size_t, 4> outcomes{};
    for (std::size_t i = 0; i < scored.size(); ++i)
        ++outcomes[static_cast<std::size_t>(core::outcomeOf(scored, i, m_document.threshold()))];
    const auto countOf = [&outcomes](core::Outcome outcome) {
        return outcomes[static_cast<std::size_t>(outcome)];
    };
    const auto split = [&](const QString& name, core::Outcome first, core::Outcome second) {
        return Box{name,
                   countOf(first) + countOf(second),
                   {{outcomeName(first), countOf(first)}, {outcomeName(second), countOf(second)}}};
    };
    const std::size_t positives =
        countOf(core::Outcome::TruePositive) + countOf(core::Outcome::FalseNegative);
    boxes[Analysed].more = {
        {tr("positive (%1)").arg(m_document.positiveWord()), positives},
        {tr("negative (%1)").arg(m_document.negativeWord()), scored.size() - positives}};
    const QString model = names(m_document.session().model);
    const auto named = [&model](const QString& text) {
        return model.isEmpty() ? text : detailedText(model, text);
    };
    boxes[First] = split(named(tr("predicted positive")), core::Outcome::TruePositive,
                         core::Outcome::FalsePositive);
    boxes[Second] = split(named(tr("predicted negative")), core::Outcome::FalseNegative,
                          core::Outcome::TrueNegative);
}

void FlowChart::addClasses(Boxes& boxes, const core::ClassSamples& several) const
{
    const QStringList classes = m_document.classWords();
    const auto count = static_cast<std::size_t>(classes.size());
    std::vector<std::size_t> all(count);
    std::vector<std::size_t> correct(count);
    for (std::size_t i = 0; i < several.size(); ++i) {
        ++all[several.labels[i]];
        correct[several.labels[i]] += several.predicted[i] == several.labels[i] ? 1 : 0;
    }
    boxes[First].name = tr("predicted correctly");
    boxes[Second].name = tr("predicted as another class");
    for (std::size_t each = 0; each < count; ++each) {
        const QString& name = classes[static_cast<qsizetype>(each)];
        const std::size_t wrong = all[each] - correct[each];
        boxes[Analysed].more.push_back({name, all[each]});
        boxes[First].more.push_back({name, correct[each]});
        boxes[Second].more.push_back({name, wrong});
        boxes[First].samples += correct[each];
        boxes[Second].samples += wrong;
    }
}

/// Three rows: read and left out; analysed; predicted positive and negative.
void FlowChart::paint(const Boxes& boxes, QPaintDevice& device, QSizeF points,
                      const FigureStyle& style)
{
    const Look look = paperLook(style, device, points);
    QPainter painter(&device);
    beginPage(painter, look);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(look.text);
    const QFontMetricsF metrics(look.text);
    const QSizeF room = look.page->room();
    const double line = metrics.height();
    const double width = boxWidth * room.width();
    const Renaming renaming(style.words);
    std::array<QStringList, Places> lines;
    for (std::size_t place = 0; place < Places; ++place)
        for (const QString& text : boxes[place].lines(renaming))
            lines[place] += wrappedText(text, metrics, width - line, mostWrapped);
    const auto heightOf = [&](Place place) {
        return (double(lines[place].size()) + 2 * flowPad) * line;
    };
    const std::array heights{
        std::max(heightOf(Read), boxes[LeftOut].samples > 0 ? heightOf(LeftOut) : 0),
        heightOf(Analysed), std::max(heightOf(First), heightOf(Second))};
    const double gap = (room.height() - heights[0] - heights[1] - heights[2]) / 2;
    bool fits = gap >= leastGap * line;
    const double right = room.width() - width;
    const double second = heights[0] + gap;
    const double third = second + heights[1] + gap;
    const QPen pen(look.theme.text, look.line(1));
    const auto paintBox = [&](Place place, double x, double y, double height) {
        const QRectF area(x, y, width, height);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area);
        double top = area.center().y() - double(lines[place].size()) * line / 2;
        for (const QString& text : lines[place]) {
            fits = fits && !text.contains(QChar(0x2026));
            painter.drawText(QRectF(x, top, width, line),
                             int(Qt::AlignCenter) | int(Qt::TextSingleLine), text);
            top += line;
        }
    };
    const auto paintArrow = [&](const std::vector<QPointF>& path) {
        painter.setPen(pen);
        painter.drawPolyline(path.data(), int(path.size()));
        const QPointF end = path.back();
        const QPointF before = path[path.size() - 2];
        const double size = 0.4 * line;
        const QPointF along = before.y() == end.y() ? QPointF(size, 0) : QPointF(0, size);
        const QPointF across(along.y() / 2, along.x() / 2);
        painter.setBrush(look.theme.text);
        painter.drawPolygon(QPolygonF({end, end - along + across, end - along - across}));
    };
    const double middle = width / 2;
    paintBox(Read, 0, 0, heights[0]);
    if (boxes[LeftOut].samples > 0) {
        paintBox(LeftOut, right, 0, heights[0]);
        paintArrow({{width, heights[0] / 2}, {right, heights[0] / 2}});
    }
    paintArrow({{middle, heights[0]}, {middle, second}});
    paintBox(Analysed, 0, second, heights[1]);
    paintArrow({{middle, second + heights[1]}, {middle, third}});
    paintArrow({{width, second + heights[1] / 2},
                {right + middle, second + heights[1] / 2},
                {right + middle, third}});
    paintBox(First, 0, third, heights[2]);
    paintBox(Second, right, third, heights[2]);
    if (!fits)
        style.notes.add(
            tr("The boxes are too small for their text. Use a larger figure or smaller text."));
}

PaperFigure FlowChart::figure() const
{
    return figureOfModels(m_document,
                          [this](const ModelNames& names) { return figureWith(names); });
}

PaperFigure FlowChart::figureWith(const ModelNames& names) const
{
    PaperFigure figure;
    if (!m_document.hasSamples())
        figure = noFigure(tr("Open a table of labels and scores to see the flow of its samples."));
    figure.kind = QStringLiteral("flow");
    figure.title = tr("Flow of samples");
    if (!m_document.hasSamples())
        return figure;
    const Boxes boxes = this->boxes(names);
    QStringList steps;
    std::vector<double> counts;
    QStringList sentences;
    for (const Box& box : boxes) {
        if (box.samples == 0 && &box == &boxes[LeftOut])
            continue;
        steps << box.name;
        counts.push_back(double(box.samples));
        for (const Line& line : box.more) {
            steps << labelledText(box.name, line.name);
            counts.push_back(double(line.samples));
        }
        sentences << tr("%1.", "a sentence").arg(phrasesText(box.lines(Renaming({}))));
    }
    FigureColumns columns(m_format.digits);
    columns.add(tr("step"), steps);
    columns.add(tr("samples"), counts);
    FigureData data;
    data.table = columns.take();
    const QString threshold =
        thresholdNumber(m_document, m_document.threshold(), m_format.onPaper());
    const QString model = names(m_document.session().model);
    if (m_document.several())
        figure.caption = tr("Flow of samples: rows read and left out, the classes, and how many "
                            "samples of each are predicted correctly.");
    else if (model.isEmpty())
        figure.caption = tr("Flow of samples: rows read and left out, the classes, and predictions "
                            "at threshold %1 with their outcomes.")
                             .arg(threshold);
    else
        figure.caption = tr("Flow of samples: rows read and left out, the classes, and predictions "
                            "of %1 at threshold %2 with their outcomes.")
                             .arg(model, threshold);
    QStringList classes{m_document.positiveWord(), m_document.negativeWord()};
    QString counted;
    if (const core::ClassSamples* several = m_document.several()) {
        const core::ClassValues values = core::classValues(*several, m_document.session().settings);
        classes = m_document.classWords();
        counted = classCountsSentence(values, several->classes);
        figure.methods = classesCaption(m_document, values);
    } else {
        counted = sampleCountsSentence(m_document);
        figure.methods = samplesCaptionAtThreshold(m_document, m_format.digits);
        if (!model.isEmpty())
            figure.names.push_back({model});
    }
    figure.caption = joinedSentences({figure.caption, counted});
    figure.description = joinedSentences({figure.caption, joinedSentences(sentences)});
    for (const QString& name : classes)
        addNames(figure.names, {{name}});
    figure.paint = [boxes](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
        paint(boxes, device, points, style);
    };
    figure.data = [data] { return data; };
    return figure;
}

}  // namespace ui
