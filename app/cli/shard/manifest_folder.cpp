// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/manifest_folder.h"

#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "core/foundation/file/text_source.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace cli {

namespace {

/// Whether the folder contains other manifests, which is reported.
bool holdsOthers(const std::string& folder, const std::map<std::string, std::string>& manifests)
{
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error);
         !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::string path = entry->path().string();
        const std::string name = entry->path().filename().string();
        if (!name.starts_with("part-"))
            continue;
        const std::string manifest =
            entry->path().parent_path() / (entry->path().stem().string() + ".json");
        const auto known = manifests.find(manifest);
        const auto found = core::readBytes(manifest);
        if (known == manifests.end() || !found || *found != known->second) {
            warn(named(path) + ": belongs to another division; choose a folder without parts");
            return true;
        }
    }
    return false;
}

}  // namespace

void addDivision(OptionSet command, DivisionOptions& options)
{
    command.add("--parts", "N", options.parts, "Number of parts.")
        .required()
        .within(std::size_t{1}, core::mostParts);
    command.add("-o", "DIR", options.folder, "Folder to write the manifests to.").required();
}

ExitStatus writeManifests(const std::string& folder,
                          const std::map<std::string, std::string>& manifests)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return refuse({folder, 0, core::ErrorCode::CannotWrite, error.message()});
    if (holdsOthers(folder, manifests))
        return InputRefused;
    std::string names;
    std::vector<std::string> written;
    for (const auto& [path, text] : manifests) {
        names += path + "\n";
        if (std::filesystem::exists(path, error))
            continue;  // written before, unchanged
        if (const auto problem = core::writeText(path, text)) {
            for (const std::string& other : written)
                std::filesystem::remove(other, error);
            return refuse(*problem);
        }
        written.push_back(path);
    }
    return print(names);
}

std::optional<core::AnyManifest> readManifest(const std::string& path)
{
    auto manifest = guarded(path, [&]() -> core::Parsed<core::AnyManifest> {
        const auto text = core::readText(path);
        return text ? core::parseAnyManifest(*text, path) : text.error();
    });
    if (manifest)
        return *std::move(manifest);
    refuse(manifest.error());
    return std::nullopt;
}

}  // namespace cli
