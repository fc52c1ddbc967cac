// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/wanted_judgments.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/workspace/workspace.h"

#include <QBasicTimer>
#include <functional>
#include <vector>

class QAction;
class QSplitter;

namespace ui {

class ComparisonPanel;
class ConventionsPanel;
class CurvePanel;
class DefinitionPanel;
class FigureSource;
class FoldBar;
class GainPanel;
class JudgingPanel;
class ListRecallPanel;
class LossPanel;
class MeanPanel;
class MisplacedPanel;
class NotRetrievedSection;
class Panel;
class PanelGroup;
class PopoverButton;
class QuestionGroup;
class RankedListPanel;
class ReaderPanel;
class RibbonPanel;
class ScoreCards;
class ShortAnswers;
class StepMode;
class StepPanel;
class WhatIfPanel;

/// The Ranking workspace:
///
///     list, grades line,    | measures
///     judged, not retrieved | the chosen one, step by step
///                           | charts | questions with short answers, or one whole answer
///
/// The lower panels are created after the rest is painted, or on first use.
class RankingWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit RankingWorkspace(RankingDocument& document, QWidget* parent = nullptr);

    void complete() override;
    void setFormat(const NumberFormat& format) override;
    /// Adds the choice where discounts are shown: the step table's menu and the definition panel.
    void offerDiscountForm(QAction& asWeights);
    QString tableCaption() const override;
    const NumberFormat& format() const { return m_format; }
    std::vector<FigureSource*> figures() override;
    StepWalk* steppedThrough() override;

    StepMode& stepMode() { return *m_stepMode; }
    RankedListPanel& rankedList() { return *m_rankedList; }
    NotRetrievedSection& notRetrieved();
    ScoreCards& cards() { return *m_cards; }
    StepPanel& steps() { return *m_steps; }
    CurvePanel& curve() { return made(m_curve); }
    GainPanel& gain() { return made(m_gain); }
    RibbonPanel& ribbons() { return made(m_ribbons); }
    ListRecallPanel& recall() { return made(m_recall); }
    ReaderPanel& readers() { return made(m_readers); }
    DefinitionPanel& definition();
    /// Shows it below its link beside the measure's title.
    void openDefinition();
    PopoverButton& definitionLink() { return *m_definitionLink; }
    ConventionsPanel& conventions() { return made(m_conventions); }
    WhatIfPanel& whatIf() { return made(m_whatIf); }
    MeanPanel& mean() { return made(m_mean); }
    LossPanel& loss() { return made(m_loss); }
    MisplacedPanel& misplaced() { return made(m_misplaced); }
    JudgingPanel& judging() { return made(m_judging); }
    ComparisonPanel& comparison() { return made(m_comparison); }
    PanelGroup& charts() { return *m_charts; }           ///< below the steps, on the left
    QuestionGroup& questions() { return *m_questions; }  ///< on the right

protected:
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeGroups();
    template <class Made>
    Made& made(Made*& panel)
    {
        if (!panel)
            complete();
        return *panel;
    }
    /// Creates a panel when called, with the current format and steps.
    template <class Made>
    std::function<Panel*()> making(Made*& panel);
    /// The same for a panel whose rows select documents in the lists.
    template <class Made>
    std::function<Panel*()> choosing(Made*& panel);
    bool isComplete() const;
    void fillEarly();
    void fillFronts();
    void fillOneBehind();
    void chooseDocuments(const std::vector<std::size_t>& ranked,
                         const std::vector<std::size_t>& notRetrieved);
    void shareHeight();
    void makeSplitters();
    void arrange() override;
    void fold();
    void followWindow() override;
    void followShowing() override;
    void followSize() override;
    void followFont() override;
    void shareSizes() override;
    void followSteps();
    void showReach();
    void followLists();
    /// Selects the first of them, or the one after the selected one.
    void goToRequested(const std::vector<core::WantedJudgment>& requested);
    void showMean();
    void showAnswers();
    LayoutParts arranged() const override;

    RankingDocument& m_document;
    StepMode* m_stepMode;
    RankedListPanel* m_rankedList;
    ScoreCards* m_cards;
    StepPanel* m_steps;
    CurvePanel* m_curve = nullptr;
    GainPanel* m_gain = nullptr;
    RibbonPanel* m_ribbons = nullptr;
    ListRecallPanel* m_recall = nullptr;
    ReaderPanel* m_readers = nullptr;
    PopoverButton* m_definitionLink = nullptr;
    DefinitionPanel* m_definition = nullptr;  ///< null until it is first opened
    ConventionsPanel* m_conventions = nullptr;
    WhatIfPanel* m_whatIf = nullptr;
    LossPanel* m_loss = nullptr;
    MisplacedPanel* m_misplaced = nullptr;
    JudgingPanel* m_judging = nullptr;
    MeanPanel* m_mean = nullptr;
    ComparisonPanel* m_comparison = nullptr;
    QSplitter* m_columns;
    QSplitter* m_explanation;
    QSplitter* m_bottom;
    FoldBar* m_fold;          ///< shows m_bottom in a low window
    PanelGroup* m_explained;  ///< steps, and the mean if there are several queries
    PanelGroup* m_charts;
    QuestionGroup* m_questions;
    ShortAnswers* m_answers;
    QAction* m_asWeights = nullptr;
    QBasicTimer m_filling;
};

}  // namespace ui
