// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/compare/compare_output.h"
#include "core/collections/comparison/verdict_facts.h"
#include "core/foundation/json/json_writer.h"

#include <QString>

#include <span>
#include <string>

namespace cli {

/// Whether runs are small enough to keep their lists for a verdict, in all. Larger ones would
/// double the time and multiply the memory.
bool areListsCheap(std::span<const std::string> runs);

/// Adds the worst and the likely case for unjudged documents. Lists that were not kept are read
/// again from their files, query by query; without a result if that is not possible: the files are
/// compressed, pipes, not sorted by query, or not TREC's.
void addListsTo(core::VerdictFacts& facts, const core::VerdictInput& input,
                const EvaluatedRuns& scored, const ScoringInput& scoring);
/// That this could not be done, and the option that does it; empty if nothing is missing.
QString listsSentence(const core::VerdictFacts& facts);

/// Fills in the verdict on two runs, or on more.
void addVerdict(CompareReport& report);

/// The verdict with its reasons; empty if there is none.
QString verdictParagraph(const CompareReport& report);
/// Writes "verdict" with the conclusion, its text and its figures; nothing if there is none.
void writeVerdict(const CompareReport& report, core::JsonWriter& json);

}  // namespace cli
