// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"

#include <QString>

namespace ui {

/// What a person chose for a kind of figure, apart from any single figure of that kind.
struct ExportChoices {
    enum class Title {
        None,
        Figures,  ///< the figure's own
        Own,
    };

    FigureSettings settings;  ///< its title is empty
    Title title = Title::None;
    QString ownTitle = {};
    bool keepsProportions = false;  ///< while the size is typed

    bool operator==(const ExportChoices&) const = default;
};

/// The settings for one figure: its title put in, and nothing asked for that it does not have.
FigureSettings settingsFor(const ExportChoices& choices, const PaperFigure& figure);

}  // namespace ui
