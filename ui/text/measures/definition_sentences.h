// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/measures/parameter.h"

#include <QString>

#include <optional>
#include <span>

namespace ui {

// A measure's definition in print; see also ui/text/words/caption_text.h.

/// "nDCG@10: Normalised discounted cumulative gain, written nDCG(gain=exp)@10."; empty if it would
/// add nothing to the name.
QString measureSentence(const core::MeasureSpec& definition);
/// One sentence for each parameter that can change the values of these definitions, without
/// repeats, and one for unjudged documents: "The gain is the grade. The gain at rank i is divided
/// by log₂(i+1). …" Sentences that do not hold for all name their measure: "nDCG(gain=exp): The
/// gain is …"
/// @param dataTop the top of the grade scale if the definitions take it from the data
/// @param among all definitions shown to the reader together with these
QString conventionSentences(std::span<const core::MeasureSpec> definitions,
                            std::optional<double> dataTop = {},
                            std::span<const core::MeasureSpec> among = {});
/// "Only ranks up to 10 count. These are the rules of trec_eval."; names measures in the same way.
QString reachSentences(std::span<const core::MeasureSpec> definitions,
                       std::span<const core::MeasureSpec> among);

/// Only these parameters of the definition, which must use them.
QString parameterSentences(const core::MeasureSpec& definition,
                           std::span<const core::Parameter> parameters);

}  // namespace ui
