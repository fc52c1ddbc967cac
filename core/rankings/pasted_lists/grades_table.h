// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The readings of a text whose lines are documents: names beside grades, or numbers below a
/// heading. Empty where the text is nothing of the kind.
Parsed<std::vector<GradesReading>> readingsOfGradesTable(std::string_view text,
                                                         const std::string& name);

}  // namespace core
