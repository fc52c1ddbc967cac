// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/filter.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// A piece of a filter's text.
struct FilterToken {
    enum class Kind : std::uint8_t { Word, Phrase, Relation, Opening, Closing, End };
    Kind kind = Kind::End;
    std::string_view text;     ///< as typed; of a phrase what stands between the quotes
    std::size_t position = 0;  ///< in bytes
};

/// Cuts a filter's text into pieces, the last of which is the End. Blanks part words; relations,
/// quotes and parentheses do so by themselves. A parenthesis directly behind a word belongs to it
/// up to where it is closed, as in AP(rel=2)@100, unless the word is and, or, not. A colon is a
/// relation directly behind one of the names; signs directly behind it are none, as in
/// label:>50K. A quote that is never closed reaches to the end. O(length × names).
std::vector<FilterToken> filterTokens(std::string_view text, std::span<const FilterName> names);

/// Whether it is and, or, not.
bool isConjunction(std::string_view word);
bool isConjunction(const FilterToken& token);

}  // namespace core
