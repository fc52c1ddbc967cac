// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"

#include <algorithm>

namespace ui::formula_parts {

namespace {

const core::Settings& settingsOf(const Input& in)
{
    return in.explanation.definition.settings;
}

bool isDifference(const Input& in)
{
    return settingsOf(in).gain == core::Gain::Exponential;
}

/// The gain of a grade at rank i, if it has one: g_i, or 2^(g_i) − 1.
Formula gradeSymbol(const Input& in, const QString& grade)
{
    Formula atRank = indexed(grade, QStringLiteral("i"));
    if (settingsOf(in).gain == core::Gain::Scaled)
        return Formula::fraction(atRank, plainNumber(in, in.explanation.topGrade));
    if (settingsOf(in).gain == core::Gain::Table)
        return call(Formula::tr("gain"), {atRank});
    if (!isDifference(in))
        return atRank;
    return minus(Formula::superscript(Formula::number(QStringLiteral("2")), atRank),
                 Formula::number(QStringLiteral("1")));
}

/// The gain of the document at rank i: g_i, 2^(g_i) − 1 or rel_i; multiplied by rel_i if only
/// relevant documents have a gain.
Formula gainSymbol(const Input& in, const QString& grade)
{
    const core::Settings& settings = settingsOf(in);
    if (settings.gain != core::Gain::Binary && settings.earners != core::Earners::RelevantOnly)
        return gradeSymbol(in, grade);
    const bool isIdeal = grade.size() > 1;
    const Formula relevant =
        Formula::subscript(Formula::name(isIdeal ? QStringLiteral("rel*") : QStringLiteral("rel")),
                           Formula::variable(QStringLiteral("i")));
    if (settings.gain == core::Gain::Binary)
        return relevant;
    const Formula gain = gradeSymbol(in, grade);
    return Formula::row({relevant, Formula::binary(QString(QChar(0x00b7))),
                         isDifference(in) ? Formula::parentheses(gain) : gain});
}

/// Whether a gain needs parentheses after a sum symbol.
bool isOpenDifference(const Input& in)
{
    return isDifference(in) && settingsOf(in).earners != core::Earners::RelevantOnly;
}

Formula logarithm(const Formula& base, const Formula& argument)
{
    const Formula log = Formula::subscript(Formula::name(QStringLiteral("log")), base);
    return Formula::row({log, Formula::parentheses(argument)});
}

/// The divisor of a gain at rank i; empty if there is none.
Formula discountSymbol(const Input& in)
{
    Formula rank = Formula::variable(QStringLiteral("i"));
    const Formula one = Formula::number(QStringLiteral("1"));
    switch (settingsOf(in).discount) {
    case core::Discount::Log2:
        return logarithm(Formula::number(QStringLiteral("2")),
                         Formula::row({rank, Formula::binary(QStringLiteral("+")), one}));
    case core::Discount::JarvelinKekalainen: {
        const Formula base = plainNumber(in, settingsOf(in).discountBase);
        return call(QStringLiteral("max"), {one, logarithm(base, rank)});
    }
    case core::Discount::Reciprocal:
        return rank;
    case core::Discount::Ln:
        return call(QStringLiteral("ln"),
                    {Formula::row({rank, Formula::binary(QStringLiteral("+")), one})});
    case core::Discount::Late:
        return logarithm(Formula::number(QStringLiteral("2")),
                         Formula::row({rank, Formula::binary(QStringLiteral("+")),
                                       Formula::number(QStringLiteral("2"))}));
    case core::Discount::None:
        break;
    }
    return {};
}

Formula discountedSymbol(const Input& in, const QString& grade)
{
    const Formula gain = gainSymbol(in, grade);
    const Formula discount = discountSymbol(in);
    if (!discount.isEmpty() && in.format.discounts == DiscountForm::Weight)
        return Formula::row({sumOverRanks(in),
                             isOpenDifference(in) ? Formula::parentheses(gain) : gain,
                             Formula::binary(QString(QChar(0x00b7))),
                             Formula::fraction(Formula::number(QStringLiteral("1")), discount)});
    if (!discount.isEmpty())
        return Formula::row({sumOverRanks(in), Formula::fraction(gain, discount)});
    return Formula::row(
        {sumOverRanks(in), isOpenDifference(in) ? Formula::parentheses(gain) : gain});
}

Formula earnedTerms(const Input& in)
{
    return sumOfRanks(in, countedRanks(in),
                      [&in](const core::ExplainedRank& line) { return decimal(in, line.term); });
}

Formula idealTerms(const Input& in)
{
    // If the ideal ranking ends before the list's cutoff, its missing terms are shown as 0.
    std::size_t count = countedRanks(in);
    if (settingsOf(in).idealCutoff != core::IdealCutoff::AtCutoff)
        count = static_cast<std::size_t>(
            std::ranges::count_if(in.explanation.ranks, &core::ExplainedRank::idealCounted));
    return sumOfRanks(
        in, count, [&in](const core::ExplainedRank& line) { return decimal(in, line.idealTerm); });
}

/// IDCG with the ideal ranking's cutoff.
Formula idealName(const Input& in)
{
    switch (settingsOf(in).idealCutoff) {
    case core::IdealCutoff::None:
        return Formula::name(QStringLiteral("IDCG"));
    case core::IdealCutoff::Retrieved:
        return Formula::name(QStringLiteral("IDCG@n"));
    case core::IdealCutoff::Relevant:
        return Formula::name(QStringLiteral("IDCG@R"));
    case core::IdealCutoff::AtCutoff:
        break;
    }
    return measureName(in, QStringLiteral("IDCG"));
}

}  // namespace

Formula cumulatedGain(const Input& in)
{
    const Formula gain = gainSymbol(in, QStringLiteral("g"));
    const Formula symbols =
        Formula::row({sumOverRanks(in), isOpenDifference(in) ? Formula::parentheses(gain) : gain});
    const Formula terms = sumOfRanks(in, countedRanks(in), [&in](const core::ExplainedRank& line) {
        return plainNumber(in, line.term);
    });
    return equation(measureName(in, QStringLiteral("CG")), {symbols, terms, wholeResult(in)});
}

Formula discountedGain(const Input& in)
{
    return equation(measureName(in, QStringLiteral("DCG")),
                    {discountedSymbol(in, QStringLiteral("g")), earnedTerms(in), exactFraction(in),
                     result(in)});
}

Formula idealDiscountedGain(const Input& in)
{
    return equation(measureName(in, QStringLiteral("IDCG")),
                    {discountedSymbol(in, QStringLiteral("g*")), earnedTerms(in), exactFraction(in),
                     result(in)});
}

Formula normalisedGain(const Input& in)
{
    const Formula names = Formula::fraction(measureName(in, QStringLiteral("DCG")), idealName(in));
    return equation(measureName(in, QStringLiteral("nDCG")),
                    {names, Formula::fraction(earnedTerms(in), idealTerms(in)),
                     unlessOneTerm(in, decimalQuotient(in)), exactFraction(in), result(in)});
}

}  // namespace ui::formula_parts
