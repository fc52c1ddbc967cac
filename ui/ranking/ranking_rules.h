// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspace/document_rules.h"

namespace ui {

class RankingDocument;

/// The rules of ranked lists.
class RankingRules : public DocumentRules {
    Q_OBJECT
public:
    explicit RankingRules(RankingDocument& document, QObject* parent = nullptr);

protected:
    std::vector<RuleRow> rows() const override;
    std::vector<RuleTool> tools() const override;
    bool put(std::span<const RuleValue> values, const QString& stepName) override;

private:
    RankingDocument& m_document;
};

}  // namespace ui
