#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace core {

/// A piece of a query filter's text.
struct FilterToken {
    enum class Kind : std::uint8_t { Word, Phrase, Relation, Opening, Closing, End };
    Kind kind = Kind::End;
    std::string_view text;     ///< as typed; of a phrase what stands between the quotes
    std::size_t position = 0;  ///< in bytes
};

/// Cuts a filter's text into pieces, the last of which is the End. Blanks part words; relations,
/// quotes and parentheses do so by themselves. A parenthesis directly behind a word belongs to it
/// up to where it is closed, as in AP(rel=2)@100, unless the word is and, or, not. A quote that is
/// never closed reaches to the end. O(length).
std::vector<FilterToken> filterTokens(std::string_view text);

/// The length of the relation that the text begins with, as in `<=` or `≤`; 0: none.
std::size_t relationLength(std::string_view text);

}  // namespace core
