// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/library.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace ui {

/// A library's name, with its variant in words: "scikit-learn (32-bit scores)".
QString libraryName(std::string_view name);

/// A difference between the library and the rules used here under its name, as a sentence.
QString departureSentence(const core::Library& library, core::Departure departure);

/// All departures that concern a measure.
QStringList departureSentences(const core::Library& library, core::Measure measure);

/// A library's rules for one list that are not parameters and differ from ours, in a few words
/// each.
QStringList listRuleTexts(const core::EvaluationRules& rules);

}  // namespace ui
