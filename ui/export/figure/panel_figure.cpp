// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/panel_figure.h"

#include "ui/charts/chart/inch.h"
#include "ui/charts/drawing/panel_fit.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/export/writer/placed_device.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/panel/legend_names.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

namespace ui {

namespace {

constexpr double letterLines = 1.4;  ///< lines of text: the strip with a panel's letter
constexpr double denseLines = 0.9;   ///< the same if it may reach into the panel's margin
constexpr double lowPanel = 8;       ///< millimetres: lower data areas are hard to read
constexpr int passes = 3;            ///< until margins and data areas fit each other
constexpr double leastArea = 6;      ///< points: smaller data areas are not equalised
constexpr double usualShare = 0.7;   ///< height over width of a panel, without words
constexpr double usualWords = 15;    ///< millimetres for words above and below
constexpr double lineSample = 24;    ///< design pixels

/// Measures a panel without drawing.
class NoDevice : public PaperDevice {
public:
    explicit NoDevice(QSizeF points)
        : PaperDevice(points * layoutDotsPerPoint, layoutDotsPerInch)
    {}
    QPaintEngine* paintEngine() const override { return &m_engine; }

private:
    struct Engine : QPaintEngine {
        Engine()
            : QPaintEngine(AllFeatures)
        {}
        bool begin(QPaintDevice* /*device*/) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& /*now*/) override {}
        void drawPath(const QPainterPath& /*path*/) override {}
        void drawPolygon(const QPointF* /*points*/, int /*count*/,
                         PolygonDrawMode /*mode*/) override
        {}
        void drawTextItem(const QPointF& /*place*/, const QTextItem& /*item*/) override {}
        void drawPixmap(const QRectF& /*place*/, const QPixmap& /*pixmap*/,
                        const QRectF& /*part*/) override
        {}
    };
    mutable Engine m_engine;
};

QStringList bodiesOf(const std::vector<LegendEntry>& entries)
{
    QStringList bodies;
    for (const LegendEntry& entry : entries)
        bodies << entry.name.chopped(entry.ending.size());
    return bodies;
}

QString signOf(std::size_t panel)
{
    return QStringLiteral("(%1)").arg(panelLetter(panel));
}

/// A nested panel's letter: "(i)", "(ii)", to differ from the outer letters.
QString innerSign(std::size_t panel)
{
    static const QStringList tens{QString(), QStringLiteral("x")};
    static const QString ones = QStringLiteral(" i ii iii iv v vi vii viii ix");
    return QStringLiteral("(%1%2)").arg(tens[static_cast<qsizetype>(panel + 1) / 10],
                                        ones.split(u' ')[static_cast<qsizetype>(panel + 1) % 10]);
}

/// A panel's text with the letters of its own nested panels.
QString innerText(const PaperFigure& panel, QString PaperFigure::*text)
{
    QString told = panel.*text;
    for (std::size_t i = 0; i < panel.panels.size(); ++i)
        told.replace(signOf(i) + u' ', innerSign(i) + u' ');
    return told;
}

/// The layout of panels on a page, in points.
class Layout {
public:
    Layout(const std::vector<PaperFigure>& panels, PanelGrid grid, QSizeF points,
           const FigureStyle& style)
        : m_panels(panels)
        , m_style(style)
        , m_look(lookOfPage(style, points))
        , m_line(QFontMetricsF(m_look.text).height() / unit())
        , m_fits(panels.size())
        , m_letterLines(grid.isDense ? denseLines : letterLines)
        , m_columns(static_cast<std::size_t>(grid.columns))
        , m_rows(static_cast<std::size_t>(grid.rows))
    {
        const double room = m_look.page->room().height() / unit();
        m_area = QRectF(0, points.height() - room - 2 * PaperPage::margin(), points.width(),
                        room + 2 * PaperPage::margin());
        for (std::unique_ptr<PanelFit>& fit : m_fits)
            fit = std::make_unique<PanelFit>();
        divide();
        measure();
        shareLegend();
        for (int pass = 0; pass < passes; ++pass) {
            divide();
            measure();
            agree();
        }
        if (!divide())
            m_style.notes.add(Wording::tr("The panels are too small for their axes. Use a larger "
                                          "figure, smaller text or fewer panels."));
        else
            tellLow(points.height());
    }

    const Look& look() const { return m_look; }
    /// Whether it is itself a panel of another figure.
    bool isInner() const { return m_style.fit != nullptr; }
    double unit() const { return m_look.page->unitsPerPoint(); }
    /// The height of a line of text with its spacing, as for the panels' letters.
    double letterHeight() const { return m_letterLines * m_line; }
    const Legend& legend() const { return m_legend; }
    /// The legend's position above the panels.
    QRectF legendPlace() const
    {
        return {m_area.left() + PaperPage::margin(), m_area.top() + PaperPage::margin(),
                m_area.width() - 2 * PaperPage::margin(), m_legendHeight};
    }
    /// The position of the panel's letter, above the panel.
    QRectF letterPlace(std::size_t panel) const
    {
        const QRectF place = placeOf(panel);
        return {place.left() + PaperPage::margin(), place.top() - letterHeight(),
                place.width() - 2 * PaperPage::margin(), letterHeight()};
    }
    QRectF placeOf(std::size_t panel) const
    {
        const Extent& column = m_columns[panel % m_columns.size()];
        const Extent& row = m_rows[panel / m_columns.size()];
        return {column.start, row.start + letterHeight(), column.length,
                row.length - letterHeight()};
    }
    FigureStyle styleOf(std::size_t panel) const
    {
        FigureStyle style = m_style;
        style.title.clear();
        style.x.reset();
        style.y.reset();
        style.fit = m_fits[panel].get();
        if (isShared(panel))
            style.legend = FigureStyle::Legend::None;
        return style;
    }

private:
    /// A column or a row.
    struct Extent {
        double start = 0;
        double length = 0;
        double before = 0;  ///< needed in addition to its data areas
        double behind = 0;
    };

    /// Whether the legend above the panels covers this panel.
    bool isShared(std::size_t panel) const { return !m_isShared.empty() && m_isShared[panel]; }

    /// Divides the length so that data areas, or otherwise whole panels, are equal.
    /// @return whether there is enough space
    static bool divide(std::vector<Extent>& extents, double start, double length, double fixed)
    {
        const auto count = static_cast<double>(extents.size());
        double around = 0;
        for (const Extent& extent : extents)
            around += extent.before + extent.behind + fixed;
        const double area = (length - around) / count;
        for (Extent& extent : extents) {
            extent.start = start;
            extent.length =
                area < leastArea ? length / count : area + extent.before + extent.behind + fixed;
            start += extent.length;
        }
        return area >= leastArea;
    }

    bool divide()
    {
        const double margins = 2 * PaperPage::margin();
        const bool isWide = divide(m_columns, m_area.left(), m_area.width(), margins);
        return divide(m_rows, m_area.top() + m_legendHeight, m_area.height() - m_legendHeight,
                      margins + letterHeight()) &&
               isWide;
    }

    /// Says which height of the figure is enough.
    void tellLow(double points) const
    {
        constexpr double perPoint = millimetresPerInch / pointsPerInch;
        const Extent& row = m_rows.front();
        const double area =
            row.length - row.before - row.behind - 2 * PaperPage::margin() - letterHeight();
        const double missing = lowPanel - area * perPoint;
        if (missing > 0)
            m_style.notes.add(
                Wording::tr("The panels are too short. Set the height of the figure to %1 mm.")
                    .arg(std::ceil(points * perPoint + missing * double(m_rows.size()))));
    }

    void measure() const
    {
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            FigureStyle style = styleOf(i);
            style.notes = {};
            NoDevice nowhere(placeOf(i).size());
            m_panels[i].paint(nowhere, placeOf(i).size(), style);
        }
    }

    void agree()
    {
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            const auto& found = m_fits[i]->found;
            if (!found)
                continue;
            Extent& column = m_columns[i % m_columns.size()];
            Extent& row = m_rows[i / m_columns.size()];
            column.before = std::max(column.before, found->left());
            column.behind = std::max(column.behind, found->right());
            row.before = std::max(row.before, found->top());
            row.behind = std::max(row.behind, found->bottom());
        }
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            const Extent& column = m_columns[i % m_columns.size()];
            const Extent& row = m_rows[i / m_columns.size()];
            m_fits[i]->least = {column.before, row.before, column.behind, row.behind};
        }
    }

    /// The first of at least two panels with the same curves.
    std::optional<std::size_t> firstAlike() const
    {
        for (std::size_t i = 0; i < m_fits.size(); ++i) {
            const QStringList names = bodiesOf(m_fits[i]->curves);
            const auto isAlike = [&](const auto& fit) { return bodiesOf(fit->curves) == names; };
            if (names.size() > 1 && std::ranges::count_if(m_fits, isAlike) > 1)
                return i;
        }
        return std::nullopt;
    }

    /// The values after a curve's name in panels that list these names: ", AUC 0.91, AP 0.87".
    QString valuesOf(std::size_t curve, const QStringList& bodies) const
    {
        QStringList values;
        for (const auto& fit : m_fits)
            if (bodiesOf(fit->curves) == bodies)
                values << withoutSeparator(fit->curves[curve].ending);
        values.removeDuplicates();
        values.removeAll(QString());
        QString behind;
        for (const QString& value : values)
            behind = detailedText(behind, value);
        return behind;
    }

    /// Moves the legend above if several panels name the same curves.
    void shareLegend()
    {
        using Place = FigureStyle::Legend;
        const auto first = firstAlike();
        if (!first || (m_style.legend != Place::Automatic && m_style.legend != Place::Above))
            return;
        std::vector<LegendEntry> entries = m_fits[*first]->curves;
        const QStringList bodies = bodiesOf(entries);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const QString values = valuesOf(i, bodies);
            entries[i] = {bodies[static_cast<qsizetype>(i)] + values, entries[i].paint, values};
        }
        FigureStyle above = m_style;
        above.legend = Place::Above;
        const Look look = lookOfPage(above, m_area.size());
        const QRectF below(QPointF(), m_look.page->room());
        const Legend legend(std::move(entries), lineSample, look, {below, {0, 1}, {0, 1}},
                            [](const QRectF&) { return 0; });
        if (legend.shown().empty())
            return;
        m_legend = legend;
        m_legendHeight = legend.rect().height() / unit() + PaperPage::margin();
        for (const auto& fit : m_fits) {
            m_isShared.push_back(bodiesOf(fit->curves) == bodies);
        }
    }

    const std::vector<PaperFigure>& m_panels;
    const FigureStyle& m_style;
    Look m_look;
    double m_line;
    QRectF m_area;
    std::vector<std::unique_ptr<PanelFit>> m_fits;
    double m_letterLines;
    std::vector<Extent> m_columns;
    std::vector<Extent> m_rows;
    Legend m_legend;
    double m_legendHeight = 0;
    std::vector<bool> m_isShared;  ///< by panel; empty: not shared
};

QString letterText(const Layout& layout, std::size_t panel)
{
    return layout.isInner() ? innerSign(panel) : signOf(panel);
}

QFont letterFont(const Layout& layout)
{
    QFont bold = layout.look().text;
    bold.setBold(true);
    return bold;
}

/// The width of a panel's letter and the space after it, in units.
double letterWidth(const Layout& layout, std::size_t panel)
{
    return QFontMetricsF(letterFont(layout))
        .horizontalAdvance(letterText(layout, panel) + QLatin1Char(' '));
}

/// Titles next to the letters: full if they fit, otherwise cut but distinct; empty if there is not
/// even room for that.
QStringList shownTitles(const std::vector<PaperFigure>& panels, const Layout& layout,
                        const FigureWords& words)
{
    const Renaming renaming(words);
    const QFontMetricsF metrics(layout.look().text);
    std::vector<LegendName> names;
    double room = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < panels.size(); ++i) {
        names.push_back({renaming(panels[i].title)});
        room =
            std::min(room, layout.letterPlace(i).width() * layout.unit() - letterWidth(layout, i));
    }
    const auto shown = shownNames(names, metrics, room, NameLength::Cut);
    QStringList titles;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const double own = layout.letterPlace(i).width() * layout.unit() - letterWidth(layout, i);
        if (metrics.horizontalAdvance(names[i].name) <= own)
            titles << names[i].name;
        else
            titles << (shown ? (*shown)[i].join(QLatin1Char(' ')) : QString());
    }
    return titles;
}

/// "(a) ROC".
void paintLetter(QPainter& painter, const Layout& layout, std::size_t panel, const QString& title)
{
    const QRectF points = layout.letterPlace(panel);
    QRectF place(points.topLeft() * layout.unit(), points.size() * layout.unit());
    painter.setPen(Qt::black);
    painter.setFont(letterFont(layout));
    const int alignment = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine;
    painter.drawText(place, alignment, letterText(layout, panel));
    place.setLeft(place.left() + letterWidth(layout, panel));
    painter.setFont(layout.look().text);
    painter.drawText(place, alignment, title);
}

void paintPanels(const std::vector<PaperFigure>& panels, PanelGrid grid, QPaintDevice& device,
                 QSizeF points, const FigureStyle& style)
{
    const Layout layout(panels, grid, points, style);
    QPainter painter(&device);
    painter.save();
    const PaperPage page(device, points, style);
    page.begin(painter);
    // The page starts at its margin, but panels use the full page.
    const QPointF room(PaperPage::margin(), points.height() - PaperPage::margin() -
                                                page.room().height() / layout.unit());
    painter.translate(-room * layout.unit());
    const QStringList titles = shownTitles(panels, layout, style.words);
    for (std::size_t i = 0; i < panels.size(); ++i)
        paintLetter(painter, layout, i, titles[static_cast<qsizetype>(i)]);
    const QPointF legend = layout.legendPlace().topLeft() * layout.unit();
    painter.translate(legend - layout.legend().rect().topLeft());
    layout.legend().paint(painter, layout.look());
    painter.restore();
    const double dots = device.logicalDpiX() / pointsPerInch;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const QRectF place = layout.placeOf(i);
        const FigureStyle own = layout.styleOf(i);
        PlacedDevice panel(painter, place.topLeft() * dots, place.size() * dots,
                           device.logicalDpiX());
        panels[i].paint(panel, place.size(), own);
    }
}

/// Each text after its letter, with common parts at the end.
QString joined(const std::vector<PaperFigure>& panels, QString PaperFigure::*text)
{
    QStringList all = sentencesOf(innerText(panels.front(), text));
    for (const PaperFigure& panel : panels) {
        const QStringList own = sentencesOf(innerText(panel, text));
        all.removeIf([&own](const QString& sentence) { return !own.contains(sentence); });
    }
    if (panels.size() == 1)
        all.clear();
    QStringList told;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        QStringList own = sentencesOf(innerText(panels[i], text));
        own.removeIf([&all](const QString& sentence) { return all.contains(sentence); });
        told << QStringLiteral("(%1) %2").arg(
            panelLetter(i), own.isEmpty() ? asSentence(panels[i].title) : joinedSentences(own));
    }
    return joinedSentences(told + all);
}

std::vector<PaperFigure> namedPanels(std::vector<PaperFigure> panels)
{
    for (PaperFigure& panel : panels)
        if (const auto named = panel.named)
            panel = *named;
    return panels;
}

/// Which panels do not show everything, each after its letter.
QString extentOf(const std::vector<PaperFigure>& panels, PanelGrid grid, QSizeF points,
                 const FigureStyle& style)
{
    const Layout layout(panels, grid, points, style);
    QStringList told;
    for (std::size_t i = 0; i < panels.size(); ++i)
        if (panels[i].extent)
            told << QStringLiteral("(%1) %2").arg(
                panelLetter(i), panels[i].extent(layout.placeOf(i).size(), layout.styleOf(i)));
    return joinedSentences(told);
}

}  // namespace

PanelGrid usualGrid(std::size_t panels)
{
    const int count = static_cast<int>(panels);
    if (count <= 3)
        return {1, std::max(count, 1)};
    const int columns = static_cast<int>(std::ceil(std::sqrt(double(count))));
    return {(count + columns - 1) / columns, columns};
}

double usualHeight(const PaperFigure& figure, double width, const FigureStyle& style)
{
    const int count = static_cast<int>(figure.panels.size());
    const PanelGrid grid{(count + figure.panelColumns - 1) / figure.panelColumns,
                         figure.panelColumns};
    const double plain = std::round((width / grid.columns * usualShare + usualWords) * grid.rows);
    constexpr double perPoint = 25.4 / pointsPerInch;
    FigureStyle tried = style;
    tried.notes = {};
    const Layout layout(figure.panels, grid, QSizeF(width, 2 * plain) / perPoint, tried);
    const double further = layout.legendPlace().height() - layout.letterHeight();
    return plain + std::ceil(std::max(0.0, further) * perPoint);
}

QString panelLetter(std::size_t panel)
{
    return QString(QChar(u'a' + static_cast<int>(panel)));
}

PaperFigure panelFigure(std::vector<PaperFigure> panels, PanelGrid grid)
{
    PaperFigure figure;
    QStringList kinds;
    QStringList titles;
    for (PaperFigure& panel : panels) {
        panel.caption = joinedSentences({panel.caption, panel.guides, panel.marks});
        kinds << panel.kind;
        titles << panel.title;
        figure.hasLegend = figure.hasLegend || panel.hasLegend;
        addNames(figure.names, panel.names);
        figure.ids = std::max(figure.ids, panel.ids);
    }
    figure.kind = kinds.join(QLatin1Char('+'));
    figure.title = listText(titles);
    figure.description = joined(panels, &PaperFigure::description);
    figure.caption = joined(panels, &PaperFigure::caption);
    if (std::ranges::any_of(panels,
                            [](const PaperFigure& panel) { return !panel.methods.isEmpty(); }))
        figure.methods = joined(panels, &PaperFigure::methods);
    const auto shared = std::make_shared<const std::vector<PaperFigure>>(panels);
    figure.paint = [shared, grid](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
        paintPanels(*shared, grid, device, points, style);
    };
    if (std::ranges::any_of(panels, [](const PaperFigure& panel) { return bool(panel.extent); }))
        figure.extent = [shared, grid](QSizeF points, const FigureStyle& style) {
            return extentOf(*shared, grid, points, style);
        };
    if (std::ranges::any_of(panels,
                            [](const PaperFigure& panel) { return panel.named != nullptr; }))
        figure.named = std::make_shared<const PaperFigure>(panelFigure(namedPanels(panels), grid));
    figure.panels = std::move(panels);
    figure.panelColumns = grid.columns;
    return figure;
}

}  // namespace ui
