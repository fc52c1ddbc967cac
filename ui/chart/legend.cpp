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
/// Of the data area: a taller legend above it would leave the curves too little.
constexpr double tallestShare = 0.3;

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
    if (m_entries.empty() || stackInside(chart, look, frame) || flowAbove(look, frame) ||
        stackBeside(look, frame))
        return;
    stackInside(chart, look, frame);
}

bool Legend::stackInside(const Chart& chart, const Look& look, const Frame& frame)
{
    stack();
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
    QPointF next(0, 0);
    for (Entry& entry : m_entries) {
        if (next.x() > 0 && next.x() + entry.place.width() > width)
            next = QPointF(0, next.y() + m_rowHeight);
        entry.place.moveTopLeft(next);
        next.rx() += entry.place.width() + columnGap * look.scale;
    }
    m_rect = QRectF(0, 0, width, next.y() + m_rowHeight + m_pad);
    m_place = Place::Above;
    follow(frame);
    return m_rect.height() <= tallestShare * frame.area.height();
}

void Legend::follow(const Frame& frame)
{
    if (m_place == Place::Above)
        m_rect.moveBottomLeft(frame.area.topLeft() - QPointF(0, m_pad));
    else if (m_place == Place::Beside)
        m_rect.moveTopLeft(frame.area.topRight() + QPointF(2 * m_pad, -m_pad));
}

QSizeF Legend::roomOutside() const
{
    switch (m_place) {
    case Place::Above:
        return {0, m_rect.height()};
    case Place::Beside:
        return {m_rect.width() + 2 * m_pad, 0};
    case Place::Inside:
        break;
    }
    return {0, 0};
}

bool Legend::stackBeside(const Look& look, const Frame& frame)
{
    stack();
    m_place = Place::Beside;
    follow(frame);
    const double axis = 2 * m_rowHeight;
    return m_rect.width() <= widestShare * frame.area.width() &&
           m_rect.height() <= frame.area.height() + axis + look.theme.px(4);
}

void Legend::paint(QPainter& painter, const Look& look) const
{
    if (m_entries.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_place == Place::Inside) {
        QColor ground = look.theme.panel;
        ground.setAlphaF(0.82F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(m_rect, m_pad, m_pad);
    }
    painter.setFont(look.text);
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        paintEntry(painter, look, static_cast<int>(i));
    painter.restore();
}

void Legend::paintEntry(QPainter& painter, const Look& look, int index) const
{
    const Entry& entry = m_entries[static_cast<std::size_t>(index)];
    const QRectF place = entry.place.translated(m_rect.topLeft());
    const SeriesLook series = seriesLook(index, look);
    const QPointF start(place.left(), place.center().y());
    const QPointF width(sampleWidth * look.scale, 0);
    painter.setPen(series.pen);
    painter.drawLine(start, start + width);
    painter.setPen(Qt::NoPen);
    painter.setBrush(series.pen.color());
    if (m_hasShapes)
        paintShape(painter, series, start + width / 2);
    painter.setPen(look.theme.text);
    painter.drawText(place.adjusted((sampleWidth + gap) * look.scale, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, entry.name);
}

}  // namespace ui
