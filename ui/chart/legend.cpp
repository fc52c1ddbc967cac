#include "ui/chart/legend.h"

#include "ui/chart/clipped_line.h"
#include "ui/chart/paper_page.h"
#include "ui/chart/plot.h"
#include "ui/chart/series_lookup.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace ui {

namespace {

constexpr double lineSample = 24;
constexpr double gap = 7;
constexpr double columnGap = 16;
constexpr double inset = 8;
constexpr double rowFactor = 1.2;
constexpr double sampleShare = 0.62;  ///< of the text's height
/// Of the data area: a longer name is shortened.
constexpr double widestShare = 0.45;
constexpr double widestShareOnPaper = 0.6;
/// Of the data area: a taller legend above it would leave the curves too little.
constexpr double tallestShare = 0.3;
constexpr double tallestShareOfPage = 0.36;
constexpr double groundOpacity = 0.82;
constexpr double widestEnds = 0.34;   ///< of the surface: names where curves end
constexpr double farthestEnd = 0.06;  ///< of the axis: a curve that ends earlier is not at the edge

/// How many samples of the curves lie under `rect`.
int covered(const Chart& chart, const Frame& frame, const QRectF& rect)
{
    constexpr int samples = 48;
    int count = 0;
    for (const Series& series : chart.series) {
        for (int i = 0; i <= samples; ++i) {
            const double pixel = rect.left() + rect.width() * i / samples;
            const auto height = heightAt(series, frame.xAt(pixel));
            if (!height)
                continue;
            const double y = frame.at(0, *height).y();
            count += y >= rect.top() && y <= rect.bottom();
        }
    }
    return count;
}

std::array<QRectF, 4> corners(const QRectF& area, const QSizeF& size, double margin)
{
    const QRectF room = area.adjusted(margin, margin / 2, -margin / 2, -margin);
    const double right = room.right() - size.width();
    const double bottom = room.bottom() - size.height();
    return {QRectF(room.topLeft(), size), QRectF(QPointF(right, room.top()), size),
            QRectF(QPointF(right, bottom), size), QRectF(QPointF(room.left(), bottom), size)};
}

void paintLineSample(QPainter& painter, const Look& look, int index, bool hasShape,
                     const QRectF& sample)
{
    const SeriesLook series = seriesLook(index, look);
    const QPointF start(sample.left(), sample.center().y());
    const QPointF width(sample.width(), 0);
    painter.setPen(series.pen);
    painter.drawLine(start, start + width);
    painter.setPen(Qt::NoPen);
    painter.setBrush(series.pen.color());
    if (hasShape)
        paintShape(painter, series, start + width / 2);
}

std::vector<LegendEntry> entriesOf(const Chart& chart, const Look& look, bool hasShapes)
{
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < chart.series.size(); ++i)
        entries.push_back(
            {chart.series[i].name, [look, i, hasShapes](QPainter& painter, const QRectF& sample) {
                 paintLineSample(painter, look, int(i), hasShapes, sample);
             }});
    return entries;
}

double distance(const QRectF& rect, QPointF point)
{
    const double across = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const double up = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(across, up);
}

/// Places along a curve, evenly apart.
QList<QPointF> placesAlong(const DrawnCurve& curve, double step)
{
    QList<QPointF> places;
    for (const QPolygonF& part : curve.parts) {
        double left = 0;
        for (qsizetype i = 0; i + 1 < part.size(); ++i) {
            const QLineF segment(part[i], part[i + 1]);
            for (; left < segment.length(); left += step)
                places += segment.pointAt(left / segment.length());
            left -= segment.length();
        }
    }
    return places;
}

/// Around a place, not far from it.
std::array<QRectF, 8> around(QPointF place, QSizeF size, double away)
{
    const double w = size.width();
    const double h = size.height();
    const double x = place.x();
    const double y = place.y();
    return {QRectF(x + away, y - away / 2 - h, w, h), QRectF(x + away, y - h / 2, w, h),
            QRectF(x + away, y + away / 2, w, h),     QRectF(x - w / 2, y - away - h, w, h),
            QRectF(x - w / 2, y + away, w, h),        QRectF(x - away - w, y - away / 2 - h, w, h),
            QRectF(x - away - w, y - h / 2, w, h),    QRectF(x - away - w, y + away / 2, w, h)};
}

/// The curve of `index` is the nearest to what stands there, and none passes through.
struct Nearness {
    double own;
    double others;
};

std::optional<Nearness> nearness(const QRectF& rect, std::size_t index,
                                 const std::vector<DrawnCurve>& curves,
                                 const std::vector<QList<QPointF>>& places)
{
    Nearness near{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    for (std::size_t i = 0; i < places.size(); ++i)
        for (const QPointF& place : places[i]) {
            const double away = distance(rect, place);
            if (away == 0)
                return std::nullopt;
            double& least = i == index ? near.own : near.others;
            if (!curves[i].name.isEmpty())
                least = std::min(least, away);
        }
    return near;
}

}  // namespace

Legend::Legend(const Chart& chart, const Look& look, const Frame& frame, bool hasShapes)
    : m_rowHeight(std::ceil(QFontMetricsF(look.text).height() * rowFactor))
    , m_pad(4 * look.scale)
    , m_sample(lineSample * look.scale)
    , m_gap(gap * look.scale)
{
    for (LegendEntry& entry : entriesOf(chart, look, hasShapes))
        m_entries.push_back({std::move(entry), {}});
    // On the screen the marker is dragged, and the legend does not dodge it.
    const bool dodges = look.page && chart.marker;
    const double marker = dodges ? frame.at(*chart.marker, 0).x() : 0;
    const auto cover = [&](const QRectF& rect) {
        const bool isOnMarker = dodges && rect.left() <= marker && marker <= rect.right();
        return covered(chart, frame, rect) + (isOnMarker ? 1 : 0);
    };
    choosePlace(look, frame, cover, true);
}

Legend::Legend(std::vector<LegendEntry> entries, double sampleWidth, const Look& look,
               const Frame& frame, const Cover& cover, double clearance)
    : m_rowHeight(std::ceil(QFontMetricsF(look.text).height() * rowFactor))
    , m_pad(4 * look.scale)
    , m_sample(sampleWidth * look.scale)
    , m_gap(gap * look.scale)
    , m_clearance(clearance)
{
    for (LegendEntry& entry : entries)
        if (!entry.name.isEmpty())
            m_entries.push_back({std::move(entry), {}});
    choosePlace(look, frame, cover, false);
}

void Legend::choosePlace(const Look& look, const Frame& frame, const Cover& cover,
                         bool isInsideFirst)
{
    using Wish = FigureStyle::Legend;
    const Wish wish = look.legend();
    if (wish == Wish::None)
        m_entries.clear();
    if (m_entries.empty())
        return;
    if (wish == Wish::Above && flowAbove(look, frame))
        return;
    if (wish == Wish::Beside && stackBeside(look, frame))
        return;
    const bool isAutomatic = wish != Wish::Inside;
    const auto isGood = [&] { return !look.page || isLegible(); };
    if (isAutomatic && isInsideFirst && stackInside(look, frame, cover) && isGood() &&
        (!look.page || fitsInside(frame)))
        return;
    if (isAutomatic && flowAbove(look, frame) && isGood())
        return;
    if (isAutomatic && stackBeside(look, frame) && isGood())
        return;
    stackInside(look, frame, cover);
    if (look.page && !(fitsInside(frame) && isLegible()))
        m_entries.clear();
}

bool Legend::isLegible() const
{
    constexpr qsizetype least = 5;  // letters
    return std::all_of(m_entries.begin(), m_entries.end(), [](const Entry& entry) {
        return entry.shown == entry.entry.name || entry.shown.size() >= least;
    });
}

bool Legend::fitsInside(const Frame& frame) const
{
    return m_rect.width() <= frame.area.width() && m_rect.height() <= frame.area.height();
}

void Legend::shorten(const Look& look, double width)
{
    const QFontMetricsF metrics(look.text);
    for (Entry& entry : m_entries) {
        const double room = width - (look.page ? m_sample + m_gap + 2 * m_pad : 0);
        entry.shown = metrics.elidedText(entry.entry.name, Qt::ElideMiddle, std::max(0.0, room));
        const double name = std::ceil(metrics.horizontalAdvance(entry.shown)) + 1;
        entry.place = QRectF(0, 0, m_sample + m_gap + name, m_rowHeight);
    }
}

bool Legend::stackInside(const Look& look, const Frame& frame, const Cover& cover)
{
    shorten(look, (look.page ? widestShareOnPaper : widestShare) * frame.area.width());
    stack();
    int least = std::numeric_limits<int>::max();
    QRectF best;
    for (const QRectF& corner : corners(frame.area, m_rect.size(), inset * look.scale)) {
        const int count = cover(corner);
        if (count < least) {
            least = count;
            best = corner;
        }
    }
    m_rect = best;
    m_place = Place::Inside;
    return least == 0;
}

void Legend::stack()
{
    double width = 0;
    double y = m_pad;
    for (Entry& entry : m_entries) {
        entry.place.moveTopLeft({m_pad, y});
        y += m_rowHeight;
        width = std::max(width, entry.place.width());
    }
    m_rect = QRectF(0, 0, width + 2 * m_pad, y + m_pad);
}

bool Legend::flowAbove(const Look& look, const Frame& frame)
{
    const double width = frame.area.width();
    shorten(look, look.page ? width + 2 * m_pad : widestShare * width);
    QPointF next(0, 0);
    for (Entry& entry : m_entries) {
        if (next.x() > 0 && next.x() + entry.place.width() > width)
            next = QPointF(0, next.y() + m_rowHeight);
        entry.place.moveTopLeft(next);
        next.rx() += entry.place.width() + columnGap * look.scale;
    }
    m_rect = QRectF(0, 0, width, next.y() + m_rowHeight + m_pad + m_clearance);
    m_place = Place::Above;
    follow(frame);
    // On paper titles make way where the area becomes too low.
    return look.page ? m_rect.height() <= tallestShareOfPage * look.page->room().height()
                     : m_rect.height() <= tallestShare * frame.area.height();
}

void Legend::follow(const Frame& frame)
{
    if (m_place == Place::Above)
        m_rect.moveBottomLeft(frame.area.topLeft() - QPointF(0, m_pad));
    else if (m_place == Place::Beside)
        m_rect.moveTopLeft(frame.area.topRight() + QPointF(2 * m_pad + m_clearance, -m_pad));
    else if (m_place == Place::AtEnds)
        spreadEnds(frame);
}

Frame Legend::settle(Plot& plot, const Look& look, QSize size, QSizeF least)
{
    if (const QSizeF room = roomOutside(); !room.isNull())
        plot.arrange(look, size, room.expandedTo(least));
    const Frame frame = plot.frame();
    follow(frame);
    return frame;
}

QSizeF Legend::roomOutside() const
{
    if (m_entries.empty())
        return {0, 0};
    switch (m_place) {
    case Place::Above:
        return {0, m_rect.height()};
    case Place::Beside:
    case Place::AtEnds:
        return {m_rect.width() + 2 * m_pad + m_clearance, 0};
    case Place::Inside:
    case Place::Direct:
        break;
    }
    return {0, 0};
}

bool Legend::stackBeside(const Look& look, const Frame& frame)
{
    shorten(look, widestShare * frame.area.width());
    stack();
    m_place = Place::Beside;
    follow(frame);
    const double axis = (look.page ? 1 : 2) * m_rowHeight;
    const double most = (look.page ? 0.5 : widestShare) * frame.area.width();
    return m_rect.width() <= most &&
           m_rect.height() <= frame.area.height() + axis + look.theme.px(4);
}

std::optional<Legend> Legend::direct(const std::vector<DrawnCurve>& curves, const Look& look,
                                     const QRectF& area)
{
    const QFontMetricsF metrics(look.text);
    const double away = 0.35 * metrics.height();
    std::vector<QList<QPointF>> places;
    places.reserve(curves.size());
    for (const DrawnCurve& curve : curves)
        places.push_back(placesAlong(curve, 0.2 * metrics.height()));
    Legend legend;
    legend.m_place = Place::Direct;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        if (curves[i].name.isEmpty())
            continue;
        const QString name =
            metrics.elidedText(curves[i].name, Qt::ElideMiddle, widestShareOnPaper * area.width());
        const QSizeF size(std::ceil(metrics.horizontalAdvance(name)) + 1, 0.85 * metrics.height());
        std::optional<QRectF> best;
        double most = 0;
        for (qsizetype at = 0; at < places[i].size(); at += 2)
            for (const QRectF& rect : around(places[i][at], size, away)) {
                if (!area.contains(rect) || legend.covers(rect))
                    continue;
                const auto near = nearness(rect, i, curves, places);
                if (!near)
                    continue;
                // Far enough from all others is enough.
                const double score = std::min(near->others, 3 * metrics.height()) / near->own;
                if (score > most) {
                    most = score;
                    best = rect;
                }
            }
        constexpr double clear = 1.4;  // times as far from any other curve
        if (most < clear)
            return std::nullopt;
        legend.m_entries.push_back({{curves[i].name, {}}, name, *best});
    }
    return legend;
}

std::optional<Legend> Legend::atEnds(const Chart& chart, const Look& look, const Frame& frame,
                                     double width)
{
    const QFontMetricsF metrics(look.text);
    Legend legend;
    legend.m_place = Place::AtEnds;
    legend.m_rowHeight = std::ceil(metrics.height());
    legend.m_pad = 4 * look.scale;
    double widest = 0;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const Series& series = chart.series[i];
        const auto end = std::find_if(series.y.rbegin(), series.y.rend(),
                                      [](double y) { return !std::isnan(y); });
        if (end == series.y.rend())
            return std::nullopt;
        const double x = series.x[static_cast<std::size_t>(series.y.rend() - end) - 1];
        const double axis = frame.x.upper - frame.x.lower;
        const auto height = x > frame.x.upper ? heightAt(series, frame.x.upper) : *end;
        if (x < frame.x.upper - farthestEnd * axis || !height || *height < frame.y.lower ||
            *height > frame.y.upper)
            return std::nullopt;
        const QString name = metrics.elidedText(series.name, Qt::ElideMiddle, widestEnds * width);
        widest = std::max(widest, std::ceil(metrics.horizontalAdvance(name)) + 1);
        legend.m_entries.push_back({{series.name, {}}, name, {}, *height, {}, int(i)});
    }
    legend.m_sample = 12 * look.scale;
    legend.m_rect = QRectF(0, 0, legend.m_sample + widest, 0);
    if (double(legend.m_entries.size()) * legend.m_rowHeight > frame.area.height())
        return std::nullopt;
    return legend;
}

/// As near to the ends as they can be without covering each other.
void Legend::spreadEnds(const Frame& frame)
{
    std::vector<std::size_t> order(m_entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [this](std::size_t a, std::size_t b) { return m_entries[a].end > m_entries[b].end; });
    std::vector<double> tops;
    tops.reserve(order.size());
    for (const std::size_t i : order)
        tops.push_back(frame.at(0, m_entries[i].end).y() - m_rowHeight / 2);
    // Pushed apart downwards, then back up from below.
    for (std::size_t i = 1; i < tops.size(); ++i)
        tops[i] = std::max(tops[i], tops[i - 1] + m_rowHeight);
    double limit = frame.area.bottom() + m_rowHeight / 2 - m_rowHeight;
    for (std::size_t i = tops.size(); i-- > 0; limit = tops[i] - m_rowHeight)
        if (tops[i] > limit)
            tops[i] = limit;
    m_rect = QRectF(frame.area.right(), frame.area.top(), m_rect.width(), frame.area.height());
    for (std::size_t i = 0; i < order.size(); ++i) {
        Entry& entry = m_entries[order[i]];
        const QPointF end(frame.area.right(), frame.at(0, entry.end).y());
        entry.place =
            QRectF(m_sample, tops[i] - frame.area.top(), m_rect.width() - m_sample, m_rowHeight);
        entry.leader = QLineF(end + QPointF(m_sample * 0.3, 0),
                              QPointF(end.x() + m_sample * 0.8, tops[i] + m_rowHeight / 2));
    }
}

bool Legend::covers(const QRectF& place) const
{
    if (m_place != Place::Direct)
        return !m_entries.empty() && place.intersects(m_rect);
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [&](const Entry& entry) { return place.intersects(entry.place); });
}

void Legend::paint(QPainter& painter, const Look& look) const
{
    if (m_entries.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_place == Place::Inside)
        paintGround(painter, look, m_rect, groundOpacity, m_pad);
    painter.setFont(look.text);
    for (const Entry& entry : m_entries)
        paintEntry(painter, look, entry);
    painter.restore();
}

void Legend::paintEntry(QPainter& painter, const Look& look, const Entry& entry) const
{
    QRectF place = entry.place.translated(m_rect.topLeft());
    if (entry.entry.paint) {
        QRectF sample(place.left(), 0, m_sample, sampleShare * QFontMetricsF(look.text).height());
        sample.moveCenter({sample.center().x(), place.center().y()});
        entry.entry.paint(painter, sample);
        place.adjust(m_sample + m_gap, 0, 0, 0);
    } else if (m_place == Place::AtEnds) {
        QPen pen = seriesLook(entry.series, look).pen;
        pen.setStyle(Qt::SolidLine);
        pen.setWidthF(look.line(1));
        painter.setPen(pen);
        painter.drawLine(entry.leader);
    }
    painter.setPen(look.theme.text);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, entry.shown);
}

}  // namespace ui
