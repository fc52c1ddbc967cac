// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/convention_axis.h"

#include <QString>

#include <string>

namespace ui {

/// "Gain", "Equal scores": a rule in which tools differ.
QString axisLabel(core::ConventionAxis axis);

/// A rule in a few words: "the grade", "averaged"; a number as it is written.
/// @param value as in core::AxisRow::value; ties as an evaluation leaves them are `as-ordered`
QString ruleValueLabel(core::ConventionAxis axis, const std::string& value);

/// "Gain: 2^grade − 1".
QString ruleText(core::ConventionAxis axis, const std::string& value);

}  // namespace ui
