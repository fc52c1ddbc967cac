#include "ui/chart_view/focus_frame.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QWidget>

namespace ui {

bool isByKey(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
           reason == Qt::ShortcutFocusReason;
}

void paintFocusFrame(QPainter& painter, const QWidget& widget)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::of(widget).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void paintEmptyText(QPainter& painter, const QWidget& widget, const QString& text)
{
    const Theme theme = Theme::of(widget);
    const int margin = theme.px(24);
    painter.setPen(theme.mutedText);
    painter.setFont(widget.font());
    painter.drawText(widget.rect().adjusted(margin, margin, -margin, -margin),
                     Qt::AlignCenter | Qt::TextWordWrap, text);
}

}  // namespace ui
