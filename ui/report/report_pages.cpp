#include "ui/report/report_pages.h"

#include "ui/chart/inch.h"
#include "ui/export/drawn_figure.h"
#include "ui/export/missing_letters.h"
#include "ui/report/formula_figure.h"
#include "ui/report/report_strips.h"
#include "ui/report/table_strips.h"
#include "ui/theme/theme.h"
#include "ui/writer/figure_sheet.h"
#include "ui/writer/layout_dots.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ReportPages)
};

constexpr double dots = layoutDotsPerPoint;
constexpr double margin = 57 * dots;  // 20 mm
constexpr double footer = 36 * dots;  // above the paper's edge
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
            add(textStrips(byline, reportFont(bodySize), m_theme.text, m_width, 4 * dots));
        if (!m_report.about.isEmpty())
            add(textStrips(m_report.about, reportFont(bodySize), m_theme.mutedText, m_width,
                           4 * dots));
        for (const ReportSection& section : m_report.sections) {
            const std::size_t first = m_strips.size();
            add(textStrips(section.title, reportFont(12.5, QFont::Bold), m_theme.text, m_width,
                           22 * dots, 1.3),
                Keep::WithNext);
            m_strips[first].begins = section.title;
            m_strips[first].isSection = true;
            for (const ReportItem& item : section.items) {
                const std::size_t start = m_strips.size();
                std::visit([this](const auto& content) { add(content); }, item.content);
                if (start < m_strips.size())
                    m_strips[start].begins = item.name;
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
        add(textStrips(paragraph, reportFont(bodySize), m_theme.text, m_width, 6 * dots));
    }

    void add(const Formula& formula)
    {
        const FormulaOnPaper set = formulaOnPaper(formula, m_width / dots, formulaPoints);
        ReportStrip strip = pictureStrip(set.figure, set.points, m_width);
        strip.before = 9 * dots;
        m_strips.push_back(std::move(strip));
    }

    void add(const core::Table& table)
    {
        double before = 10 * dots;
        if (m_report.hasCaptions && !table.caption.empty()) {
            add(textStrips(QString::fromStdString(table.caption), reportFont(captionSize),
                           m_theme.mutedText, m_width, before, 1.35),
                Keep::WithNext);
            before = 3 * dots;
        }
        ReportStrips strips = tableStrips(table, m_width);
        strips.front().before = before;
        add(std::move(strips));
    }

    void add(const ReportFigure& chart)
    {
        const PaperFigure drawn = drawnFigure(chart.figure, chart.millimetres, {});
        ReportStrip strip = chartStrip(drawn, chart.millimetres * pointsPerMillimetre, m_width);
        strip.before = 14 * dots;
        const bool hasCaption = m_report.hasCaptions && !drawn.caption.isEmpty();
        strip.keepsWithNext = hasCaption;
        m_strips.push_back(std::move(strip));
        if (hasCaption)
            add(textStrips(drawn.caption, reportFont(captionSize), m_theme.mutedText, m_width,
                           4 * dots, 1.35),
                Keep::Together);
    }

    const Report& m_report;
    double m_width;
    Theme m_theme;
    ReportStrips m_strips;
};

/// The height of strips that stay together, of which charts were made lower so that they fit into
/// the room; as they are where that does not suffice.
double lowered(ReportStrips& strips, std::size_t first, std::size_t end, double height, double room)
{
    double excess = height - room;
    double spare = 0;
    for (std::size_t i = first; i < end; ++i)
        spare += strips[i].resized ? strips[i].height - strips[i].least : 0;
    if (excess <= 0 || excess > spare)
        return height;
    for (std::size_t i = first; i < end && excess > 0; ++i) {
        ReportStrip& strip = strips[i];
        if (!strip.resized)
            continue;
        const double taken = std::min(excess, strip.height - strip.least);
        ReportStrip lower = strip.resized(strip.height - taken);
        strip.height = lower.height;
        strip.paint = std::move(lower.paint);
        excess -= taken;
        height -= taken;
    }
    return height;
}

}  // namespace

ReportPages::ReportPages(const Report& report, QSizeF paper)
    : m_title(report.title)
    , m_about(report.about)
    , m_author(report.author)
    , m_paper(paper)
{
    const Report written = writtenPart(report);
    const double room = paper.height() * dots - 2 * margin;
    ReportStrips strips = PageColumn(written, paper.width() * dots - 2 * margin).strips();
    m_pages.emplace_back();
    double y = 0;
    for (std::size_t first = 0; first < strips.size();) {
        std::size_t end = first + 1;
        double height = strips[first].height;
        while (end < strips.size() && strips[end - 1].keepsWithNext) {
            height += strips[end].before + strips[end].height;
            ++end;
        }
        // What no page can hold is divided anyhow.
        if (height > room) {
            end = first + 1;
            height = strips[first].height;
        }
        const bool isAtTop = m_pages.back().empty();
        if (!isAtTop)
            height = lowered(strips, first, end, height, room - y - strips[first].before);
        if (!isAtTop && y + strips[first].before + height > room) {
            m_pages.emplace_back();
            y = 0;
            if (strips[first].repeated) {
                m_pages.back().push_back({y, strips[first].repeated->paint});
                y += strips[first].repeated->height;
            }
        } else if (!isAtTop) {
            y += strips[first].before;
        }
        for (std::size_t i = first; i < end; ++i) {
            ReportStrip& strip = strips[i];
            if (i > first)
                y += strip.before;
            if (!strip.begins.isEmpty())
                m_places.push_back({strip.begins, strip.isSection, count()});
            m_pages.back().push_back({y, std::move(strip.paint)});
            y += strip.height;
        }
        first = end;
    }
}

void ReportPages::paint(QPainter& painter, int page, double dotsPerPoint) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dotsPerPoint / dots, dotsPerPoint / dots);
    for (const Placed& placed : m_pages[static_cast<std::size_t>(page)])
        placed.paint(painter, margin, margin + placed.y);
    const QFont font = reportFont(7.5);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(Theme::make(false, 16).mutedText);
    const double baseline = m_paper.height() * dots - footer;
    //: The number of a page, and how many there are
    const QString number = PageWords::tr("%1 / %2").arg(page + 1).arg(count());
    const double right = m_paper.width() * dots - margin;
    painter.drawText(QPointF(right - metrics.horizontalAdvance(number), baseline), number);
    const double most = right - margin - metrics.horizontalAdvance(number) - 20 * dots;
    painter.drawText(QPointF(margin, baseline), metrics.elidedText(m_title, Qt::ElideRight, most));
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
