// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/collection/document/collection_document.h"
#include "ui/workspace/workspace.h"

#include <vector>

class QSplitter;

namespace ui {

class AttributionPanel;
class FoldBar;
class PanelGroup;
class QueriesPanel;
class SystemsPanel;

/// The Collection workspace:
///
///     queries | Compare · Cutoffs and recall · Groups · Judging · Files
///             | in Compare: systems, a run or a measure per row
///             |             difference, scatter, distribution, orders
///             |             A and B side by side  | why
///
/// In a low window, the charts are behind a bar.
class CollectionWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit CollectionWorkspace(CollectionDocument& document, QWidget* parent = nullptr);

    QString tableCaption() const override;
    std::vector<FigureSource*> figures() override;
    void bringToFront(const Panel& panel) override;

    QueriesPanel& queries() { return *m_queries; }
    AttributionPanel& attribution() { return *m_attribution; }
    PanelGroup& charts() { return *m_charts; }
    PanelGroup& lenses() { return *m_lenses; }

signals:
    /// Requests to show a query's list from a run in Ranking.
    void openRequested(std::size_t query, std::size_t run);

private:
    void makeLenses();
    void makeColumns();
    void connectPanels();
    void showTabs();
    QString meansText() const;
    void fold();
    void followWindow() override;
    void shareSizes() override;
    void arrange() override;
    LayoutParts arranged() const override;

    CollectionDocument& m_document;
    QueriesPanel* m_queries;
    SystemsPanel* m_systems;
    AttributionPanel* m_attribution;
    PanelGroup* m_charts;
    PanelGroup* m_lenses;
    QSplitter* m_columns;
    QSplitter* m_compare = nullptr;  ///< the parts of the first lens
    QSplitter* m_query = nullptr;    ///< the current query, below them
    FoldBar* m_fold = nullptr;       ///< shows the charts in a low window
};

}  // namespace ui
