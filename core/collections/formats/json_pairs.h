// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/number_reading.h"
#include "core/rankings/runs/pairs.h"

#include <string>
#include <string_view>

namespace core {

/// A dictionary as in pytrec_eval, ranx and ir_measures: query → document → number.
struct JsonDictionary {
    Pairs pairs;
    bool isWhole = true;  ///< no number is written with a point or an exponent
};

/// Reads `{"q1": {"d12": 2, "d7": 1.5}}`, also with Infinity, as Python writes it. Keys may be in
/// any order. A query that occurs twice is merged, with a warning; a repeated document is left to
/// the code that makes judgments or a run. Ids must not be empty. Anything but a dictionary of
/// dictionaries of numbers is refused with its line. O(n).
/// @param text must outlive the pairs
/// @param start where the dictionary starts, which must extend to the end of the text
Parsed<JsonDictionary> parseJsonDictionary(std::string_view text, const std::string& name,
                                           Loading* loading = nullptr, std::size_t start = 0);

/// Whether all numbers of a beginning are whole; errors in it are ignored.
bool areWholeSoFar(std::string_view beginning);

/// Whether a JSON text is such a dictionary, judged by its first query: O(1) apart from white
/// space.
bool isJsonDictionary(std::string_view text);
/// Whether it may be one that is empty or has an error in its first number; objects and lists do
/// not count as such errors. Also O(1) apart from white space.
bool startsLikeJsonDictionary(std::string_view text);

}  // namespace core
