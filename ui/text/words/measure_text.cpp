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
        return Wording::tr(
            "No document of the ideal ranking has a gain, so there is nothing to divide by.");
    case Undefined::NothingRetrieved:
        return Wording::tr("Nothing was retrieved, so there is nothing to divide by.");
    case Undefined::NoPairs:
        return Wording::tr(
            "There is no pair of documents with a weight, so there is no order to compare.");
    case Undefined::NoHit:
        return Wording::tr(
            "Nothing that counts was retrieved, and the rule leaves such a query out of the mean.");
    case Undefined::GradeAboveScale:
        return Wording::tr("A grade is above the top of the scale that was set.");
    case Undefined::Overflow:
        return Wording::tr("The gains are too large for a number of double precision.");
    case Undefined::NoSamples:
        return Wording::tr("There are no samples yet.");
    case Undefined::NoPositives:
        return Wording::tr("No sample is positive, so there is nothing to divide by.");
    case Undefined::NoNegatives:
        return Wording::tr("No sample is negative, so there is nothing to divide by.");
    case Undefined::NonePredictedPositive:
        return Wording::tr(
            "No sample is predicted positive at this threshold, so there is nothing to divide by.");
    case Undefined::NonePredictedNegative:
        return Wording::tr(
            "No sample is predicted negative at this threshold, so there is nothing to divide by.");
    case Undefined::NotAProbability:
        return Wording::tr("A score lies outside 0 to 1 and is no probability.");
    case Undefined::ChanceIsCertain:
        return Wording::tr(
            "Chance alone agrees everywhere, so there is nothing left to divide by.");
    case Undefined::InfiniteScore:
        return Wording::tr("A score is infinite, so no curve can be fitted.");
    case Undefined::OneOfAClass:
        return Wording::tr(
            "A class has a single sample, so there is no telling how far its scores spread.");
    case Undefined::Weighted:
        return Wording::tr("The samples have weights; this interval is for counted samples.");
    case Undefined::NoMixedGroup:
        return Wording::tr("No group has both positive and negative samples.");
    }
    return {};
}

}  // namespace ui
