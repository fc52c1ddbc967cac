// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <algorithm>
#include <vector>

namespace ui {

/// A panel whose chart can be put on paper, whether anyone sees the panel or not.
class FigureSource {
public:
    virtual ~FigureSource() = default;

    /// As it stands; without paint where there is nothing to show.
    virtual PaperFigure paperFigure() const = 0;
    /// The same with data that programs read.
    PaperFigure writtenFigure() const
    {
        return withEnglishData([this] { return paperFigure(); });
    }
    /// Brings what the figure shows up to date though nobody sees the panel.
    virtual void bringUpToDate() = 0;
    /// Work beside the window's own is under way: the figure is not complete before it ended and
    /// bringUpToDate() was called again.
    virtual bool isWorking() const { return false; }
};

/// Puts one of them before the others; any other than those changes nothing.
inline void bringFirst(std::vector<FigureSource*>& charts, const FigureSource* first)
{
    std::stable_partition(charts.begin(), charts.end(),
                          [first](const FigureSource* chart) { return chart == first; });
}

/// The figure as soon as nothing of it is being worked out any more: see waitWhile().
PaperFigure finishedFigure(FigureSource& source);
/// The same of several.
std::vector<PaperFigure> finishedFigures(const std::vector<FigureSource*>& sources);

}  // namespace ui
