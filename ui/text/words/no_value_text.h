// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "ui/text/words/number_format.h"

#include <QString>

namespace ui {

// How every place describes a query whose measure is undefined: what the rule makes of it, and why.

/// What the query counts as: its value, else "set to 0", "set to 1" or "skipped".
QString countedText(const core::Value& value, core::NoValueRule rule, const NumberFormat& format);
/// Why the value is undefined, in a few words: "no relevant documents".
QString reasonText(core::Undefined reason);
/// Both: "set to 0: no relevant documents".
QString noValueText(core::Undefined reason, core::NoValueRule rule);
/// Both as sentences: "No judged document is relevant, so there is nothing to find. Under the
/// current rule, the query counts as 0."
QString noValueSentence(core::Undefined reason, core::NoValueRule rule);
/// What an undefined query does under the rule: "counts as 0", "is skipped".
QString noValueChoice(core::NoValueRule rule);
/// The rule itself: "undefined queries count as 0".
QString noValueRuleText(core::NoValueRule rule);

}  // namespace ui
