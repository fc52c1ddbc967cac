// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspace/rules/document_rules.h"

namespace ui {

class ClassifierDocument;

/// The rules of a classifier's samples.
class SampleRules : public DocumentRules {
    Q_OBJECT
public:
    explicit SampleRules(ClassifierDocument& document, QObject* parent = nullptr);

protected:
    std::vector<RuleRow> rows() const override;
    std::vector<RuleTool> tools() const override;
    bool put(std::span<const RuleValue> values, const QString& stepName) override;

private:
    ClassifierDocument& m_document;
};

}  // namespace ui
