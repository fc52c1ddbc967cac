// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/measures/parameter.h"

#include <QString>

namespace ui {

/// Why a value is undefined: "No judged document is relevant, so there is nothing to find."
QString undefinedText(core::Undefined reason);
/// "Gain", "Discount", "Ideal ranking from" …
QString parameterLabel(core::Parameter parameter);
/// A choice in words: "2^grade − 1". `choice` indexes core::rowOf(parameter).choices.
QString choiceLabel(core::Parameter parameter, int choice);
/// Says that there is no such measure, and suggests the closest name.
QString measureSpecErrorText(const core::MeasureSpecError& error);

}  // namespace ui
