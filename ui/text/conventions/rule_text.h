// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/dimension.h"

#include <QString>

#include <string>

namespace ui {

/// "Gain", "Equal scores": what tools differ in.
QString dimensionLabel(core::Dimension dimension);

/// A rule in a few words: "the grade", "averaged"; a number as it is written.
/// @param value as core::DimensionRow::value says it
QString ruleValueLabel(core::Dimension dimension, const std::string& value);

/// "Gain: 2^grade − 1".
QString ruleText(core::Dimension dimension, const std::string& value);

}  // namespace ui
