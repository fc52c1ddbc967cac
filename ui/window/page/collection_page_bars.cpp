// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/collection_tool_bar.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/weights_menu.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/window/page/collection_page.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace ui {

void CollectionPage::fillEdit(QMenu&) {}

void CollectionPage::fillView(QMenu&) {}

QMenu* CollectionPage::makeMenu(QMenuBar& bar)
{
    auto* menu = new QMenu(tr("&Collection"), &bar);
    menu->addAction(tr("&Open judgments and runs…"), this, &CollectionPage::chooseFiles);
    menu->addAction(tr("Open a BEIR &folder…"), this, &CollectionPage::chooseFolder);
    QAction* add = menu->addAction(tr("&Add runs…"), this, &CollectionPage::chooseRuns);
    menu->addSeparator();
    QAction* swap =
        menu->addAction(tr("&Swap A and B"), QKeySequence(Qt::CTRL | Qt::Key_B), this,
                        [this] { m_document.setRuns(m_document.runB(), m_document.runA()); });
    menu->addAction(tr("Next &measure"), QKeySequence(Qt::CTRL | Qt::Key_M), this, [this] {
        m_document.setMeasure((m_document.measure() + 1) % m_document.measures().size());
    });
    auto* weights = new WeightsMenu(m_document, menu);
    connect(weights, &WeightsMenu::refused, this, &CollectionPage::said);
    menu->addMenu(weights);
    menu->addSeparator();
    QAction* open =
        menu->addAction(tr("Open the query in &Ranking"), QKeySequence(Qt::CTRL | Qt::Key_Return),
                        this, &CollectionPage::openCurrent);
    QAction* revert = menu->addAction(tr("Re&vert query to files"), this, [this] {
        if (const auto query = m_document.chosenQuery())
            m_document.revert(*query);
    });
    menu->addSeparator();
    QAction* exporting =
        menu->addAction(tr("&Export judgments…"), this, &CollectionPage::exportQrels);
    QAction* judges = menu->addAction(tr("Compare &judges…"), this, &CollectionPage::compareJudges);
    judges->setToolTip(tr("Open the judgments of other people and settle disagreements"));
    connect(menu, &QMenu::aboutToShow, this, [this, add, swap, open, revert, exporting, judges] {
        const bool isJudged = !m_document.collection().qrels.queries.empty();
        const auto query = m_document.chosenQuery();
        add->setEnabled(isJudged);
        swap->setEnabled(m_document.hasTwoRuns());
        open->setEnabled(query.has_value());
        revert->setEnabled(query && m_document.isEdited(*query));
        exporting->setEnabled(isJudged);
        judges->setEnabled(isJudged);
    });
    return menu;
}

void CollectionPage::openCurrent()
{
    if (const auto query = m_document.chosenQuery(); query && m_document.hasRuns())
        openList(*query, m_document.hasTwoRuns() ? m_document.runB() : m_document.runA());
}

void CollectionPage::openList(std::size_t query, std::size_t run)
{
    if (m_document.hasLists())
        emit queryRequested(query, run);
    else
        emit said(noListsText());
}

void CollectionPage::fillToolBar(FittedBar& bar)
{
    auto* tools = new CollectionToolBar(m_document, bar);
    connect(tools, &CollectionToolBar::openRequested, this, &CollectionPage::chooseFiles);
    connect(tools, &CollectionToolBar::addRunRequested, this, &CollectionPage::chooseRuns);
    connect(tools, &CollectionToolBar::explanationRequested, this,
            &CollectionPage::rulesExplanationRequested);
}

void CollectionPage::fillExport(QMenu& menu)
{
    menu.addAction(tr("Judgments with edits…"), this, &CollectionPage::exportQrels);
    fillTables(menu);
}

}  // namespace ui
