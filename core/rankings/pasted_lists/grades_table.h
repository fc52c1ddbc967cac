// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The readings of a text whose lines are documents: names with grades, or numbers below a heading.
/// Empty if the text is not such a table.
Parsed<std::vector<GradesReading>> readingsOfGradesTable(std::string_view text,
                                                         const std::string& name);

}  // namespace core
