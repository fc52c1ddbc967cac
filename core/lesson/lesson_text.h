#pragma once

#include "core/file/parse_error.h"
#include "core/lesson/lesson.h"
#include "core/lesson/lesson_number.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// How a number stands in a text.
enum class PlaceholderForm : std::uint8_t {
    Decimal,  ///< rounded; a whole number without its point
    Exact,    ///< as a fraction where it has one
};

/// What a text says by a definition: `{nDCG@5 of=B}`, `{AP@3 of=A exact}`, `{DCG@5 of=B digits=4}`.
struct Placeholder {
    std::size_t begin = 0;  ///< of `{` in the text
    std::size_t end = 0;    ///< behind `}`
    LessonNumber number = {};
    PlaceholderForm form = PlaceholderForm::Decimal;
    int digits = 3;  ///< behind the point
};

/// The placeholders of a text, in their order; the first fault where one cannot be read. `\{` is a
/// brace that begins none. Whether the data can give the number is faultOf()'s to say.
Result<std::vector<Placeholder>, NumberFault> placeholdersOf(std::string_view text);

/// The text with its placeholders as numbers of the lesson's data, and `\{` as a brace. An
/// undefined number is a dash. What parseLesson() would refuse stays as it stands.
std::string filledText(const Lesson& lesson, std::string_view text);

}  // namespace core
