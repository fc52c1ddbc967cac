// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/figure_preset.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"

#include <optional>
#include <span>

namespace ui {

/// The rows of the export dialog that ask how a figure looks.
enum class LookRow { Nowhere, Font, Text, Colours, Lines, Legend, Show, Axes, Title, X, Y };

/// Its option on the command line; a truth value's reverses it.
struct FigureOption {
    const char* name = nullptr;  ///< nullptr: none
    const char* help = "";
    const char* valueName = "";
};

/// Its field in the export dialog.
struct FigurePlace {
    LookRow row = LookRow::Nowhere;
    const char* label = "";  ///< of a box to tick; of other fields, for screen readers
    const char* tip = "";
};

/// A setting of figures. Its row in the table is all that presets, the memory of choices, options
/// of the command line and fields of the dialog need.
struct FigureSetting {
    enum class Unit { None, Millimetre, Point };

    const char* key = nullptr;     ///< in the remembered choices; nullptr: asked for each time
    const char* preset = nullptr;  ///< in presets; nullptr: they do not contain it
    /// A value with words is the word's index here.
    core::FigureValue (*get)(const FigureSettings&) = nullptr;
    void (*set)(FigureSettings&, const core::FigureValue&) = nullptr;
    std::optional<ChartRange> FigureStyle::*range = nullptr;  ///< instead of these two
    core::FigureLimits limits = {};
    Unit unit = Unit::None;
    bool isFont = false;

    FigureOption option = {};
    bool isBeside = false;  ///< about files beside the figure

    FigurePlace place = {};
    std::span<const char* const> shown = {};  ///< for each word, or for no and yes; none: a box
    int stretch = 1;
    int decimals = 0;
    double step = 0;
    bool isForVectors = false;               ///< bitmaps ignore it
    bool PaperFigure::*isOffered = nullptr;  ///< for which figures; nullptr: for all

    core::FigureValue value(const FigureSettings& settings) const;
    void put(FigureSettings& settings, const core::FigureValue& value) const;
};

/// In the order of the command line's help.
std::span<const FigureSetting> figureSettingTable();

}  // namespace ui
