// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

namespace ui {

/// A language that the program speaks. One catalogue in resources/languages makes one.
struct Language {
    QString code;  ///< as its catalogue is named: "en", "zh_CN"
    QString name;  ///< in itself: "English", "简体中文"
};

/// English first, then by their codes.
QList<Language> languages();

/// The one that fits such a wish of a desktop or a person best, as "zh-Hans-CN", "zh" or "de_AT";
/// empty where none does.
QString languageFor(const QString& wish);

/// What a person chose, else the first of the desktop's languages that there is, else English.
QString requestedLanguage();
/// Empty: the desktop's.
QString chosenLanguage();
/// Holds from the next start.
void chooseLanguage(const QString& code);

/// Every sentence from now on is in it, Qt's own too where Qt has it. English is spoken from the
/// start of every program, whatever the desktop has.
void speak(const QString& code);
QString spokenLanguage();
/// Of numbers among its sentences; English has those of files and figures.
QLocale numberLocale();
/// What is spoken, for files that say their language, as "zh-CN"; empty while that is English.
QString otherLanguage();

/// While it lives, English is spoken on its thread, whatever was before: for what programs read, as
/// the headings of a CSV file.
class InEnglish {
public:
    InEnglish();
    ~InEnglish();
    InEnglish(const InEnglish&) = delete;
    InEnglish& operator=(const InEnglish&) = delete;

private:
    bool m_before;  ///< spoken by another one, too
};

}  // namespace ui
