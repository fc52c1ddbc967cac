#pragma once

#include "ui/collection/document/collection_document.h"
#include "ui/figure/paper_figure.h"
#include "ui/panel/layout_state.h"
#include "ui/panel/simple_form.h"
#include "ui/table/table_menu.h"
#include "ui/words/number_text.h"

#include <QWidget>

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
class Panel;
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
class CollectionWorkspace : public QWidget, public HasTableCaption {
    Q_OBJECT
public:
    explicit CollectionWorkspace(CollectionDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    QString tableCaption() const override;
    /// Shows only what a first lesson needs, or everything as it was left.
    void setSimple(bool simple);
    void resetLayout();
    QByteArray layoutState() const;
    /// @return false when the state does not fit; the layout is then left as it was
    bool restoreLayout(const QByteArray& state);

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
    /// Brings a panel before those that share its place.
    void bringToFront(const Panel& panel);
    /// Every chart, the one in front first.
    std::vector<FigureSource*> figures() const;

signals:
    /// Something is to be seen that the simple form hides. @param panel its title
    void fullWanted(const QString& panel);
    /// A query's list of a run is to be shown in Ranking.
    void openWanted(std::size_t query, std::size_t run);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeSplitters();
    void connectPanels();
    void adoptSizes();
    void followWindow();
    void shareSizes();
    void shareTheQuery();
    LayoutParts layoutParts() const;

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
    SimpleForm m_simple;
    bool m_arranged = false;       ///< by the person or at the first showing
    bool m_followsWindow = false;  ///< the usual sizes, until the person moves a border
};

}  // namespace ui
