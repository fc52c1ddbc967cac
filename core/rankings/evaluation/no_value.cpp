// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/no_value.h"

namespace core {

namespace {

bool isCountable(Undefined reason)
{
    switch (reason) {
    case Undefined::NoRelevant:
    case Undefined::NoGain:
    case Undefined::NothingRetrieved:
    case Undefined::NoPairs:
        return true;
    case Undefined::NoHit:
    case Undefined::GradeAboveScale:
    case Undefined::Overflow:
    case Undefined::NoSamples:
    case Undefined::NoPositives:
    case Undefined::NoNegatives:
    case Undefined::NonePredictedPositive:
    case Undefined::NonePredictedNegative:
    case Undefined::NotAProbability:
    case Undefined::ChanceIsCertain:
    case Undefined::InfiniteScore:
    case Undefined::OneOfAClass:
    case Undefined::Weighted:
    case Undefined::NoMixedGroup:
    case Undefined::EmptyCell:
    case Undefined::OneScore:
    case Undefined::NoneExpected:
    case Undefined::Separated:
    case Undefined::OneClassOutsideFold:
    case Undefined::NotReached:
    case Undefined::InfiniteLogarithm:
        break;
    }
    return false;
}

}  // namespace

Value countedAs(const Value& value, NoValueRule rule)
{
    if (value || rule == NoValueRule::Skip || !isCountable(value.reason()))
        return value;
    return rule == NoValueRule::One ? 1.0 : 0.0;
}

}  // namespace core
