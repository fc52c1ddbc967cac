// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/messages/sentence.h"
#include "core/foundation/file/parse_error.h"

namespace core {

/// What is wrong with a file, without the file and the line: "found the score “1,5”, expected a
/// number such as 1.5 or 2e-3". In the catalogue's context ui::ErrorText.
Sentence errorSentence(const ParseError& error);
/// The same with how many further lines cannot be read, where some cannot.
Sentence refusalSentence(const ParseError& error);

}  // namespace core
