// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The lists of several systems below each other, each below a line with its name and a colon:
/// grades, or a line for each document that ends in its grade; in fences of code or not. Lines with
/// results, `MRR = 1/1`, may follow the documents. Nothing where the text is of another form.
std::optional<std::vector<GradesReading>> readingsOfBlocks(std::string_view text,
                                                           const std::string& name);

}  // namespace core
