// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/report_pages.h"

#include "ui/charts/chart/inch.h"
#include "ui/export/figure/drawn_figure.h"
#include "ui/export/figure/missing_letters.h"
#include "ui/export/report/formula_figure.h"
#include "ui/export/report/report_strips.h"
#include "ui/export/report/table_strips.h"
#include "ui/export/writer/figure_sheet.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

namespace ui {

namespace {

constexpr double blankDots = layoutDotsPerPoint;
constexpr double blankLine = 22 * blankDots;    ///< distance between lines
constexpr double blankBox = 8 * blankDots;      ///< to tick
constexpr double blankGap = 6 * blankDots;      ///< between a box or line and its text
constexpr double fieldWidth = 130 * blankDots;  ///< the shortest line for a number

/// Texts with their answer fields, as many in a row as fit.
struct BlankRow {
    double y;
    double x;
    QString text;
};

QFont blankFont()
{
    return reportFont(9);
}

double textWidth(const QString& text)
{
    return QFontMetricsF(blankFont()).horizontalAdvance(text);
}

/// Positions the texts, each of which needs `besides` more width.
std::vector<BlankRow> placed(const QStringList& texts, double besides, double width)
{
    std::vector<BlankRow> rows;
    double x = 0;
    double y = 0;
    for (const QString& text : texts) {
        const double needed = textWidth(text) + besides;
        if (x > 0 && x + needed > width) {
            x = 0;
            y += blankLine;
        }
        rows.push_back({y, x, text});
        x += needed + 3 * blankGap;
    }
    return rows;
}

ReportStrip stripOf(const std::vector<BlankRow>& rows,
                    std::function<void(QPainter&, const BlankRow&, QPointF)> paint)
{
    ReportStrip strip;
    strip.height = rows.back().y + blankLine;
    strip.paint = [rows, paint = std::move(paint)](QPainter& painter, double x, double y) {
        painter.setFont(blankFont());
        for (const BlankRow& row : rows) {
            painter.setPen(Theme::make(false, 16).text);
            paint(painter, row, {x + row.x, y + row.y + blankLine - blankGap});
        }
    };
    return strip;
}

ReportStrip choiceStrip(const QStringList& choices, double width)
{
    return stripOf(placed(choices, blankBox + blankGap, width),
                   [](QPainter& painter, const BlankRow& row, QPointF foot) {
                       painter.setBrush(Qt::NoBrush);
                       painter.drawRect(QRectF(foot.x(), foot.y() - blankBox, blankBox, blankBox));
                       painter.drawText(foot + QPointF(blankBox + blankGap, 0), row.text);
                   });
}

ReportStrip fieldStrip(const QStringList& fields, double width)
{
    return stripOf(placed(fields, fieldWidth + blankGap, width),
                   [](QPainter& painter, const BlankRow& row, QPointF foot) {
                       painter.drawText(foot, row.text);
                       const double from =
                           foot.x() + (row.text.isEmpty() ? 0 : textWidth(row.text) + blankGap);
                       const double low = foot.y() + 2 * blankDots;
                       painter.drawLine(QPointF(from, low), QPointF(from + fieldWidth, low));
                   });
}

ReportStrip workingStrip(double width)
{
    ReportStrip strip;
    strip.height = blankLine;
    strip.paint = [width](QPainter& painter, double x, double y) {
        painter.setPen(QPen(Theme::make(false, 16).line, 0.6 * blankDots));
        painter.drawLine(QPointF(x, y + blankLine), QPointF(x + width, y + blankLine));
    };
    return strip;
}

/// The answer area of a question on paper: boxes to tick, lines to fill in, and fainter lines for
/// the working.
ReportStrips blankStrips(const ReportBlank& blank, double width)
{
    ReportStrips strips;
    for (int line = 0; line < blank.lines; ++line)
        strips.push_back(workingStrip(width));
    if (!blank.choices.isEmpty())
        strips.push_back(choiceStrip(blank.choices, width));
    if (!blank.fields.isEmpty())
        strips.push_back(fieldStrip(blank.fields, width));
    for (std::size_t i = 0; i + 1 < strips.size(); ++i)
        strips[i].keepsWithNext = true;
    return strips;
}

constexpr double pt = layoutDotsPerPoint;
constexpr double usualMargin = 57 * pt;   // 20 mm
constexpr double narrowMargin = 40 * pt;  // 14 mm
constexpr double footer = 36 * pt;        // from the paper's edge
constexpr double bodySize = 9;
constexpr double captionSize = 8;
constexpr double formulaPoints = 10;

/// The report as one column.
class PageColumn {
public:
    PageColumn(const Report& report, double width)
        : m_report(report)
        , m_width(width)
        , m_theme(Theme::make(false, 16))
    {}

    ReportStrips strips()
    {
        add(textStrips(m_report.title, reportFont(17, QFont::Bold), m_theme.text, m_width, 0, 1.3),
            Keep::Together);
        if (const QString byline = bylineOf(m_report); !byline.isEmpty())
            add(textStrips(byline, reportFont(bodySize), m_theme.text, m_width, 4 * pt));
        if (!m_report.about.isEmpty())
            add(textStrips(m_report.about, reportFont(bodySize), m_theme.mutedText, m_width,
                           4 * pt));
        for (const ReportSection& section : m_report.sections) {
            const std::size_t first = m_strips.size();
            add(textStrips(section.title, reportFont(12.5, QFont::Bold), m_theme.text, m_width,
                           22 * pt, 1.3),
                Keep::WithNext);
            m_strips[first].begins = section.title;
            m_strips[first].isSection = true;
            for (const ReportItem& item : section.items) {
                const std::size_t start = m_strips.size();
                std::visit([this](const auto& content) { add(content); }, item.content);
                if (start == m_strips.size())
                    continue;
                m_strips[start].begins = item.name;
                m_strips.back().keepsWithNext |= item.keepsWithNext;
            }
        }
        return std::move(m_strips);
    }

private:
    enum class Keep { AsTheyAre, Together, WithNext };

    void add(ReportStrips strips, Keep keep = Keep::AsTheyAre)
    {
        for (std::size_t i = 0; i < strips.size(); ++i)
            if (keep == Keep::WithNext || (keep == Keep::Together && i + 1 < strips.size()))
                strips[i].keepsWithNext = true;
        std::move(strips.begin(), strips.end(), std::back_inserter(m_strips));
    }

    void add(const QString& paragraph)
    {
        add(textStrips(paragraph, reportFont(bodySize), m_theme.text, m_width, 6 * pt));
    }

    void add(const Formula& formula)
    {
        const FormulaOnPaper set = formulaOnPaper(formula, m_width / pt, formulaPoints);
        ReportStrip strip = pictureStrip(set.figure, set.points, m_width);
        strip.before = 9 * pt;
        m_strips.push_back(std::move(strip));
    }

    void add(const core::Table& table)
    {
        double before = 10 * pt;
        if (m_report.hasCaptions && !table.caption.empty()) {
            add(textStrips(QString::fromStdString(table.caption), reportFont(captionSize),
                           m_theme.mutedText, m_width, before, 1.35),
                Keep::WithNext);
            before = 3 * pt;
        }
        ReportStrips strips = tableStrips(table, m_width);
        strips.front().before = before;
        add(std::move(strips), m_report.hasWholeTables ? Keep::Together : Keep::AsTheyAre);
    }

    void add(const ReportHeading& heading)
    {
        add(textStrips(heading.text, reportFont(10, QFont::Bold), m_theme.text, m_width, 13 * pt,
                       1.3),
            Keep::WithNext);
    }

    void add(const ReportPicture& picture)
    {
        ReportStrip strip = pictureStrip(picture.figure, picture.points, m_width);
        strip.before = 7 * pt;
        m_strips.push_back(std::move(strip));
    }

    void add(const ReportBlank& blank)
    {
        add(textStrips(blank.question, reportFont(bodySize, QFont::DemiBold), m_theme.text, m_width,
                       9 * pt),
            Keep::WithNext);
        if (blank.formula) {
            add(*blank.formula);
            m_strips.back().keepsWithNext = true;
        }
        add(blankStrips(blank, m_width));
    }

    void add(const ReportFigure& chart)
    {
        const PaperFigure drawn = drawnFigure(chart.figure, chart.millimetres, {});
        ReportStrip strip = chartStrip(drawn, chart.millimetres * pointsPerMillimetre, m_width);
        strip.before = 14 * pt;
        const bool hasCaption = m_report.hasCaptions && !drawn.caption.isEmpty();
        strip.keepsWithNext = hasCaption;
        m_strips.push_back(std::move(strip));
        if (hasCaption)
            add(textStrips(drawn.caption, reportFont(captionSize), m_theme.mutedText, m_width,
                           4 * pt, 1.35),
                Keep::Together);
    }

    const Report& m_report;
    double m_width;
    Theme m_theme;
    ReportStrips m_strips;
};

constexpr double emptiest = 0.25;      ///< of a page: more may not stay empty below a chart
constexpr double leastAtWorst = 0.7;   ///< of the minimum height, before a page is left that empty
constexpr double mostStretched = 0.5;  ///< of a chart's height, for filling a page

double heightOf(const ReportStrip& strip)
{
    return strip.before + strip.height;
}

double heightOf(std::span<const ReportStrip> strips)
{
    return std::accumulate(
        strips.begin(), strips.end(), 0.0,
        [](double sum, const ReportStrip& strip) { return sum + heightOf(strip); });
}

/// How much a chart can shrink; 0 for others.
double spareOf(const ReportStrip& strip, double least)
{
    return strip.resized ? std::max(0.0, strip.height - least * strip.least) : 0;
}

void resize(ReportStrip& strip, double height)
{
    ReportStrip other = strip.resized(height);
    strip.height = other.height;
    strip.paint = std::move(other.paint);
}

/// Shrinks charts, from the first on or all equally, as far as they can.
/// @return whether that is enough
bool lower(std::span<ReportStrip* const> strips, double excess, double least, bool isShared)
{
    double spare = 0;
    for (const ReportStrip* strip : strips)
        spare += spareOf(*strip, least);
    if (excess > spare)
        return false;
    const double share = isShared && spare > 0 ? excess / spare : 1;
    for (ReportStrip* strip : strips) {
        const double taken = std::min(excess, share * spareOf(*strip, least));
        if (taken > 0)
            resize(*strip, strip->height - taken);
        excess -= taken;
    }
    return true;
}

/// Stretches charts by `rest` in total.
void stretch(std::span<ReportStrip> strips, double rest)
{
    double most = 0;
    for (const ReportStrip& strip : strips)
        most += strip.resized ? mostStretched * strip.height : 0;
    for (ReportStrip& strip : strips)
        if (strip.resized)
            resize(strip, strip.height * (1 + mostStretched * std::min(1.0, rest / most)));
}

std::vector<ReportStrip*> pointersTo(std::initializer_list<std::span<ReportStrip>> all)
{
    std::vector<ReportStrip*> pointers;
    for (const std::span<ReportStrip> strips : all)
        for (ReportStrip& strip : strips)
            pointers.push_back(&strip);
    return pointers;
}

/// Makes room on a page for strips that stay together by shrinking their charts, and charts above
/// if much of the page would stay empty.
/// @param page the strips already there @return whether they fit
bool makeRoom(ReportStrips& page, std::span<ReportStrip> next, double room)
{
    const double rest = room - heightOf(page);
    const double excess = heightOf(next) - rest;
    if (excess <= 0 || lower(pointersTo({next}), excess, 1, false))
        return true;
    if (rest <= emptiest * room)
        return false;
    for (const double least : {1.0, leastAtWorst})
        if (lower(pointersTo({page, next}), excess, least, true))
            return true;
    stretch(page, rest);
    return false;
}

/// What is repeated at the top of a page.
ReportStrips pageBeginning(const ReportStrip& first)
{
    if (!first.repeated)
        return {};
    ReportStrip repeated = *first.repeated;
    repeated.before = 0;
    repeated.begins.clear();
    return {std::move(repeated)};
}

/// @return how many strips stay together; what no page can hold is split
std::size_t togetherOf(std::span<const ReportStrip> strips, double room)
{
    std::size_t count = 1;
    while (count < strips.size() && strips[count - 1].keepsWithNext)
        ++count;
    return heightOf(strips.first(count)) - strips.front().before > room ? 1 : count;
}

/// Divides the column into pages of that height.
std::vector<ReportStrips> paged(ReportStrips column, double room)
{
    std::vector<ReportStrips> pages(1);
    for (std::size_t first = 0; first < column.size();) {
        const std::span<ReportStrip> rest = std::span(column).subspan(first);
        const std::span<ReportStrip> next = rest.first(togetherOf(rest, room));
        bool isAtTop = pages.back().empty();
        if (!isAtTop && !makeRoom(pages.back(), next, room)) {
            pages.push_back(pageBeginning(next.front()));
            isAtTop = true;
        }
        if (isAtTop)
            next.front().before = 0;
        std::move(next.begin(), next.end(), std::back_inserter(pages.back()));
        first += next.size();
    }
    return pages;
}

}  // namespace

ReportPages::ReportPages(const Report& report, QSizeF paper)
    : m_title(report.title)
    , m_about(report.about)
    , m_author(report.author)
    , m_foot(report.foot.isEmpty() ? report.title : report.foot)
    , m_paper(paper)
    , m_margin(report.isTight ? narrowMargin : usualMargin)
{
    const Report written = writtenPart(report);
    const double room = paper.height() * pt - usualMargin - m_margin;
    for (ReportStrips& page :
         paged(PageColumn(written, paper.width() * pt - 2 * m_margin).strips(), room)) {
        m_pages.emplace_back();
        double y = 0;
        for (ReportStrip& strip : page) {
            y += strip.before;
            if (!strip.begins.isEmpty())
                m_places.push_back({strip.begins, strip.isSection, count()});
            m_pages.back().push_back({y, std::move(strip.paint)});
            y += strip.height;
        }
    }
}

void ReportPages::paint(QPainter& painter, int page, double dotsPerPoint) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dotsPerPoint / pt, dotsPerPoint / pt);
    for (const Placed& placed : m_pages[static_cast<std::size_t>(page)])
        placed.paint(painter, m_margin, m_margin + placed.y);
    const QFont font = reportFont(7.5);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(Theme::make(false, 16).mutedText);
    const double baseline = m_paper.height() * pt - footer;
    //: The number of a page, and how many there are
    const QString number = Wording::tr("%1 / %2").arg(page + 1).arg(count());
    const double right = m_paper.width() * pt - m_margin;
    painter.drawText(QPointF(right - metrics.horizontalAdvance(number), baseline), number);
    const double most = right - m_margin - metrics.horizontalAdvance(number) - 20 * pt;
    painter.drawText(QPointF(m_margin, baseline), metrics.elidedText(m_foot, Qt::ElideRight, most));
    painter.restore();
}

QStringList ReportPages::missingLetters() const
{
    return ui::missingLetters(m_paper, [this](QPainter& painter) {
        for (int page = 0; page < count(); ++page)
            paint(painter, page, layoutDotsPerPoint);
    });
}

}  // namespace ui
