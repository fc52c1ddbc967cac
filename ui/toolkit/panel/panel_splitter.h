// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <initializer_list>

class QScrollArea;
class QSplitter;
class QWidget;

namespace ui {

struct Theme;

/// A splitter between panels, none of which can be collapsed.
QSplitter* makePanelSplitter(Qt::Orientation orientation, const Theme& theme, QWidget* parent);

/// Panels or groups of them under each other or side by side, equally important.
/// @param least what each panel keeps, in design pixels
QSplitter* makePanelSplitter(Qt::Orientation orientation, const Theme& theme, QSizeF least,
                             std::initializer_list<QWidget*> parts);

/// Shows content without a frame; it keeps its size and scrolls if it does not fit.
void showScrolled(QScrollArea& scroll, QWidget& content);

/// Sets the minimum size of a splitter made here, even if its panels need less.
void setLeastSize(QSplitter& panels, QSize least);

}  // namespace ui
