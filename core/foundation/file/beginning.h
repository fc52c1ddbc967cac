// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <string>

namespace core {

/// The first whole lines of a file's text (see TextStream): at most `bytes` of them, or as much of
/// the first line if that is longer. For recognising a file before it is read: an error further on
/// does not matter yet, but a workbook is read whole. What is read from a pipe is gone, see
/// canBeReadAgain(). O(bytes).
Parsed<std::string> readBeginning(const std::string& path, std::size_t bytes,
                                  const ExpansionLimit& limit = {});

/// Whether the path can be read again: true for a file, false for a pipe and for "-", standard
/// input. Does not open anything, so a program that writes to the pipe keeps waiting.
bool canBeReadAgain(const std::string& path);

}  // namespace core
