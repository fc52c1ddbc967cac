// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula.h"

#include <QStringList>

#include <utility>

namespace ui {

namespace {

bool isIn(QChar sign, QStringView signs)
{
    return signs.contains(sign);
}

/// Parses from left to right: relations separate sums, plus and minus separate products, and the
/// operands of a / become a fraction.
class FormulaReader {
public:
    explicit FormulaReader(const QString& text)
        : m_text(text)
    {}

    Formula read()
    {
        std::vector<Formula> parts;
        while (skipBlanks(), m_at < m_text.size())
            readPart(parts);
        return Formula::row(std::move(parts));
    }

private:
    static constexpr QStringView relations = u"=≈≤≥<>≠";
    static constexpr QStringView operators = u"+−-×·÷*,";

    void skipBlanks()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }
    bool stands(QChar sign) const { return m_at < m_text.size() && m_text[m_at] == sign; }

    void readPart(std::vector<Formula>& parts)
    {
        const QChar sign = m_text[m_at];
        if (isIn(sign, relations)) {
            ++m_at;
            parts.push_back(Formula::relation(sign));
        } else if (isIn(sign, operators)) {
            ++m_at;
            parts.push_back(Formula::binary(operatorOf(sign)));
        } else {
            parts.push_back(quotient());
        }
    }
    static QString operatorOf(QChar sign)
    {
        return sign == QLatin1Char('-')   ? QString(QChar(0x2212))
               : sign == QLatin1Char('*') ? QString(QChar(0x00d7))
                                          : QString(sign);
    }

    Formula quotient()
    {
        Formula formula = raised();
        while (skipBlanks(), stands(QLatin1Char('/'))) {
            ++m_at;
            skipBlanks();
            Formula under = raised();
            formula = Formula::fraction(bare(formula), bare(under));
        }
        return formula;
    }
    /// A fraction bar replaces parentheses.
    static Formula bare(const Formula& formula)
    {
        return formula.kind() == Formula::Kind::Parentheses ? formula.children()[0] : formula;
    }

    Formula raised()
    {
        Formula formula = piece();
        if (!stands(QLatin1Char('^')))
            return formula;
        ++m_at;
        return Formula::superscript(std::move(formula), bare(piece()));
    }

    /// Parentheses can follow a name: log₂(3).
    Formula piece()
    {
        if (stands(QLatin1Char('(')))
            return inner();
        Formula word = wordOf(nextWord());
        if (word.kind() != Formula::Kind::Name || !stands(QLatin1Char('(')))
            return word;
        return Formula::row({std::move(word), inner()});
    }
    Formula inner()
    {
        ++m_at;
        std::vector<Formula> parts;
        while (skipBlanks(), m_at < m_text.size() && !stands(QLatin1Char(')')))
            readPart(parts);
        ++m_at;
        return Formula::parentheses(Formula::row(std::move(parts)));
    }

    QString nextWord()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !m_text[m_at].isSpace() && !isIn(m_text[m_at], relations) &&
               !isIn(m_text[m_at], operators) && !isIn(m_text[m_at], u"()/^"))
            ++m_at;
        if (m_at == begin)
            ++m_at;
        return m_text.mid(begin, m_at - begin);
    }
    Formula wordOf(const QString& word)
    {
        if (word == QLatin1String("_"))
            return Formula::blank(m_blanks++);
        if (word.front().isDigit() || word.front() == QLatin1Char('.'))
            return Formula::number(word);
        return word.front().isLetter() ? Formula::name(word) : Formula::words(word);
    }

    const QString& m_text;
    qsizetype m_at = 0;
    std::size_t m_blanks = 0;
};

}  // namespace

Formula writtenFormula(const QString& text)
{
    return FormulaReader(text).read();
}

}  // namespace ui
