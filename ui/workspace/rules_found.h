// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/disambiguating_measure.h"
#include "ui/workspace/rule_subject.h"

#include <functional>
#include <optional>

namespace ui {

/// The settings with defaults for all that tools differ in, which is left to them.
core::Settings leftToTools(core::Settings settings);

/// Numbers as a question about measures of lists, under the rules in force; or what is wrong with
/// the name of a measure.
/// @param settingsOf those in force for a measure
std::variant<core::RuleQuestion, QString>
ruleQuestion(std::span<const AskedNumber> numbers, const core::RuleSet& inForce,
             const std::function<core::Settings(const core::MeasureSpec&)>& settingsOf);

/// Looks for the rules that give the numbers, and for one more number to tell them apart.
RuleReply findReply(const core::RuledInput& input, const core::RuleQuestion& question,
                    const std::stop_token& stop, const RuleSearch::Progress& progress,
                    const NumberFormat& format);

/// Which further number would tell the hits apart, where one does.
void showDisambiguating(const std::optional<core::DisambiguatingMeasure>& disambiguating,
                        const NumberFormat& format, RuleReply& reply);

/// What a document has no setting for of such changes, as a sentence; empty where it holds all.
QString leftSentence(std::span<const core::RuleChange> changes, bool isCut,
                     const std::function<bool(const core::RuleChange&)>& isHeld);

/// The rules of a hit as far as a document can hold them.
struct HeldRules {
    core::RuleSet rules;  ///< those in force, with the changes that it can hold
    bool isChange = false;
    QString left;  ///< what it cannot hold, as a sentence; may be empty
};
HeldRules heldRules(const core::RuleHit& hit, const core::RuleSet& inForce,
                    const std::function<bool(const core::RuleChange&)>& isHeld);

}  // namespace ui
