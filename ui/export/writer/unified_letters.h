// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace ui {

/// Corrects the letters of a PDF font's glyphs for copying and searching text. A Chinese font has
/// one glyph for a letter and for the radical of the same shape, and Qt maps it to the radical,
/// whose code comes first: "⼀" (U+2F00) for "一". The result maps every radical to the letter.
/// @param characterMap a ToUnicode stream as Qt writes it
QByteArray withUnifiedLetters(const QByteArray& characterMap);

}  // namespace ui
