// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/sheet_data.h"

#include "core/rankings/evaluation/evaluator.h"
#include "ui/charts/chart/inch.h"
#include "ui/classifier/chart/calibration_chart.h"
#include "ui/classifier/chart/curve_kinds.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/export/report/report_strips.h"
#include "ui/export/writer/figure_sheet.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/teaching/worksheet/list_picture.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/lesson_tables.h"
#include "ui/text/steps/step_table.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr double axisDots = layoutDotsPerPoint;
constexpr int tenths = 10;
constexpr int mostLabelled = 20;

void paintAxes(QPainter& painter, const QRectF& area, const QString& title, int ranks)
{
    const Theme theme = Theme::make(false, 16);
    painter.setFont(reportFont(7));
    const auto line = [&](QPointF from, QPointF to, bool isAxis) {
        painter.setPen(QPen(isAxis ? theme.text : theme.line, (isAxis ? 0.8 : 0.5) * axisDots));
        painter.drawLine(from, to);
    };
    const double label = 20 * axisDots;
    for (int tenth = 0; tenth <= tenths; ++tenth) {
        const double y = area.bottom() - area.height() * tenth / tenths;
        line({area.left(), y}, {area.right(), y}, false);
        if (tenth % 2 != 0)
            continue;
        painter.setPen(theme.text);
        painter.drawText(QRectF(area.left() - label - 3 * axisDots, y - label / 2, label, label),
                         Qt::AlignRight | Qt::AlignVCenter,
                         decimalText(double(tenth) / tenths, 1, QLocale::c()));
    }
    const int every = std::max(1, (ranks + mostLabelled - 1) / mostLabelled);
    for (int rank = 1; rank <= ranks; ++rank) {
        const double x = area.left() + area.width() * (rank - 0.5) / ranks;
        line({x, area.top()}, {x, area.bottom()}, false);
        if ((rank - 1) % every != 0)
            continue;
        painter.setPen(theme.text);
        painter.drawText(QRectF(x - label / 2, area.bottom() + 2 * axisDots, label, 10 * axisDots),
                         Qt::AlignCenter, QString::number(rank));
    }
    line(area.bottomLeft(), area.bottomRight(), true);
    line(area.topLeft(), area.bottomLeft(), true);
    painter.setPen(theme.text);
    painter.drawText(QPointF(area.left(), area.top() - 5 * axisDots), title);
    painter.drawText(QRectF(area.right() + 3 * axisDots, area.bottom() - label / 2, label, label),
                     Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("k"));
}

/// Axes from 1 to `ranks` and from 0 to 1 with a grid, for drawing a curve by hand.
ReportPicture blankAxes(const QString& title, int ranks)
{
    ReportPicture picture;
    picture.points = {300, 130};
    picture.figure.kind = QStringLiteral("axes");
    picture.figure.title = title;
    picture.figure.description = title;
    const QRectF area(24 * axisDots, 14 * axisDots, 260 * axisDots, 100 * axisDots);
    picture.figure.paint = [area, title, ranks](QPaintDevice& device, QSizeF, const FigureStyle&) {
        QPainter painter(&device);
        painter.setRenderHint(QPainter::Antialiasing);
        const double scale = static_cast<double>(device.logicalDpiY()) / layoutDotsPerInch;
        painter.scale(scale, scale);
        paintAxes(painter, area, title, ranks);
    };
    return picture;
}

constexpr std::size_t mostAcross = 14;    ///< samples per row of a table
constexpr std::size_t mostStepRows = 12;  ///< rows of a table to fill in
constexpr QSizeF curveMillimetres{78, 68};
constexpr auto roomToWrite = "\u00a0\n\u00a0";  ///< two lines high

/// Rows as columns, so that a few samples take three lines.
core::Table turned(const core::Table& table)
{
    core::Table across;
    across.columns.push_back({table.columns.front().heading});
    for (const auto& row : table.rows)
        across.columns.push_back({row.front().text, true});
    for (std::size_t column = 1; column < table.columns.size(); ++column) {
        auto& cells = across.rows.emplace_back();
        cells.push_back({table.columns[column].heading});
        for (const auto& row : table.rows)
            cells.push_back(row[column]);
    }
    across.hasRowHeadings = true;
    return across;
}

const std::vector<core::RankedList>* listsOf(const core::LessonData& data)
{
    return std::get_if<std::vector<core::RankedList>>(&data.content);
}

/// Whether it is not placed yet; marks it as placed.
bool isNew(const std::string& thing, PlacedData& placed)
{
    return placed.insert(thing).second;
}

/// The table with only ranks, documents and grades, for students to fill in.
core::Table emptied(core::Table table, const core::Explanation& explanation)
{
    const bool hasNames = table.columns.size() > explanation.columns.size();
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const std::size_t own = hasNames && column > 0 ? column - 1 : column;
        const bool isGiven = explanation.columns[own] == core::Column::Rank ||
                             explanation.columns[own] == core::Column::Grade;
        if (!isGiven)
            for (auto& row : table.rows)
                row[column] = core::TableCell{roomToWrite};
    }
    return table;
}

void addEmptySteps(const core::LessonData& data, const std::string& measure, PlacedData& placed,
                   std::vector<ReportItem>& items)
{
    const auto* lists = listsOf(data);
    const auto definition = core::parseMeasureSpec(measure);
    if (!lists || lists->size() != 1 || !definition ||
        !isNew("steps " + data.name + ' ' + core::toText(*definition), placed))
        return;
    const core::Explanation explanation =
        core::Evaluator(*definition).explain(core::judgedRanking(lists->front()));
    items.push_back(
        sheetItem(emptied(stepTable(lists->front(), explanation, {}, mostStepRows), explanation)));
}

/// One empty chart for everything the panel shows.
void addEmptyCurve(const core::Lesson& lesson, const core::LessonShow& show, PlacedData& placed,
                   std::vector<ReportItem>& items)
{
    const auto definition = core::parseMeasureSpec(show.measure);
    QStringList names;
    std::size_t ranks = 0;
    for (const std::string& name : show.data)
        if (const core::LessonData* data = lesson.dataNamed(name))
            if (const auto* lists = listsOf(*data)) {
                names << QString::fromStdString(lesson.labelOf(name));
                ranks = std::max(ranks, lists->front().ranked.size());
            }
    if (!definition || names.isEmpty())
        return;
    const core::MeasureSpec atK{definition->measure, {}, definition->settings};
    const QString title =
        Wording::tr("%1@k for %2").arg(QString::fromStdString(core::toText(atK)), listText(names));
    if (isNew(title.toStdString(), placed))
        items.push_back(sheetItem(blankAxes(title, static_cast<int>(ranks))));
}

/// The figure for a text, without legend and description, which would give answers away.
ReportPicture picture(PaperFigure figure)
{
    figure.description = figure.title;
    figure.paint = [paint = std::move(figure.paint)](QPaintDevice& device, QSizeF points,
                                                     const FigureStyle& style) {
        FigureStyle own = style;
        own.palette = FigureStyle::Palette::Black;
        own.legend = FigureStyle::Legend::None;
        own.hasMarks = false;
        paint(device, points, own);
    };
    return {std::move(figure), curveMillimetres / millimetresPerPoint};
}

PaperFigure figureOf(const std::string& panel, const ClassifierDocument& document)
{
    if (panel == "roc")
        return rocCurves(document)->figure({});
    if (panel == "pr")
        return prCurves(document)->figure({});
    CalibrationChart chart(document);
    chart.update({});
    return chart.figure();
}

void addCurve(const core::LessonData& data, const std::string& label, const std::string& panel,
              PlacedData& placed, std::vector<ReportItem>& items)
{
    const auto* samples = std::get_if<core::Samples>(&data.content);
    const bool isCurve = panel == "roc" || panel == "pr" || panel == "calibration";
    if (!samples || !isCurve || !isNew(panel + ' ' + data.name, placed))
        return;
    ClassifierDocument document;
    core::SampleSession session;
    session.name = label;
    session.samples = *samples;
    document.load(std::move(session), QString(), QString());
    PaperFigure figure = figureOf(panel, document);
    if (figure.paint)
        items.push_back(sheetItem(picture(std::move(figure))));
}

}  // namespace

ReportItem sheetItem(decltype(ReportItem::content) content)
{
    return {QStringLiteral("sheet"), std::move(content)};
}

void addData(const core::Lesson& lesson, const std::vector<std::string>& names, PlacedData& placed,
             std::vector<ReportItem>& items)
{
    for (const std::string& name : names) {
        const core::LessonData* data = lesson.dataNamed(name);
        if (!data || !isNew(name, placed))
            continue;
        const std::string& label = lesson.labelOf(name);
        if (const auto* lists = listsOf(*data)) {
            items.push_back(sheetItem(listPicture(QString::fromStdString(label), *lists)));
            continue;
        }
        for (const core::Table& table : lessonTables(*data, label)) {
            const bool isTurned = table.rows.size() > 1 && table.rows.size() <= mostAcross;
            core::Table shown = isTurned ? turned(table) : table;
            std::string& heading = shown.columns.front().heading;
            heading = labelledText(QString::fromStdString(label), QString::fromStdString(heading))
                          .toStdString();
            items.push_back(sheetItem(std::move(shown)));
        }
    }
}

void addShown(const core::Lesson& lesson, const core::LessonStep& step, PlacedData& placed,
              std::vector<ReportItem>& items)
{
    for (const core::LessonShow& show : step.shows) {
        addData(lesson, show.data, placed, items);
        if (step.guesses.empty())  // nothing to fill in
            continue;
        for (const std::string& panel : show.panels) {
            if (panel == "curve")
                addEmptyCurve(lesson, show, placed, items);
            for (const std::string& name : show.data)
                if (const core::LessonData* data = lesson.dataNamed(name)) {
                    if (panel == "steps")
                        addEmptySteps(*data, show.measure, placed, items);
                    addCurve(*data, lesson.labelOf(name), panel, placed, items);
                }
        }
    }
    for (const core::LessonGuess& guess : step.guesses)
        for (const core::LessonNumber& number : guess.numbers)
            addData(lesson, {number.data}, placed, items);
}

}  // namespace ui
