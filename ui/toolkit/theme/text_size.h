// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/theme/theme.h"

#include <QMargins>

#include <functional>

class QLayout;
class QObject;
class QWidget;

namespace ui {

/// Calls `adopt` now, and again when the widget's text has another size.
/// @param owner it ends with
void followTextSize(QWidget& widget, QObject& owner, std::function<void(const Theme&)> adopt);

/// Margins of a label, in design pixels; they follow its text size.
void keepMargins(QWidget& label, QMargins margins);

/// Margins and spacing of a layout inside a widget, in design pixels; they follow the text size.
/// @param spacing negative: the style's
void keepSpacing(QWidget& widget, QLayout& layout, QMargins margins, int spacing = -1);

/// The same for a layout of rows and columns.
/// @param spacing between columns and between rows; negative: the style's
template <class Grid>
void keepGridSpacing(QWidget& widget, Grid& grid, QMargins margins, QSize spacing)
{
    followTextSize(widget, grid, [&grid, margins, spacing](const Theme& theme) {
        const auto scaled = [&theme](int pixels) { return pixels < 0 ? pixels : theme.px(pixels); };
        grid.setContentsMargins(theme.px(margins));
        grid.setHorizontalSpacing(scaled(spacing.width()));
        grid.setVerticalSpacing(scaled(spacing.height()));
    });
}

}  // namespace ui
