// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/number_reading.h"
#include "core/rankings/runs/pairs.h"

#include <string>
#include <string_view>

namespace core {

/// A dictionary of pytrec_eval, ranx and ir_measures: query → document → number.
struct JsonDictionary {
    Pairs pairs;
    bool isWhole = true;  ///< every number is written without a point and an exponent
};

/// `{"q1": {"d12": 2, "d7": 1.5}}`, also with Infinity, as Python writes it. Keys in any order; a
/// query that stands twice is read as one and told, a document that does is left to those who make
/// judgments or a run of it. Ids must not be empty. What is no dictionary of dictionaries of
/// numbers is refused with its line. O(n).
/// @param text must outlive the pairs
/// @param start where the dictionary begins that goes to the end of the text
Parsed<JsonDictionary> parseJsonDictionary(std::string_view text, const std::string& name,
                                           Loading* loading = nullptr, std::size_t start = 0);

/// Whether the numbers of a beginning are all written so; what is wrong with it is not asked.
bool areWholeSoFar(std::string_view beginning);

/// Whether a JSON text is one, by its first query: O(1) but for blanks.
bool isJsonDictionary(std::string_view text);
/// Whether it may be one with a fault in its first number, or an empty one; objects and lists are
/// no such fault. The same.
bool startsLikeJsonDictionary(std::string_view text);

}  // namespace core
