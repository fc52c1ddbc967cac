// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/messages/sentence.h"

#include <QString>

#include <string>
#include <string_view>

namespace ui {

/// An id, or whatever else stands in a file, as a message shows it: at most 120 characters, then an
/// ellipsis; a control character, which a terminal would obey, as \\n, \\x1b and the like.
QString inMessage(std::string_view text);

/// The same of a file's name, whole: “-” is standard input, and one without a letter is told as
/// such.
QString fileInMessage(std::string_view path);

/// The sentence in the language that is spoken; what it quotes as inMessage() has it.
/// @param context of the catalogue
/// @param format says the name of a format; may be null where there is none
QString sentenceText(const core::Sentence& sentence, const char* context,
                     QString (*format)(const std::string&) = nullptr);

/// The text with its control characters made visible, whatever its length; line breaks stay.
QString harmless(const QString& text);

}  // namespace ui
