// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The bytes above a table's headings that do not belong to it: titles of a report, comments after
/// #, a line `sep=;`; 0 if there are none. The headings are the first row within 20 that has a
/// known heading, no number, and more different cells than every row above it, and every row below
/// it has as many cells.
std::size_t preambleLength(std::string_view text);

/// The text with empty lines instead of its preamble, so that lines keep their numbers.
std::string withoutPreamble(std::string_view text);

/// The lines of a preamble that are neither blank, comments nor `sep=;`.
struct TitleLines {
    std::size_t count = 0;
    std::size_t line = 0;  ///< of the first
    std::string_view first;
};

TitleLines titleLines(std::string_view text);

/// The text with empty lines instead of the two rows below the headings in which Orange writes
/// types and roles (continuous, discrete …; class, meta …); nothing if there are none.
std::optional<std::string> withoutTypeRows(std::string_view text);

/// The text with a heading for the numbers of rows, which R (write.table) and pandas (to_string)
/// write without one, and tabs instead of blanks; nothing for other texts.
std::optional<std::string> withRowNames(std::string_view text);

}  // namespace core
