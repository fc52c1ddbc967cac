// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace ui {

/// The family that comes with the program: Inter with tabular digits, lines as high as DejaVu's,
/// and semibold as its bold. If it cannot be read, DejaVu Sans. Needs the application.
QString ownFamily();

/// That family, as large as `font`.
QFont ownFont(const QFont& font);

/// Font families for a language's script, best first, installed or not; for Chinese, with mainland
/// shapes. Empty for languages in Latin script.
QStringList facesOf(const QString& language);

/// Makes every family of the program fall back to the faces of the current language, its own family
/// first to DejaVu Sans; call it when the language is set. @param base the desktop's font
void useFaces(const QFont& base);

/// The font with those as fallbacks: for a font that a person chose, and for paper, whose
/// language may differ from the window's.
QFont withFaces(QFont font);

/// Which font to install if none covers the language's script; empty: one does.
QString missingFaceText(const QString& language);

/// Switches to the language, or to English if no installed font covers its script, which would show
/// only boxes. @return a sentence that says why not; empty on success
QString speakReadably(const QString& language);

}  // namespace ui
