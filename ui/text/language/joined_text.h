// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace ui {

// What stands between texts that become one. Languages differ in that: no other place writes a
// comma, a bracket or a blank between two sentences.

/// "a, b, c"
QString listText(const QStringList& items);
/// "a, b and c"
QString wholeListText(const QStringList& items);
/// "nDCG is 0.6, P is 0.5": of phrases that each say something.
QString phrasesText(const QStringList& phrases);
/// "a; b; c": of items that may hold commas.
QString clausesText(const QStringList& clauses);
/// The sentences as one text; empty ones are left out.
QString joinedSentences(const QStringList& sentences);
/// What joinedSentences() joins to that text again. A point inside a sentence may divide it.
QStringList sentencesOf(const QString& text);
/// "said.": what has no point at its end as a sentence.
QString asSentence(const QString& said);
/// "name, detail", as in a legend.
QString detailedText(const QString& name, const QString& detail);
/// What stands behind the name there: ", detail".
QString detailBehind(const QString& name, const QString& text);
/// "label: value"
QString labelledText(const QString& label, const QString& value);
/// "value (remark)"
QString remarkedText(const QString& value, const QString& remark);
/// "‘name’"
QString quotedText(const QString& name);

}  // namespace ui
