#include "ui/chart/legend_row.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

namespace {

constexpr double sampleWidth = 11;
constexpr double sampleShare = 0.62;  ///< of the text's height
constexpr double sampleGap = 6;
constexpr double entryGap = 16;

}  // namespace

LegendRow::LegendRow(QPainter& painter, const Look& look, const QRectF& room)
    : m_painter(painter)
    , m_look(look)
    , m_room(room)
    , m_left(room.left())
{}

void LegendRow::add(const QString& name, const std::function<void(const QRectF&)>& sample)
{
    const QFontMetricsF metrics(m_look.text);
    QRectF swatch(m_left, 0, sampleWidth * m_look.scale, sampleShare * metrics.height());
    swatch.moveCenter({swatch.center().x(), m_room.center().y()});
    const double left = swatch.right() + sampleGap * m_look.scale;
    const double room = m_room.right() - left;
    if (name.isEmpty() || room <= 0)
        return;
    sample(swatch);
    const QString shown = metrics.elidedText(name, Qt::ElideRight, room);
    m_painter.setFont(m_look.text);
    m_painter.setPen(m_look.theme.text);
    m_painter.drawText(QRectF(left, m_room.top(), room, m_room.height()),
                       Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    m_left = left + metrics.horizontalAdvance(shown) + entryGap * m_look.scale;
}

}  // namespace ui
