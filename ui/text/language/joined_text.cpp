// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language/joined_text.h"

#include "ui/text/language/thin_space.h"
#include "ui/text/language/wording.h"

#include <QRegularExpression>

namespace ui {

QString listText(const QStringList& items)
{
    return items.join(Wording::tr(", ", "between the items of a list"));
}

QString wholeListText(const QStringList& items)
{
    return items.size() < 2 ? items.join(QString())
                            : Wording::tr("%1 and %2", "the end of a list")
                                  .arg(listText(items.first(items.size() - 1)), items.last());
}

QString phrasesText(const QStringList& phrases)
{
    return phrases.join(Wording::tr(", ", "between phrases"));
}

QString clausesText(const QStringList& clauses)
{
    return clauses.join(Wording::tr("; ", "between clauses"));
}

QString joinedSentences(const QStringList& sentences)
{
    QString text;
    for (const QString& sentence : sentences)
        text = text.isEmpty() || sentence.isEmpty()
                   ? text + sentence
                   : Wording::tr("%1 %2", "one sentence after another").arg(text, sentence);
    return closedUp(text);
}

QStringList sentencesOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("(?<=\\.) |(?<=。)"));
    return text.split(between, Qt::SkipEmptyParts);
}

QString asSentence(const QString& said)
{
    return closedUp(Wording::tr("%1.", "words as a sentence").arg(said));
}

QString detailedText(const QString& name, const QString& detail)
{
    return Wording::tr("%1, %2", "a name and a detail").arg(name, detail);
}

QString detailBehind(const QString& name, const QString& text)
{
    return text.mid(text.indexOf(name) + name.size());
}

QString labelledText(const QString& label, const QString& value)
{
    return Wording::tr("%1: %2", "a label and its value").arg(label, value);
}

QString remarkedText(const QString& value, const QString& remark)
{
    return Wording::tr("%1 (%2)", "a value and a remark").arg(value, remark);
}

QString quotedText(const QString& name)
{
    return Wording::tr("“%1”", "a name").arg(name);
}

}  // namespace ui
