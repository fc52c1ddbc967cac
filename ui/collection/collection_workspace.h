#pragma once

#include "ui/collection/document/collection_document.h"
#include "ui/figure/paper_figure.h"
#include "ui/workspace/workspace.h"

#include <vector>

class QScrollArea;
class QSplitter;

namespace ui {

class AttributionPanel;
class BesidePanel;
class DifferencePanel;
class FigureSource;
class FilesPanel;
class MeanCurvePanel;
class PanelGroup;
class QueriesPanel;
class ScatterPanel;
class SystemsPanel;
class ValueDistributionPanel;

/// The Collection workspace:
///
///     queries | systems: a measure to a row
///             | difference, scatter, distribution, metric against k, files
///             | A beside B              | why      (in a narrow window one group)
class CollectionWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit CollectionWorkspace(CollectionDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    void setSimple(bool simple) override;
    std::vector<FigureSource*> figures() override;

    QueriesPanel& queries() { return *m_queries; }
    SystemsPanel& systems() { return *m_systems; }
    DifferencePanel& difference() { return *m_difference; }
    ScatterPanel& scatter() { return *m_scatter; }
    ValueDistributionPanel& distribution() { return *m_distribution; }
    MeanCurvePanel& meanCurve() { return *m_meanCurve; }
    FilesPanel& files() { return *m_files; }
    BesidePanel& beside() { return *m_beside; }
    AttributionPanel& attribution() { return *m_attribution; }
    PanelGroup& charts() { return *m_charts; }

signals:
    /// A query's list of a run is to be shown in Ranking.
    void openWanted(std::size_t query, std::size_t run);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeSplitters();
    void connectPanels();
    void adoptSizes();
    void followWindow() override;
    void shareSizes() override;
    void shareTheQuery();
    LayoutParts arranged() const override;

    CollectionDocument& m_document;
    QueriesPanel* m_queries;
    SystemsPanel* m_systems;
    DifferencePanel* m_difference;
    ScatterPanel* m_scatter;
    ValueDistributionPanel* m_distribution;
    MeanCurvePanel* m_meanCurve;
    FilesPanel* m_files;
    BesidePanel* m_beside;
    AttributionPanel* m_attribution;
    PanelGroup* m_charts;
    PanelGroup* m_lists;
    PanelGroup* m_why;
    QScrollArea* m_scroll;
    QSplitter* m_columns;
    QSplitter* m_right;
    QSplitter* m_query;
};

}  // namespace ui
