// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/list_recall_chart.h"

#include "core/metrics/measures/measure_spec.h"
#include "ui/charts/chart/no_number.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/curve_paper.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/measures/definition_sentences.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace ui {

namespace {

QString letterOf(core::ListName list)
{
    return list == core::ListName::A ? QStringLiteral("A") : QStringLiteral("B");
}

}  // namespace

ListRecallChart::ListRecallChart(const RankingDocument& document, const NumberFormat& format,
                                 std::optional<std::size_t> reached)
    : m_document(document)
    , m_format(format)
{
    for (const core::ListName list : {core::ListName::A, core::ListName::B}) {
        const bool isShown = list == document.listName();
        if (!isShown && (reached || !document.hasTwoLists()))
            continue;
        if (const auto found = document.precisionRecall(list))
            add(list, *found, reached);
        else if (isShown)
            m_whyNone = found.error();
    }
}

void ListRecallChart::add(core::ListName list, const core::PrecisionRecall& found,
                          std::optional<std::size_t> reached)
{
    std::vector<core::CurvePoint> points = found.ranks;
    points.resize(std::min(reached.value_or(points.size()), points.size()));
    std::vector<std::size_t> ranks(points.size());
    std::iota(ranks.begin(), ranks.end(), std::size_t{1});
    m_lines.push_back({list, false,
                       core::curveThrough(std::move(points), core::CurveOrder::MonotoneX),
                       std::move(ranks)});
    // Later ranks determine it.
    if (reached)
        return;
    points.clear();
    ranks.clear();
    for (const core::PrecisionRecall::Level& level : found.levels) {
        points.push_back(level.point);
        ranks.push_back(level.rank);
    }
    m_lines.push_back({list, true,
                       core::curveThrough(std::move(points), core::CurveOrder::MonotoneX),
                       std::move(ranks)});
}

QString ListRecallChart::whyEmpty() const
{
    if (m_whyNone && *m_whyNone != core::Undefined::NothingRetrieved)
        return undefinedText(*m_whyNone);
    return m_whyNone ? tr("Add documents to see precision against recall.")
                     : tr("The curve begins with the first step.");
}

CurveChart ListRecallChart::chart() const
{
    CurveChart chart;
    chart.isOfShares = true;
    chart.hasNamesAtLines = true;
    chart.xTitle = tr("recall");
    chart.yTitle = tr("precision");
    chart.format = m_format;
    for (const Line& line : m_lines) {
        if (line.list == m_document.listName() && !line.isInterpolated)
            chart.front = chart.lines.size();
        chart.lines.push_back({nameOf(line), line.curve});
    }
    return chart;
}

const ListRecallChart::Line& ListRecallChart::lineOf(CurvePlace place) const
{
    return m_lines[static_cast<std::size_t>(place.line)];
}

QString ListRecallChart::nameOf(const Line& line) const
{
    if (!m_document.hasTwoLists())
        return line.isInterpolated ? tr("11-point") : tr("raw");
    const QString letter = letterOf(line.list);
    //: Curves of list %1, which is A or B
    return line.isInterpolated ? tr("%1 11-point").arg(letter) : tr("%1 raw").arg(letter);
}

QString ListRecallChart::description() const
{
    return joinedSentences({tr("Precision–recall curve: precision against recall after each rank."),
                            levelsSentence(m_format)});
}

std::optional<CurvePlace> ListRecallChart::placeOnCurve(bool ofShownList) const
{
    const auto rank = m_document.currentRank();
    for (std::size_t i = 0; rank && i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        if (!line.isInterpolated && (line.list == m_document.listName()) == ofShownList &&
            *rank <= line.ranks.size())
            return CurvePlace{static_cast<int>(i), *rank - 1};
    }
    return std::nullopt;
}

std::optional<CurvePlace> ListRecallChart::current() const
{
    return placeOnCurve(true);
}

std::vector<CurvePlace> ListRecallChart::highlight() const
{
    const auto place = placeOnCurve(false);
    return place ? std::vector{*place} : std::vector<CurvePlace>();
}

std::optional<std::size_t> ListRecallChart::rankAt(CurvePlace place) const
{
    const std::size_t rank = lineOf(place).ranks[place.index];
    return rank > 0 ? std::optional(rank) : std::nullopt;
}

QString ListRecallChart::labelAt(CurvePlace place) const
{
    const auto rank = rankAt(place);
    return rank ? tr("rank %1").arg(*rank) : tr("never reached");
}

QString ListRecallChart::readingAt(CurvePlace place) const
{
    const auto rank = rankAt(place);
    if (!rank || lineOf(place).isInterpolated)
        return labelAt(place);
    const core::CurvePoint at = lineOf(place).curve->at(place.index);
    constexpr int wholePercent = 2;
    const NumberFormat format{wholePercent, m_format.locale};
    //: Next to the current rank of a precision-recall curve: the precision, then the recall
    return tr("top %1: %2 relevant, %3 found")
        .arg(QString::number(*rank), percentText(at.y, format), percentText(at.x, format));
}

QString ListRecallChart::sentenceAt(CurvePlace place, const NumberFormat& format) const
{
    const Line& line = lineOf(place);
    const core::CurvePoint at = line.curve->at(place.index);
    const auto rank = rankAt(place);
    const QString precision = valueText(at.y, format);
    if (!line.isInterpolated) {
        const QString recall = valueText(at.x, format);
        return m_document.hasTwoLists()
                   //: %2 is A or B
                   ? tr("At rank %1 of list %2, precision is %3 and recall is %4.")
                         .arg(QString::number(*rank), letterOf(line.list), precision, recall)
                   : tr("At rank %1, precision is %2 and recall is %3.")
                         .arg(QString::number(*rank), precision, recall);
    }
    const QString recall = decimalText(at.x, 1, format.locale);
    return rank ? tr("At recall %1, interpolated precision is %2, the precision at rank %3.")
                      .arg(recall, precision, QString::number(*rank))
                : tr("Recall %1 is never reached, so interpolated precision is 0.").arg(recall);
}

QString ListRecallChart::listAt(CurvePlace place) const
{
    return m_document.hasTwoLists() ? letterOf(lineOf(place).list) : QString();
}

QString ListRecallChart::levelsSentence(const NumberFormat& format) const
{
    QStringList sentences;
    for (const Line& line : m_lines) {
        if (!line.isInterpolated)
            continue;
        QStringList values;
        for (std::size_t i = 0; i < line.curve->size(); ++i)
            values << valueText(line.curve->at(i).y, format);
        sentences << (m_document.hasTwoLists()
                          //: %1 is A or B, %2 lists eleven values
                          ? tr("Interpolated precision of list %1 at recall 0, 0.1, … 1: %2.")
                                .arg(letterOf(line.list), listText(values))
                          : tr("Interpolated precision at recall 0, 0.1, … 1: %1.")
                                .arg(listText(values)));
    }
    return joinedSentences(sentences);
}

QString ListRecallChart::caption() const
{
    return tr("Precision against recall after each rank, and interpolated at recall 0, 0.1, … 1: "
              "the highest precision at any rank with at least that recall.");
}

QString ListRecallChart::methods() const
{
    const core::Settings& settings = m_document.session().settings;
    const core::MeasureSpec definition =
        core::normalised({core::Measure::ElevenPoint, {}, settings});
    return joinedSentences({levelsSentence(m_format.onPaper()),
                            conventionSentences(std::array{definition}, m_document.topGrade()),
                            cutoffSentence(definition), toolSentence(settings),
                            listCaption(m_document)});
}

PaperFigure ListRecallChart::figure(const std::optional<CurvePlane>& shown) const
{
    if (isEmpty())
        return noFigure(whyEmpty());
    const CurveChart chart = this->chart();
    const CurvePlane plane = shown.value_or(CurvePlane{chart.x, chart.y});
    const auto place = current();
    PaperFigure figure =
        paperFigure(chart, plane, place, place ? labelAt(*place) : QString(),
                    joinedSentences({description(), place ? sentenceAt(*place) : QString()}));
    figure.kind = QStringLiteral("precision-recall");
    figure.title = tr("Precision–recall curve");
    figure.caption = caption();
    figure.methods = methods();
    CurveNumbers numbers;
    std::vector<std::vector<std::size_t>> ranks;
    for (const Line& line : m_lines) {
        numbers.names << nameOf(line);
        ranks.push_back(line.ranks);
    }
    numbers.more.push_back({tr("rank"), [ranks](std::size_t line, std::size_t index) {
                                const std::size_t rank = ranks[line][index];
                                return rank > 0 ? static_cast<double>(rank) : noNumber;
                            }});
    figure.data = [chart, plane, numbers] { return figureData(chart, plane, numbers); };
    return figure;
}

}  // namespace ui
