#include "ui/formula/formula_families.h"

namespace ui {

using namespace formula_parts;

Formula formulaOf(const core::Explanation& explanation, const NumberFormat& format,
                  std::optional<std::size_t> currentRank)
{
    using core::Measure;
    const Input in{explanation, format, currentRank};
    switch (explanation.definition.measure) {
    case Measure::Ndcg:
        return normalisedGain(in);
    case Measure::Dcg:
        return discountedGain(in);
    case Measure::Idcg:
        return idealDiscountedGain(in);
    case Measure::Cg:
        return cumulatedGain(in);
    case Measure::Ap:
        return averagePrecision(in);
    case Measure::Rr:
        return reciprocalRank(in);
    case Measure::P:
        return precision(in);
    case Measure::Recall:
        return recall(in);
    case Measure::RecallCap:
        return cappedRecall(in);
    case Measure::F1:
        return fMeasure(in);
    case Measure::Success:
        return success(in);
    case Measure::Rprec:
        return rPrecision(in);
    case Measure::Bpref:
        return binaryPreference(in);
    case Measure::Err:
        return expectedReciprocalRank(in);
    case Measure::Rbp:
        return rankBiasedPrecision(in);
    case Measure::Judged:
        return judgedShare(in);
    case Measure::Rc:
        return rankCorrelation(in);
    }
    return {};
}

}  // namespace ui
