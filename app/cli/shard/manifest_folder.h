// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "app/cli/shard/sha256.h"
#include "core/collections/shard/part_path.h"
#include "core/collections/shard/table_manifest.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cli {

/// The number of parts of a division, and the folder for their manifests.
struct DivisionOptions {
    std::size_t parts = 1;
    std::string folder;
};

void addDivision(OptionSet command, DivisionOptions& options);

/// The SHA-256 of what all manifests of a division contain.
/// @param pieces one per part
template <class Task, class Pieces>
std::string planOf(Task task, const std::vector<Pieces>& pieces)
{
    task.plan.clear();
    std::string all;
    for (std::size_t part = 0; part < pieces.size(); ++part)
        all += core::toJson({task, part + 1, pieces[part]});
    return sha256(all);
}

/// Writes the manifests of a division, all or none, and prints their names. Refuses a folder with
/// parts of another division.
/// @param manifests texts, keyed by path
ExitStatus writeManifests(const std::string& folder,
                          const std::map<std::string, std::string>& manifests);

/// Writes the manifests of these pieces likewise.
/// @param pieces one per part
template <class Task, class Pieces>
ExitStatus writeManifests(const std::string& folder, Task task, const std::vector<Pieces>& pieces)
{
    task.plan = planOf(task, pieces);
    std::map<std::string, std::string> manifests;
    for (std::size_t part = 0; part < pieces.size(); ++part)
        manifests.emplace(core::partPath(folder, part + 1, ".json"),
                          core::toJson({task, part + 1, pieces[part]}));
    return writeManifests(folder, manifests);
}

/// Reads a manifest. Nothing if the file is not one, which is reported on standard error.
std::optional<core::AnyManifest> readManifest(const std::string& path);

}  // namespace cli
