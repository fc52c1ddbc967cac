// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/export_choices.h"

namespace ui {

FigureSettings settingsFor(const ExportChoices& choices, const PaperFigure& figure)
{
    FigureSettings settings = choices.settings;
    if (choices.title == ExportChoices::Title::Figures)
        settings.style.title = figure.title;
    else if (choices.title == ExportChoices::Title::Own)
        settings.style.title = choices.ownTitle;
    if (!figure.hasLegend)
        settings.style.legend = FigureStyle::Legend::Automatic;
    if (!figure.hasLimits) {
        settings.style.x.reset();
        settings.style.y.reset();
    }
    if (!hasNumbers(figure)) {
        settings.writesData = false;
        settings.writesPgfplots = false;
    }
    settings.writesCaption = settings.writesCaption && !figure.caption.isEmpty();
    settings.writesDescription = settings.writesDescription && !figure.description.isEmpty();
    return settings;
}

}  // namespace ui
