// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <algorithm>
#include <vector>

namespace ui {

/// A panel whose chart can be put on paper, even if the panel is hidden.
class FigureSource {
public:
    virtual ~FigureSource() = default;

    /// The figure as it is now; without paint if there is nothing to show.
    virtual PaperFigure paperFigure() const = 0;
    /// The same with data headings in English, for programs.
    PaperFigure writtenFigure() const
    {
        return withEnglishData([this] { return paperFigure(); });
    }
    /// Updates what the figure shows even if the panel is hidden.
    virtual void bringUpToDate() = 0;
    /// Whether background work is running: the figure is complete only after it has ended and
    /// bringUpToDate() was called again.
    virtual bool isWorking() const { return false; }
};

/// Moves `first` to the front; changes nothing if it is not in the list.
inline void bringFirst(std::vector<FigureSource*>& charts, const FigureSource* first)
{
    std::stable_partition(charts.begin(), charts.end(),
                          [first](const FigureSource* chart) { return chart == first; });
}

/// Waits until nothing is being calculated for the figure: see waitWhile().
PaperFigure finishedFigure(FigureSource& source);
/// The same for several.
std::vector<PaperFigure> finishedFigures(const std::vector<FigureSource*>& sources);

}  // namespace ui
