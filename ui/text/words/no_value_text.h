// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "ui/text/words/number_format.h"

#include <QString>

namespace ui {

// A query for which a measure has no value, in the words of every place that shows one: what the
// rule makes of it, and why there is none.

/// What the query counts: its value, else "0 by rule", "1 by rule" or "left out".
QString countedText(const core::Value& value, core::NoValueRule rule, const NumberFormat& format);
/// Why there is no value, in a few words: "nothing relevant is judged".
QString reasonText(core::Undefined reason);
/// Both: "0 by rule: nothing relevant is judged".
QString noValueText(core::Undefined reason, core::NoValueRule rule);
/// Both as sentences: "No judged document is relevant, so there is nothing to find. By rule the
/// query counts 0."
QString noValueSentence(core::Undefined reason, core::NoValueRule rule);
/// What a query without a value does by the rule: "counts 0", "is left out".
QString noValueChoice(core::NoValueRule rule);
/// The rule itself: "a query without a value counts 0".
QString noValueRuleText(core::NoValueRule rule);

}  // namespace ui
