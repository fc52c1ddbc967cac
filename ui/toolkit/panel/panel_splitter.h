// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

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

}  // namespace ui
