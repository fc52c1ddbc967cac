// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language/joined_text.h"

#include "ui/text/language/thin_space.h"
#include "ui/text/language/wording.h"

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
    QStringList sentences;
    qsizetype begin = 0;
    const auto endAt = [&](qsizetype end, qsizetype next) {
        if (end > begin)
            sentences << text.mid(begin, end - begin);
        begin = next;
    };
    for (qsizetype at = 1; at < text.size(); ++at) {
        if (text[at - 1] == QChar(0x3002))
            endAt(at, at);
        else if (text[at - 1] == QLatin1Char('.') && text[at] == QLatin1Char(' '))
            endAt(at, at + 1);
    }
    endAt(text.size(), text.size());
    return sentences;
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
    constexpr QStringView closing = u"?!？！";
    return !label.isEmpty() && closing.contains(label.back())
               ? joinedSentences({label, value})
               : Wording::tr("%1: %2", "a label and its value").arg(label, value);
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
