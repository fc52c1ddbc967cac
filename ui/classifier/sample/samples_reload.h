// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/sample_table.h"
#include "core/documents/sessions/sample_session.h"
#include "core/foundation/result.h"

#include <string>
#include <variant>

namespace ui {

/// The import options of a table, for reloading it: as samples of two classes or of several.
using SamplesReading = std::variant<core::TableReading, core::ClassReading>;

/// The session with its samples replaced by the table's. Settings and threshold stay. The positive
/// class, the current model and the class against the rest are matched by name; what is gone gets
/// the default of a newly opened table. O(rows).
core::Result<core::SampleSession, core::TableProblems> withSamplesOf(const std::string& text,
                                                                     const std::string& file,
                                                                     const SamplesReading& reading,
                                                                     core::SampleSession session);

}  // namespace ui
