// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/measures/measure_words.h"

#include "core/foundation/enum_table.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/step_facts.h"

#include <array>

namespace ui {

using core::Measure;

extern const MeasureWords normalisedGainWords;
extern const MeasureWords discountedGainWords;
extern const MeasureWords idealGainWords;
extern const MeasureWords cumulatedGainWords;
extern const MeasureWords averagePrecisionWords;
extern const MeasureWords qMeasureWords;
extern const MeasureWords inferredPrecisionWords;
extern const MeasureWords reciprocalRankWords;
extern const MeasureWords precisionWords;
extern const MeasureWords recallWords;
extern const MeasureWords cappedRecallWords;
extern const MeasureWords fMeasureWords;
extern const MeasureWords successWords;
extern const MeasureWords rPrecisionWords;
extern const MeasureWords interpolatedPrecisionWords;
extern const MeasureWords elevenPointWords;
extern const MeasureWords binaryPreferenceWords;
extern const MeasureWords expectedReciprocalRankWords;
extern const MeasureWords normalisedReciprocalRankWords;
extern const MeasureWords rankBiasedPrecisionWords;
extern const MeasureWords insqWords;
extern const MeasureWords instWords;
extern const MeasureWords bejeweledPlayerWords;
extern const MeasureWords compatibilityWords;
extern const MeasureWords judgedShareWords;
extern const MeasureWords setAveragePrecisionWords;
extern const MeasureWords setRelativePrecisionWords;
extern const MeasureWords nonRelevantRetrievedWords;
extern const MeasureWords utilityWords;
extern const MeasureWords binaryGainRatioWords;
extern const MeasureWords gainRatioWords;
extern const MeasureWords retrievedCountWords;
extern const MeasureWords relevantCountWords;
extern const MeasureWords relevantRetrievedWords;
extern const MeasureWords rankCorrelationWords;

namespace {

struct WordedMeasure {
    Measure measure;
    const MeasureWords* words;
};

constexpr std::array wordedMeasures{
    WordedMeasure{Measure::Ndcg, &normalisedGainWords},
    WordedMeasure{Measure::Dcg, &discountedGainWords},
    WordedMeasure{Measure::Idcg, &idealGainWords},
    WordedMeasure{Measure::Cg, &cumulatedGainWords},
    WordedMeasure{Measure::Ap, &averagePrecisionWords},
    WordedMeasure{Measure::Q, &qMeasureWords},
    WordedMeasure{Measure::InfAp, &inferredPrecisionWords},
    WordedMeasure{Measure::Rr, &reciprocalRankWords},
    WordedMeasure{Measure::P, &precisionWords},
    WordedMeasure{Measure::Recall, &recallWords},
    WordedMeasure{Measure::RecallCap, &cappedRecallWords},
    WordedMeasure{Measure::F1, &fMeasureWords},
    WordedMeasure{Measure::Success, &successWords},
    WordedMeasure{Measure::Rprec, &rPrecisionWords},
    WordedMeasure{Measure::Iprec, &interpolatedPrecisionWords},
    WordedMeasure{Measure::ElevenPoint, &elevenPointWords},
    WordedMeasure{Measure::Bpref, &binaryPreferenceWords},
    WordedMeasure{Measure::Err, &expectedReciprocalRankWords},
    WordedMeasure{Measure::Nerr, &normalisedReciprocalRankWords},
    WordedMeasure{Measure::Rbp, &rankBiasedPrecisionWords},
    WordedMeasure{Measure::Insq, &insqWords},
    WordedMeasure{Measure::Inst, &instWords},
    WordedMeasure{Measure::Bpm, &bejeweledPlayerWords},
    WordedMeasure{Measure::Compat, &compatibilityWords},
    WordedMeasure{Measure::BinG, &binaryGainRatioWords},
    WordedMeasure{Measure::G, &gainRatioWords},
    WordedMeasure{Measure::Judged, &judgedShareWords},
    WordedMeasure{Measure::SetMap, &setAveragePrecisionWords},
    WordedMeasure{Measure::SetRelativeP, &setRelativePrecisionWords},
    WordedMeasure{Measure::Retrieved, &retrievedCountWords},
    WordedMeasure{Measure::Relevant, &relevantCountWords},
    WordedMeasure{Measure::RelevantRetrieved, &relevantRetrievedWords},
    WordedMeasure{Measure::NonRelevantRetrieved, &nonRelevantRetrievedWords},
    WordedMeasure{Measure::Utility, &utilityWords},
    WordedMeasure{Measure::Rc, &rankCorrelationWords},
};

static_assert(core::hasRowForEach(wordedMeasures, &WordedMeasure::measure, core::measureCount));

}  // namespace

const MeasureWords& measureWords(Measure measure)
{
    return *wordedMeasures[static_cast<std::size_t>(measure)].words;
}

QString measureTitle(Measure measure)
{
    return Wording::tr(measureWords(measure).title);
}

QString measureSource(Measure measure)
{
    return Wording::tr(measureWords(measure).source);
}

QString measureAbout(Measure measure)
{
    return joined(Wording::tr(measureWords(measure).about),
                  Wording::tr("Source: %1.").arg(measureSource(measure)));
}

Formula formulaOf(const core::Explanation& explanation, const NumberFormat& format,
                  std::optional<std::size_t> currentRank)
{
    return measureWords(explanation.definition.measure).formula({explanation, format, currentRank});
}

bool dividesByIdeal(core::Denominator denominator)
{
    return denominator == core::Denominator::Ideal || denominator == core::Denominator::IdealReader;
}

bool weighsPairs(const core::MeasureSpec& definition)
{
    return measureWords(definition.measure).amounts == Amounts::Pairs &&
           definition.settings.pairWeight != core::PairWeight::Uniform;
}

QString amountText(const core::MeasureSpec& definition, double amount, const NumberFormat& format)
{
    const bool isDecimal = measureWords(definition.measure).amounts == Amounts::Decimals;
    return isDecimal || weighsPairs(definition) ? termText(amount, format)
                                                : countText(amount, format);
}

QString quotientText(const core::Explanation& explanation, double sum, double attainable,
                     const NumberFormat& format)
{
    const bool isDecimal =
        dividesByIdeal(explanation.denominator) || weighsPairs(explanation.definition);
    if (isDecimal)
        return QStringLiteral("%1 / %2 = %3")
            .arg(termText(sum, format), termText(attainable, format),
                 valueText(sum / attainable, format));
    const QString earned = amountText(explanation.definition, sum, format);
    const bool isCount = earned != termText(sum, format);
    return (isCount ? QStringLiteral("%1/%2 = %3") : QStringLiteral("%1 / %2 = %3"))
        .arg(earned, countText(attainable, format), valueText(sum / attainable, format));
}

}  // namespace ui
