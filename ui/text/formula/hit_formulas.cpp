// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"

#include <algorithm>

namespace ui::formula_parts {

namespace {

bool hasCutoff(const Input& in)
{
    return in.explanation.definition.cutoff.has_value();
}

Formula symbolK()
{
    return Formula::variable(QStringLiteral("k"));
}

Formula symbolR()
{
    return Formula::variable(QStringLiteral("R"));
}

Formula symbolN()
{
    return Formula::variable(QStringLiteral("n"));
}

/// k, or n without a cutoff: the number of retrieved documents.
Formula symbolRanksRead(const Input& in)
{
    return hasCutoff(in) ? symbolK() : symbolN();
}

Formula countOf(std::size_t count)
{
    return Formula::number(QString::number(count));
}

Formula relevantRetrieved(const Input& in)
{
    const auto cutoff = in.explanation.definition.cutoff;
    return Formula::words(cutoff ? Formula::tr("relevant in the top %1").arg(*cutoff)
                                 : Formula::tr("relevant retrieved"));
}

Formula sumOfCounts(const Input& in, std::size_t count)
{
    return sumOfRanks(
        in, count, [&in](const core::ExplainedRank& line) { return plainNumber(in, line.term); });
}

/// The number of documents read: min(k, n), or n without a cutoff.
Formula symbolDocumentsRead(const Input& in)
{
    return hasCutoff(in) ? call(QStringLiteral("min"), {symbolK(), symbolN()}) : symbolN();
}

Formula documentsRead(const Input& in)
{
    const Formula retrieved = countOf(in.explanation.retrieved);
    return hasCutoff(in) ? call(QStringLiteral("min"), {cutoffNumber(in), retrieved}) : retrieved;
}

/// name = symbols = (0 + 1 + …)/places = count/attainable = value
Formula share(const Input& in, const Formula& name, const Formula& symbols, const Formula& places)
{
    const Formula terms = Formula::fraction(sumOfCounts(in, countedRanks(in)), places);
    const bool isRepeated = countedRanks(in) <= 1 && places.kind() == Formula::Kind::Number;
    return equation(name, {symbols, terms, isRepeated ? Formula() : countQuotient(in), result(in)});
}

Formula power(const Formula& base)
{
    return Formula::superscript(base, countOf(2));
}

/// Relevant documents over min(k, R).
Formula overPlacesForRelevant(const Input& in, const Formula& name)
{
    const Formula relevant = countOf(in.explanation.relevant);
    const QString least = QStringLiteral("min");
    const Formula symbol = hasCutoff(in) ? call(least, {symbolK(), symbolR()}) : symbolR();
    const Formula places = hasCutoff(in) ? call(least, {cutoffNumber(in), relevant}) : relevant;
    return share(in, name, Formula::fraction(relevantRetrieved(in), symbol), places);
}

/// beta², or nothing for beta = 1.
Formula recallWeight(const Input& in, const Formula& beta)
{
    return in.explanation.definition.settings.beta == 1 ? Formula() : power(beta);
}

Formula sumOfTwo(const Formula& left, const Formula& right)
{
    return Formula::row({left, Formula::binary(QStringLiteral("+")), right});
}

Formula times(const Formula& left, const Formula& right)
{
    return Formula::row({left, Formula::binary(QString(QChar(0x00d7))), right});
}

/// 1 + weight, or 2.
Formula onePlus(const Formula& weight)
{
    return weight.isEmpty() ? countOf(2) : sumOfTwo(countOf(1), weight);
}

/// The harmonic mean of two rates: 2 P R/(P + R), or its form with beta.
Formula harmonicMean(const Formula& rateP, const Formula& rateR, const Formula& weight)
{
    const Formula factor = weight.isEmpty() ? countOf(2) : Formula::parentheses(onePlus(weight));
    const Formula weighted = weight.isEmpty() ? rateP : times(weight, rateP);
    return Formula::fraction(times(times(factor, rateP), rateR), sumOfTwo(weighted, rateR));
}

/// (k + beta² R)/(1 + beta²), inside a fraction.
Formula meanOfPlaces(const Input& in, const Formula& weight)
{
    const Formula relevant = countOf(in.explanation.relevant);
    const Formula weighted = weight.isEmpty() ? relevant : times(weight, relevant);
    return Formula::fraction(sumOfTwo(cutoffNumber(in), weighted), onePlus(weight));
}

Formula rate(const Input& in, const Formula& places)
{
    return Formula::fraction(plainNumber(in, in.explanation.earned), places);
}

Formula fName(const Input& in)
{
    const double beta = in.explanation.definition.settings.beta;
    if (beta == 1)
        return measureName(in, QStringLiteral("F1"));
    const Formula base =
        Formula::subscript(Formula::name(QStringLiteral("F")), plainNumber(in, beta));
    return Formula::row({base, Formula::name(cutoffSuffix(in))});
}

}  // namespace

Formula precision(const Input& in)
{
    if (in.explanation.denominator == core::Denominator::RelevantWithinCutoff)
        return overPlacesForRelevant(in, measureName(in, QStringLiteral("P")));
    const bool isCapped = in.explanation.denominator == core::Denominator::RetrievedWithinCutoff;
    const Formula symbols = Formula::fraction(
        relevantRetrieved(in), isCapped ? symbolDocumentsRead(in) : symbolRanksRead(in));
    return share(in, measureName(in, QStringLiteral("P")), symbols,
                 isCapped ? documentsRead(in) : cutoffNumber(in));
}

Formula recall(const Input& in)
{
    const Formula symbols = Formula::fraction(relevantRetrieved(in), symbolR());
    return share(in, measureName(in, QStringLiteral("Recall")), symbols,
                 countOf(in.explanation.relevant));
}

Formula cappedRecall(const Input& in)
{
    const Formula name = Formula::row({Formula::subscript(Formula::name(QStringLiteral("Recall")),
                                                          Formula::name(QStringLiteral("cap"))),
                                       Formula::name(cutoffSuffix(in))});
    return overPlacesForRelevant(in, name);
}

Formula judgedShare(const Input& in)
{
    const auto cutoff = in.explanation.definition.cutoff;
    const Formula name = measureName(in, QStringLiteral("Judged"));
    if (in.explanation.definition.settings.judgedCount == core::JudgedCount::Holes) {
        const QString holes = cutoff ? Formula::tr("unjudged in the top %1").arg(*cutoff)
                                     : Formula::tr("unjudged retrieved");
        return share(in, name, Formula::fraction(Formula::words(holes), symbolRanksRead(in)),
                     cutoffNumber(in));
    }
    const QString judged =
        cutoff ? Formula::tr("judged in the top %1").arg(*cutoff) : Formula::tr("judged retrieved");
    return share(in, name, Formula::fraction(Formula::words(judged), symbolDocumentsRead(in)),
                 documentsRead(in));
}

Formula rPrecision(const Input& in)
{
    const std::size_t relevant = in.explanation.relevant;
    const std::size_t read = std::min(countedRanks(in), relevant);
    const Formula symbols = Formula::fraction(
        phrase(Formula::tr("relevant in the top %1"), QStringLiteral("R")), symbolR());
    const Formula terms = Formula::fraction(sumOfCounts(in, read), countOf(relevant));
    return equation(measureName(in, QStringLiteral("Rprec")),
                    {symbols, terms, read > 1 ? countQuotient(in) : Formula(), result(in)});
}

Formula fMeasure(const Input& in)
{
    const double beta = in.explanation.definition.settings.beta;
    const Formula symbolWeight = recallWeight(in, Formula::variable(QString(QChar(0x03b2))));
    const Formula weight = recallWeight(in, plainNumber(in, beta));
    const Formula symbols = harmonicMean(measureName(in, QStringLiteral("P")),
                                         measureName(in, QStringLiteral("Recall")), symbolWeight);
    const Formula rates = harmonicMean(rate(in, cutoffNumber(in)),
                                       rate(in, countOf(in.explanation.relevant)), weight);
    const Formula terms =
        Formula::fraction(sumOfCounts(in, countedRanks(in)), meanOfPlaces(in, weight));
    // Without a hit, both rates are 0 and their formula gives 0/0, although F is 0.
    const bool hasHit = in.explanation.earned > 0;
    const bool isDefined = in.explanation.value.isDefined();
    return equation(fName(in), {symbols, hasHit ? rates : Formula(), isDefined ? terms : Formula(),
                                exactFraction(in), result(in)});
}

Formula setAveragePrecision(const Input& in)
{
    const Formula places = times(symbolDocumentsRead(in), symbolR());
    const Formula symbols =
        Formula::fraction(power(Formula::parentheses(relevantRetrieved(in))), places);
    const Formula squared = power(countOf(in.explanation.relevantWithinCutoff));
    const Formula numbers =
        Formula::fraction(squared, times(documentsRead(in), countOf(in.explanation.relevant)));
    return equation(measureName(in, QStringLiteral("set_map")),
                    {symbols, numbers, countQuotient(in), result(in)});
}

Formula setRelativePrecision(const Input& in)
{
    const QString least = QStringLiteral("min");
    const Formula places =
        hasCutoff(in)
            ? call(least, {cutoffNumber(in), countOf(in.explanation.retrieved),
                           countOf(in.explanation.relevant)})
            : call(least, {countOf(in.explanation.retrieved), countOf(in.explanation.relevant)});
    const Formula symbols = hasCutoff(in) ? call(least, {symbolK(), symbolN(), symbolR()})
                                          : call(least, {symbolN(), symbolR()});
    return share(in, measureName(in, QStringLiteral("set_relative_P")),
                 Formula::fraction(relevantRetrieved(in), symbols), places);
}

Formula countedDocuments(const Input& in, const QString& name, const QString& what)
{
    return equation(measureName(in, name), {Formula::words(what), wholeResult(in)});
}

}  // namespace ui::formula_parts
