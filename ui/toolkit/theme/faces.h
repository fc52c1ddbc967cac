// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace ui {

/// Families with the letters of a language, the best first, whether installed or not: for Chinese
/// with the shapes of the mainland. None for languages of Latin letters.
QStringList facesOf(const QString& language);

/// Text of every family that the program uses finds the letters that it lacks in the faces of the
/// language that is spoken: to be called when one is. @param base the font of the window
void useFaces(const QFont& base);

/// The font with those faces behind its own family: for one that a person chose, and for papers,
/// whose language may be another than the window's.
QFont withFaces(QFont font);

/// Which font to install where none has the letters of a language; empty: one has.
QString missingFaceText(const QString& language);

/// Speaks the language, or English where no installed font has its letters: boxes tell nobody
/// anything. @return why it is not spoken, in a sentence; empty: it is
QString speakReadably(const QString& language);

}  // namespace ui
