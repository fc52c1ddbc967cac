// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/measure_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct MeasureText {
    Q_DECLARE_TR_FUNCTIONS(ui::MeasureText)
};

}  // namespace

QString undefinedText(core::Undefined reason)
{
    using core::Undefined;
    switch (reason) {
    case Undefined::NoRelevant:
        return MeasureText::tr("No judged document is relevant, so there is nothing to find.");
    case Undefined::NoGain:
        return MeasureText::tr(
            "No document of the ideal ranking has a gain, so there is nothing to divide by.");
    case Undefined::NothingRetrieved:
        return MeasureText::tr("Nothing was retrieved, so there is nothing to divide by.");
    case Undefined::NoPairs:
        return MeasureText::tr(
            "There is no pair of documents with a weight, so there is no order to compare.");
    case Undefined::NoHit:
        return MeasureText::tr(
            "Nothing that counts was retrieved, and the rule leaves such a query out of the mean.");
    case Undefined::GradeAboveScale:
        return MeasureText::tr("A grade is above the top of the scale that was set.");
    case Undefined::Overflow:
        return MeasureText::tr("The gains are too large for a number of double precision.");
    case Undefined::NoSamples:
        return MeasureText::tr("There are no samples yet.");
    case Undefined::NoPositives:
        return MeasureText::tr("No sample is positive, so there is nothing to divide by.");
    case Undefined::NoNegatives:
        return MeasureText::tr("No sample is negative, so there is nothing to divide by.");
    case Undefined::NonePredictedPositive:
        return MeasureText::tr(
            "No sample is predicted positive at this threshold, so there is nothing to divide by.");
    case Undefined::NonePredictedNegative:
        return MeasureText::tr(
            "No sample is predicted negative at this threshold, so there is nothing to divide by.");
    case Undefined::NotAProbability:
        return MeasureText::tr("A score lies outside 0 to 1 and is no probability.");
    case Undefined::ChanceIsCertain:
        return MeasureText::tr(
            "Chance alone agrees everywhere, so there is nothing left to divide by.");
    case Undefined::InfiniteScore:
        return MeasureText::tr("A score is infinite, so no curve can be fitted.");
    case Undefined::OneOfAClass:
        return MeasureText::tr(
            "A class has a single sample, so there is no telling how far its scores spread.");
    case Undefined::Weighted:
        return MeasureText::tr("The samples have weights; this interval is for counted samples.");
    case Undefined::NoMixedGroup:
        return MeasureText::tr("No group has both positive and negative samples.");
    }
    return {};
}

}  // namespace ui
