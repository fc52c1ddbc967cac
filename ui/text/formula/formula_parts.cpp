// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_parts.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace ui::formula_parts {

namespace {

constexpr double longestDecimal = 1e9;
constexpr std::int64_t longestFraction = 100'000;

/// 1.234 × 10^12, for numbers with too many digits.
Formula powerOfTen(const Input& in, double number)
{
    const QString text = QString::number(number, 'e', 3);
    const qsizetype e = text.indexOf(QLatin1Char('e'));
    const double mantissa = text.left(e).toDouble();
    return Formula::row({Formula::number(decimalText(mantissa, 3, in.format.locale)),
                         Formula::binary(QString(QChar(0x00d7))),
                         Formula::superscript(Formula::number(QStringLiteral("10")),
                                              plainNumber(in, text.mid(e + 1).toInt()))});
}

template <class ToText>
Formula numberOr(const Input& in, double number, ToText toText)
{
    if (std::isinf(number))
        return Formula::number(QString(QChar(0x221e)));
    if (std::abs(number) >= longestDecimal)
        return powerOfTen(in, number);
    return Formula::number(toText());
}

/// Builds a sum of `count` places that shows the allowed number of them.
class SumBuilder {
public:
    SumBuilder(const Input& in, const TermOf& termOf)
        : m_in(in)
        , m_ranks(in.explanation.ranks)
        , m_termOf(termOf)
    {}

    template <class PlaceAt>
    Formula run(std::size_t count, PlaceAt placeAt, bool showsZeros)
    {
        std::size_t next = 0;
        for (const std::size_t shown :
             shownPlaces(count, shownTerms, currentAmong(count, placeAt))) {
            if (shown > next)
                addGap(placeAt(next), placeAt(shown - 1), false);
            addTerm(placeAt(shown), false);
            next = shown + 1;
        }
        if (m_parts.empty())
            return Formula::number(QStringLiteral("0"));
        addCurrentPastCutoff(placeAt(count - 1), showsZeros);
        return Formula::sum(std::move(m_parts));
    }

private:
    template <class PlaceAt>
    std::optional<std::size_t> currentAmong(std::size_t count, PlaceAt placeAt) const
    {
        if (!m_in.currentRank)
            return std::nullopt;
        std::size_t low = 0;
        std::size_t high = count;
        while (low < high) {
            const std::size_t middle = low + (high - low) / 2;
            if (m_ranks[placeAt(middle)].rank < *m_in.currentRank)
                low = middle + 1;
            else
                high = middle;
        }
        const bool isFound = low < count && m_ranks[placeAt(low)].rank == *m_in.currentRank;
        return isFound ? std::optional(low) : std::nullopt;
    }
    void addTerm(std::size_t place, bool isDimmed)
    {
        const core::ExplainedRank& line = m_ranks[place];
        m_parts.push_back(Formula::term(line.rank, m_termOf(line), isDimmed));
    }
    void addGap(std::size_t firstPlace, std::size_t lastPlace, bool isDimmed)
    {
        m_parts.push_back(
            Formula::gap(m_ranks[firstPlace].rank, m_ranks[lastPlace].rank, isDimmed));
    }
    void addCurrentPastCutoff(std::size_t lastPlace, bool showsZeros)
    {
        const std::size_t current = m_in.currentRank.value_or(0);
        if (current == 0 || current > m_ranks.size() || m_ranks[current - 1].counted)
            return;
        if (!showsZeros && m_ranks[current - 1].term == 0)
            return;
        if (current > lastPlace + 2)
            addGap(lastPlace + 1, current - 2, true);
        addTerm(current - 1, true);
    }

    const Input& m_in;
    std::span<const core::ExplainedRank> m_ranks;
    const TermOf& m_termOf;
    std::vector<Formula> m_parts;
};

}  // namespace

QString cutoffSuffix(const Input& in)
{
    const auto cutoff = in.explanation.definition.cutoff;
    return cutoff ? QStringLiteral("@%1").arg(*cutoff) : QString();
}

Formula measureName(const Input& in, const QString& name)
{
    return Formula::name(name + cutoffSuffix(in));
}

Formula cutoffNumber(const Input& in)
{
    const auto cutoff = in.explanation.definition.cutoff;
    return Formula::number(QString::number(cutoff.value_or(in.explanation.retrieved)));
}

Formula equation(Formula name, const std::vector<Formula>& steps)
{
    std::vector<Formula> parts{std::move(name)};
    for (const Formula& step : steps) {
        if (step.isEmpty())
            continue;
        parts.push_back(Formula::relation(QStringLiteral("=")));
        parts.push_back(step);
    }
    return Formula::row(std::move(parts));
}

Formula call(const QString& name, const std::vector<Formula>& arguments)
{
    std::vector<Formula> inner;
    for (const Formula& argument : arguments) {
        if (!inner.empty())
            inner.push_back(Formula::binary(QStringLiteral(",")));
        inner.push_back(argument);
    }
    return Formula::row(
        {Formula::name(name), Formula::parentheses(Formula::row(std::move(inner)))});
}

Formula phrase(const QString& words, const QString& symbol)
{
    const QString place = QStringLiteral("%1");
    const QString before = words.section(place, 0, 0);
    const QString after = words.section(place, 1);
    std::vector<Formula> parts;
    if (!before.isEmpty())
        parts.push_back(Formula::words(before));
    parts.push_back(Formula::variable(symbol));
    if (!after.isEmpty())
        parts.push_back(Formula::words(after));
    return Formula::row(std::move(parts));
}

Formula indexed(const QString& base, const QString& index)
{
    return Formula::subscript(Formula::variable(base), Formula::variable(index));
}

Formula sumOverRanks(const Input& in)
{
    const bool hasCutoff = in.explanation.definition.cutoff.has_value();
    const QString end = hasCutoff ? QStringLiteral("k") : QStringLiteral("n");
    return Formula::bigOperator(QString(QChar(0x2211)),
                                Formula::row({Formula::variable(QStringLiteral("i")),
                                              Formula::relation(QStringLiteral("=")),
                                              Formula::number(QStringLiteral("1"))}),
                                Formula::variable(end));
}

Formula one()
{
    return Formula::number(QStringLiteral("1"));
}

Formula minus(Formula left, Formula right)
{
    return Formula::row(
        {std::move(left), Formula::binary(QString(QChar(0x2212))), std::move(right)});
}

Formula decimal(const Input& in, double number)
{
    if (number == 0)
        return Formula::number(QStringLiteral("0"));
    return numberOr(in, number, [&] { return termText(number, in.format); });
}

Formula plainNumber(const Input& in, double number)
{
    return numberOr(in, number, [&] { return plainText(number, in.format.locale); });
}

Formula result(const Input& in)
{
    const core::Value& value = in.explanation.value;
    return Formula::strong(
        numberOr(in, value.valueOr(0), [&] { return valueText(value, in.format); }));
}

Formula wholeResult(const Input& in)
{
    const auto& exact = in.explanation.exact;
    if (!exact || exact->denominator() != 1)
        return result(in);
    return Formula::strong(plainNumber(in, *in.explanation.value));
}

Formula exactFraction(const Input& in)
{
    const auto& exact = in.explanation.exact;
    if (!exact || exact->denominator() == 1)
        return {};
    if (exact->denominator() >= longestFraction || std::abs(exact->numerator()) >= longestFraction)
        return {};
    return Formula::fraction(Formula::number(QString::number(exact->numerator())),
                             Formula::number(QString::number(exact->denominator())));
}

Formula countQuotient(const Input& in)
{
    return Formula::fraction(plainNumber(in, in.explanation.earned),
                             plainNumber(in, in.explanation.attainable));
}

Formula decimalQuotient(const Input& in)
{
    return Formula::fraction(decimal(in, in.explanation.earned),
                             decimal(in, in.explanation.attainable));
}

Formula unlessOneTerm(const Input& in, const Formula& step)
{
    return countedRanks(in) > 1 ? step : Formula();
}

std::size_t countedRanks(const Input& in)
{
    const auto& ranks = in.explanation.ranks;
    const auto end = std::partition_point(ranks.begin(), ranks.end(),
                                          [](const auto& line) { return line.counted; });
    return static_cast<std::size_t>(end - ranks.begin());
}

Formula sumOfRanks(const Input& in, std::size_t count, const TermOf& termOf)
{
    return SumBuilder(in, termOf)
        .run(
            count, [](std::size_t place) { return place; }, true);
}

Formula sumOfPlaces(const Input& in, std::span<const std::size_t> places, const TermOf& termOf)
{
    return SumBuilder(in, termOf)
        .run(
            places.size(), [places](std::size_t i) { return places[i]; }, false);
}

}  // namespace ui::formula_parts
