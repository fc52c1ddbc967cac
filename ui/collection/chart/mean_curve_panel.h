#pragma once

#include "ui/chart_view/chart_panel.h"
#include "ui/collection/chart/mean_chart.h"
#include "ui/collection/document/collection_document.h"
#include "ui/work/side_work.h"

namespace ui {

class ChartView;

/// The mean of the measure in front against the cutoff k, for every run; A and B with the interval
/// of their mean. Worked out beside the window.
class MeanCurvePanel : public ChartPanel {
    Q_OBJECT
public:
    explicit MeanCurvePanel(CollectionDocument& document, QWidget* parent = nullptr);

    ChartView& view() { return *m_view; }
    bool isWorking() const override { return m_work.isRunning(); }
    /// See meanWork().
    void setDepth(std::optional<std::size_t> depth);
    PaperFigure paperFigure() const override;

protected:
    /// Works the means out anew.
    void refresh() override;
    /// Draws them.
    void mark() override;
    void formatChanged() override { requestMark(); }

private:
    void follow(CollectionDocument::Part part);
    void tellMarker();
    MeanChart drawn() const { return MeanChart(m_document, m_means, format()); }

    CollectionDocument& m_document;
    ChartView* m_view;
    std::optional<std::size_t> m_depth;  ///< as the person wants it
    MeanQueries m_asked;                 ///< by the work under way or done
    MeanCurves m_means;
    SideWork m_work;
};

}  // namespace ui
