// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/sample_table.h"
#include "core/documents/sessions/sample_session.h"
#include "core/foundation/result.h"

#include <string>
#include <variant>

namespace ui {

/// How a table was read, to be read so again: as samples of two classes, or of several.
using SamplesReading = std::variant<core::TableReading, core::ClassReading>;

/// The session with what the table holds in the place of its samples. The settings, the threshold,
/// and by their names the positive class, the model in front and the class that is set against the
/// rest stay; what is not there any more is as when a table is opened. O(rows).
core::Result<core::SampleSession, core::TableProblems> withSamplesOf(const std::string& text,
                                                                     const std::string& file,
                                                                     const SamplesReading& reading,
                                                                     core::SampleSession session);

}  // namespace ui
