#pragma once

#include "ui/chart/paper_figure.h"

namespace ui {

/// A panel whose chart can be put on paper, whether anyone sees the panel or not.
class FigureSource {
public:
    virtual ~FigureSource() = default;

    /// As it stands; without paint where there is nothing to show.
    virtual PaperFigure paperFigure() const = 0;
    /// Brings what the figure shows up to date though nobody sees the panel.
    virtual void bringUpToDate() = 0;
    /// Work beside the window's own is under way: the figure is not complete before it ends.
    virtual bool isWorking() const { return false; }
};

}  // namespace ui
