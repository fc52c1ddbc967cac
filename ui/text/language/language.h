// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

namespace ui {

/// A language of the program. Each has a catalogue in resources/languages.
struct Language {
    QString code;  ///< the name of its catalogue: "en", "zh_CN"
    QString name;  ///< in the language itself: "English", "简体中文"
};

/// English first, then sorted by code.
QList<Language> languages();

/// The language that best fits a request such as "zh-Hans-CN", "zh" or "de_AT"; empty if none fits.
QString languageFor(const QString& wish);

/// The language that the user chose, else the first available system language, else English.
QString requestedLanguage();
/// Empty: the system language.
QString chosenLanguage();
/// Takes effect at the next start.
void chooseLanguage(const QString& code);

/// Switches all further text to the language, including Qt's own where Qt is translated. Programs
/// start in English, regardless of the system language.
void speak(const QString& code);
QString spokenLanguage();
/// For numbers in sentences. For English it is the C locale, as in files and figures.
QLocale numberLocale();
/// The current language for files that state theirs, as in "zh-CN"; empty for English.
QString otherLanguage();

/// Switches its thread to English during its lifetime, for text that programs read, such as CSV
/// headings.
class InEnglish {
public:
    InEnglish();
    ~InEnglish();
    InEnglish(const InEnglish&) = delete;
    InEnglish& operator=(const InEnglish&) = delete;

private:
    bool m_before;  ///< another InEnglish was already active
};

}  // namespace ui
