// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/window/presentation/presentation.h"

namespace ui {

class ComparisonPanel;
class CurvePanel;
class GainPanel;
class MeanPanel;
class MeasureHeadline;
class Panel;
class PanelGroup;
class RankedListPanel;
class RibbonPanel;
class ScoreCards;
class StepMode;
class StepPanel;
class WhatIfPanel;

/// The list, the selected measure's value and formula, one chart and the other measures on one full
/// screen. The list has the focus, so grades and order can be edited live; a clicker walks through
/// ranks.
class RankingPresentation : public Presentation {
    Q_OBJECT
public:
    /// @param stepMode of the same document; its keys work here too, and win over those of ranks
    ///        and measures while it is on
    RankingPresentation(RankingDocument& document, StepMode& stepMode, const NumberFormat& format,
                        QWidget* parent = nullptr);

    /// Its keys as text; needs no instance.
    static OwnKeys keys();

    void setFormat(const NumberFormat& format) override;

    RankedListPanel& rankedList() { return *m_list; }
    MeasureHeadline& headline() { return *m_headline; }
    StepPanel& steps() { return *m_steps; }
    PanelGroup& charts() { return *m_charts; }
    ComparisonPanel& comparison() { return *m_comparison; }
    MeasureHeadline& bothValues() { return *m_both; }  ///< above the comparison
    WhatIfPanel& whatIf() { return *m_whatIf; }
    MeanPanel& mean() { return *m_mean; }
    ScoreCards& cards() { return *m_cards; }

protected:
    void adoptType(const QFont& type, const Theme& theme) override;
    void showEvent(QShowEvent* event) override;

private:
    static std::vector<Command<RankingPresentation>> commands();

    void arrange();
    void createActions();
    void followSteps();
    void goOnFromHere();
    void followRank(std::size_t rank);
    void walkRanks(int by);
    void walkMeasures(int by);
    void selectMeasure(std::size_t index);
    void nextChart();
    void toggleTable();
    void showParts();
    /// Whether A and B have the screen for themselves, next to the list.
    bool isComparing() const;
    void toggleComparison();
    void toggleWhatIf();
    void toggleMean();
    /// Shows the panel instead of the chart, or the first chart again if the panel is shown.
    void toggleInPlace(Panel& panel);
    void nextRank() { walkRanks(1); }
    void previousRank() { walkRanks(-1); }
    void nextMeasure() { walkMeasures(1); }
    void previousMeasure() { walkMeasures(-1); }

    RankingDocument& m_document;
    StepMode& m_stepMode;
    MeasureHeadline* m_headline;
    MeasureHeadline* m_both;
    RankedListPanel* m_list;
    StepPanel* m_steps;
    PanelGroup* m_charts;
    CurvePanel* m_curve;
    GainPanel* m_gain;
    RibbonPanel* m_ribbons;
    ComparisonPanel* m_comparison;
    WhatIfPanel* m_whatIf;
    MeanPanel* m_mean;
    ScoreCards* m_cards;
    bool m_showsTable = false;
    bool m_showsChart = false;  ///< instead of the formula, if parts take turns
};

}  // namespace ui
