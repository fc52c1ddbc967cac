// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

/// The names that retrievers, search engines and evaluators give to lists of results. All names are
/// folded like headings; the words are in core/foundation/tabular/column_words.cpp.
namespace core::result_names {

/// What a list must contain to be a list of results.
enum class ResultsName : std::uint8_t {
    None,
    Scored,  ///< a common word: objects with an id and a score or grade
    Hits,    ///< objects with an id
    Ids,     ///< objects with an id, or plain ids
};

/// @param holder the name of the enclosing object
ResultsName resultsName(std::string_view folded, std::string_view holder = {});
/// Whether the name means relevant documents: one if it ends in "id", otherwise a list.
bool isRelevantName(std::string_view folded);
/// Whether the list contains ids, not texts.
bool endsInIds(std::string_view folded);

}  // namespace core::result_names
