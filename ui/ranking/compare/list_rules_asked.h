// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/rule_set.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/workspace/rule_subject.h"

#include <vector>

namespace ui {

/// Finds rules for values of the current query, or of the mean over the document's queries.
class ListRulesAsked : public RuleSubject {
public:
    explicit ListRulesAsked(RankingDocument& document)
        : m_document(document)
    {}

    /// The selected measure first, then those of the other cards.
    QStringList measures() const override;
    QStringList scopes() const override;
    std::variant<RuleSearch, QString> search(std::span<const AskedNumber> numbers, int scope,
                                             const NumberFormat& format) override;

private:
    QString name(core::Measure measure) const;
    /// The lists that a scope covers: the current one, or all.
    std::vector<core::RankedList> lists(int scope) const;
    RuleUse useOf(const core::RuleHit& hit, const core::RuleSet& inForce, const QString& stepName);

    RankingDocument& m_document;
};

}  // namespace ui
