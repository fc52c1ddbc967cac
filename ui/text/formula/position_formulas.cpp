// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"

#include <algorithm>

namespace ui::formula_parts {

namespace {

Formula hitFraction(const Input& in, const core::ExplainedRank& line)
{
    return Formula::fraction(plainNumber(in, line.gain), plainNumber(in, line.weight));
}

/// ∑ over the relevant ranks i.
Formula sumOverRelevant()
{
    return Formula::bigOperator(QString(QChar(0x2211)),
                                phrase(Formula::tr("relevant %1"), QStringLiteral("i")));
}

/// The denominator of the sum over relevant ranks.
Formula symbolOfPlaces(const Input& in)
{
    Formula relevant = Formula::variable(QStringLiteral("R"));
    switch (in.explanation.denominator) {
    case core::Denominator::RelevantWithinCutoff:
        if (in.explanation.definition.cutoff)
            return call(QStringLiteral("min"), {Formula::variable(QStringLiteral("k")), relevant});
        return relevant;
    case core::Denominator::HitsFound:
        return Formula::words(Formula::tr("relevant found"));
    case core::Denominator::HitsInList:
        return Formula::words(Formula::tr("relevant in the list"));
    case core::Denominator::RanksRead:
        return Formula::variable(in.explanation.definition.cutoff ? QStringLiteral("k")
                                                                  : QStringLiteral("n"));
    default:
        return relevant;
    }
}

/// 1/7 × (1/2 + 2/4 + …), without parentheses around a single term.
Formula meanOfHits(const Input& in)
{
    const Formula terms =
        sumOfPlaces(in, in.explanation.relevantRows,
                    [&in](const core::ExplainedRank& line) { return hitFraction(in, line); });
    return Formula::row({Formula::fraction(one(), plainNumber(in, in.explanation.attainable)),
                         Formula::binary(QString(QChar(0x00d7))),
                         terms.children().size() > 1 ? Formula::parentheses(terms) : terms});
}

/// 3.227/7: a sum of decimals over a count.
Formula sumOverCount(const Input& in)
{
    return Formula::fraction(decimal(in, in.explanation.earned),
                             plainNumber(in, in.explanation.attainable));
}

/// The rank with the document the measure looked for.
const core::ExplainedRank* firstHit(const Input& in)
{
    const auto& ranks = in.explanation.ranks;
    const auto end = ranks.begin() + static_cast<std::ptrdiff_t>(countedRanks(in));
    const auto hit =
        std::find_if(ranks.begin(), end, [](const auto& line) { return line.term > 0; });
    return hit == end ? nullptr : &*hit;
}

/// log2(2 + lag), with a phrase for the lag.
Formula logarithmOfLag(const Formula& lag)
{
    const Formula two = Formula::number(QStringLiteral("2"));
    const Formula sum = Formula::row({two, Formula::binary(QStringLiteral("+")), lag});
    return Formula::row(
        {Formula::subscript(Formula::name(QStringLiteral("log")), two), Formula::parentheses(sum)});
}

/// name = symbols = (sum of the terms above 0)/denominator = quotient = value.
Formula discountedHits(const Input& in, const QString& name, const Formula& symbols)
{
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < countedRanks(in); ++place)
        if (in.explanation.ranks[place].term > 0)
            places.push_back(place);
    const Formula terms = sumOfPlaces(
        in, places, [&in](const core::ExplainedRank& line) { return decimal(in, line.term); });
    return equation(measureName(in, name),
                    {symbols, Formula::fraction(terms, plainNumber(in, in.explanation.attainable)),
                     unlessOneTerm(in, sumOverCount(in)), result(in)});
}

Formula rankTerm(const core::ExplainedRank& line)
{
    return Formula::term(line.rank, Formula::number(QString::number(line.rank)));
}

}  // namespace

Formula meanOverRelevant(const Input& in, const QString& name, const Formula& summand)
{
    const bool isDefined = in.explanation.value.isDefined();
    const Formula symbols =
        Formula::row({Formula::fraction(one(), symbolOfPlaces(in)), sumOverRelevant(), summand});
    return equation(measureName(in, name), {symbols, isDefined ? meanOfHits(in) : Formula(),
                                            sumOverCount(in), exactFraction(in), result(in)});
}

Formula averagePrecision(const Input& in)
{
    const Formula summand =
        Formula::row({Formula::name(QStringLiteral("P@")), Formula::variable(QStringLiteral("i"))});
    return meanOverRelevant(in, QStringLiteral("AP"), summand);
}

Formula inferredPrecision(const Input& in)
{
    const Formula symbols = Formula::row(
        {Formula::fraction(one(), symbolOfPlaces(in)), sumOverRelevant(),
         Formula::words(Formula::tr("expected precision at %1").arg(QStringLiteral("i")))});
    const Formula terms =
        sumOfPlaces(in, in.explanation.relevantRows,
                    [&in](const core::ExplainedRank& line) { return decimal(in, line.term); });
    return equation(measureName(in, QStringLiteral("infAP")),
                    {symbols, Formula::fraction(terms, plainNumber(in, in.explanation.attainable)),
                     unlessOneTerm(in, sumOverCount(in)), result(in)});
}

Formula interpolatedPrecision(const Input& in)
{
    const double point = in.explanation.definition.settings.recallPoint;
    const Formula best = Formula::words(
        Formula::tr("best precision at recall %1 or higher").arg(plainText(point, QLocale::c())));
    return equation(measureName(in, QStringLiteral("iprec")),
                    {best, countQuotient(in), result(in)});
}

Formula elevenPointAverage(const Input& in)
{
    const Formula point = Formula::variable(QStringLiteral("r"));
    const Formula points = Formula::bigOperator(
        QString(QChar(0x2211)), phrase(Formula::tr("%1 = 0, 0.1, ..., 1"), QStringLiteral("r")));
    const Formula best =
        phrase(Formula::tr("best precision at recall %1 or higher"), QStringLiteral("r"));
    const Formula share =
        Formula::fraction(one(), plainNumber(in, static_cast<double>(core::recallPoints)));
    return equation(
        measureName(in, QStringLiteral("11pt_avg")),
        {Formula::row({share, points, best}), sumOverCount(in), exactFraction(in), result(in)});
}

Formula binaryPreference(const Input& in)
{
    const Formula bound = call(QStringLiteral("min"), {Formula::variable(QStringLiteral("N")),
                                                       Formula::variable(QStringLiteral("R"))});
    const Formula above = phrase(Formula::tr("non-relevant above %1"), QStringLiteral("i"));
    const Formula summand = Formula::parentheses(minus(one(), Formula::fraction(above, bound)));
    return meanOverRelevant(in, QStringLiteral("Bpref"), summand);
}

Formula binaryGainRatio(const Input& in)
{
    const Formula above = phrase(Formula::tr("not relevant above %1"), QStringLiteral("i"));
    return discountedHits(
        in, QStringLiteral("binG"),
        Formula::row({Formula::fraction(one(), symbolOfPlaces(in)), sumOverRelevant(),
                      Formula::fraction(one(), logarithmOfLag(above))}));
}

Formula gainRatio(const Input& in)
{
    const Formula lag = Formula::words(Formula::tr("ideal gain minus gain so far"));
    const Formula gain = indexed(QStringLiteral("g"), QStringLiteral("i"));
    return discountedHits(
        in, QStringLiteral("G"),
        Formula::fraction(
            Formula::row({sumOverRanks(in), Formula::fraction(gain, logarithmOfLag(lag))}),
            Formula::words(Formula::tr("total judged gain"))));
}

Formula reciprocalRank(const Input& in)
{
    const bool isFirstRelevant =
        in.explanation.definition.settings.rrTarget == core::RrTarget::FirstRelevant;
    const QString target = isFirstRelevant
                               ? Formula::tr("rank of the first relevant document")
                               : Formula::tr("rank of the first document with the highest grade");
    const core::ExplainedRank* hit = firstHit(in);
    return equation(measureName(in, QStringLiteral("RR")),
                    {Formula::fraction(one(), Formula::words(target)),
                     hit ? Formula::fraction(one(), rankTerm(*hit)) : Formula(), result(in)});
}

Formula success(const Input& in)
{
    const bool hasCutoff = in.explanation.definition.cutoff.has_value();
    const Formula end = Formula::variable(hasCutoff ? QStringLiteral("k") : QStringLiteral("n"));
    const auto isWithin = [](const Formula& rank, const Formula& last) {
        return Formula::brackets(
            Formula::row({rank, Formula::relation(QString(QChar(0x2264))), last}));
    };
    const core::ExplainedRank* hit = firstHit(in);
    return equation(
        measureName(in, QStringLiteral("Success")),
        {isWithin(Formula::words(Formula::tr("rank of the first relevant document")), end),
         hit ? isWithin(rankTerm(*hit), cutoffNumber(in)) : Formula(), wholeResult(in)});
}

Formula rankCorrelation(const Input& in)
{
    const bool isCount = in.explanation.definition.settings.pairWeight == core::PairWeight::Uniform;
    const auto number = [&in, isCount](double weight) {
        return isCount ? plainNumber(in, weight) : decimal(in, weight);
    };
    const std::size_t count = countedRanks(in);
    const Formula inOrder = sumOfRanks(
        in, count, [&number](const core::ExplainedRank& line) { return number(line.term); });
    const Formula pairs = sumOfRanks(
        in, count, [&number](const core::ExplainedRank& line) { return number(line.seen); });
    const Formula symbols =
        isCount ? Formula::fraction(Formula::words(Formula::tr("pairs in order")),
                                    Formula::words(Formula::tr("pairs")))
                : Formula::fraction(Formula::words(Formula::tr("weight of pairs in order")),
                                    Formula::words(Formula::tr("weight of all pairs")));
    const Formula quotient = isCount ? countQuotient(in) : decimalQuotient(in);
    return equation(measureName(in, QStringLiteral("RC")),
                    {symbols, Formula::fraction(inOrder, pairs), unlessOneTerm(in, quotient),
                     isCount ? Formula() : exactFraction(in), result(in)});
}

}  // namespace ui::formula_parts
