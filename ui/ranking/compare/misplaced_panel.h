// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/what_if/misplaced_ranks.h"
#include "ui/ranking/compare/change_search.h"
#include "ui/ranking/compare/document_amounts_panel.h"

class QToolButton;

namespace ui {

/// "Which documents hurt": the documents above better ones, and what each costs of the selected
/// measure.
class MisplacedPanel : public DocumentAmountsPanel {
    Q_OBJECT
public:
    explicit MisplacedPanel(RankingDocument& document, QWidget* parent = nullptr);

    QToolButton& orderButton() { return *m_order; }

signals:
    /// Somebody wants to see actual and ideal order side by side.
    void orderRequested();

protected:
    void sizeChanged() override;

private:
    void refresh() override;
    DocumentAmount rowOf(const core::MisplacedRank& one, const core::Value& before) const;

    ChangeSearch& m_search;
    QToolButton* m_order;
};

}  // namespace ui
