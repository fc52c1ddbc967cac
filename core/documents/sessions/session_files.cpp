// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace core {

namespace {

namespace fs = std::filesystem;

fs::path withoutSlashBehind(const fs::path& path)
{
    return path.has_filename() ? path : path.parent_path();
}

fs::path whole(const fs::path& path)
{
    std::error_code unknown;
    const fs::path absolute = fs::absolute(path, unknown);
    fs::path plain = withoutSlashBehind(absolute.lexically_normal());
    // After a symbolic link, ".." is not the preceding folder.
    const bool climbs = std::find(absolute.begin(), absolute.end(), "..") != absolute.end();
    return climbs && !fs::equivalent(absolute, plain, unknown) ? absolute : plain;
}

fs::path folderOf(const std::string& sessionPath)
{
    return whole(sessionPath).parent_path();
}

std::string fromFolder(const std::string& path, const fs::path& folder)
{
    const fs::path file = whole(path);
    const fs::path below = file.lexically_relative(folder);
    const bool isBelow = !below.empty() && *below.begin() != "..";
    return (isBelow ? below : file).generic_string();
}

void changeFiles(AnySession& session, const auto& change)
{
    if (auto* collection = std::get_if<CollectionSession>(&session))
        for (std::string& path : collection->files)
            if (!isOfProgram(path))
                path = change(path);
}

}  // namespace

bool isOfProgram(const std::string& path)
{
    return path.starts_with(":/");
}

std::string wholePath(const std::string& path)
{
    return isOfProgram(path) ? path : whole(path).string();
}

AnySession withFilesFrom(AnySession session, const std::string& sessionPath)
{
    const fs::path folder = folderOf(sessionPath);
    changeFiles(session, [&](const std::string& path) { return fromFolder(path, folder); });
    return session;
}

AnySession withWholeFiles(AnySession session, const std::string& sessionPath)
{
    const fs::path folder = folderOf(sessionPath);
    changeFiles(session, [&](const std::string& path) { return whole(folder / path).string(); });
    return session;
}

}  // namespace core
