// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/ranking/document/ranking_document.h"

namespace ui {

class RibbonView;

/// The ranking beside its ideal order: which documents stand too early, in place or too late.
class RibbonPanel : public ChartPanel {
    Q_OBJECT
public:
    explicit RibbonPanel(RankingDocument& document, QWidget* parent = nullptr);

    /// Ranks beyond are not reached yet and not drawn; none: all are reached.
    void setReached(std::optional<std::size_t> rank);
    RibbonView& ribbons() { return *m_ribbons; }
    PaperFigure paperFigure() const override;
    int requestedWidth() const override;

protected:
    void refresh() override;

private:
    RankingDocument& m_document;
    RibbonView* m_ribbons;
};

}  // namespace ui
