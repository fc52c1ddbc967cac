// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/wanted_judgments.h"
#include "ui/ranking/compare/document_amounts_panel.h"

namespace ui {

/// "What if more were judged": the bounds of the selected measure over the grades of unjudged
/// documents, and how much judging each would narrow them.
class JudgingPanel : public DocumentAmountsPanel {
    Q_OBJECT
public:
    explicit JudgingPanel(RankingDocument& document, QWidget* parent = nullptr);

private:
    void refresh() override;
    DocumentAmount rowOf(const core::WantedJudgment& one) const;
};

}  // namespace ui
