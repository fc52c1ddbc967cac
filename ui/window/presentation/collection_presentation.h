// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/document/collection_document.h"
#include "ui/window/presentation/presentation.h"

namespace ui {

class BesidePanel;
class DifferencePanel;
class MeanCurvePanel;
class PanelGroup;
class SystemsPanel;

/// The runs' summary and the current query on one full screen; a clicker walks through the queries.
class CollectionPresentation : public Presentation {
    Q_OBJECT
public:
    explicit CollectionPresentation(CollectionDocument& document, QWidget* parent = nullptr);

    /// Its keys as text; needs no instance.
    static OwnKeys keys();

protected:
    void adoptType(const QFont& type, const Theme& theme) override;

private:
    static std::vector<Command<CollectionPresentation>> commands();

    void arrange();
    void showParts();
    void nextMeasure();
    void nextChart();
    void nextQuery() { walk(1); }
    void previousQuery() { walk(-1); }
    /// Moves `by` queries in the order of the table.
    void walk(int by);

    CollectionDocument& m_document;
    SystemsPanel* m_systems;
    PanelGroup* m_charts;
    DifferencePanel* m_difference;
    MeanCurvePanel* m_meanCurve;
    BesidePanel* m_beside;
    bool m_showsLists = false;  ///< instead of the charts, if parts take turns
};

}  // namespace ui
