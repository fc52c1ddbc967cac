// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <initializer_list>

class QScrollArea;
class QSplitter;
class QWidget;

namespace ui {

/// A splitter between panels, none of which can be collapsed.
QSplitter* makePanelSplitter(Qt::Orientation orientation, QWidget* parent = nullptr);

/// Panels or groups of them under each other or side by side, equally important.
/// @param least what each panel keeps, in design pixels
QSplitter* makePanelSplitter(Qt::Orientation orientation, QSizeF least,
                             std::initializer_list<QWidget*> parts);

/// Shows content without a frame; it keeps its size and scrolls if it does not fit.
void showScrolled(QScrollArea& scroll, QWidget& content);

/// Sets the minimum size of a splitter made here, in design pixels, even if its panels need less.
void setLeastSize(QSplitter& panels, QSizeF least);

}  // namespace ui
