// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"
#include "ui/workspace/rules/document_rules.h"

#include <QStringList>

namespace ui {

class RankingDocument;

/// What a session sets otherwise than a new one, each as "Gain: 2^grade − 1".
QStringList unusualRules(const core::Session& session);

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
