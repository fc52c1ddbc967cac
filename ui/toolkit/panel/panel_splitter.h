// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSize>

#include <array>
#include <initializer_list>

class QScrollArea;
class QSplitter;
class QWidget;

namespace ui {

struct Theme;

/// A splitter between panels, none of which can be collapsed.
QSplitter* makePanelSplitter(Qt::Orientation orientation, const Theme& theme, QWidget* parent);

/// Shows content without a frame; it keeps its size and scrolls if it does not fit.
void showScrolled(QScrollArea& scroll, QWidget& content);

/// Sets the minimum size of a splitter made here, even if its panels need less.
void setLeastSize(QSplitter& panels, QSize least);

/// The widths of two parts side by side: the usual shares, shifted as far as the first wish that
/// both have room for asks.
QList<int> sharedWidths(int whole, std::array<int, 2> usual,
                        std::initializer_list<std::array<int, 2>> wishes);

}  // namespace ui
