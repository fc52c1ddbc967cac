// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/ranking_slides.h"

#include "core/documents/sessions/figure_limits.h"
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "ui/charts/chart/inch.h"
#include "ui/export/report/formula_figure.h"
#include "ui/export/report/report_strips.h"
#include "ui/export/report/table_strips.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/steps/step_table.h"
#include "ui/text/steps/step_text.h"
#include "ui/toolkit/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace ui {

namespace {

constexpr double slideDots = layoutDotsPerPoint;
constexpr QSizeF slidePoints{400, 225};
constexpr double slideMargin = 20;
constexpr double slideWidth = 432;      ///< of the formula and the table, in points
constexpr std::size_t rowsOnSlide = 8;  ///< of the step table: the last ones

/// The rows of a step table up to `count`, as many as a slide has room for.
core::Table shownRows(core::Table table, std::size_t count)
{
    table.rows.resize(std::min(count, table.rows.size()));
    if (table.rows.size() > rowsOnSlide)
        table.rows.erase(table.rows.begin(),
                         table.rows.end() - static_cast<std::ptrdiff_t>(rowsOnSlide));
    return table;
}

/// The step table without what is calculated: ranks, names and grades.
core::Table listTable(core::Table table, const core::Explanation& explanation)
{
    const auto grade =
        std::find(explanation.columns.begin(), explanation.columns.end(), core::Column::Grade);
    if (grade == explanation.columns.end())
        return table;
    const bool hasNames = table.columns.size() > explanation.columns.size();
    const auto columns =
        static_cast<std::size_t>(grade - explanation.columns.begin()) + (hasNames ? 2 : 1);
    table.columns.resize(columns);
    for (auto& row : table.rows)
        row.resize(columns);
    return table;
}

double heightOf(const ReportStrips& strips)
{
    double height = 0;
    for (const ReportStrip& strip : strips)
        height += strip.before + strip.height;
    return height;
}

PaperFigure slideFigure(const QString& title, const QString& said, ReportStrips strips,
                        double margin)
{
    PaperFigure figure;
    figure.kind = QStringLiteral("slide");
    figure.title = title;
    figure.description = said;
    figure.paint = [strips = std::make_shared<const ReportStrips>(std::move(strips)),
                    margin](QPaintDevice& device, QSizeF, const FigureStyle&) {
        QPainter painter(&device);
        painter.setRenderHint(QPainter::Antialiasing);
        const double scale = static_cast<double>(device.logicalDpiY()) / layoutDotsPerInch;
        painter.scale(scale, scale);
        double y = margin * slideDots;
        for (const ReportStrip& strip : *strips) {
            y += strip.before;
            strip.paint(painter, margin * slideDots, y);
            y += strip.height;
        }
    };
    return figure;
}

/// At least as large as a figure may be.
QSizeF largeEnough(QSizeF points)
{
    const double least = 1.01 * core::leastFigureMillimetres * pointsPerMillimetre;
    return {std::max(points.width(), least), std::max(points.height(), least)};
}

class SlideMaker {
public:
    SlideMaker(const core::RankedList& list, const core::MeasureSpec& definition,
               const NumberFormat& format)
        : m_explanation(core::Evaluator(definition).explain(core::judgedRanking(list)))
        , m_format(format)
        , m_theme(Theme::make(false, 16))
        , m_table(stepTable(list, m_explanation, format, mostSlideRanks))
        , m_name(QString::fromStdString(core::toText(definition)))
    {}

    RankingSlides made() const
    {
        const FormulaOnPaper formula = formulaOf(slideWidth, 12);
        RankingSlides slides{{formula.figure, largeEnough(formula.points)}, wholeTable(), {}};
        slides.steps.push_back(step(listTable(shownRows(m_table, rowsOnSlide), m_explanation),
                                    measureTitle(m_explanation.definition.measure)));
        const std::size_t ranks = std::min(m_explanation.ranks.size(), m_table.rows.size());
        for (std::size_t rank = 1; rank <= ranks; ++rank)
            slides.steps.push_back(
                step(shownRows(m_table, rank), rankSentence(m_explanation, rank - 1, m_format)));
        slides.steps.push_back(lastStep());
        return slides;
    }

private:
    FormulaOnPaper formulaOf(double width, double size) const
    {
        return formulaOnPaper(ui::formulaOf(m_explanation, m_format), width, size);
    }

    ReportStrips text(const QString& said, double size, QFont::Weight weight, double before) const
    {
        return textStrips(said, reportFont(size, weight), m_theme.text, innerWidth(),
                          before * slideDots);
    }

    static double innerWidth() { return (slidePoints.width() - 2 * slideMargin) * slideDots; }

    Slide wholeTable() const
    {
        ReportStrips strips = tableStrips(m_table, slideWidth * slideDots);
        const QSizeF points(slideWidth, heightOf(strips) / slideDots + 4);
        return {slideFigure(m_name, summary(), std::move(strips), 0), largeEnough(points)};
    }

    Slide step(const core::Table& table, const QString& said) const
    {
        ReportStrips strips = text(m_name, 15, QFont::Bold, 0);
        ReportStrips rows = tableStrips(table, innerWidth());
        if (!rows.empty())
            rows.front().before = 8 * slideDots;
        std::move(rows.begin(), rows.end(), std::back_inserter(strips));
        ReportStrips below = text(said, 10, QFont::Normal, 10);
        std::move(below.begin(), below.end(), std::back_inserter(strips));
        return {slideFigure(m_name, said, std::move(strips), slideMargin), slidePoints};
    }

    Slide lastStep() const
    {
        ReportStrips strips = text(m_name, 15, QFont::Bold, 0);
        const FormulaOnPaper formula = formulaOf(innerWidth() / slideDots, 13);
        ReportStrip picture = pictureStrip(formula.figure, formula.points, innerWidth());
        picture.before = 24 * slideDots;
        strips.push_back(std::move(picture));
        ReportStrips below = text(summary(), 11, QFont::Normal, 20);
        std::move(below.begin(), below.end(), std::back_inserter(strips));
        return {slideFigure(m_name, summary(), std::move(strips), slideMargin), slidePoints};
    }

    QString summary() const { return summarySentence(m_explanation, m_format); }

    core::Explanation m_explanation;
    NumberFormat m_format;
    Theme m_theme;
    core::Table m_table;
    QString m_name;
};

}  // namespace

RankingSlides rankingSlides(const core::RankedList& list, const core::MeasureSpec& definition,
                            const NumberFormat& format)
{
    return SlideMaker(list, definition, format).made();
}

}  // namespace ui
