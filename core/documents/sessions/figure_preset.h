// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/figure_limits.h"
#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A size of figures by its name, such as a journal's column, with what else the place asks for.
/// What it leaves open stays as the person has it.
struct FigurePreset {
    std::string name;   ///< UTF-8, not empty
    double width = 0;   ///< in millimetres, within core/documents/sessions/figure_limits.h
    double height = 0;  ///< in millimetres
    std::optional<std::string> family = {};  ///< of the text
    std::optional<double> textPoints = {};   ///< of the smallest text
    std::optional<bool> hasTextAsOutlines = {};
    std::optional<int> dotsPerInch = {};  ///< of bitmaps
    std::optional<bool> isGrey = {};
    std::optional<std::string> palette = {};  ///< by its name, whatever `isGrey` says
    std::optional<bool> hasMarks = {};        ///< the threshold or the cutoff is marked
    std::optional<bool> hasGuides = {};       ///< lines of chance and of perfect calibration
    std::optional<bool> hasGrid = {};

    bool operator==(const FigurePreset&) const = default;
};

/// Reads {"presets": [{"name": …, "width": …, "height": …, "family": …, "text": …, "outlines": …,
/// "dpi": …, "grey": …, "palette": …, "marks": …, "guides": …, "grid": …}, …]}; all but the first
/// three may be missing. All or nothing: an unknown field is refused with its line too, because it
/// is a misspelt one. `name` is used in errors only.
Parsed<std::vector<FigurePreset>> parseFigurePresets(std::string_view text,
                                                     const std::string& name);

/// The same as text that people can edit, one preset to a line.
std::string toJson(const std::vector<FigurePreset>& presets);

}  // namespace core
