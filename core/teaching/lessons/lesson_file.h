// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/teaching/lessons/lesson.h"

#include <string>
#include <string_view>

namespace core {

/// Whether a text is a lesson: only lessons begin with a line `---`.
bool isLesson(std::string_view text);

/// Parses a lesson: front matter between two lines `---`, then data and steps.
///
/// Front matter consists of `key: value` lines. A value is one text, or one per language: `{en:
/// "…", zh_CN: "…"}`. `id`, `format`, `title`, `question` and `source` are required; `number`,
/// `measures`, `from`, `minutes` and `needs` (ids, separated by commas) are optional.
///
/// The lines between `::: en` and `:::` are in that language. There, a line `## Title` begins a
/// step, whose text is Markdown except for fences with `rankscope` and one of these words:
/// - `list NAME`, `samples NAME`, `counts NAME`, `values NAME`: data, once in the file, inside or
///   outside a language block, with optional labels such as `zh_CN="…"`. A list has grades as in
///   readingsOfGrades(), or a table of documents in which a line with `|` begins those not
///   retrieved. Samples are a table with a header and columns for label, score and optionally
///   weight; counts are `TP=1 FP=2 FN=3 TN=4`; values are numbers
/// - `vary NAME,… CHANGE …`: how variants change data, see readVary(). Its lines are conditions to
///   keep: `AP of=A > AP of=B`, `RR of=A = 1`
/// - `show PANEL,… [of=NAME,…] [measure=M]`: the panels to show next to the step
/// - `guess id=ID measure=M of=NAME [kind=…] [take=… [rank=…]] [tolerance=T] [rule=value …]`. Its
///   lines are `wrong WORDS: "…"` with the changed rules, `hint: "…"`, `right: "…"`, and for blanks
///   `formula: "…"` with a `_` per number
///
/// Texts contain numbers as placeholders, see placeholdersOf().
/// A guess may list several measures or data, separated by commas; each is a separate number.
/// The first language defines what each step shows and asks. In the others, a guess needs only its
/// id and its sentences, the wrong ones in the same order, and `show` is optional.
///
/// Anything else is an error with the line, what was found and what is allowed there. O(n).
Parsed<Lesson> parseLesson(std::string_view text, const std::string& file);

}  // namespace core
