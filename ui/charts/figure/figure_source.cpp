// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/figure_source.h"

#include "ui/toolkit/jobs/waiting.h"

namespace ui {

PaperFigure finishedFigure(FigureSource& source)
{
    waitWhile([&source] {
        source.bringUpToDate();
        return source.isWorking();
    });
    return source.writtenFigure();
}

std::vector<PaperFigure> finishedFigures(const std::vector<FigureSource*>& sources)
{
    std::vector<PaperFigure> figures;
    for (FigureSource* source : sources)
        figures.push_back(finishedFigure(*source));
    return figures;
}

}  // namespace ui
