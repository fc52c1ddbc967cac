// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/ranking/chart/list_recall_chart.h"
#include "ui/ranking/document/ranking_document.h"

#include <memory>
#include <optional>

namespace ui {

class CurveView;

/// The precision-recall curve of the list, or of A and B, with the current rank as a ring that can
/// be dragged.
class ListRecallPanel : public ChartPanel {
    Q_OBJECT
public:
    explicit ListRecallPanel(RankingDocument& document, QWidget* parent = nullptr);

    /// Draws only the ranks that the steps have reached; none: all.
    void setReached(std::optional<std::size_t> rank);
    CurveView& view() { return *m_view; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;
    void mark() override;

private:
    RankingDocument& m_document;
    CurveView* m_view;
    std::unique_ptr<const ListRecallChart> m_chart;  ///< as drawn last; none before
    std::optional<std::size_t> m_reached;
};

}  // namespace ui
