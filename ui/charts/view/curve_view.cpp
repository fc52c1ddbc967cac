// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/curve_view.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr double smallestShare = 1e-5;  ///< smallest part of the plane that can be shown

/// Moves and resizes the range to fit into the whole.
ChartRange kept(const ChartRange& requested, const ChartRange& whole)
{
    const double all = whole.upper - whole.lower;
    const double length = std::clamp(requested.upper - requested.lower, smallestShare * all, all);
    if (length >= all)
        return whole;
    const double lower = std::clamp(requested.lower, whole.lower, whole.upper - length);
    return {lower, lower + length};
}

}  // namespace

CurveView::CurveView(QWidget* parent, double leastHeight)
    : KeptView({.usual = {420, 320}, .least = {200, leastHeight}}, parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Curves"));
}

void CurveView::setChart(CurveChart chart)
{
    const CurveChart& before = m_figure.chart();
    if (chart == before)
        return;
    const bool isSamePlane = chart.x == before.x && chart.y == before.y;
    const CurvePlane shown = m_figure.shown();
    m_figure.setChart(std::move(chart));
    if (isSamePlane)
        m_figure.setShown(shown);
    const auto isGone = [this](CurvePlace place) { return !has(m_figure.chart(), place); };
    if (m_current && isGone(*m_current))
        m_current.reset();
    std::erase_if(m_highlight, isGone);
    stale();
    endHover();
    tell();
}

void CurveView::setCurrent(std::optional<CurvePlace> place)
{
    if (place && !has(chart(), *place))
        place.reset();
    if (m_current == place)
        return;
    m_current = place;
    refreshMarks();
    tell();
}

void CurveView::setHighlight(std::vector<CurvePlace> places)
{
    std::erase_if(places, [this](CurvePlace place) { return !has(chart(), place); });
    if (m_highlight == places)
        return;
    m_highlight = std::move(places);
    refreshMarks();
}

void CurveView::setWords(CurveWords words)
{
    m_words = std::move(words);
    refreshMarks();
    tell();
}

void CurveView::setShown(ChartRange x, ChartRange y)
{
    const CurvePlane plane{kept(x, chart().x), kept(y, chart().y)};
    if (plane == m_figure.shown())
        return;
    m_figure.setShown(plane);
    stale();
}

void CurveView::showAll()
{
    setShown(chart().x, chart().y);
}

QRectF CurveView::dataArea() const
{
    arrange();
    return m_figure.frame().area;
}

QPointF CurveView::positionOf(double x, double y) const
{
    arrange();
    return m_figure.frame().at(x, y);
}

QPointF CurveView::positionOf(CurvePlace place) const
{
    arrange();
    return m_figure.positionOf(place);
}

QRectF CurveView::legendArea() const
{
    arrange();
    return m_figure.legend().rect();
}

QString CurveView::tipText() const
{
    arrange();
    return m_marks.tip ? m_marks.tip->text() : QString();
}

bool CurveView::isEmpty() const
{
    return ui::isEmpty(chart());
}

void CurveView::layOut(const Look& look) const
{
    m_figure.arrange(look, size(), devicePixelRatioF());
}

void CurveView::paintPicture(QPaintDevice& device) const
{
    m_figure.paint(device);
    m_marks = marksNow();  // next to the names that were painted
}

void CurveView::paintMarks(QPainter& painter) const
{
    m_marks.paint(painter, m_figure.look());
}

CurveMarks CurveView::marksNow() const
{
    const auto label = [this](CurvePlace place) {
        return m_words.label ? m_words.label(place) : QString();
    };
    CurveMarks marks;
    marks.dots = dotsAt(m_figure, m_highlight);
    if (m_current)
        marks.ring = ringAt(m_figure, *m_current,
                            m_words.reading ? m_words.reading(*m_current) : label(*m_current));
    for (const CurvePlace& place : m_highlight)
        if (const QString name = m_words.name ? m_words.name(place) : QString(); !name.isEmpty())
            for (CurveMarks::Dot& dot : marks.dots)
                if (dot.line == place.line && dot.place == m_figure.positionOf(place))
                    nameDot(m_figure, dot, name, marks.ring);
    if (m_hover && m_figure.isShown(m_hover->place)) {
        const auto& [place, mouse] = *m_hover;
        marks.dots.push_back({m_figure.positionOf(place), place.line});
        marks.tip = ui::tipAt(m_figure, place, label(place), mouse, rect());
    }
    return marks;
}

/// Repaints only the old and the new marks.
void CurveView::refreshMarks()
{
    if (!isArranged())
        return;  // laid out when painted
    const QRegion before = m_marks.area(m_figure.look());
    m_marks = marksNow();
    update(before + m_marks.area(m_figure.look()));
}

QString CurveView::pointSentence() const
{
    return m_current && m_words.sentence ? m_words.sentence(*m_current) : QString();
}

void CurveView::tell()
{
    describe(isEmpty() ? emptyText() : m_words.whole, pointSentence());
}

}  // namespace ui
