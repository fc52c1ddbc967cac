// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/collection_files.h"

#include "core/collections/import/answer_folder.h"
#include "core/foundation/compression/compression.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

namespace core {

namespace {

namespace fs = std::filesystem;

using IsWanted = bool (*)(const fs::directory_entry&);

bool isFileEntry(const fs::directory_entry& entry)
{
    std::error_code unknown;
    return entry.is_regular_file(unknown);
}

bool isFolderEntry(const fs::directory_entry& entry)
{
    std::error_code unknown;
    return entry.is_directory(unknown);
}

/// The entries of a folder that are not hidden, by name; or the error.
Result<std::vector<fs::path>, std::string> entriesIn(const fs::path& folder, IsWanted isWanted)
{
    std::vector<fs::path> files;
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        if (isWanted(*entry) && !entry->path().filename().string().starts_with('.'))
            files.push_back(entry->path());
    }
    if (error)
        return error.message();
    std::ranges::sort(files);
    return files;
}

bool isThere(const fs::path& path)
{
    std::error_code unknown;
    return fs::is_regular_file(path, unknown);
}

/// The file or its compressed form; empty if neither exists.
std::string packedOrNot(const std::string& path)
{
    if (isThere(path))
        return path;
    for (const std::string_view ending : compressionEndings)
        if (const std::string form = path + std::string(ending); isThere(form))
            return form;
    return {};
}

/// The name without the extension of a compression.
std::string_view unpackedName(std::string_view name)
{
    for (const std::string_view ending : compressionEndings)
        if (name.ends_with(ending) && name.size() > ending.size())
            return name.substr(0, name.size() - ending.size());
    return name;
}

void addIfThere(const fs::path& path, std::vector<SourceFile>& files)
{
    if (const std::string form = packedOrNot(path.string()); !form.empty())
        files.push_back({form});
}

Parsed<SourceFile> judgmentsIn(const fs::path& folder, const std::optional<std::string>& requested)
{
    auto all = entriesIn(folder, isFileEntry);
    if (!all)
        return ParseError{folder.string(), 0, ErrorCode::CannotOpen, all.error()};
    std::vector<std::string> splits;
    for (const fs::path& file : *all)
        splits.push_back(plainName(file.string()));
    const auto placeOf = [&](std::string_view split) {
        return static_cast<std::size_t>(std::ranges::find(splits, split) - splits.begin());
    };
    std::size_t taken = splits.size();
    if (requested) {
        taken = placeOf(*requested);
        if (taken == splits.size())
            return ParseError{folder.string(), 0, ErrorCode::NoSuchSplit, *requested};
    }
    for (const std::string_view usual : {"test", "dev", "train"})
        if (taken == splits.size())
            taken = placeOf(usual);
    if (splits.empty())
        return ParseError{folder.string(), 0, ErrorCode::NoJudgments, {}};
    taken = taken == splits.size() ? 0 : taken;
    SourceFile file{(*all)[taken].string(), splits[taken]};
    if (splits.size() > 1)
        file.splits = std::move(splits);
    return file;
}

std::optional<ParseError> addFolder(const std::string& path,
                                    const std::optional<std::string>& split,
                                    std::vector<SourceFile>& files)
{
    const fs::path folder(path);
    if (isFolder((folder / "qrels").string())) {
        auto judgments = judgmentsIn(folder / "qrels", split);
        if (!judgments)
            return judgments.error();
        files.push_back(*std::move(judgments));
        addIfThere(folder / "queries.jsonl", files);
        addIfThere(folder / "corpus.jsonl", files);
        return std::nullopt;
    }
    const auto all = filesInFolder(path);
    if (!all)
        return all.error();
    if (areAnswers(*all)) {
        files.push_back({path});
        return std::nullopt;
    }
    for (const std::string& file : *all)
        files.push_back({file});
    if (const auto inner = entriesIn(folder, isFolderEntry))
        for (const fs::path& each : *inner)
            files.push_back({each.string()});
    return std::nullopt;
}

}  // namespace

std::string splitText(const SourceFile& file)
{
    std::string text = file.split + " (of ";
    for (const std::string& split : file.splits)
        text += (split == file.splits.front() ? "" : ", ") + split;
    return text + ")";
}

bool isFolder(const std::string& path)
{
    std::error_code unknown;
    return fs::is_directory(path, unknown);
}

Parsed<std::vector<std::string>> filesInFolder(const std::string& path)
{
    const auto all = entriesIn(path, isFileEntry);
    if (!all)
        return ParseError{path, 0, ErrorCode::CannotOpen, all.error()};
    std::vector<std::string> files;
    for (const fs::path& file : *all)
        files.push_back(file.string());
    return files;
}

std::string fileBeside(const std::string& path, std::string_view ending)
{
    return packedOrNot(std::string(unpackedName(path)) + std::string(ending));
}

std::string plainName(const std::string& path)
{
    constexpr std::array<std::string_view, 9> endings{".txt",   ".tsv",   ".csv",  ".json", ".trec",
                                                      ".jsonl", ".inter", ".xlsx", ".ods"};
    std::string_view name = path;
    while (name.size() > 1 && name.ends_with('/'))
        name.remove_suffix(1);
    name.remove_prefix(name.find_last_of('/') + 1);
    name = unpackedName(name);
    for (const std::string_view ending : endings)
        if (name.ends_with(ending) && name.size() > ending.size())
            name.remove_suffix(ending.size());
    return std::string(name);
}

Parsed<std::vector<SourceFile>> filesOf(const std::vector<std::string>& paths,
                                        const std::optional<std::string>& split)
{
    std::vector<SourceFile> files;
    for (const std::string& path : paths) {
        if (!isFolder(path)) {
            files.push_back({path});
            continue;
        }
        if (auto error = addFolder(path, split, files))
            return std::move(*error);
    }
    return files;
}

}  // namespace core
