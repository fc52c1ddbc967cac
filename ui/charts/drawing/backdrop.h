// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/look.h"

#include <vector>

class QPainter;

namespace ui {

/// The bands, small bars, diagonal and whiskers of a chart, faint enough not to hide its curves.
void paintBackdrop(QPainter& painter, const ChartBackdrop& backdrop, const Look& look,
                   const Frame& frame);
/// That of the small bars.
QColor barColour(const Look& look);

/// Guesses about curves, on top of everything else. A guess beyond the axis is drawn at its end.
void paintGuesses(QPainter& painter, const std::vector<ChartBackdrop::Guess>& guesses,
                  const Look& look, const Frame& frame);
/// A guess, hollow, joined to the right point, filled. @param isRight within the tolerance
void paintGuessedPoint(QPainter& painter, const Look& look, QPointF guessed, QPointF right,
                       const QColor& colour, bool isRight);

}  // namespace ui
