// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/teaching/lessons/lesson.h"

#include <string>
#include <string_view>

namespace core {

/// Whether a text is to be read as a lesson: it begins with a line `---`, as nothing else does.
bool isLesson(std::string_view text);

/// Reads a lesson: front matter between two lines `---`, then what it measures and its steps.
///
/// Front matter is `key: value`, a value being one text or texts by language, `{en: "…", zh_CN:
/// "…"}`: `id`, `format`, `title`, `question` and `source` must be there, `number`, `measures` and
/// `from` may be.
///
/// A language is what stands between `::: en` and `:::`. In it a line `## Title` begins a step, and
/// what follows is Markdown but for fences that begin with `rankscope` and one of these words:
/// - `list NAME`, `samples NAME`, `counts NAME`, `values NAME`: data, once in the file, also
///   outside of languages, and what they are called in some, `zh_CN="…"`: grades as in
///   readingsOfGrades() or a table of documents, in which `|` on a line begins those that were not
///   retrieved; a table of a label, a score and maybe a weight, with a heading; `TP=1 FP=2 FN=3
///   TN=4`; numbers
/// - `vary NAME,… CHANGE …`: what variants do with data, see readVary(), in its lines what they
///   keep: `AP of=A > AP of=B`, `RR of=A = 1`
/// - `show PANEL,… [of=NAME,…] [measure=M]`: what of the program stands beside the step
/// - `guess id=ID measure=M of=NAME [kind=…] [take=… [rank=…]] [tolerance=T] [rule=value …]`, in
///   its lines `wrong WORDS: "…"` with what another rule changes, `hint: "…"`, `right: "…"`, and of
///   blanks `formula: "…"` with a `_` for each number
/// Texts say numbers as placeholders, see placeholdersOf().
/// Of several measures or data in a guess, parted by commas, each is a number of its own.
/// The first language says what a step shows and asks; in the others a guess needs only its id and
/// its sentences, the wrong ones in the same order, and `show` may be left out.
///
/// Anything else is an error that says the line, what was found and what may stand there. O(n).
Parsed<Lesson> parseLesson(std::string_view text, const std::string& file);

}  // namespace core
