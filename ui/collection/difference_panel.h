#pragma once

#include "ui/chart/paper_figure.h"
#include "ui/collection/query_chart_panel.h"

namespace ui {

class DifferenceView;

/// How much each query gains or loses from A to B, in order.
class DifferencePanel : public QueryChartPanel {
    Q_OBJECT
public:
    explicit DifferencePanel(CollectionDocument& document, QWidget* parent = nullptr);

    DifferenceView& view() { return *m_view; }
    /// What is shown, for paper.
    PaperFigure paperFigure() const;

protected:
    void showDifferences() override;
    void showNothing() override;
    QString caption() const override;

private:
    DifferenceView* m_view;
};

}  // namespace ui
