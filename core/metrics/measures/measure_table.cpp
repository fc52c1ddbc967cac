// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_table.h"

#include "core/foundation/enum_table.h"
#include "core/metrics/measures/average_precision.h"
#include "core/metrics/measures/bpref.h"
#include "core/metrics/measures/compatibility.h"
#include "core/metrics/measures/cumulated_gain.h"
#include "core/metrics/measures/curve_over_k.h"
#include "core/metrics/measures/expected_reciprocal_rank.h"
#include "core/metrics/measures/explain.h"
#include "core/metrics/measures/f_measure.h"
#include "core/metrics/measures/gain_ratio.h"
#include "core/metrics/measures/inferred_precision.h"
#include "core/metrics/measures/insatiable_reader.h"
#include "core/metrics/measures/interpolated_precision.h"
#include "core/metrics/measures/judged.h"
#include "core/metrics/measures/other_orders_of.h"
#include "core/metrics/measures/precision.h"
#include "core/metrics/measures/q_measure.h"
#include "core/metrics/measures/rank_biased_precision.h"
#include "core/metrics/measures/rank_correlation.h"
#include "core/metrics/measures/recall.h"
#include "core/metrics/measures/reciprocal_rank.h"
#include "core/metrics/measures/success.h"
#include "core/metrics/measures/whole_sets.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

template <RankingMeasure M>
constexpr MeasureRow row()
{
    return {
        M::measure,
        M::name,
        M::aliases,
        M::parameters,
        M::isInForce,
        M::endsAtOne,
        M::isBestAtOne,
        M::isBinary,
        M::walksIdeal,
        quotientOf<M>,
        exactOf<M>,
        valuesAt<M>,
        curveOf<M>,
        [](const KernelInput& in, const MeasureSpec& definition) {
            return Explainer<M>(in, definition).run();
        },
        otherOrdersOf<M>,
    };
}

constexpr std::array table{
    row<NormalisedDiscountedCumulatedGain>(),
    row<DiscountedCumulatedGain>(),
    row<IdealDiscountedCumulatedGain>(),
    row<CumulatedGain>(),
    row<AveragePrecision>(),
    row<QMeasure>(),
    row<InferredAveragePrecision>(),
    row<ReciprocalRank>(),
    row<Precision>(),
    row<Recall>(),
    row<CappedRecall>(),
    row<FMeasure>(),
    row<Success>(),
    row<RPrecision>(),
    row<InterpolatedPrecision>(),
    row<ElevenPointAverage>(),
    row<BinaryPreference>(),
    row<ExpectedReciprocalRank>(),
    row<NormalisedExpectedReciprocalRank>(),
    row<RankBiasedPrecision>(),
    row<Insq>(),
    row<Inst>(),
    row<BejeweledPlayer>(),
    row<Compatibility>(),
    row<BinaryGainRatio>(),
    row<GradedGainRatio>(),
    row<JudgedShare>(),
    row<SetAveragePrecision>(),
    row<SetRelativePrecision>(),
    row<RetrievedCount>(),
    row<RelevantCount>(),
    row<RelevantRetrievedCount>(),
    row<NonRelevantRetrievedCount>(),
    row<Utility>(),
    row<RankCorrelation>(),
};

static_assert(hasRowForEach(table, &MeasureRow::measure, measureCount));

}  // namespace

std::span<const MeasureRow> measureTable()
{
    return table;
}

const MeasureRow& rowOf(Measure measure)
{
    return table[static_cast<std::size_t>(measure)];
}

bool endsAtOne(const MeasureSpec& definition)
{
    const MeasureRow& row = rowOf(definition.measure);
    return definition.given.empty() && row.endsAtOne && row.isBestAtOne(definition.settings);
}

bool poolsQueries(const MeasureSpec& definition)
{
    return definition.settings.ideal == IdealPool::AllQueries &&
           reads(definition, Parameter::Ideal);
}

bool reads(Measure measure, Parameter parameter)
{
    const auto parameters = rowOf(measure).parameters;
    return std::find(parameters.begin(), parameters.end(), parameter) != parameters.end();
}

bool reads(const MeasureSpec& definition, Parameter parameter)
{
    return definition.given.empty() && reads(definition.measure, parameter) &&
           rowOf(definition.measure).isInForce(parameter, definition.settings);
}

}  // namespace core
