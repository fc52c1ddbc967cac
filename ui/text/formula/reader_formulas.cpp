// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"

namespace ui::formula_parts {

namespace {

Formula dot()
{
    return Formula::binary(QString(QChar(0x00b7)));
}

/// The probability of stopping at a document: (2^g − 1)/2^top.
Formula stopChance(const Input& in, const QString& index)
{
    const Formula two = Formula::number(QStringLiteral("2"));
    const Formula gain =
        minus(Formula::superscript(two, indexed(QStringLiteral("g"), index)), one());
    return Formula::fraction(gain,
                             Formula::superscript(two, plainNumber(in, in.explanation.topGrade)));
}

Formula sumOfTerms(const Input& in)
{
    return sumOfRanks(in, countedRanks(in),
                      [&in](const core::ExplainedRank& line) { return decimal(in, line.term); });
}

Formula readerGain(const Input& in)
{
    const core::RbpGain gain = in.explanation.definition.settings.rbpGain;
    const Formula grade = indexed(QStringLiteral("g"), QStringLiteral("i"));
    if (gain == core::RbpGain::Raw)
        return grade;
    if (gain == core::RbpGain::Binary)
        return Formula::subscript(Formula::name(QStringLiteral("rel")),
                                  Formula::variable(QStringLiteral("i")));
    return Formula::fraction(grade, plainNumber(in, in.explanation.topGrade));
}

}  // namespace

Formula expectedReciprocalRank(const Input& in)
{
    const QString i = QStringLiteral("i");
    const QString j = QStringLiteral("j");
    const Formula earlier = Formula::row(
        {Formula::variable(j), Formula::relation(QStringLiteral("<")), Formula::variable(i)});
    const Formula reach = Formula::row({Formula::bigOperator(QString(QChar(0x220f)), earlier),
                                        Formula::parentheses(minus(one(), stopChance(in, j)))});
    const Formula symbols =
        Formula::row({sumOverRanks(in), Formula::fraction(one(), Formula::variable(i)), dot(),
                      stopChance(in, i), dot(), reach});
    return equation(measureName(in, QStringLiteral("ERR")),
                    {symbols, sumOfTerms(in), exactFraction(in), result(in)});
}

Formula normalisedReciprocalRank(const Input& in)
{
    const Formula reader = measureName(in, QStringLiteral("ERR"));
    const Formula ideal = phrase(Formula::tr("%1 of the ideal ranking"), QStringLiteral("ERR"));
    const Formula terms = Formula::fraction(sumOfTerms(in), decimal(in, in.explanation.attainable));
    return equation(measureName(in, QStringLiteral("nERR")),
                    {Formula::fraction(reader, ideal), terms,
                     unlessOneTerm(in, decimalQuotient(in)), exactFraction(in), result(in)});
}

Formula rankBiasedPrecision(const Input& in)
{
    const Formula persistence = plainNumber(in, in.explanation.definition.settings.persistence);
    const Formula look =
        Formula::superscript(persistence, minus(Formula::variable(QStringLiteral("i")), one()));
    const Formula symbols =
        Formula::row({sumOverRanks(in), readerGain(in), dot(),
                      Formula::parentheses(minus(one(), persistence)), dot(), look});
    return equation(measureName(in, QStringLiteral("RBP")),
                    {symbols, sumOfTerms(in), exactFraction(in), result(in)});
}

Formula gainPerView(const Input& in, const QString& name)
{
    const Formula reach = indexed(QStringLiteral("v"), QStringLiteral("i"));
    const Formula gain = Formula::fraction(indexed(QStringLiteral("g"), QStringLiteral("i")),
                                           plainNumber(in, in.explanation.topGrade));
    const Formula views = Formula::row(
        {Formula::bigOperator(QString(QChar(0x2211)), Formula::variable(QStringLiteral("i"))),
         reach});
    return equation(measureName(in, name),
                    {Formula::fraction(Formula::row({sumOverRanks(in), gain, dot(), reach}), views),
                     Formula::fraction(sumOfTerms(in), decimal(in, in.explanation.attainable)),
                     unlessOneTerm(in, decimalQuotient(in)), result(in)});
}

Formula bejeweledPlayer(const Input& in)
{
    const Formula gain = Formula::fraction(indexed(QStringLiteral("g"), QStringLiteral("i")),
                                           plainNumber(in, in.explanation.topGrade));
    const Formula views = Formula::words(Formula::tr("documents viewed"));
    return equation(measureName(in, QStringLiteral("BPM")),
                    {Formula::fraction(Formula::row({sumOverRanks(in), gain}), views),
                     Formula::fraction(sumOfTerms(in), plainNumber(in, in.explanation.attainable)),
                     exactFraction(in), result(in)});
}

Formula compatibility(const Input& in)
{
    const Formula list = Formula::words(Formula::tr("list"));
    const Formula ideal = Formula::words(Formula::tr("ideal list"));
    const QString overlap = QStringLiteral("RBO");
    return equation(measureName(in, QStringLiteral("Compat")),
                    {Formula::fraction(call(overlap, {list, ideal}), call(overlap, {ideal, ideal})),
                     Formula::fraction(sumOfTerms(in), decimal(in, in.explanation.attainable)),
                     unlessOneTerm(in, decimalQuotient(in)), result(in)});
}

}  // namespace ui::formula_parts
