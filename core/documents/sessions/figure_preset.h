// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/figure_limits.h"
#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A named figure size, such as a journal's column, with other requirements. Empty fields keep the
/// user's choice.
struct FigurePreset {
    std::string name;   ///< UTF-8, not empty
    double width = 0;   ///< in millimetres, within core/documents/sessions/figure_limits.h
    double height = 0;  ///< in millimetres
    std::optional<std::string> family = {};  ///< font of the text
    std::optional<double> textPoints = {};   ///< smallest text
    std::optional<bool> hasTextAsOutlines = {};
    std::optional<int> dotsPerInch = {};  ///< for bitmaps
    std::optional<bool> isGrey = {};
    std::optional<std::string> palette = {};  ///< by name; overrides `isGrey`
    std::optional<bool> hasMarks = {};        ///< whether to mark the threshold or the cutoff
    /// Whether to draw lines for chance and perfect calibration.
    std::optional<bool> hasGuides = {};
    std::optional<bool> hasGrid = {};

    bool operator==(const FigurePreset&) const = default;
};

/// Parses {"presets": [{"name": …, "width": …, "height": …, "family": …, "text": …, "outlines": …,
/// "dpi": …, "grey": …, "palette": …, "marks": …, "guides": …, "grid": …}, …]}; only the first
/// three are required. All or nothing: an unknown field is an error with its line, because it is
/// probably misspelt. `name` is used in errors only.
Parsed<std::vector<FigurePreset>> parseFigurePresets(std::string_view text,
                                                     const std::string& name);

/// Writes them as editable text, one preset per line.
std::string toJson(const std::vector<FigurePreset>& presets);

}  // namespace core
