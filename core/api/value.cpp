// SPDX-License-Identifier: GPL-3.0-or-later
#include <rankscope/error.h>
#include <rankscope/value.h>

namespace rankscope {
inline namespace v0 {

std::string_view toText(Undefined reason)
{
    switch (reason) {
    case Undefined::NoRelevant:
        return "No judged document is relevant, so there is nothing to find.";
    case Undefined::NoGain:
        return "The ideal ranking has no gain, so the denominator is 0.";
    case Undefined::NothingRetrieved:
        return "Nothing was retrieved, so the denominator is 0.";
    case Undefined::NoPairs:
        return "No pair of documents has a weight above 0, so the denominator is 0.";
    case Undefined::NoHit:
        return "No document that counts was retrieved, and the current rule skips such queries in "
               "the mean.";
    case Undefined::GradeAboveScale:
        return "A grade is above the highest grade set in the rules.";
    case Undefined::Overflow:
        return "The gains are too large for double precision.";
    case Undefined::NoSamples:
        return "There are no samples yet.";
    case Undefined::NoPositives:
        return "There are no positive samples, so the denominator is 0.";
    case Undefined::NoNegatives:
        return "There are no negative samples, so the denominator is 0.";
    case Undefined::NonePredictedPositive:
        return "No sample is predicted positive at this threshold, so the denominator is 0.";
    case Undefined::NonePredictedNegative:
        return "No sample is predicted negative at this threshold, so the denominator is 0.";
    case Undefined::NotAProbability:
        return "A score is outside 0 to 1, so it is not a probability.";
    case Undefined::ChanceIsCertain:
        return "Chance alone would give complete agreement, so the denominator is 0.";
    case Undefined::InfiniteScore:
        return "A score is infinite, so no curve can be fitted.";
    case Undefined::OneOfAClass:
        return "A class has only one sample, so the spread of its scores is unknown.";
    case Undefined::Weighted:
        return "The samples have weights, but this interval requires unweighted samples.";
    case Undefined::NoMixedGroup:
        return "No group has both positive and negative samples.";
    case Undefined::EmptyCell:
        return "A count of the confusion matrix is 0, so a denominator is 0.";
    case Undefined::OneScore:
        return "All scores are equal, so there is no slope.";
    case Undefined::NoneExpected:
        return "Every probability is 0, so no positive sample is expected.";
    case Undefined::Separated:
        return "A threshold separates the classes, so the estimate has no finite value.";
    case Undefined::OneClassOutsideFold:
        return "The samples outside one fold are all of one class, so nothing can be fitted to "
               "them. Use fewer folds, or other groups.";
    case Undefined::NotReached:
        return "No threshold reaches this aim.";
    case Undefined::InfiniteLogarithm:
        return "A sample has probability 0. Without clipping, its logarithm is infinite.";
    }
    return {};
}

double Value::value() const
{
    if (!m_isDefined)
        throw Error(std::string(toText(m_reason)));
    return m_number;
}

}  // namespace v0
}  // namespace rankscope
