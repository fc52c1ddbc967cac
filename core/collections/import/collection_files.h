// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct SourceFile {
    std::string path;
    std::string split = {};                ///< the name of a folder's judgments
    std::vector<std::string> splits = {};  ///< all that the folder has, where it has several
};

/// All of them, and which was taken: "test (of dev, test, train)".
std::string splitText(const SourceFile& file);

/// The files that are meant by paths, folders among them: of a BEIR folder corpus.jsonl,
/// queries.jsonl and one of qrels/*.tsv, compressed or not; a folder of answers as areAnswers()
/// tells them, which are read as one; of another all files in it.
/// @param split the name of the file in qrels/ without its endings; else test, dev, train, the
/// first
Parsed<std::vector<SourceFile>> filesOf(const std::vector<std::string>& paths,
                                        const std::optional<std::string>& split);

bool isFolder(const std::string& path);

/// The regular files of a folder that are not hidden, by name.
Parsed<std::vector<std::string>> filesInFolder(const std::string& path);

/// The file that is called like `path` with `ending` behind, each compressed or not; empty where
/// there is none.
std::string fileBeside(const std::string& path, std::string_view ending);

/// What people call a file or folder: its name without usual endings.
std::string plainName(const std::string& path);

}  // namespace core
