#pragma once

#include "core/rules/rule_search.h"
#include "core/session/session.h"

#include <QStringList>

#include <variant>

namespace ui {

/// What is typed of another tool's numbers as a question about the list's selected measure: a
/// number, and further ones of other measures ("0.5925 AP=0.41"); or what is wrong with it.
std::variant<core::RuleQuestion, QString> ruleQuestion(const QString& typed,
                                                       const core::Session& session);

/// What of a hit's changes the settings of a list can hold.
struct HeldRules {
    core::Settings settings;
    core::NoValueRule noValue;
    QStringList left;  ///< what they cannot hold: "Cutoff: one rank less (k − 1)"
};
HeldRules heldRules(const core::RuleHit& hit, const core::Session& session);

}  // namespace ui
