#pragma once

#include "core/collection/texts_by_id.h"
#include "core/io/finding_counts.h"
#include "core/io/qrels.h"

#include <cstdint>
#include <memory>

namespace core {

/// Whose texts they are.
enum class TextMatch : std::uint8_t { Queries, Documents, Neither };

/// Whether judged queries or judged documents are found among the texts, by the larger share of
/// some hundred that are looked up. Queries where both are found alike: a corpus may hold its
/// queries.
TextMatch textMatchOf(const TextsById& texts, const Qrels& qrels);

/// Counts the judged queries that the texts lack. O(queries).
void countQueriesWithoutText(const Qrels& qrels, const TextsById& queryTexts,
                             FindingCounts& counts);

/// The texts of both; those of `first` where an id is in both.
std::shared_ptr<const TextsById> joined(std::shared_ptr<const TextsById> first,
                                        std::shared_ptr<const TextsById> second);

}  // namespace core
