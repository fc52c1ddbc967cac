// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_table.h"
#include "ui/explain/formula/formula_view.h"
#include "ui/ranking/compare/contrast_dialog.h"
#include "ui/ranking/list/list_panels.h"
#include "ui/ranking/ranking_tool_bar.h"
#include "ui/ranking/ranking_workspace.h"
#include "ui/ranking/steps/rank_step_actions.h"
#include "ui/ranking/steps/score_cards.h"
#include "ui/ranking/steps/step_panel.h"
#include "ui/ranking/steps/steps_view.h"
#include "ui/text/measures/measure_words.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/table/table_menu.h"
#include "ui/window/page/ranking_page.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QToolButton>

#include <algorithm>

namespace ui {

void RankingPage::fillEdit(QMenu& menu)
{
    menu.addSeparator();
    ranking().rankedList().listActions().fillFind(menu);
    menu.addSeparator();
    menu.addAction(tr("&Copy step table"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this,
                   &RankingPage::copySteps);
    FormulaView& formula = ranking().steps().formula();
    menu.addAction(tr("Copy formula as &text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F),
                   &formula, &FormulaView::copyText);
    menu.addAction(tr("Copy formula as &LaTeX"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
                   &formula, &FormulaView::copyLatex);
}

void RankingPage::fillView(QMenu& menu)
{
    QMenu* measures = menu.addMenu(tr("&Measures"));
    fillMeasures(*measures);
    ranking().cards().offerMeasures(*measures);
    menu.addAction(tr("Measure def&inition"), QKeySequence(Qt::CTRL | Qt::Key_D), this,
                   [this] { ranking().openDefinition(); });
    auto* actions = new RankStepActions(ranking().stepMode(), ranking());
    actions->addTo(menu);
    actions->addTransportTo(ranking().steps());
    actions->addSwitchTo(ranking().steps());
    setStepActions(*actions);
    menu.addSeparator();
}

void RankingPage::fillMeasures(QMenu& measures)
{
    for (const core::MeasureRow& row : core::measureTable()) {
        QAction* action = measures.addAction(measureTitle(row.measure));
        action->setCheckable(true);
        action->setData(static_cast<int>(row.measure));
        connect(action, &QAction::triggered, this,
                [this, measure = row.measure](bool isShown) { chooseMeasures(measure, isShown); });
    }
    connect(&measures, &QMenu::aboutToShow, this, [this, &measures] {
        const auto& shown = m_document.session().shown;
        for (QAction* action : measures.actions()) {
            const auto measure = static_cast<core::Measure>(action->data().toInt());
            const bool isChecked = std::find(shown.begin(), shown.end(), measure) != shown.end();
            action->setChecked(isChecked);
            action->setEnabled(!isChecked || shown.size() > 1);
        }
    });
}

QMenu* RankingPage::makeMenu(QMenuBar& bar)
{
    auto* menu = new QMenu(tr("&List"), &bar);
    const ListActions& actions = ranking().rankedList().listActions();
    actions.fillDocuments(*menu);
    menu->addSeparator();
    actions.fillMoves(*menu);
    menu->addSeparator();
    actions.fillOrders(*menu);
    menu->addSeparator();
    actions.fillLists(*menu);
    actions.fillQueries(*menu->addMenu(tr("&Queries")));
    menu->addAction(tr("Find contrasting lists…"), this, &RankingPage::findContrast);
    menu->addSeparator();
    menu->addAction(tr("Open in Classifier"), QKeySequence(Qt::CTRL | Qt::Key_J), this,
                    &RankingPage::samplesRequested);
    menu->addAction(tr("Edit &grades as text"), QKeySequence(Qt::CTRL | Qt::Key_L), this, [this] {
        QLineEdit& line = ranking().rankedList().quickLine().line();
        line.setFocus(Qt::ShortcutFocusReason);
        line.selectAll();
    });
    return menu;
}

void RankingPage::fillToolBar(FittedBar& bar)
{
    addQueryBox(bar);
    auto* tools = new RankingToolBar(m_document, bar);
    connect(tools, &RankingToolBar::explanationRequested, this,
            &RankingPage::rulesExplanationRequested);
}

void RankingPage::fillExport(QMenu& menu)
{
    menu.addAction(tr("Copy step table"), this, &RankingPage::copySteps);
    fillTables(menu);
}

void RankingPage::addQueryBox(FittedBar& bar)
{
    auto* label = new QLabel(tr("&Query"), &bar);
    m_query = new QComboBox(&bar);
    m_query->setObjectName(QStringLiteral("query"));
    m_query->setInsertPolicy(QComboBox::NoInsert);
    m_query->setMinimumContentsLength(10);
    m_query->setAccessibleName(tr("Query"));
    m_query->setToolTip(tr("Current query of the collection: choose one, or type part of its id"));
    label->setBuddy(m_query);
    m_back = new QToolButton(&bar);
    m_back->setObjectName(QStringLiteral("backToCollection"));
    m_back->setFocusPolicy(Qt::StrongFocus);
    m_backAction = bar.addWidget(m_back);
    m_backAction->setVisible(false);
    connect(m_back, &QToolButton::clicked, this, &RankingPage::collectionRequested);
    m_queryLabelAction = bar.addWidget(label);
    m_queryAction = bar.addWidget(m_query);
    m_queryLabelAction->setVisible(false);
    m_queryAction->setVisible(false);
    connect(m_query, &QComboBox::activated, this,
            [this](int index) { emit queryRequested(m_query->itemText(index)); });
}

void RankingPage::findContrast()
{
    if (!m_contrast)
        m_contrast = new ContrastDialog(m_document, &window());
    m_contrast->setFormat(format());
    m_contrast->show();
    m_contrast->raise();
    m_contrast->activateWindow();
}

void RankingPage::copySteps()
{
    StepsView& steps = ranking().steps().steps();
    steps.fill();
    TableMenu::of(steps).copyRows(allRows(steps));
}

}  // namespace ui
