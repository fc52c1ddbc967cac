// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/ranking/document/ranking_document.h"

namespace ui {

class RibbonView;

/// The ranking next to its ideal order: which documents rank too high, too low or correctly.
class RibbonPanel : public ChartPanel {
    Q_OBJECT
public:
    explicit RibbonPanel(RankingDocument& document, QWidget* parent = nullptr);

    /// Draws only the ranks that the steps have reached; none: all.
    void setReached(std::optional<std::size_t> rank);
    RibbonView& ribbons() { return *m_ribbons; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;

private:
    RankingDocument& m_document;
    RibbonView* m_ribbons;
};

}  // namespace ui
