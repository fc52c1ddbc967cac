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

/// A splitter between panels: none of them can be pushed away.
QSplitter* makePanelSplitter(Qt::Orientation orientation, const Theme& theme, QWidget* parent);

/// Shows content without a frame. What finds no room keeps its size, and the whole scrolls.
void showScrolled(QScrollArea& scroll, QWidget& content);

/// What a splitter made here takes at least, whatever less its panels ask for.
void setLeastSize(QSplitter& panels, QSize least);

/// The widths of two parts side by side: their usual shares, moved as far as the first of the
/// wishes asks that both find room for.
QList<int> sharedWidths(int whole, std::array<int, 2> usual,
                        std::initializer_list<std::array<int, 2>> wishes);

}  // namespace ui
