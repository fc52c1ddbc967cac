#pragma once

#include <QSize>

class QScrollArea;
class QSplitter;
class QWidget;

namespace ui {

struct Theme;

/// A splitter between panels: none of them can be pushed away.
QSplitter* makePanelSplitter(Qt::Orientation orientation, const Theme& theme, QWidget* parent);

/// Shows all panels of a workspace. Where the text is too large for the window, they keep their
/// size and the whole scrolls.
void showPanels(QScrollArea& scroll, QSplitter& panels);

/// What a splitter made here takes at least, whatever less its panels ask for.
void setLeastSize(QSplitter& panels, QSize least);

}  // namespace ui
