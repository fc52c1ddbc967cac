// SPDX-License-Identifier: GPL-3.0-or-later
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

    /// What has no letters is no text: it joins others.
    static QString of(const QString& source)
    {
        const QString text = accented(source, true);
        return text == source ? text : begin + text + end;
    }

    /// Letters with accents, each vowel twice where the text is to be longer. Places of arguments,
    /// tags, entities, underlined letters and the patterns of files stay as they are.
    static QString accented(const QString& source, bool isLonger)
    {
        static const QRegularExpression kept(QStringLiteral(
            "%L?\\d+|%n|</?[a-zA-Z][^<>]*>|&(?:[a-zA-Z]+|#\\d+);|&\\S|\\(\\*[^)]*\\)"));
        QString text;
        qsizetype from = 0;
        for (auto match = kept.globalMatch(source); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            text +=
                accentsOn(source.mid(from, one.capturedStart() - from), isLonger) + one.captured();
            from = one.capturedEnd();
        }
        return text + accentsOn(source.mid(from), isLonger);
    }

private:
    static QString accentsOn(const QString& plain, bool isLonger)
    {
        static const QString letters =
            QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
        static const QString accents =
            QStringLiteral("áƀçđéƒğĥíĵķļṁñöþɋŕšţüṽŵẋýžÅƁĆĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÜṼŴẊÝŽ");
        QString text;
        for (const QChar letter : plain) {
            const qsizetype place = letters.indexOf(letter);
            text += place < 0 ? letter : accents[place];
            if (isLonger && QStringLiteral("aeiouy").contains(letter))
                text += text.back();
        }
        return text;
    }
};

/// Chinese in which Latin letters have accents: what shows plain ones was not found in the
/// catalogue, or is a name.
class MarkedChinese : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* comment,
                      int n) const override
    {
        const QString text = QTranslator::translate(context, source, comment, n);
        return text.isEmpty() ? text : PseudoLanguage::accented(text, false);
    }
};

}  // namespace language_walk
