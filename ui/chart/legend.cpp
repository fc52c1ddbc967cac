#include "ui/chart/legend.h"

#include "ui/chart/series_lookup.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace ui {

namespace {

constexpr double sampleWidth = 24;
constexpr double gap = 7;
constexpr double columnGap = 16;
constexpr double inset = 8;
constexpr double rowFactor = 1.2;
/// Of the data area: a longer name is shortened.
constexpr double widestShare = 0.45;
constexpr double most = std::numeric_limits<double>::max();

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

}  // namespace

Legend::Legend(const Chart& chart, const Look& look, const Frame& frame, bool hasShapes)
    : m_pad(4 * look.scale)
    , m_hasShapes(hasShapes)
{
    const QFontMetricsF metrics(look.text);
    m_rowHeight = std::ceil(metrics.height() * rowFactor);
    for (const Series& series : chart.series) {
        const QString name =
            metrics.elidedText(series.name, Qt::ElideMiddle, widestShare * frame.area.width());
        const double width =
            (sampleWidth + gap) * look.scale + std::ceil(metrics.horizontalAdvance(name)) + 1;
        m_entries.push_back({name, QRectF(0, 0, width, m_rowHeight)});
    }
    if (!m_entries.empty())
        placeInside(chart, look, frame);
}

void Legend::placeInside(const Chart& chart, const Look& look, const Frame& frame)
{
    stack(most);
    int least = std::numeric_limits<int>::max();
    QRectF best;
    for (const QRectF& corner : corners(frame.area, m_rect.size(), inset * look.scale)) {
        const int count = covered(chart, frame, corner);
        if (count < least) {
            least = count;
            best = corner;
        }
    }
    m_rect = best;
    m_isInside = true;
    const double aboveHeight = 2 * m_rowHeight + 2 * m_pad;
    if (least == 0 || frame.area.height() < 4 * aboveHeight)
        return;
    flow(frame.area.width());
    m_isInside = m_rect.height() > aboveHeight;
    if (m_isInside) {
        stack(most);
        m_rect = best;
    } else {
        follow(frame);
    }
}

void Legend::stack(double widest)
{
    double width = 0;
    double y = m_pad;
    for (Entry& entry : m_entries) {
        entry.place.moveTopLeft({m_pad, y});
        y += m_rowHeight;
        width = std::max(width, std::min(widest, entry.place.width()));
    }
    m_rect = QRectF(0, 0, width + 2 * m_pad, y + m_pad);
}

void Legend::flow(double width)
{
    const double between = columnGap * m_pad / 4;
    QPointF next(0, 0);
    for (Entry& entry : m_entries) {
        if (next.x() > 0 && next.x() + entry.place.width() > width)
            next = QPointF(0, next.y() + m_rowHeight);
        entry.place.moveTopLeft(next);
        next.rx() += entry.place.width() + between;
    }
    m_rect = QRectF(0, 0, width, next.y() + m_rowHeight + m_pad);
}

void Legend::follow(const Frame& frame)
{
    if (!m_isInside)
        m_rect.moveBottomLeft(frame.area.topLeft() - QPointF(0, m_pad));
}

void Legend::paint(QPainter& painter, const Look& look) const
{
    if (m_entries.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_isInside) {
        QColor ground = look.theme.panel;
        ground.setAlphaF(0.82F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(m_rect, m_pad, m_pad);
    }
    painter.setFont(look.text);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const QRectF place = m_entries[i].place.translated(m_rect.topLeft());
        const SeriesLook series = seriesLook(static_cast<int>(i), look);
        const double end = place.left() + sampleWidth * look.scale;
        const double y = place.center().y();
        painter.setPen(series.pen);
        painter.drawLine(QPointF(place.left(), y), QPointF(end, y));
        painter.setPen(Qt::NoPen);
        painter.setBrush(series.pen.color());
        if (m_hasShapes)
            paintShape(painter, series, {(place.left() + end) / 2, y});
        painter.setPen(look.theme.text);
        painter.drawText(place.adjusted((sampleWidth + gap) * look.scale, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, m_entries[i].name);
    }
    painter.restore();
}

}  // namespace ui
