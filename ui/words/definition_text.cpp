#include "ui/words/measure_text.h"

#include "core/sentence/definition_sentence.h"
#include "ui/words/quoted_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct DefinitionText {
    Q_DECLARE_TR_FUNCTIONS(ui::DefinitionText)
};

QString gainLabel(core::Gain gain)
{
    switch (gain) {
    case core::Gain::Linear:
        return DefinitionText::tr("the grade");
    case core::Gain::Exponential:
        return DefinitionText::tr("2^grade − 1");
    case core::Gain::Binary:
        return DefinitionText::tr("1 if relevant, else 0");
    case core::Gain::Scaled:
        return DefinitionText::tr("grade ÷ top of the scale");
    case core::Gain::Table:
        return DefinitionText::tr("as a table says");
    }
    return {};
}

QString rbpGainLabel(core::RbpGain gain)
{
    switch (gain) {
    case core::RbpGain::Binary:
        return DefinitionText::tr("1 if relevant, else 0");
    case core::RbpGain::Graded:
        return DefinitionText::tr("grade ÷ top of the scale");
    case core::RbpGain::Raw:
        return DefinitionText::tr("the grade");
    }
    return {};
}

QString discountLabel(core::Discount discount)
{
    switch (discount) {
    case core::Discount::Log2:
        return QStringLiteral("log₂(i+1)");
    case core::Discount::JarvelinKekalainen:
        return DefinitionText::tr("log_b(i) from rank b on");
    case core::Discount::Reciprocal:
        return DefinitionText::tr("i (gain ÷ rank)");
    case core::Discount::None:
        return DefinitionText::tr("none");
    case core::Discount::Ln:
        return QStringLiteral("ln(i+1)");
    case core::Discount::Late:
        return DefinitionText::tr("log₂(i+2), one rank late");
    }
    return {};
}

QString idealLabel(core::IdealPool pool)
{
    switch (pool) {
    case core::IdealPool::AllJudged:
        return DefinitionText::tr("all judged documents");
    case core::IdealPool::RetrievedOnly:
        return DefinitionText::tr("retrieved documents only");
    case core::IdealPool::RelevantOnly:
        return DefinitionText::tr("relevant documents only");
    case core::IdealPool::AsManyJudged:
        return DefinitionText::tr("as many judged documents as were retrieved");
    case core::IdealPool::AllQueries:
        return DefinitionText::tr("what is judged for any query");
    }
    return {};
}

QString idealCutoffLabel(core::IdealCutoff cutoff)
{
    switch (cutoff) {
    case core::IdealCutoff::AtCutoff:
        return DefinitionText::tr("at k");
    case core::IdealCutoff::None:
        return DefinitionText::tr("at its last document");
    case core::IdealCutoff::Retrieved:
        return DefinitionText::tr("at the number retrieved");
    case core::IdealCutoff::Relevant:
        return DefinitionText::tr("at the number of relevant documents (R)");
    }
    return {};
}

QString earnersLabel(core::Earners earners)
{
    switch (earners) {
    case core::Earners::EveryGrade:
        return DefinitionText::tr("every grade above 0");
    case core::Earners::RelevantOnly:
        return DefinitionText::tr("relevant documents only");
    case core::Earners::AsGiven:
        return DefinitionText::tr("every grade, also below 0");
    }
    return {};
}

QString apDenominatorLabel(core::ApDenominator denominator)
{
    switch (denominator) {
    case core::ApDenominator::AllRelevant:
        return DefinitionText::tr("all relevant documents (R)");
    case core::ApDenominator::Capped:
        return DefinitionText::tr("the smaller of k and R");
    case core::ApDenominator::HitsFound:
        return DefinitionText::tr("relevant documents found");
    case core::ApDenominator::Cutoff:
        return DefinitionText::tr("k");
    case core::ApDenominator::HitsInList:
        return DefinitionText::tr("relevant documents in the whole list");
    }
    return {};
}

QString precisionDenominatorLabel(core::PrecisionDenominator denominator)
{
    switch (denominator) {
    case core::PrecisionDenominator::Cutoff:
        return DefinitionText::tr("k");
    case core::PrecisionDenominator::Retrieved:
        return DefinitionText::tr("the smaller of k and the number retrieved");
    case core::PrecisionDenominator::Capped:
        return DefinitionText::tr("the smaller of k and R");
    }
    return {};
}

QString pairWeightLabel(core::PairWeight weight)
{
    switch (weight) {
    case core::PairWeight::Uniform:
        return DefinitionText::tr("the same for all pairs");
    case core::PairWeight::TopRanks:
        return DefinitionText::tr("1/u + 1/v: more at the top");
    case core::PairWeight::GradeGap:
        return DefinitionText::tr("the difference of the grades");
    }
    return {};
}

}  // namespace

QString parameterLabel(core::Parameter parameter)
{
    using core::Parameter;
    switch (parameter) {
    case Parameter::RelevantFrom:
        return DefinitionText::tr("Relevant if grade ≥");
    case Parameter::Gain:
        return DefinitionText::tr("Gain");
    case Parameter::GainTable:
        return DefinitionText::tr("Gains by grade");
    case Parameter::Earners:
        return DefinitionText::tr("Gain for");
    case Parameter::Discount:
        return DefinitionText::tr("Discount");
    case Parameter::DiscountBase:
        return DefinitionText::tr("Base b of the discount");
    case Parameter::Ideal:
        return DefinitionText::tr("Ideal ranking from");
    case Parameter::IdealCutoff:
        return DefinitionText::tr("Ideal ranking ends");
    case Parameter::ApDenominator:
        return DefinitionText::tr("AP divides by");
    case Parameter::PrecisionDenominator:
        return DefinitionText::tr("P divides by");
    case Parameter::RrTarget:
        return DefinitionText::tr("RR waits for");
    case Parameter::NoHit:
        return DefinitionText::tr("RR without a hit");
    case Parameter::Persistence:
        return DefinitionText::tr("Persistence p of RBP");
    case Parameter::RbpGain:
        return DefinitionText::tr("Gain in RBP");
    case Parameter::TopGrade:
        return DefinitionText::tr("Top of the grade scale");
    case Parameter::Beta:
        return DefinitionText::tr("Beta of F");
    case Parameter::PairWeight:
        return DefinitionText::tr("Weight of a pair in RC");
    case Parameter::JudgedCount:
        return DefinitionText::tr("Judged counts");
    case Parameter::RecallPoint:
        return DefinitionText::tr("Recall of iprec");
    case Parameter::RecallRounding:
        return DefinitionText::tr("Documents for a share of R");
    }
    return {};
}

QString choiceLabel(core::Parameter parameter, int choice)
{
    using core::Parameter;
    switch (parameter) {
    case Parameter::Gain:
        return gainLabel(static_cast<core::Gain>(choice));
    case Parameter::Earners:
        return earnersLabel(static_cast<core::Earners>(choice));
    case Parameter::Discount:
        return discountLabel(static_cast<core::Discount>(choice));
    case Parameter::Ideal:
        return idealLabel(static_cast<core::IdealPool>(choice));
    case Parameter::IdealCutoff:
        return idealCutoffLabel(static_cast<core::IdealCutoff>(choice));
    case Parameter::ApDenominator:
        return apDenominatorLabel(static_cast<core::ApDenominator>(choice));
    case Parameter::PrecisionDenominator:
        return precisionDenominatorLabel(static_cast<core::PrecisionDenominator>(choice));
    case Parameter::RrTarget:
        return choice == static_cast<int>(core::RrTarget::FirstRelevant)
                   ? DefinitionText::tr("the first relevant document")
                   : DefinitionText::tr("the first of the highest grade");
    case Parameter::NoHit:
        return choice == static_cast<int>(core::NoHit::Zero)
                   ? DefinitionText::tr("counts 0")
                   : DefinitionText::tr("leaves the query out");
    case Parameter::RbpGain:
        return rbpGainLabel(static_cast<core::RbpGain>(choice));
    case Parameter::PairWeight:
        return pairWeightLabel(static_cast<core::PairWeight>(choice));
    case Parameter::JudgedCount:
        return choice == static_cast<int>(core::JudgedCount::Judged)
                   ? DefinitionText::tr("judged documents")
                   : DefinitionText::tr("documents not judged (holes)");
    case Parameter::RecallRounding:
        return choice == static_cast<int>(core::RecallRounding::Up)
                   ? DefinitionText::tr("share × R + 0.9, cut")
                   : DefinitionText::tr("share × R, rounded");
    case Parameter::RecallPoint:
    case Parameter::RelevantFrom:
    case Parameter::GainTable:
    case Parameter::DiscountBase:
    case Parameter::Persistence:
    case Parameter::TopGrade:
    case Parameter::Beta:
        break;
    }
    return {};
}

QString definitionErrorText(const core::DefinitionError& error)
{
    return sentenceText(core::definitionSentence(error), "ui::DefinitionText");
}

}  // namespace ui
