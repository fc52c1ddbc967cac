// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/quoted_text.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"

#include <QCoreApplication>

#include <vector>

namespace ui {

namespace {

constexpr qsizetype most = 120;

/// Includes characters that change the direction of the surrounding text or hide it.
bool isControl(QChar c)
{
    const char16_t code = c.unicode();
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0x2028 || code == 0x2029;
}

QString escaped(QChar c)
{
    switch (c.unicode()) {
    case u'\n':
        return QStringLiteral("\\n");
    case u'\r':
        return QStringLiteral("\\r");
    case u'\t':
        return QStringLiteral("\\t");
    default:
        return c.unicode() < 0x100
                   ? QStringLiteral("\\x%1").arg(c.unicode(), 2, 16, QLatin1Char('0'))
                   : QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
    }
}

QString visible(QStringView text, bool keepsLines)
{
    QString shown;
    for (const QChar c : text) {
        if (isControl(c) && !(keepsLines && c == u'\n'))
            shown += escaped(c);
        else
            shown += c;
    }
    return shown;
}

QString argumentText(const core::SentenceArgument& argument, const char* context,
                     QString (*format)(const std::string&))
{
    switch (argument.part) {
    case core::SentencePart::Quoted:
        return inMessage(argument.text);
    case core::SentencePart::Headings:
        return headingsInMessage(argument.text);
    case core::SentencePart::Reason:
        return QCoreApplication::translate(context, inMessage(argument.text).toUtf8().constData());
    case core::SentencePart::Format:
        return format(argument.text);
    case core::SentencePart::Sentence:
        return sentenceText(argument.sentence.front(), context, format);
    case core::SentencePart::Names:
        break;
    }
    QStringList names;
    for (const std::string& name : argument.names)
        names.append(QString::fromStdString(name));
    return listText(names);
}

}  // namespace

QString headingsInMessage(std::string_view headings)
{
    const QString between = listText({QString(u'”'), QString(u'“')});
    return inMessage(headings).replace(QStringLiteral("”, “"), between);
}

QString inMessage(std::string_view text)
{
    // A character takes at most four bytes.
    const bool isCut = text.size() > 4 * most;
    const QString whole = QString::fromUtf8(text.substr(0, 4 * most));
    if (!isCut && whole.size() <= most)
        return visible(whole, false);
    QStringView shown = QStringView(whole).first(most);
    if (shown.back().isHighSurrogate())
        shown.chop(1);
    return visible(shown, false) + QChar(u'…');
}

QString fileInMessage(std::string_view path)
{
    if (path.empty())
        return Wording::tr("an unnamed file");
    if (path == "-")
        return Wording::tr("standard input");
    return visible(QString::fromUtf8(path), false);
}

QString sentenceText(const core::Sentence& sentence, const char* context,
                     QString (*format)(const std::string&))
{
    std::vector<std::string> arguments;
    for (const core::SentenceArgument& argument : sentence.arguments)
        arguments.push_back(argumentText(argument, context, format).toStdString());
    const QString text = QCoreApplication::translate(context, sentence.text.c_str());
    return QString::fromStdString(core::filled(text.toStdString(), arguments));
}

QString harmless(const QString& text)
{
    return visible(text, true);
}

}  // namespace ui
