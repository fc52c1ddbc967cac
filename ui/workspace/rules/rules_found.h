// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/disambiguating_measure.h"
#include "ui/workspace/rules/rule_subject.h"

#include <functional>
#include <optional>

namespace ui {

/// The settings with defaults for everything in which tools differ, so that the tool decides.
core::Settings leftToTools(core::Settings settings);

/// A question about measures of lists under the current rules; or what is wrong with the name of a
/// measure.
/// @param settingsOf the current settings for a measure
std::variant<core::RuleQuestion, QString>
ruleQuestion(std::span<const AskedNumber> numbers, const core::RuleSet& inForce,
             const std::function<core::Settings(const core::MeasureSpec&)>& settingsOf);

/// Finds the rules that give the numbers, and one more number that would separate them.
RuleReply findReply(const core::RuledInput& input, const core::RuleQuestion& question,
                    const std::stop_token& stop, const RuleSearch::Progress& progress,
                    const NumberFormat& format);

/// Shows which further number would separate the hits, if any does.
void showDisambiguating(const std::optional<core::DisambiguatingMeasure>& disambiguating,
                        const NumberFormat& format, RuleReply& reply);

/// A sentence on changes that the document has no setting for; empty if it has all.
QString leftSentence(std::span<const core::RuleChange> changes, bool isCut,
                     const std::function<bool(const core::RuleChange&)>& isHeld);

/// The part of a hit's rules that a document can hold.
struct HeldRules {
    core::RuleSet rules;  ///< the current ones with the changes that it can hold
    bool isChange = false;
    QString left;  ///< a sentence on what it cannot hold; may be empty
};
HeldRules heldRules(const core::RuleHit& hit, const core::RuleSet& inForce,
                    const std::function<bool(const core::RuleChange&)>& isHeld);

}  // namespace ui
