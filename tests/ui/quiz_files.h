// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <cstdint>
#include <optional>
#include <string>

/// Readers of what quizzes are written as, each by the rules of the program that imports it.
namespace quiz_files {

// XML

struct Element {
    QString name;
    QMap<QString, QString> attributes;
    QList<Element> children;
    QString text;  ///< of itself alone

    const Element* child(const QString& expected) const
    {
        for (const Element& element : children)
            if (element.name == expected)
                return &element;
        return nullptr;
    }
    QList<const Element*> all(const QString& expected) const
    {
        QList<const Element*> found;
        for (const Element& element : children)
            if (element.name == expected)
                found += &element;
        return found;
    }
    /// The text of what stands below, name by name; empty where nothing does.
    QString at(const QStringList& names) const
    {
        const Element* element = this;
        for (const QString& expected : names)
            if (!(element = element->child(expected)))
                return {};
        return element->text;
    }
    QStringList childNames() const
    {
        QStringList names;
        for (const Element& element : children)
            names += element.name;
        return names;
    }
    /// With all that stand below.
    QList<const Element*> everything() const
    {
        QList<const Element*> found{this};
        for (const Element& element : children)
            found += element.everything();
        return found;
    }
};

inline Element elementAt(QXmlStreamReader& xml)
{
    Element element{xml.name().toString(), {}, {}, {}};
    for (const QXmlStreamAttribute& attribute : xml.attributes())
        element.attributes[attribute.qualifiedName().toString()] = attribute.value().toString();
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement())
            element.children += elementAt(xml);
        else if (xml.isCharacters())
            element.text += xml.text();
    }
    return element;
}

/// The root; nothing where it is no XML.
inline std::optional<Element> xmlOf(const std::string& bytes)
{
    QXmlStreamReader xml(QByteArray::fromStdString(bytes));
    if (!xml.readNextStartElement())
        return std::nullopt;
    Element root = elementAt(xml);
    while (!xml.atEnd())
        xml.readNext();
    return xml.hasError() ? std::nullopt : std::optional(root);
}

// ZIP

inline std::size_t littleAt(const std::string& bytes, std::size_t at, int count)
{
    std::size_t number = 0;
    for (int i = count; i-- > 0;)
        number = number << 8 | static_cast<std::uint8_t>(bytes[at + static_cast<std::size_t>(i)]);
    return number;
}

/// The files of an archive in which nothing is compressed, found by its directory (APPNOTE 4.3).
inline QMap<QString, std::string> filesIn(const std::string& zip)
{
    QMap<QString, std::string> files;
    const std::size_t end = zip.size() - 22;
    std::size_t at = littleAt(zip, end + 16, 4);
    for (std::size_t left = littleAt(zip, end + 10, 2); left-- > 0;) {
        const std::size_t nameLength = littleAt(zip, at + 28, 2);
        const QString name = QString::fromUtf8(zip.data() + at + 46, qsizetype(nameLength));
        const std::size_t local = littleAt(zip, at + 42, 4);
        files[name] = zip.substr(local + 30 + nameLength, littleAt(zip, at + 24, 4));
        at += 46 + nameLength;
    }
    return files;
}

// GIFT

struct GiftAnswer {
    bool isRight = false;
    QString text;  ///< of a number with its tolerance, "0.5:0.005"; "*" of any other
    QString feedback;
};

struct GiftQuestion {
    QString category;
    QString name;
    QString text;
    bool isNumerical = false;
    QList<GiftAnswer> answers;
};

/// A piece of a question, its escaped signs as they are meant.
inline QString giftMeant(QString piece)
{
    // What parse_text_with_format() does with the name of a format.
    if (piece.startsWith(u'['))
        piece = piece.mid(piece.indexOf(u']') + 1);
    QString meant;
    for (qsizetype i = 0; i < piece.size(); ++i) {
        if (piece[i] != u'\\' || i + 1 == piece.size())
            meant += piece[i];
        else
            meant += piece[++i] == u'n' ? QChar(u'\n') : piece[i];
    }
    return meant.trimmed();
}

/// Where a sign stands that is not escaped; the length where it does not.
inline qsizetype giftFind(const QString& text, const QString& sign, qsizetype from = 0)
{
    for (qsizetype i = from; i < text.size(); ++i) {
        if (text[i] == u'\\')
            ++i;
        else if (text.mid(i, sign.size()) == sign)
            return i;
    }
    return text.size();
}

/// The answers between the braces, each from its `=` or `~` to the next.
inline QList<GiftAnswer> giftAnswers(const QString& inside)
{
    QList<GiftAnswer> answers;
    const auto next = [&inside](qsizetype from) {
        return std::min(giftFind(inside, QStringLiteral("="), from),
                        giftFind(inside, QStringLiteral("~"), from));
    };
    for (qsizetype at = next(0); at < inside.size();) {
        const qsizetype end = next(at + 1);
        GiftAnswer answer{inside[at] == u'=', {}, {}};
        QString piece = inside.mid(at + 1, end - at - 1).trimmed();
        if (piece.startsWith(u'%')) {
            const qsizetype weightEnd = piece.indexOf(u'%', 1);
            answer.isRight = piece.mid(1, weightEnd - 1) == u"100";
            piece = piece.mid(weightEnd + 1);
        }
        const qsizetype feedback = giftFind(piece, QStringLiteral("#"));
        answer.text = giftMeant(piece.left(feedback).trimmed());
        answer.feedback = giftMeant(piece.mid(feedback + 1).trimmed());
        answers += answer;
        at = end;
    }
    return answers;
}

/// The questions of a file: pieces between blank lines, without comments.
inline QList<GiftQuestion> giftOf(const std::string& bytes)
{
    QList<GiftQuestion> questions;
    QString category;
    for (const QString& block : QString::fromStdString(bytes).split(QStringLiteral("\n\n"))) {
        QStringList lines = block.split(u'\n');
        lines.removeIf([](const QString& line) { return line.trimmed().startsWith(u"//"); });
        const QString text = lines.join(u'\n').trimmed();
        if (text.startsWith(u"$CATEGORY:")) {
            category = text.mid(10).trimmed();
            continue;
        }
        if (text.isEmpty())
            continue;
        GiftQuestion question{category, {}, {}, false, {}};
        const qsizetype nameEnd = giftFind(text, QStringLiteral("::"), 2);
        question.name = giftMeant(text.mid(2, nameEnd - 2));
        const qsizetype open = giftFind(text, QStringLiteral("{"), nameEnd + 2);
        const qsizetype close = giftFind(text, QStringLiteral("}"), open);
        question.text = giftMeant(text.mid(nameEnd + 2, open - nameEnd - 2).trimmed());
        QString inside = text.mid(open + 1, close - open - 1);
        question.isNumerical = inside.startsWith(u'#');
        question.answers = giftAnswers(inside.mid(question.isNumerical ? 1 : 0));
        if (question.isNumerical && question.answers.last().text.isEmpty())
            question.answers.last().text = u'*';
        questions += question;
    }
    return questions;
}

}  // namespace quiz_files
