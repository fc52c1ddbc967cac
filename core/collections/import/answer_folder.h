// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/shared_text.h"

#include <string>
#include <vector>

namespace core {

/// Whether files are answers of a search engine, each of one query, which are one run together: all
/// are called as JSON, and the first one is an answer.
bool areAnswers(const std::vector<std::string>& files);

/// The text of a file, or of a folder of answers as one: by the names of the files, or one after
/// the other where the answers name their queries themselves.
Parsed<SharedText> readSource(const std::string& path, Loading* loading = nullptr,
                              const ExpansionLimit& limit = {});

}  // namespace core
