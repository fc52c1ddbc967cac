#pragma once

#include <Qt>

class QPainter;
class QString;
class QWidget;

namespace ui {

/// The focus came by a key, so that it must be seen where it went.
bool isByKey(Qt::FocusReason reason);
/// The frame inside a chart's edges that shows that it has the focus.
void paintFocusFrame(QPainter& painter, const QWidget& widget);
/// What stands in the middle of a chart that has nothing to show.
void paintEmptyText(QPainter& painter, const QWidget& widget, const QString& text);

}  // namespace ui
