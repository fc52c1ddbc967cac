#include "ui/step_words/step_text.h"

#include "ui/words/step_facts.h"

#include <QCoreApplication>

namespace ui {

using core::Column;
using core::Measure;

namespace {

struct StepHeadings {
    Q_DECLARE_TR_FUNCTIONS(ui::StepHeadings)
};

bool isWeighted(const core::Settings& settings)
{
    return settings.pairWeight != core::PairWeight::Uniform;
}

bool countsHoles(const core::Explanation& explanation)
{
    return explanation.definition.settings.judgedCount == core::JudgedCount::Holes;
}

QString gainHeading(const core::Explanation& explanation)
{
    switch (explanation.definition.measure) {
    case Measure::Rr:
        return explanation.definition.settings.rrTarget == core::RrTarget::FirstRelevant
                   ? StepHeadings::tr("first relevant")
                   : StepHeadings::tr("first of best grade");
    case Measure::Err:
        return StepHeadings::tr("chance to stop");
    case Measure::Rbp:
        return StepHeadings::tr("gain");
    default:
        return explanation.definition.settings.gain == core::Gain::Binary
                   ? StepHeadings::tr("relevant")
                   : QStringLiteral("2^g − 1");
    }
}

QString weightHeading(const core::Explanation& explanation, DiscountForm form)
{
    if (explanation.definition.measure == Measure::Rbp)
        return QStringLiteral("(1−p)·pⁱ⁻¹");
    return discountFormula(explanation.definition.settings, form);
}

QString seenHeading(const core::Explanation& explanation)
{
    switch (explanation.definition.measure) {
    case Measure::Bpref:
        return StepHeadings::tr("non-relevant so far");
    case Measure::Err:
        return StepHeadings::tr("chance to get here");
    case Measure::Rc:
        return isWeighted(explanation.definition.settings)
                   ? StepHeadings::tr("weight of pairs with ranks above")
                   : StepHeadings::tr("pairs with ranks above");
    default:
        return StepHeadings::tr("relevant so far");
    }
}

QString termHeading(const core::Explanation& explanation, DiscountForm form)
{
    switch (explanation.definition.measure) {
    case Measure::Ndcg:
    case Measure::Dcg:
    case Measure::Idcg:
        return form == DiscountForm::Weight ? StepHeadings::tr("gain × weight")
                                            : StepHeadings::tr("gain ÷ disc.");
    case Measure::Cg:
        return explanation.definition.settings.gain == core::Gain::Linear
                   ? StepHeadings::tr("gain")
                   : gainHeading(explanation);
    case Measure::Ap:
        return StepHeadings::tr("precision at hit");
    case Measure::Rr:
        return StepHeadings::tr("1 ÷ rank");
    case Measure::Rprec:
        return StepHeadings::tr("relevant, i ≤ R");
    case Measure::Success:
        return StepHeadings::tr("first hit");
    case Measure::Bpref:
        return StepHeadings::tr("1 − share above");
    case Measure::Err:
        return StepHeadings::tr("chances ÷ rank");
    case Measure::Rbp:
        return StepHeadings::tr("gain × weight");
    case Measure::Judged:
        return countsHoles(explanation) ? StepHeadings::tr("not judged")
                                        : StepHeadings::tr("judged");
    case Measure::Rc:
        return StepHeadings::tr("in order");
    case Measure::P:
    case Measure::Recall:
    case Measure::RecallCap:
    case Measure::F1:
        break;
    }
    return StepHeadings::tr("relevant");
}

QString sumHeading(const core::Explanation& explanation)
{
    switch (explanation.definition.measure) {
    case Measure::Ndcg:
        return QStringLiteral("DCG@i");
    case Measure::Dcg:
    case Measure::Idcg:
    case Measure::Cg:
    case Measure::Err:
    case Measure::Rbp:
        return nameAtEach(explanation.definition);
    case Measure::Ap:
    case Measure::Bpref:
        return StepHeadings::tr("running sum");
    case Measure::Judged:
        return countsHoles(explanation) ? StepHeadings::tr("not judged so far")
                                        : StepHeadings::tr("judged so far");
    case Measure::Rc:
        return StepHeadings::tr("in order so far");
    default:
        return StepHeadings::tr("relevant so far");
    }
}

QString attainableHeading(const core::Explanation& explanation)
{
    const core::Settings& settings = explanation.definition.settings;
    switch (explanation.definition.measure) {
    case Measure::RecallCap:
        return QStringLiteral("min(i, R)");
    case Measure::F1:
        return settings.beta == 1 ? QStringLiteral("(i + R) ÷ 2")
                                  : QStringLiteral("(i + β²R) ÷ (1 + β²)");
    case Measure::Rc:
        return isWeighted(settings) ? StepHeadings::tr("weight of pairs so far")
                                    : StepHeadings::tr("pairs so far");
    default:
        return QStringLiteral("÷ i");
    }
}

QString gainAbout(const core::Explanation& explanation)
{
    switch (explanation.definition.measure) {
    case Measure::Rr:
        return StepHeadings::tr("Whether this is the document that the reciprocal rank waits for.");
    case Measure::Err:
        return StepHeadings::tr(
            "The chance that a reader who gets here stops: (2^grade − 1) ÷ 2^top of the scale.");
    case Measure::Rbp:
        return StepHeadings::tr("What the document is worth: its grade over the top of the scale.");
    default:
        if (explanation.definition.settings.gain == core::Gain::Binary)
            return StepHeadings::tr("What the grade is worth: 1 from the relevance threshold on.");
        return StepHeadings::tr("What the grade is worth: 2 to the power of the grade, less 1.");
    }
}

QString weightAbout(const core::Settings& settings)
{
    switch (settings.discount) {
    case core::Discount::JarvelinKekalainen:
        return StepHeadings::tr("What the gain is multiplied by: 1 over the logarithm of the rank "
                                "to base %1 from rank %1 on, 1 before.")
            .arg(plainText(settings.discountBase, QLocale::c()));
    case core::Discount::Reciprocal:
        return StepHeadings::tr("What the gain is multiplied by: 1 over the rank.");
    case core::Discount::None:
        return StepHeadings::tr("What the gain is multiplied by: 1, every rank counts alike.");
    case core::Discount::Log2:
        break;
    }
    return StepHeadings::tr("What the gain is multiplied by: 1 over the logarithm of the rank plus "
                            "1 to base 2.");
}

QString discountAbout(const core::Settings& settings)
{
    switch (settings.discount) {
    case core::Discount::JarvelinKekalainen:
        return StepHeadings::tr("What the gain is divided by: the logarithm of the rank to base "
                                "%1 from rank %1 on, 1 before.")
            .arg(plainText(settings.discountBase, QLocale::c()));
    case core::Discount::Reciprocal:
        return StepHeadings::tr("What the gain is divided by: the rank itself.");
    case core::Discount::None:
        return StepHeadings::tr("What the gain is divided by: nothing, every rank counts alike.");
    case core::Discount::Log2:
        break;
    }
    return StepHeadings::tr(
        "What the gain is divided by: the logarithm of the rank plus 1 to base 2.");
}

QString seenAbout(const core::Explanation& explanation)
{
    switch (explanation.definition.measure) {
    case Measure::Bpref:
        return StepHeadings::tr("How many judged non-relevant documents there are down to here.");
    case Measure::Err:
        return StepHeadings::tr("The chance that a reader has not stopped at a rank above.");
    case Measure::Rc:
        return isWeighted(explanation.definition.settings)
                   ? StepHeadings::tr(
                         "What the pairs of this document with those above it weigh together.")
                   : StepHeadings::tr("How many pairs this document forms with those above it.");
    default:
        return StepHeadings::tr("How many relevant documents there are down to this rank.");
    }
}

QString termAbout(const core::Explanation& explanation, DiscountForm form)
{
    switch (explanation.definition.measure) {
    case Measure::Ndcg:
    case Measure::Dcg:
    case Measure::Idcg:
        return form == DiscountForm::Weight
                   ? StepHeadings::tr("What this rank adds: its gain times its weight.")
                   : StepHeadings::tr("What this rank adds: its gain divided by its discount.");
    case Measure::Cg:
        return StepHeadings::tr("What this rank adds: the gain of its document.");
    case Measure::Ap:
        return StepHeadings::tr("What this rank adds: at a relevant document, the share of "
                                "relevant documents down to here.");
    case Measure::Rr:
        return StepHeadings::tr("What this rank adds: 1 over the rank, at one document only.");
    case Measure::Rprec:
        return StepHeadings::tr("1 where a relevant document stands among the first R ranks.");
    case Measure::Success:
        return StepHeadings::tr("Whether this is the first relevant document.");
    case Measure::Bpref:
        return StepHeadings::tr("What this rank adds: at a relevant document, 1 less the share of "
                                "judged non-relevant documents above it.");
    case Measure::Err:
        return StepHeadings::tr("What this rank adds: the chance to get here, times the chance to "
                                "stop, divided by the rank.");
    case Measure::Rbp:
        return StepHeadings::tr("What this rank adds: its gain times its weight.");
    case Measure::Judged:
        return countsHoles(explanation) ? StepHeadings::tr("1 where nobody judged the document.")
                                        : StepHeadings::tr("1 where somebody judged the document.");
    case Measure::Rc:
        return StepHeadings::tr("The pairs with documents above whose upper grade is at least as "
                                "high, as in an ideal order.");
    case Measure::P:
    case Measure::Recall:
    case Measure::RecallCap:
    case Measure::F1:
        break;
    }
    return StepHeadings::tr("1 where the document is relevant.");
}

QString attainableAbout(const core::Explanation& explanation)
{
    switch (explanation.definition.measure) {
    case Measure::RecallCap:
        return StepHeadings::tr("What i places can hold: the smaller of i and R, the number of "
                                "relevant documents.");
    case Measure::F1:
        return StepHeadings::tr("What the relevant documents so far are divided by: the mean of "
                                "the rank i and R, the number of relevant documents.");
    case Measure::Rc:
        return StepHeadings::tr("What all pairs down to this rank weigh together.");
    default:
        return StepHeadings::tr("What the sum is divided by: the rank.");
    }
}

}  // namespace

QString columnHeading(const core::Explanation& explanation, Column column, DiscountForm form)
{
    switch (column) {
    case Column::Rank:
        return StepHeadings::tr("rank i");
    case Column::Grade:
        return explanation.definition.measure == Measure::Idcg ? StepHeadings::tr("ideal")
                                                               : StepHeadings::tr("grade");
    case Column::Gain:
        return gainHeading(explanation);
    case Column::Weight:
        return weightHeading(explanation, form);
    case Column::Seen:
        return seenHeading(explanation);
    case Column::Term:
        return termHeading(explanation, form);
    case Column::Sum:
        return sumHeading(explanation);
    case Column::IdealGrade:
        return StepHeadings::tr("ideal");
    case Column::IdealGain:
        return StepHeadings::tr("ideal gain");
    case Column::IdealTerm:
        return StepHeadings::tr("ideal term");
    case Column::IdealSum:
        return QStringLiteral("IDCG@i");
    case Column::Attainable:
        return attainableHeading(explanation);
    case Column::Value:
        return nameAtEach(explanation.definition);
    }
    return {};
}

QString columnAbout(const core::Explanation& explanation, Column column, DiscountForm form)
{
    switch (column) {
    case Column::Rank:
        return StepHeadings::tr("The place in the list; 1 is the top.");
    case Column::Grade:
        return explanation.definition.measure == Measure::Idcg
                   ? StepHeadings::tr("The grade at this rank of the ideal ranking.")
                   : StepHeadings::tr("How useful the document was judged; u is unjudged.");
    case Column::Gain:
        return gainAbout(explanation);
    case Column::Weight:
        if (explanation.definition.measure == Measure::Rbp)
            return StepHeadings::tr("The chance that a reader gets here, times 1 − p, so that "
                                    "all weights add up to 1.");
        return form == DiscountForm::Weight ? weightAbout(explanation.definition.settings)
                                            : discountAbout(explanation.definition.settings);
    case Column::Seen:
        return seenAbout(explanation);
    case Column::Term:
        return termAbout(explanation, form);
    case Column::Sum:
        return StepHeadings::tr("What ranks 1 to i add, together.");
    case Column::IdealGrade:
        return StepHeadings::tr("The grade at this rank of the ideal ranking.");
    case Column::IdealGain:
        return StepHeadings::tr("What that grade is worth.");
    case Column::IdealTerm:
        return StepHeadings::tr("What this rank of the ideal ranking adds.");
    case Column::IdealSum:
        return StepHeadings::tr("What ranks 1 to i of the ideal ranking add, together.");
    case Column::Attainable:
        return attainableAbout(explanation);
    case Column::Value:
        return StepHeadings::tr("The value if the list were cut after this rank.");
    }
    return {};
}

}  // namespace ui
