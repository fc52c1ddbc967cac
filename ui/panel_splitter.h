#pragma once

#include <Qt>

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

}  // namespace ui
