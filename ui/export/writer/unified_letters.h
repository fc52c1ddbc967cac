// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace ui {

/// What letters the glyphs of a PDF's font are, as text is copied and searched. A font of Chinese
/// letters has one glyph for a letter and for the radical of its shape, and Qt takes the radical,
/// whose code comes first: "⼀" (U+2F00) for "一". Here every radical is the letter.
/// @param characterMap a ToUnicode stream as Qt writes it
QByteArray withUnifiedLetters(const QByteArray& characterMap);

}  // namespace ui
