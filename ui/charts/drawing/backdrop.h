// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/look.h"

#include <vector>

class QPainter;

namespace ui {

/// The bands, small bars, diagonal and whiskers of a chart, faint enough to stand with its curves.
void paintBackdrop(QPainter& painter, const ChartBackdrop& backdrop, const Look& look,
                   const Frame& frame);

/// What was guessed of the curves: on top of all else. Beyond the axis a guess stands at its end.
void paintGuesses(QPainter& painter, const std::vector<ChartBackdrop::Guess>& guesses,
                  const Look& look, const Frame& frame);
/// What was guessed, hollow, with the gap to what is right, filled.
void paintGuessedPoint(QPainter& painter, const Look& look, QPointF guessed, QPointF right,
                       const QColor& colour);

}  // namespace ui
