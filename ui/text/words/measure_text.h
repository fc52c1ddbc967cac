// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/measures/parameter.h"

#include <QString>

namespace ui {

/// Why there is no value: "No judged document is relevant, so there is nothing to find."
QString undefinedText(core::Undefined reason);
/// "Gain", "Discount", "Ideal ranking from" …
QString parameterLabel(core::Parameter parameter);
/// The words for a choice: "2^grade − 1". `choice` indexes core::rowOf(parameter).choices.
QString choiceLabel(core::Parameter parameter, int choice);
/// "There is no measure “ncdg”; did you mean nDCG? There are: …"
QString measureSpecErrorText(const core::MeasureSpecError& error);

}  // namespace ui
