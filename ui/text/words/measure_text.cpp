// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/measure_text.h"

#include "ui/text/language/wording.h"

namespace ui {

QString undefinedText(core::Undefined reason)
{
    using core::Undefined;
    switch (reason) {
    case Undefined::NoRelevant:
        return Wording::tr("No judged document is relevant, so there is nothing to find.");
    case Undefined::NoGain:
        return Wording::tr("The ideal ranking has no gain, so the denominator is 0.");
    case Undefined::NothingRetrieved:
        return Wording::tr("Nothing was retrieved, so the denominator is 0.");
    case Undefined::NoPairs:
        return Wording::tr("No pair of documents has a weight above 0, so the denominator is 0.");
    case Undefined::NoHit:
        return Wording::tr("No document that counts was retrieved, and the current rule skips such "
                           "queries in the mean.");
    case Undefined::GradeAboveScale:
        return Wording::tr("A grade is above the highest grade set in the rules.");
    case Undefined::Overflow:
        return Wording::tr("The gains are too large for double precision.");
    case Undefined::NoSamples:
        return Wording::tr("There are no samples yet.");
    case Undefined::NoPositives:
        return Wording::tr("There are no positive samples, so the denominator is 0.");
    case Undefined::NoNegatives:
        return Wording::tr("There are no negative samples, so the denominator is 0.");
    case Undefined::NonePredictedPositive:
        return Wording::tr(
            "No sample is predicted positive at this threshold, so the denominator is 0.");
    case Undefined::NonePredictedNegative:
        return Wording::tr(
            "No sample is predicted negative at this threshold, so the denominator is 0.");
    case Undefined::NotAProbability:
        return Wording::tr("A score is outside 0 to 1, so it is not a probability.");
    case Undefined::ChanceIsCertain:
        return Wording::tr("Chance alone would give complete agreement, so the denominator is 0.");
    case Undefined::InfiniteScore:
        return Wording::tr("A score is infinite, so no curve can be fitted.");
    case Undefined::OneOfAClass:
        return Wording::tr("A class has only one sample, so the spread of its scores is unknown.");
    case Undefined::Weighted:
        return Wording::tr(
            "The samples have weights, but this interval requires unweighted samples.");
    case Undefined::NoMixedGroup:
        return Wording::tr("No group has both positive and negative samples.");
    case Undefined::EmptyCell:
        return Wording::tr("A count of the confusion matrix is 0, so a denominator is 0.");
    case Undefined::OneScore:
        return Wording::tr("All scores are equal, so there is no slope.");
    case Undefined::NoneExpected:
        return Wording::tr("Every probability is 0, so no positive sample is expected.");
    case Undefined::Separated:
        return Wording::tr(
            "A threshold separates the classes, so the estimate has no finite value.");
    case Undefined::OneClassOutsideFold:
        return Wording::tr("The samples outside one fold are all of one class, so nothing can be "
                           "fitted to them. Use fewer folds, or other groups.");
    case Undefined::NotReached:
        return Wording::tr("No threshold reaches this aim.");
    case Undefined::InfiniteLogarithm:
        return Wording::tr(
            "A sample has probability 0. Without clipping, its logarithm is infinite.");
    }
    return {};
}

}  // namespace ui
