// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_source.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/grade_words.h"

#include <optional>

namespace core {

/// A refusal with all the words that stand in the place of grades, where nothing but words does;
/// nothing where another cause is likelier. O(text).
/// @param known words that stand for grades already
std::optional<ParseError> wordGrades(const ParseError& error, const CollectionSource& source,
                                     const GradeVocabulary& known);

}  // namespace core
