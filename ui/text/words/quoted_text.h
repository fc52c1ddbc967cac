// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/messages/sentence.h"

#include <QString>

#include <string>
#include <string_view>

namespace ui {

/// Text from a file, such as an id, for use in a message: at most 120 characters, then an ellipsis.
/// Shows control characters, which a terminal would obey, as \\n, \\x1b and the like.
QString inMessage(std::string_view text);

/// Quoted headings, as core::headingsText() lists them, in the language of the interface.
QString headingsInMessage(std::string_view headings);

/// A whole file name: “-” becomes "standard input", and an empty name "an unnamed file".
QString fileInMessage(std::string_view path);

/// The sentence in the interface language, with quoted parts as in inMessage().
/// @param context of the catalogue
/// @param format returns the name of a format; may be null if there is none
QString sentenceText(const core::Sentence& sentence, const char* context,
                     QString (*format)(const std::string&) = nullptr);

/// Makes control characters visible, without a length limit; keeps line breaks.
QString harmless(const QString& text);

}  // namespace ui
