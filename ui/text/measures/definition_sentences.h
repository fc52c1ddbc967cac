// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/measures/parameter.h"

#include <QString>

#include <optional>
#include <span>

namespace ui {

// A measure's definition in print, as in ui/text/words/caption_text.h.

/// "nDCG@10: Normalised discounted cumulated gain, written nDCG(gain=exp)@10."; empty where that
/// says nothing that the name does not say.
QString measureSentence(const core::MeasureSpec& definition);
/// Every parameter that can change the values of these definitions, a sentence each and none twice,
/// and what becomes of unjudged documents: "The gain is the grade. The gain at rank i is divided by
/// log₂(i+1). …" What does not hold of all is said by name: "nDCG(gain=exp): The gain is …"
/// @param dataTop the top of the grade scale where the definitions leave it to the data
/// @param among definitions that the reader meets beside these
QString conventionSentences(std::span<const core::MeasureSpec> definitions,
                            std::optional<double> dataTop = {},
                            std::span<const core::MeasureSpec> among = {});
/// "Ranks after 10 do not count. These are the rules of trec_eval.", by name in the same way.
QString reachSentences(std::span<const core::MeasureSpec> definitions,
                       std::span<const core::MeasureSpec> among);

/// These parameters alone, of a definition that reads them.
QString parameterSentences(const core::MeasureSpec& definition,
                           std::span<const core::Parameter> parameters);

}  // namespace ui
