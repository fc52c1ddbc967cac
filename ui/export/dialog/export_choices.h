// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"

#include <QString>

namespace ui {

/// A person's choices for a kind of figure, independent of any single figure.
struct ExportChoices {
    enum class Title {
        None,
        Figures,  ///< the figure's own
        Own,
    };

    FigureSettings settings;  ///< its title is empty
    Title title = Title::None;
    QString ownTitle = {};
    bool keepsProportions = false;  ///< when a size is typed

    bool operator==(const ExportChoices&) const = default;
};

/// The settings for one figure: with its title, and without options that it does not support.
FigureSettings settingsFor(const ExportChoices& choices, const PaperFigure& figure);

}  // namespace ui
