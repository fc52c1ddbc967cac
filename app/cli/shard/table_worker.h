// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/collections/shard/table_manifest.h"

#include <string>

namespace cli {

/// Processes one part of a divided table and writes the result.
/// @param manifestFile its name in messages
ExitStatus workOnTable(const core::TableManifest& manifest, const std::string& manifestFile,
                       const std::string& partFile);

}  // namespace cli
