// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/collection/document/collection_document.h"
#include "ui/workspace/workspace.h"

#include <vector>

class QSplitter;

namespace ui {

class AttributionPanel;
class PanelGroup;
class QueriesPanel;
class SystemsPanel;

/// The Collection workspace:
///
///     queries | systems: a run to a row, or a measure
///             | difference, scatter, distribution, metric against k, orders, files
///             | A beside B              | why      (in a narrow window one group)
class CollectionWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit CollectionWorkspace(CollectionDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    void setSimple(bool simple) override;
    std::vector<FigureSource*> figures() override;

    QueriesPanel& queries() { return *m_queries; }
    AttributionPanel& attribution() { return *m_attribution; }
    PanelGroup& charts() { return *m_charts; }

signals:
    /// A query's list of a run is to be shown in Ranking.
    void openRequested(std::size_t query, std::size_t run);

private:
    void makePanels();
    void makeSplitters();
    void connectPanels();
    void showTabs();
    void adoptSizes();
    void followShowing() override;
    void followWindow() override;
    void shareSizes() override;
    void shareTheQuery();
    LayoutParts arranged() const override;

    CollectionDocument& m_document;
    QueriesPanel* m_queries;
    SystemsPanel* m_systems;
    AttributionPanel* m_attribution;
    PanelGroup* m_charts;
    PanelGroup* m_lists;
    PanelGroup* m_why;
    QSplitter* m_columns;
    QSplitter* m_right;
    QSplitter* m_query;
};

}  // namespace ui
