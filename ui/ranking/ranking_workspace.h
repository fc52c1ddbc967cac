#pragma once

#include "ui/chart/paper_figure.h"
#include "ui/ranking/ranking_document.h"
#include "ui/words/number_text.h"

#include <QWidget>

class QSplitter;

namespace ui {

class ComparisonPanel;
class ConventionsPanel;
class CurvePanel;
class DefinitionPanel;
class GainPanel;
class LossPanel;
class NotRetrievedPanel;
class Panel;
class PanelGroup;
class RankedListPanel;
class RibbonPanel;
class ScoreCards;
class StepMode;
class StepPanel;
class WhatIfPanel;

/// The Ranking workspace: list at the left, cards and steps in the middle, curve and rules below.
class RankingWorkspace : public QWidget {
    Q_OBJECT
public:
    explicit RankingWorkspace(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    void resetLayout();
    QByteArray layoutState() const;
    /// @return false when the state does not fit; the layout is then left as it was
    bool restoreLayout(const QByteArray& state);

    StepMode& stepMode() { return *m_stepMode; }
    RankedListPanel& rankedList() { return *m_rankedList; }
    NotRetrievedPanel& notRetrieved() { return *m_notRetrieved; }
    ScoreCards& cards() { return *m_cards; }
    StepPanel& steps() { return *m_steps; }
    CurvePanel& curve() { return *m_curve; }
    GainPanel& gain() { return *m_gain; }
    RibbonPanel& ribbons() { return *m_ribbons; }
    DefinitionPanel& definition() { return *m_definition; }
    ConventionsPanel& conventions() { return *m_conventions; }
    WhatIfPanel& whatIf() { return *m_whatIf; }
    LossPanel& loss() { return *m_loss; }
    ComparisonPanel& comparison() { return *m_comparison; }
    PanelGroup& charts() { return *m_charts; }  ///< below the steps, at the left
    PanelGroup& advice() { return *m_advice; }  ///< at the right: what the value lacks, and how
    /// Brings a panel before those that share its place.
    void bringToFront(const Panel& panel);

    /// The chart in front, for paper.
    PaperFigure shownChart() const;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeExplanation();
    void connectLists();
    void makeGroups();
    /// A low window has no height for two panels at the right: they all share one place there.
    void shareTheRight();
    bool isLow() const;
    void makeSplitters();
    void followSteps();
    QList<QSplitter*> splitters() const;
    QList<PanelGroup*> groups() const;

    StepMode* m_stepMode;
    RankedListPanel* m_rankedList;
    NotRetrievedPanel* m_notRetrieved;
    ScoreCards* m_cards;
    StepPanel* m_steps;
    CurvePanel* m_curve;
    GainPanel* m_gain;
    RibbonPanel* m_ribbons;
    DefinitionPanel* m_definition;
    ConventionsPanel* m_conventions;
    WhatIfPanel* m_whatIf;
    LossPanel* m_loss;
    ComparisonPanel* m_comparison;
    QSplitter* m_columns;
    QSplitter* m_lists;
    QSplitter* m_explanation;
    QSplitter* m_bottom;
    QSplitter* m_right;
    PanelGroup* m_charts;
    PanelGroup* m_advice;
    PanelGroup* m_rules;
    bool m_arranged = false;  ///< by the person or at the first showing
};

}  // namespace ui
