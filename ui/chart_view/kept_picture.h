#pragma once

#include <functional>

class QPaintDevice;
class QPainter;
class QPixmap;

namespace ui {

/// Puts a picture that a view keeps of its chart on the screen. On a surface without pixels the
/// chart is painted anew, its texts as texts.
/// @param paint what made the picture
void paintKept(QPainter& painter, const QPixmap& picture,
               const std::function<void(QPaintDevice&)>& paint);

}  // namespace ui
