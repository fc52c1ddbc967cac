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
    Collection,  ///< a file of a collection, in one of its formats
    Samples,
    PerQueryValues,  ///< values of measures for single queries, see holdsPerQueryValues()
    Grades,
};

/// Detects the kind of a file from its first lines, never from its name. A brace starts a session,
/// samples or a collection, if its "format" says so; holdsPerQueryValues() recognises values per
/// query (in JSON, if the text is complete), holdsSamples() a table of samples;
/// lines of grades with at most one mistake in ten words are grades (`3 2 x 1`); lines of four or
/// more columns in one of a collection's formats belong to a collection; everything else is read as
/// grades, whose reader reports errors.
FileKind recognise(std::string_view text);

/// The collection format of a file that is opened on its own; Unknown if it is something else. A
/// text that can be read as a list of grades is one, and a session says that it is one.
CollectionFormat formatOfFileAlone(std::string_view text);

}  // namespace core
