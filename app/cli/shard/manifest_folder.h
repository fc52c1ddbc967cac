#pragma once

#include "app/cli/option/command.h"

#include <map>
#include <string>

namespace cli {

/// Writes the manifests of a division, all or none, and prints their names. A folder with parts of
/// another division is refused.
/// @param manifests texts by their paths
ExitStatus writeManifests(const std::string& folder,
                          const std::map<std::string, std::string>& manifests);

}  // namespace cli
