// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/compare/compare_output.h"
#include "core/foundation/json/json_writer.h"

#include <QString>

#include <span>
#include <string>

namespace cli {

/// Whether runs are small enough to keep their lists for a verdict, in all. Larger ones would
/// double the time and multiply the memory.
bool areListsCheap(std::span<const std::string> runs);

/// Fills in the verdict on two runs, or on more. The worst and the likely case for unjudged
/// documents are included only if two runs' lists were kept.
void addVerdict(CompareReport& report);

/// The verdict with its reasons; empty if there is none.
QString verdictParagraph(const CompareReport& report);
/// Writes "verdict" with the conclusion, its text and its figures; nothing if there is none.
void writeVerdict(const CompareReport& report, core::JsonWriter& json);

}  // namespace cli
