// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspace/rules/document_rules.h"

namespace ui {

class CollectionDocument;

/// The rules of a collection's runs: those of all its measures, and those of the evaluation.
class RunRules : public DocumentRules {
    Q_OBJECT
public:
    explicit RunRules(CollectionDocument& document, QObject* parent = nullptr);

protected:
    std::vector<RuleRow> rows() const override;
    std::vector<RuleTool> tools() const override;
    bool put(std::span<const RuleValue> values, const QString& stepName) override;

private:
    CollectionDocument& m_document;
};

}  // namespace ui
