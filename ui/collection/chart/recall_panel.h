#pragma once

#include "ui/chart_view/chart_panel.h"
#include "ui/collection/chart/mean_chart.h"
#include "ui/collection/chart/recall_chart.h"
#include "ui/collection/document/collection_document.h"
#include "ui/work/side_work.h"

namespace ui {

class ChartView;

/// Precision against recall of every run, interpolated, the mean over the queries. Worked out
/// beside the window.
class RecallPanel : public ChartPanel {
    Q_OBJECT
public:
    explicit RecallPanel(CollectionDocument& document, QWidget* parent = nullptr);

    ChartView& view() { return *m_view; }
    bool isWorking() const override { return m_work.isRunning(); }
    PaperFigure paperFigure() const override;

protected:
    /// Works the precisions out anew.
    void refresh() override;
    /// Draws them.
    void mark() override;
    void formatChanged() override { requestMark(); }

private:
    void follow(CollectionDocument::Part part);
    void tellMarker();
    RecallChart drawn() const { return RecallChart(m_document, m_curves, format()); }

    CollectionDocument& m_document;
    ChartView* m_view;
    MeanQueries m_asked;  ///< by the work under way or done
    RecallCurves m_curves;
    SideWork m_work;
};

}  // namespace ui
