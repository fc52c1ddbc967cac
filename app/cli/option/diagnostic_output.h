// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/foundation/json/json_writer.h"

namespace cli {

/// Writes "diagnostics": one object per warning, with its name, its count, and its first line and
/// text (null if it concerns the whole file). For skipped lines also the reason.
void writeDiagnostics(const core::Diagnostics& diagnostics, core::JsonWriter& json);

}  // namespace cli
