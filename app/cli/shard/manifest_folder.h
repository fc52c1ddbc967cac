#pragma once

#include "app/cli/option/command.h"
#include "core/shard/table_manifest.h"

#include <map>
#include <optional>
#include <string>

namespace cli {

/// Writes the manifests of a division, all or none, and prints their names. A folder with parts of
/// another division is refused.
/// @param manifests texts by their paths
ExitStatus writeManifests(const std::string& folder,
                          const std::map<std::string, std::string>& manifests);

/// One of them; nothing where the file is none, which is then said on standard error.
std::optional<core::AnyManifest> readManifest(const std::string& path);

}  // namespace cli
