#pragma once

#include "ui/drawing/frame.h"
#include "ui/drawing/look.h"

class QPainter;

namespace ui {

/// The bands, small bars, diagonal and whiskers of a chart, faint enough to stand with its curves,
/// and what was guessed of them.
void paintBackdrop(QPainter& painter, const ChartBackdrop& backdrop, const Look& look,
                   const Frame& frame);

}  // namespace ui
