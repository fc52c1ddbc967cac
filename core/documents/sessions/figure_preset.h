// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// The value of a setting of figures; one of a few words is a text.
using FigureValue = std::variant<bool, int, double, std::string>;

/// What a setting may be.
struct FigureLimits {
    double least = 0;  ///< of a number
    double most = 0;
    std::span<const std::string_view> words = {};  ///< of a text; none: any that is not empty

    bool allow(double number) const { return number >= least && number <= most; }
};

/// A setting in a file of presets.
struct FigureField {
    const char* key;
    FigureValue usual;  ///< also says the type
    FigureLimits limits;
};

/// A named figure size, such as a journal's column, with other requirements.
struct FigurePreset {
    std::string name;   ///< UTF-8, not empty
    double width = 0;   ///< in millimetres, within core/documents/sessions/figure_limits.h
    double height = 0;  ///< in millimetres
    std::map<std::string, FigureValue, std::less<>> values = {};  ///< others keep the user's choice

    bool operator==(const FigurePreset&) const = default;
};

/// Parses {"presets": [{"name": …, "width": …, "height": …, …}, …]}; after the first three, each
/// may have any of `fields`. All or nothing: an unknown field is an error with its line, because it
/// is probably misspelt. `name` is used in errors only.
Parsed<std::vector<FigurePreset>> parseFigurePresets(std::string_view text, const std::string& name,
                                                     std::span<const FigureField> fields);

/// Writes them as editable text, one preset per line.
std::string toJson(const std::vector<FigurePreset>& presets, std::span<const FigureField> fields);

}  // namespace core
