// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/measures/shared_words.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/step_facts.h"

namespace ui {

QString nothingCell()
{
    return QString(QChar(0x2013));
}

QString yesOrNo(double number)
{
    return number > 0 ? Wording::tr("yes") : Wording::tr("no");
}

QString seenCount(const AtRank& at)
{
    return at.count(at.line.seen);
}

QString termCount(const AtRank& at)
{
    return at.count(at.line.term);
}

QString termDecimals(const AtRank& at)
{
    return at.decimals(at.line.term);
}

QString attainableCount(const AtRank& at)
{
    return at.count(at.line.attainable);
}

QString notRelevantConsequence(const AtRank& at)
{
    if (!at.line.grade.hasValue())
        return Wording::tr("It counts as not relevant and contributes nothing.");
    return Wording::tr("Only grades of %1 or more count as relevant, so it contributes nothing.")
        .arg(at.threshold());
}

QString noHitConsequence(const AtRank& at)
{
    return at.isRelevant() ? QString() : notRelevantConsequence(at);
}

QString noGainConsequence(const AtRank& at)
{
    return at.line.gain > 0 ? QString() : Wording::tr("It has no gain, so it contributes nothing.");
}

QString searchConsequence(const AtRank& at)
{
    if (at.line.gain > 0)
        return {};
    if (at.line.seen > 0)
        return Wording::tr("A hit was already found, so this rank does not count.");
    if (!at.line.grade.hasValue())
        return Wording::tr("It counts as not relevant: keep looking.");
    return Wording::tr("Only grades of %1 or more count as relevant: keep looking.")
        .arg(at.threshold());
}

QString relevantFact(const AtRank& at)
{
    return Wording::tr("Grade %1 is at least %2, so rank %3 is relevant and counts as 1.")
        .arg(at.grade(), at.threshold(), at.rank());
}

QString gainedBy(const AtRank& at, core::Grade grade, double gain)
{
    if (at.settings().gain != core::Gain::Exponential)
        return at.count(gain);
    return QStringLiteral("2^%1 − 1 = %2").arg(gradeText(grade, at.format.locale), at.count(gain));
}

QString discountedText(const AtRank& at, double gain, double term)
{
    const core::Settings& settings = at.settings();
    const bool isWeight = tellsWeights(at.explanation, at.format);
    const bool isWhole = settings.discount == core::Discount::None ||
                         (settings.discount == core::Discount::Reciprocal && !isWeight);
    const double factor = shownWeight(at.explanation, at.line, at.format);
    // A linear gain is a grade as a person typed it.
    const QString worth =
        settings.gain == core::Gain::Linear ? plainText(gain, at.format.locale) : at.count(gain);
    return (isWeight ? QStringLiteral("%1 × %2 = %3") : QStringLiteral("%1 / %2 = %3"))
        .arg(worth, isWhole ? at.count(factor) : at.decimals(factor), at.decimals(term));
}

ColumnHead hitsHead(const Explained&)
{
    return {Wording::tr("relevant so far"),
            Wording::tr("The number of relevant documents up to this rank.")};
}

QString hitsFact(const AtRank& at)
{
    return Wording::tr("Relevant documents up to rank %1: %2.")
        .arg(at.rank(), at.count(at.line.seen));
}

ColumnHead relevantHead(const Explained&)
{
    return {Wording::tr("relevant"), Wording::tr("1 if the document is relevant.")};
}

ColumnHead shareOfScaleHead(const Explained&)
{
    return {Wording::tr("gain"), Wording::tr("The gain of the document: grade ÷ highest grade.")};
}

QString gainDecimals(const AtRank& at)
{
    return at.decimals(at.line.gain);
}

QString shareOfScaleFact(const AtRank& at)
{
    return Wording::tr("Gain: grade ÷ highest grade, %1/%2 = %3.")
        .arg(at.grade(), at.topGrade(), at.decimals(at.line.gain));
}

ColumnHead perRankHead(const Explained&)
{
    return {QStringLiteral("÷ i"), Wording::tr("The sum is divided by the rank.")};
}

ColumnHead relevantPlacesHead(const Explained&)
{
    return {QStringLiteral("min(i, R)"),
            Wording::tr("The largest number of relevant documents that i ranks can hold: the "
                        "smaller of i and R, the number of relevant documents.")};
}

QString relevantPlacesFact(const AtRank& at)
{
    return Wording::tr("The most that %1 ranks can hold: min(%1, %2) = %3.")
        .arg(at.rank(), at.relevant(), attainableCount(at));
}

QString ownNameHeading(const Explained& in)
{
    return nameAtEach(in.explanation.definition);
}

QString runningSumHeading(const Explained&)
{
    return Wording::tr("running sum");
}

QString relevantSoFarHeading(const Explained&)
{
    return Wording::tr("relevant so far");
}

QString exactValueCell(const AtRank& at)
{
    return withFraction(at.exact().value, valueText(at.line.value, at.format));
}

QString ratioValueCell(const AtRank& at)
{
    return at.ratioHere();
}

QString notRelevantSentence(const AtRank& at)
{
    if (!at.line.grade.hasValue())
        return Wording::tr("Rank %1 is unjudged and counts as not relevant.").arg(at.rank());
    return Wording::tr("Rank %1 is not relevant: its grade is %2, and only grades of %3 or more "
                       "count as relevant.")
        .arg(at.rank(), at.grade(), at.threshold());
}

QString relevanceSentence(const AtRank& at)
{
    return at.isRelevant()
               ? Wording::tr("Rank %1 is relevant, with grade %2.").arg(at.rank(), at.grade())
               : notRelevantSentence(at);
}

QString noGainSentence(const AtRank& at)
{
    if (!at.line.grade.hasValue())
        return Wording::tr("Rank %1 is unjudged, so it contributes nothing.").arg(at.rank());
    return Wording::tr("Rank %1: grade %2 has no gain, so it contributes nothing.")
        .arg(at.rank(), at.grade());
}

QString hitsSentence(const AtRank& at, const QString& soFar, const QString& of)
{
    if (!at.line.value)
        return relevanceSentence(at);
    return joined(relevanceSentence(at),
                  soFar.arg(at.count(at.line.sum), of, at.nameHere(), at.ratioHere()));
}

QString hitsThatFitSentence(const AtRank& at)
{
    return hitsSentence(at, Wording::tr("Found so far: %1 of at most %2, so %3 = %4."),
                        attainableCount(at));
}

QString hitsThatFitSummary(const Explained& in)
{
    return joined(in.found(), Wording::tr("At most %1 could be found, so %2 = %3.")
                                  .arg(in.count(in.explanation.attainable), in.name(), in.ratio()));
}

}  // namespace ui
