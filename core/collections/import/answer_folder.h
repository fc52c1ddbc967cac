// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/shared_text.h"

#include <string>
#include <vector>

namespace core {

/// Whether files are a search engine's answers, one query each, that form one run together: all
/// have names of JSON files, and the first one is an answer.
bool areAnswers(const std::vector<std::string>& files);

/// The text of a file, or of a folder of answers as one text: by file name, or concatenated if the
/// answers name their queries.
Parsed<SharedText> readSource(const std::string& path, Loading* loading = nullptr,
                              const ExpansionLimit& limit = {});

}  // namespace core
