// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/evaluation/fact_sequence.h"
#include "ui/text/words/number_format.h"

#include <QString>

namespace ui {

/// One fact in words: "Rank 4 has grade 5.", "Discount of rank 4: log₂(4+1) = 2.322.", "Divide: 5 /
/// 2.322 = 2.153.", "Add: 2.524 + 2.153 = 4.677.". Plain text, never empty. O(1), except that the
/// result of RR searches for its rank: O(ranks).
/// @param fact from the explanation's own sequence
/// @param noValue what an undefined query counts as
QString factSentence(const core::Explanation& explanation, const core::Fact& fact,
                     const NumberFormat& format,
                     core::NoValueRule noValue = core::NoValueRule::Zero);

}  // namespace ui
