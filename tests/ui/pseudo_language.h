#pragma once

#include <QRegularExpression>
#include <QTranslator>

namespace language_walk {

/// A language that nobody has to translate into: every letter has an accent, vowels are twice
/// there, which makes a text longer by 40 %, and each text stands in brackets of its own. What
/// shows plain letters was never asked for, or is a name.
class PseudoLanguage : public QTranslator {
public:
    static constexpr QChar begin{0x27e6};
    static constexpr QChar end{0x27e7};

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* = nullptr,
                      int = -1) const override
    {
        // Names of keys are typed again.
        if (qstrcmp(context, "QShortcut") == 0)
            return {};
        return of(QString::fromUtf8(source));
    }

    static QString of(const QString& source)
    {
        // Places of arguments, tags, entities, underlined letters and the patterns of files.
        static const QRegularExpression kept(QStringLiteral(
            "%L?\\d+|%n|</?[a-zA-Z][^<>]*>|&(?:[a-zA-Z]+|#\\d+);|&\\S|\\(\\*[^)]*\\)"));
        QString text(begin);
        qsizetype from = 0;
        for (auto match = kept.globalMatch(source); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            text += accented(source.mid(from, one.capturedStart() - from)) + one.captured();
            from = one.capturedEnd();
        }
        return text + accented(source.mid(from)) + end;
    }

private:
    static QString accented(const QString& plain)
    {
        static const QString letters =
            QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
        static const QString accents =
            QStringLiteral("áƀçđéƒğĥíĵķļṁñöþɋŕšţüṽŵẋýžÅƁĆĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÜṼŴẊÝŽ");
        QString text;
        for (const QChar letter : plain) {
            const qsizetype place = letters.indexOf(letter);
            text += place < 0 ? letter : accents[place];
            if (QStringLiteral("aeiouy").contains(letter))
                text += text.back();
        }
        return text;
    }
};

}  // namespace language_walk
