// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/texts_by_id.h"
#include "core/foundation/file/diagnostic_counts.h"
#include "core/rankings/runs/qrels.h"

#include <cstdint>
#include <memory>
#include <string>

namespace core {

/// What the texts belong to.
enum class TextMatch : std::uint8_t { Queries, Documents, Neither };

/// Whether texts belong to judged queries or to judged documents, judged by the share found among
/// some hundred look-ups. If both are found, for example because both are numbered from 1, a file
/// named queries or corpus, as in a BEIR folder, is what its name says. Otherwise the larger share
/// decides; if the shares are equal, more texts than queries means documents.
/// @param path the file's
TextMatch textMatchOf(const TextsById& texts, const Qrels& qrels, const std::string& path);

/// Counts the judged queries without text. O(queries).
void countQueriesWithoutText(const Qrels& qrels, const TextsById& queryTexts,
                             DiagnosticCounts& counts);

/// The texts of both; if an id is in both, the text in `first`.
std::shared_ptr<const TextsById> joined(std::shared_ptr<const TextsById> first,
                                        std::shared_ptr<const TextsById> second);

}  // namespace core
