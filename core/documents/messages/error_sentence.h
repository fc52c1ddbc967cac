// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/messages/sentence.h"
#include "core/foundation/file/parse_error.h"

namespace core {

/// What is wrong with a file, without its name and line: "found the score “1,5”, expected a number
/// such as 1.5 or 2e-3". Catalogue context: ui::ErrorText.
Sentence errorSentence(const ParseError& error);
/// The same, plus the number of further unreadable lines, if any.
Sentence refusalSentence(const ParseError& error);

}  // namespace core
