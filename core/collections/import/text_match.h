// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/texts_by_id.h"
#include "core/foundation/file/diagnostic_counts.h"
#include "core/rankings/runs/qrels.h"

#include <cstdint>
#include <memory>
#include <string>

namespace core {

/// Whose texts they are.
enum class TextMatch : std::uint8_t { Queries, Documents, Neither };

/// Whether judged queries or judged documents are found among the texts, by the larger share of
/// some hundred that are looked up. Where both are found, as where each are numbered from 1, a file
/// called queries or corpus, as in a BEIR folder, is what it is called; else, where both are found
/// alike, one of more texts than there are queries is of the documents.
/// @param path the file's
TextMatch textMatchOf(const TextsById& texts, const Qrels& qrels, const std::string& path);

/// Counts the judged queries that the texts lack. O(queries).
void countQueriesWithoutText(const Qrels& qrels, const TextsById& queryTexts,
                             DiagnosticCounts& counts);

/// The texts of both; those of `first` where an id is in both.
std::shared_ptr<const TextsById> joined(std::shared_ptr<const TextsById> first,
                                        std::shared_ptr<const TextsById> second);

}  // namespace core
