// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/library.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace ui {

/// A library by its name, which says some of its ways in words: "scikit-learn (32-bit scores)".
QString libraryName(std::string_view name);

/// What the library does that is not done under its name here, as a sentence that names it.
QString departureSentence(const core::Library& library, core::Departure departure);

/// All of them that concern a measure.
QStringList departureSentences(const core::Library& library, core::Measure measure);

/// What a library's rules for one list are besides its parameters, where they differ from ours: a
/// few words each.
QStringList listRuleTexts(const core::EvaluationRules& rules);

}  // namespace ui
