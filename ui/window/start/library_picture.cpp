// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start/library_picture.h"

#include "core/classification/samples/sample_table.h"
#include "core/collections/collection/collection_evaluation.h"
#include "core/documents/sessions/session.h"
#include "ui/classifier/chart/curve_kinds.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/collection/chart/query_differences.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/example_collection.h"
#include "ui/ranking/chart/cutoff_chart.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/catalogue/example_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double pointsPerInch = 72;

/// The surface of a picture.
class Canvas {
public:
    Canvas(QSize size, double pixelRatio, const Theme& theme)
        : m_size(size)
        , m_theme(theme)
        , m_image(size * pixelRatio, QImage::Format_ARGB32_Premultiplied)
    {
        m_image.setDevicePixelRatio(pixelRatio);
        m_image.fill(theme.panel);
    }

    QPixmap take() { return QPixmap::fromImage(std::move(m_image)); }

    /// A chart as on paper, with a light background.
    void draw(const PaperFigure& figure)
    {
        if (!figure.paint)
            return;
        constexpr double points = 108;  // of width: few enough to keep the text readable
        const double dotsPerPoint = m_image.width() / points;
        QImage paper(m_image.size(), QImage::Format_ARGB32_Premultiplied);
        paper.fill(Qt::white);
        const int perMetre = qRound(dotsPerPoint * pointsPerInch / 0.0254);
        paper.setDotsPerMeterX(perMetre);
        paper.setDotsPerMeterY(perMetre);
        FigureStyle style;
        style.textPoints = 5.5;
        style.legend = FigureStyle::Legend::None;
        style.hasMarks = false;
        figure.paint(paper, QSizeF(points, points * m_size.height() / m_size.width()), style);
        QPainter painter(&m_image);
        painter.drawImage(QRectF(QPointF(), m_size), paper);
    }

    /// Lists side by side, with a chip for every grade.
    void draw(const std::vector<core::RankedList>& lists)
    {
        double top = 1;
        for (const core::RankedList& list : lists)
            top = std::max(top, core::judgedRanking(list).topGrade());
        QPainter painter(&m_image);
        painter.setRenderHint(QPainter::Antialiasing);
        const std::size_t shown = std::min<std::size_t>(lists.size(), 4);
        for (std::size_t i = 0; i < shown; ++i)
            drawList(painter, lists[i], top,
                     QRectF(m_size.width() * double(i) / double(shown), 0,
                            m_size.width() / double(shown), m_size.height()));
    }

    /// Differences as bars, largest first.
    void draw(std::vector<double> values)
    {
        std::sort(values.begin(), values.end(), std::greater<>());
        double widest = 0;
        for (const double value : values)
            widest = std::max(widest, std::abs(value));
        if (widest == 0)
            return;
        QPainter painter(&m_image);
        const double margin = 8;
        const double height = (m_size.height() - 2 * margin) / double(values.size());
        const double middle = m_size.width() / 2.0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double length = values[i] / widest * (middle - margin);
            painter.fillRect(
                QRectF(middle, margin + height * double(i), length, std::max(1.0, height * 0.8))
                    .normalized(),
                values[i] < 0 ? m_theme.worse : m_theme.better);
        }
        painter.setPen(m_theme.mutedText);
        painter.drawLine(QPointF(middle, margin), QPointF(middle, m_size.height() - margin));
    }

private:
    void drawList(QPainter& painter, const core::RankedList& list, double top, const QRectF& area)
    {
        constexpr int most = 7;
        const int rows = std::min(static_cast<int>(list.ranked.size()), most);
        const double height = area.height() / (most + 0.5);
        QFont font = painter.font();
        font.setPixelSize(qRound(height * 0.68));
        painter.setFont(font);
        for (int row = 0; row < rows; ++row) {
            const core::Grade grade = list.ranked[static_cast<std::size_t>(row)].grade;
            const double y = area.top() + height * (row + 0.25);
            const double width = height * 1.5;
            painter.setPen(m_theme.mutedText);
            painter.drawText(QRectF(area.left(), y, area.width() / 2 - width * 0.6, height),
                             Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
            drawChip(
                painter, grade, top,
                QRectF(area.center().x() - width * 0.2, y + height * 0.08, width, height * 0.84));
        }
    }

    void drawChip(QPainter& painter, core::Grade grade, double top, const QRectF& chip)
    {
        const ChipColours colours = gradeChip(grade.earning() / top, m_theme.dark);
        painter.setPen(grade.hasValue() ? Qt::NoPen : QPen(m_theme.mutedText, 1, Qt::DashLine));
        painter.setBrush(grade.hasValue() ? QBrush(colours.fill) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
        painter.setPen(grade.hasValue() ? colours.text : m_theme.mutedText);
        painter.drawText(chip, Qt::AlignCenter, gradeText(grade, QLocale::c()));
    }

    QSize m_size;
    const Theme& m_theme;
    QImage m_image;
};

void drawSamples(core::Samples samples, Canvas& canvas)
{
    ClassifierDocument document;
    core::SampleSession session;
    session.samples = std::move(samples);
    document.load(std::move(session), QString(), QString());
    canvas.draw(rocCurves(document)->figure({}));
}

class EntryPainter {
public:
    explicit EntryPainter(Canvas& canvas)
        : m_canvas(canvas)
    {}

    void operator()(LibraryExample example) const
    {
        switch (example) {
        case LibraryExample::Ranking:
            drawRanking();
            break;
        case LibraryExample::Classifier:
            drawClassifier();
            break;
        case LibraryExample::Collection:
            drawCollection();
            break;
        }
    }

    /// The lists of all its data side by side, otherwise its first data.
    void operator()(const core::Lesson& lesson) const
    {
        std::vector<core::RankedList> lists;
        for (const core::LessonData& data : lesson.data)
            if (const auto* own = std::get_if<std::vector<core::RankedList>>(&data.content))
                lists.insert(lists.end(), own->begin(), own->end());
        if (!lists.empty())
            m_canvas.draw(lists);
        else if (!lesson.data.empty())
            std::visit([this](const auto& content) { drawContent(content); },
                       lesson.data.front().content);
    }

private:
    void drawContent(const std::vector<core::RankedList>& lists) const { m_canvas.draw(lists); }
    void drawContent(const core::Samples& samples) const { drawSamples(samples, m_canvas); }
    void drawContent(const std::vector<double>& values) const { m_canvas.draw(values); }

    void drawRanking() const
    {
        const auto session = core::parseSession(
            exampleText(QStringLiteral("birthday-cakes.rankscope.json")), "birthday-cakes");
        if (!session)
            return;
        RankingDocument document;
        document.load(*session, QString(), QString());
        m_canvas.draw(cutoffFigure(document, {}));
    }

    void drawClassifier() const
    {
        const std::string text = exampleText(QStringLiteral("ad-clicks.csv"));
        const auto preview = core::previewTable(text, "ad-clicks.csv");
        if (!preview)
            return;
        auto table = core::parseSampleTable(text, "ad-clicks.csv", core::proposedReading(*preview));
        if (table)
            drawSamples(std::move(table->samples), m_canvas);
    }

    void drawCollection() const
    {
        CollectionDocument document;
        auto collection = std::make_shared<const core::Collection>(exampleCollection());
        const core::CollectionEvaluation& before = document.evaluation();
        auto evaluation =
            core::evaluateCollection(*collection, {}, before.definitions, before.rules);
        document.load({std::move(collection), std::move(evaluation)}, QString(), QString());
        m_canvas.draw(QueryDifferences(document).figure());
    }

    Canvas& m_canvas;
};

}  // namespace

QPixmap libraryPicture(const LibraryEntry& entry, QSize size, double pixelRatio, const Theme& theme)
{
    Canvas canvas(size, pixelRatio, theme);
    std::visit(EntryPainter(canvas), entry.content);
    return canvas.take();
}

}  // namespace ui
