#include "ui/chart_view/curve_view.h"

#include "ui/chart_view/curve_view_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr double smallestShare = 1e-5;  ///< of the plane, that can be shown

/// Moved and stretched to fit into the whole.
ChartRange kept(const ChartRange& wanted, const ChartRange& whole)
{
    const double all = whole.upper - whole.lower;
    const double length = std::clamp(wanted.upper - wanted.lower, smallestShare * all, all);
    if (length >= all)
        return whole;
    const double lower = std::clamp(wanted.lower, whole.lower, whole.upper - length);
    return {lower, lower + length};
}

bool isSame(const NumberFormat& a, const NumberFormat& b)
{
    return a.digits == b.digits && a.locale == b.locale;
}

bool isSame(const CurveChart& a, const CurveChart& b)
{
    return a.lines == b.lines && a.decorations == b.decorations && a.xTitle == b.xTitle &&
           a.yTitle == b.yTitle && a.x == b.x && a.y == b.y && isSame(a.format, b.format) &&
           a.front == b.front && a.ticks == b.ticks && a.meaning == b.meaning && a.bands == b.bands;
}

}  // namespace

CurveView::CurveView(QWidget* parent)
    : KeptView({.usual = {420, 320}, .least = {200, 150}}, parent)
    , m_parts(std::make_unique<Parts>())
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Curves"));
}

CurveView::~CurveView() = default;

void CurveView::setChart(CurveChart chart)
{
    Parts& parts = *m_parts;
    const CurveChart& before = parts.figure.chart();
    if (isSame(chart, before))
        return;
    const bool isSamePlane = chart.x == before.x && chart.y == before.y;
    const CurvePlane shown = parts.figure.shown();
    parts.figure.setChart(std::move(chart));
    if (isSamePlane)
        parts.figure.setShown(shown);
    const auto isGone = [&parts](CurvePlace place) { return !has(parts.figure.chart(), place); };
    if (parts.current && isGone(*parts.current))
        parts.current.reset();
    std::erase_if(parts.attention, isGone);
    stale();
    endHover();
    tell();
}

void CurveView::setCurrent(std::optional<CurvePlace> place)
{
    if (place && !has(chart(), *place))
        place.reset();
    if (m_parts->current == place)
        return;
    m_parts->current = place;
    refreshMarks();
    tell();
}

void CurveView::setAttention(std::vector<CurvePlace> places)
{
    std::erase_if(places, [this](CurvePlace place) { return !has(chart(), place); });
    if (m_parts->attention == places)
        return;
    m_parts->attention = std::move(places);
    refreshMarks();
}

void CurveView::setWords(CurveWords words)
{
    m_parts->words = std::move(words);
    refreshMarks();
    tell();
}

void CurveView::setZoomable(bool isZoomable)
{
    m_parts->isZoomable = isZoomable;
}

void CurveView::setShown(ChartRange x, ChartRange y)
{
    const CurvePlane plane{kept(x, chart().x), kept(y, chart().y)};
    if (plane == m_parts->figure.shown())
        return;
    m_parts->figure.setShown(plane);
    stale();
}

void CurveView::showAll()
{
    setShown(chart().x, chart().y);
}

const CurveChart& CurveView::chart() const
{
    return m_parts->figure.chart();
}

std::optional<CurvePlace> CurveView::current() const
{
    return m_parts->current;
}

const std::vector<CurvePlace>& CurveView::attention() const
{
    return m_parts->attention;
}

ChartRange CurveView::shownX() const
{
    return m_parts->figure.shown().x;
}

ChartRange CurveView::shownY() const
{
    return m_parts->figure.shown().y;
}

bool CurveView::showsAll() const
{
    return m_parts->figure.shown() == m_parts->figure.whole();
}

QRectF CurveView::dataArea() const
{
    arrange();
    return m_parts->figure.frame().area;
}

QPointF CurveView::positionOf(double x, double y) const
{
    arrange();
    return m_parts->figure.frame().at(x, y);
}

QPointF CurveView::positionOf(CurvePlace place) const
{
    arrange();
    return m_parts->figure.positionOf(place);
}

QRectF CurveView::legendArea() const
{
    arrange();
    return m_parts->figure.legend().rect();
}

QString CurveView::tipText() const
{
    arrange();
    return m_parts->marks.tip ? m_parts->marks.tip->text() : QString();
}

bool CurveView::isEmpty() const
{
    return ui::isEmpty(chart());
}

void CurveView::layOut(const Look& look) const
{
    m_parts->figure.arrange(look, size(), devicePixelRatioF());
}

void CurveView::paintPicture(QPaintDevice& device) const
{
    m_parts->figure.paint(device);
    m_parts->marks = marksNow();  // beside the names that were painted
}

void CurveView::paintMarks(QPainter& painter) const
{
    m_parts->marks.paint(painter, m_parts->figure.look());
}

CurveMarks CurveView::marksNow() const
{
    const Parts& parts = *m_parts;
    const auto label = [&parts](CurvePlace place) {
        return parts.words.label ? parts.words.label(place) : QString();
    };
    CurveMarks marks;
    marks.dots = dotsAt(parts.figure, parts.attention);
    if (parts.current)
        marks.ring = ringAt(parts.figure, *parts.current, label(*parts.current));
    if (parts.hover && parts.figure.isShown(parts.hover->place)) {
        const auto& [place, mouse] = *parts.hover;
        marks.dots.push_back({parts.figure.positionOf(place), place.line});
        marks.tip = ui::tipAt(parts.figure, place, label(place), mouse, rect());
    }
    return marks;
}

/// Only what was on top and what is now is painted again.
void CurveView::refreshMarks()
{
    Parts& parts = *m_parts;
    if (!isArranged())
        return;  // laid out when it is painted
    const QRegion before = parts.marks.area(parts.figure.look());
    parts.marks = marksNow();
    update(before + parts.marks.area(parts.figure.look()));
}

QString CurveView::pointSentence() const
{
    const Parts& parts = *m_parts;
    return parts.current && parts.words.sentence ? parts.words.sentence(*parts.current) : QString();
}

void CurveView::tell()
{
    describe(isEmpty() ? emptyText() : m_parts->words.whole, pointSentence());
}

}  // namespace ui
