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
    std::vector<std::string> splits = {};  ///< all splits of the folder, if it has several
};

/// The chosen split and all others: "test (of dev, test, train)".
std::string splitText(const SourceFile& file);

/// The files that paths refer to, with folders expanded: a BEIR folder gives corpus.jsonl,
/// queries.jsonl and one of qrels/*.tsv, compressed or not; a folder of answers (see areAnswers())
/// counts as one file; any other folder gives all its files.
/// @param split the name of the file in qrels/ without its extensions; otherwise test, dev, train,
/// or the first
Parsed<std::vector<SourceFile>> filesOf(const std::vector<std::string>& paths,
                                        const std::optional<std::string>& split);

bool isFolder(const std::string& path);

/// The regular files of a folder that are not hidden, by name.
Parsed<std::vector<std::string>> filesInFolder(const std::string& path);

/// The file whose name is `path` followed by `ending`, each possibly compressed; empty if there is
/// none.
std::string fileBeside(const std::string& path, std::string_view ending);

/// The common name of a file or folder: without the usual extensions.
std::string plainName(const std::string& path);

}  // namespace core
