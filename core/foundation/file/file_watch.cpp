// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/file_watch.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>

namespace core {

namespace {

namespace fs = std::filesystem;

void addFile(const std::string& path, FilesSeen& seen)
{
    if (auto state = stateOf(path))
        seen.insert_or_assign(path, *std::move(state));
}

void addFolder(const std::string& folder, FilesSeen& seen)
{
    constexpr int deepest = 1;  // as for the judgments in a BEIR folder
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error);
         !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (entry.depth() >= deepest)
            entry.disable_recursion_pending();
        std::error_code unknown;
        if (entry->is_regular_file(unknown))
            addFile(entry->path().string(), seen);
    }
}

void addMissing(const FilesSeen& of, const FilesSeen& in, std::vector<std::string>& paths)
{
    for (const auto& [path, state] : of)
        if (!in.contains(path))
            paths.push_back(path);
}

}  // namespace

FilesSeen lookAt(const std::vector<std::string>& paths)
{
    FilesSeen seen;
    for (const std::string& path : paths) {
        std::error_code error;
        if (fs::is_directory(path, error))
            addFolder(path, seen);
        else
            addFile(path, seen);
    }
    return seen;
}

FilesSeen lookWhenStill(const std::vector<std::string>& paths, const std::stop_token& stop)
{
    FilesSeen before = lookAt(paths);
    while (!stop.stop_requested()) {
        std::this_thread::sleep_for(betweenLooks);
        FilesSeen now = lookAt(paths);
        if (now == before)
            break;
        before = std::move(now);
    }
    return before;
}

FileWatch::FileWatch(FilesSeen known)
    : m_known(std::move(known))
    , m_now(m_known)
{}

void FileWatch::look(FilesSeen now)
{
    m_equalLooks = now == m_now ? m_equalLooks + 1 : 1;
    m_now = std::move(now);
}

bool FileWatch::isSettled() const
{
    const bool lacks = std::any_of(m_known.begin(), m_known.end(),
                                   [this](const auto& file) { return isGone(file.first); });
    return m_equalLooks >= (lacks ? 8 : 2);
}

std::vector<std::string> FileWatch::changed() const
{
    std::vector<std::string> paths;
    if (!isSettled())
        return paths;
    addMissing(m_known, m_now, paths);
    addMissing(m_now, m_known, paths);
    for (const auto& [path, state] : m_now)
        if (const auto known = m_known.find(path); known != m_known.end() && known->second != state)
            paths.push_back(path);
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace core
