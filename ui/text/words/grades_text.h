// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"

#include <QString>

#include <vector>

namespace ui {

/// The question to ask if a text can be read in several ways: "Which column contains the grades?"
QString gradesQuestion(const std::vector<core::GradesReading>& readings);
/// "Column 2: 3 2 3 0 1": the list at index `place` (0-based) of a reading.
QString gradesAnswer(const core::GradesReading& reading, std::size_t place);

}  // namespace ui
