#include "ui/words/quoted_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct QuotedText {
    Q_DECLARE_TR_FUNCTIONS(ui::QuotedText)
};

constexpr qsizetype most = 120;

/// Also what turns the direction of the text around it, or hides it.
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

}  // namespace

QString inMessage(std::string_view text)
{
    // A letter takes four bytes at most.
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
        return QuotedText::tr("a file without a name");
    if (path == "-")
        return QuotedText::tr("standard input");
    return visible(QString::fromUtf8(path), false);
}

QString harmless(const QString& text)
{
    return visible(text, true);
}

}  // namespace ui
