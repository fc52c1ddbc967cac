// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace ui {

// How texts are joined depends on the language. No other file may add a comma, a bracket, or a
// space between sentences.

/// "a, b, c"
QString listText(const QStringList& items);
/// "a, b and c"
QString wholeListText(const QStringList& items);
/// "nDCG is 0.6, P is 0.5": phrases that are statements.
QString phrasesText(const QStringList& phrases);
/// "a; b; c": items that may contain commas.
QString clausesText(const QStringList& clauses);
/// The sentences as one text; skips empty ones.
QString joinedSentences(const QStringList& sentences);
/// Splits a text made by joinedSentences(). A full stop inside a sentence may split it, too.
QStringList sentencesOf(const QString& text);
/// "said.": adds a full stop if there is none.
QString asSentence(const QString& said);
/// "name, detail", as in a legend.
QString detailedText(const QString& name, const QString& detail);
/// The detail of detailedText() alone: ", detail".
QString detailBehind(const QString& name, const QString& text);
/// "label: value"; after a question without the colon
QString labelledText(const QString& label, const QString& value);
/// "value (remark)"
QString remarkedText(const QString& value, const QString& remark);
/// "“name”"
QString quotedText(const QString& name);

}  // namespace ui
