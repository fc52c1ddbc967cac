// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_input.h"
#include "core/conventions/convention_search/rule_answer.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/workspace/rule_subject.h"

#include <QString>

#include <memory>
#include <span>

namespace ui {

/// "AUC".
QString figureName(core::ClassifierMetric figure);

/// The samples of the model in front, for rules to read; a copy.
std::shared_ptr<const core::ClassifierInput> classifierInput(const ClassifierDocument& document);
core::ClassifierRules rulesInForce(const ClassifierDocument& document);

/// Whether a document has a setting for what changes.
bool isHeldByClassifier(const core::RuleChange& change);
/// Puts those changes in force that a document has settings for, as one step.
void adoptChanges(std::span<const core::RuleChange> changes, ClassifierDocument& document,
                  const QString& stepName);
/// What a person can do with a hit.
RuleUse useOf(const core::RuleHit& hit, ClassifierDocument& document, const QString& stepName);

}  // namespace ui
