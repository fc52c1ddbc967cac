// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_files.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
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

/// How many folders a relative path leaves at its start.
std::ptrdiff_t foldersLeft(const fs::path& path)
{
    const auto below =
        std::find_if(path.begin(), path.end(), [](const fs::path& part) { return part != ".."; });
    return std::distance(path.begin(), below);
}

fs::path above(fs::path folder, std::ptrdiff_t levels)
{
    for (; levels > 0; --levels)
        folder = folder.parent_path();
    return folder;
}

/// Whether a session and a file may move together: they share a folder that is at most two levels
/// up, and not one that all users or disks have, such as /home.
bool areNear(const fs::path& relative, const fs::path& folder)
{
    constexpr std::ptrdiff_t farthest = 2;
    constexpr std::ptrdiff_t leastDepth = 2;
    const std::ptrdiff_t levels = foldersLeft(relative);
    const fs::path shared = above(folder, levels).relative_path();
    return levels == 0 ||
           (levels <= farthest && std::distance(shared.begin(), shared.end()) >= leastDepth);
}

std::string fromFolder(const std::string& path, const fs::path& folder)
{
    const fs::path file = whole(path);
    const fs::path relative = file.lexically_relative(folder);
    const bool isRelative = !relative.empty() && areNear(relative, folder);
    return (isRelative ? relative : file).generic_string();
}

/// The folders that a relative path leaves are those in the session's path: one of them may be a
/// symbolic link.
fs::path inFolder(const fs::path& path, const fs::path& folder)
{
    const std::ptrdiff_t levels = foldersLeft(path);
    fs::path file = above(folder, levels);
    for (auto part = std::next(path.begin(), levels); part != path.end(); ++part)
        file /= *part;
    return file;
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
    changeFiles(session,
                [&](const std::string& path) { return whole(inFolder(path, folder)).string(); });
    return session;
}

}  // namespace core
