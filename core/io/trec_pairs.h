#pragma once

#include "core/io/number_reading.h"
#include "core/io/pairs.h"

#include <string>
#include <string_view>

namespace core {

/// A TREC run whose scores have a decimal comma; parseRun() reads the others, and faster. The same
/// lines are skipped and refused.
/// @param text must outlive the pairs
Parsed<Pairs> parseTrecPairs(std::string_view text, const std::string& name, DecimalMark mark,
                             Loading* loading = nullptr);

}  // namespace core
