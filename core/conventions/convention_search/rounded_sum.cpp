// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/rounded_sum.h"

#include <cmath>

namespace core {

namespace {

double toTwoDecimals(double number)
{
    return std::round(number * 100) / 100;
}

double roundedTerm(double term, double gain, SumDigits digits)
{
    switch (digits) {
    case SumDigits::DiscountsOfTwo:
        return gain == 0 ? 0 : gain * toTwoDecimals(term / gain);
    case SumDigits::TermsOfTwo:
        return toTwoDecimals(term);
    case SumDigits::All:
        break;
    }
    return term;
}

}  // namespace

Quotient roundedInside(const Evaluator& evaluator, const JudgedRanking& query, SumDigits digits)
{
    Quotient quotient = evaluator.quotient(query);
    if (!quotient.value || digits == SumDigits::All)
        return quotient;
    double earned = 0;
    double attainable = 0;
    for (const ExplainedRank& rank : evaluator.explain(query).ranks) {
        earned += rank.counted && rank.inRanking ? roundedTerm(rank.term, rank.gain, digits) : 0;
        attainable += rank.idealCounted ? roundedTerm(rank.idealTerm, rank.idealGain, digits) : 0;
    }
    const bool isDivided = evaluator.definition().measure == Measure::Ndcg;
    if (isDivided && attainable == 0)
        return quotient;
    quotient.earned = earned;
    quotient.attainable = isDivided ? attainable : 1;
    quotient.value = earned / quotient.attainable;
    return quotient;
}

}  // namespace core
