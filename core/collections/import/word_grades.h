// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_source.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/grade_words.h"

#include <optional>

namespace core {

/// An error that lists all words in place of grades, if there are only words; nothing if another
/// cause is more likely. O(text).
/// @param known words that already mean grades
std::optional<ParseError> wordGrades(const ParseError& error, const CollectionSource& source,
                                     const GradeVocabulary& known);

}  // namespace core
