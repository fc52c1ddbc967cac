// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <string>

namespace core {

/// The first whole lines of a file's text, see TextStream: at most `bytes` of them, or as
/// much of the first line when that is longer. For looking at what a file is before it is read; a
/// fault further on is none yet; but a workbook is read whole. What is read of a pipe is gone, see
/// canBeReadAgain(). O(bytes).
Parsed<std::string> readBeginning(const std::string& path, std::size_t bytes,
                                  const ExpansionLimit& limit = {});

/// Whether what has been read there is still there: a file, not a pipe, nor "-", standard input.
/// Nothing is opened, so that a program that writes to the pipe goes on waiting.
bool canBeReadAgain(const std::string& path);

}  // namespace core
