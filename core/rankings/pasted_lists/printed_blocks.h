// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The readings of several systems' lists below each other, each under a line with its name and a
/// colon. A list contains grades, or a line per document that ends in its grade, optionally in code
/// fences. Lines with results, `MRR = 1/1`, may follow the documents. Empty if the text has another
/// form.
std::optional<std::vector<GradesReading>> readingsOfBlocks(std::string_view text,
                                                           const std::string& name);

}  // namespace core
