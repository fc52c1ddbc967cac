#pragma once

#include <cstdint>
#include <string_view>

namespace core {

enum class FileKind : std::uint8_t { Session, Qrels, Run, Grades };

/// What kind of file a text is, from its first lines and never from its name: a brace begins a
/// session; six columns with Q0 second are a run; four columns on several lines, or with a third
/// that is no grade, are qrels; everything else is read as grades, whose reader says what is wrong.
FileKind recognise(std::string_view text);

}  // namespace core
