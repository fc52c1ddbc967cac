// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/filter.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// A token of a filter's text.
struct FilterToken {
    enum class Kind : std::uint8_t { Word, Phrase, Relation, Opening, Closing, End };
    Kind kind = Kind::End;
    std::string_view text;     ///< as typed; for a phrase, the text between the quotes
    std::size_t position = 0;  ///< in bytes
};

/// Cuts a filter's text into tokens; the last one is End. Spaces, relations, quotes and parentheses
/// separate words. A parenthesis directly after a word belongs to the word until it is closed, as
/// in AP(rel=2)@100, except after and, or, not. A colon is a relation only directly after one of
/// the names; operators directly after it are text, as in label:>50K. A quote that is never closed
/// extends to the end. O(length × names).
std::vector<FilterToken> filterTokens(std::string_view text, std::span<const FilterName> names);

/// Whether the word is and, or, not.
bool isConjunction(std::string_view word);
bool isConjunction(const FilterToken& token);

}  // namespace core
