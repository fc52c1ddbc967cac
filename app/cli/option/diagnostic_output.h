// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/foundation/json/json_writer.h"

namespace cli {

/// "diagnostics": an object for each, with its name, how often it was met, and where first with
/// what stands there, which are null where the whole file is meant; of lines that were left out
/// also why.
void writeDiagnostics(const core::Diagnostics& diagnostics, core::JsonWriter& json);

}  // namespace cli
