// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_input.h"
#include "core/conventions/convention_search/rule_answer.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/workspace/rules/rule_subject.h"

#include <QString>

#include <memory>
#include <span>

namespace ui {

/// A measure's name: "AUC".
QString figureName(core::ClassifierMetric figure);

/// The current model's samples as input for rules; a copy.
std::shared_ptr<const core::ClassifierInput> classifierInput(const ClassifierDocument& document);
core::ClassifierRules rulesInForce(const ClassifierDocument& document);

/// Whether the document has a setting for the change.
bool isHeldByClassifier(const core::RuleChange& change);
/// Applies the changes that the document has settings for, as one undo step.
void adoptChanges(std::span<const core::RuleChange> changes, ClassifierDocument& document,
                  const QString& stepName);
/// The action that a hit offers.
RuleUse useOf(const core::RuleHit& hit, ClassifierDocument& document, const QString& stepName);

}  // namespace ui
