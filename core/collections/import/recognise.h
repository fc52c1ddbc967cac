// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/format_table.h"

#include <cstdint>
#include <string_view>

namespace core {

enum class FileKind : std::uint8_t {
    Session,
    SampleSession,
    CollectionSession,
    Collection,  ///< what a collection is made of, in one of its formats
    Samples,
    Grades,
};

/// What kind of file a text is, from its first lines and never from its name: a brace begins a
/// session, of samples or a collection when its "format" says so; holdsSamples() tells a table of
/// samples; lines of grades with a mistake in ten words are grades (`3 2 x 1`); lines of four
/// columns or more, in one of the formats that a collection has, belong to one; everything else is
/// read as grades, whose reader says what is wrong.
FileKind recognise(std::string_view text);

/// What of a collection a file holds that is opened by itself; Unknown where it is something else.
/// What can be read as a list of grades is one, and a session says that it is one.
CollectionFormat formatOfFileAlone(std::string_view text);

}  // namespace core
