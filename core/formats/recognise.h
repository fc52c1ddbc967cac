#pragma once

#include <cstdint>
#include <string_view>

namespace core {

enum class FileKind : std::uint8_t {
    Session,
    SampleSession,
    CollectionSession,
    Qrels,
    Run,
    Samples,
    Grades,
};

/// What kind of file a text is, from its first lines and never from its name: a brace begins a
/// session, of samples or a collection when its "format" says so; a table with a column of labels
/// and one of scores holds samples; lines of grades with a mistake are
/// grades, see seemToBeGrades(); six columns with Q0 second are a run; four columns on several
/// lines, or with a third that is no grade, are qrels; everything else is read as grades, whose
/// reader says what is wrong. Without headings a table of samples needs commas or semicolons, at
/// least two rows, usual labels (0 and 1, yes and no) and scores with fractions.
FileKind recognise(std::string_view text);

/// Whether the first lines, none of fewer than three words, are grades, the unjudged included, but
/// for a word or one word in ten: what is no grade there is a mistake (`3 2 x 1`), not the id of a
/// document, unless the second word of every line is the iteration that judgments have, 0.
bool seemToBeGrades(std::string_view text);

}  // namespace core
