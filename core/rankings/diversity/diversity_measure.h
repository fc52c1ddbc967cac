// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/diversity/subtopic_judgments.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What a document earns for a subtopic it is relevant to.
enum class DiversityGain : std::uint8_t {
    Novelty,  ///< (1 - alpha)^n, where n counts such documents above
    Recall,   ///< (n + 1) ÷ their number: what of the subtopic is found by then
};

/// What a rank weighs.
enum class DiversityDiscount : std::uint8_t {
    Log2,        ///< 1 ÷ log2(rank + 1)
    Reciprocal,  ///< 1 ÷ rank
    Patience,    ///< beta^(rank - 1)
    None,        ///< 1
};

/// What the sum is divided by.
enum class DiversityDivisor : std::uint8_t {
    /// The sum of the best order of the judged documents, chosen greedily: at each rank the
    /// document with the highest gain there; of equal ones, the highest id.
    Ideal,
    EverySubtopic,  ///< the sum if the document at every rank were relevant to every subtopic
    EndlessList,    ///< the same for a list without end
    Subtopics,      ///< the number of subtopics
    Places,         ///< the number of subtopics × the cutoff
};

/// A measure of how well a ranking covers the subtopics of a query.
///
/// A document earns its gain for each subtopic it is relevant to. The sum of earnings × discount is
/// divided by what can be attained. Only subtopics with a relevant document count.
///
/// Range 0 to 1. Undefined for a query without relevant documents (ndeval: 0). Source: ndeval of
/// the TREC Web tracks, whose figures these are; Clarke et al., SIGIR 2008 (alpha-nDCG) and ICTIR
/// 2009 (NRBP); Chapelle et al., CIKM 2009 (ERR-IA); Zhai et al., SIGIR 2003 (subtopic recall);
/// Agrawal et al., WSDM 2009 (P-IA, MAP-IA).
struct DiversityMeasure {
    std::string_view name;
    std::string_view alias;  ///< as ndeval prints it
    DiversityDiscount discount;
    DiversityDivisor divisor;
    std::optional<double> fixedAlpha = {};  ///< for measures without this parameter
    DiversityGain gain = DiversityGain::Novelty;

    /// Whether what can be attained grows with every rank.
    bool needsCutoff() const
    {
        return divisor == DiversityDivisor::EverySubtopic || divisor == DiversityDivisor::Places;
    }
};

std::span<const DiversityMeasure> diversityMeasures();

struct DiversitySpec {
    const DiversityMeasure* measure;
    double alpha = 0.5;  ///< intolerance of redundancy, 0 to 1
    double beta = 0.5;   ///< patience, 0 to 1, below 1 if alpha is 0; only of NRBP and nNRBP
    std::optional<std::size_t> cutoff = {};
};

/// Parses `alpha_nDCG(alpha=0.5)@10`. Names are case-insensitive.
Result<DiversitySpec, MeasureSpecError> parseDiversitySpec(std::string_view text);
/// The canonical text form.
std::string toText(const DiversitySpec& spec);

/// One rank of a calculation; the values of all ranks are the curve over k.
struct DiversityStep {
    std::size_t rank;        ///< 1-based
    std::size_t relevantTo;  ///< number of subtopics
    std::size_t covered;     ///< subtopics covered so far
    double gain;
    double discount;
    double sum;         ///< of gain × discount up to this rank
    double attainable;  ///< with the cutoff at this rank
    double value;       ///< sum ÷ attainable
};

/// @param ranked documents, rank 1 first
/// @return one step per rank up to the cutoff, also for ranks beyond the list's end; without a
/// cutoff, up to the end of the list or of the ideal. Empty if no document is relevant. O(k ×
/// documents × subtopics) with an ideal, otherwise O(k × subtopics).
std::vector<DiversityStep> diversitySteps(const SubtopicJudgments& judgments,
                                          std::span<const std::string_view> ranked,
                                          const DiversitySpec& spec);

/// The value of the last step.
Value diversityValue(const SubtopicJudgments& judgments, std::span<const std::string_view> ranked,
                     const DiversitySpec& spec);

}  // namespace core
