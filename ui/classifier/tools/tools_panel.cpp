// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/tools/tools_panel.h"

#include "ui/classifier/tools/figure_rules_asked.h"
#include "ui/classifier/tools/held_figure_rules.h"
#include "ui/classifier/tools/tools_model.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/workspace/rule_finder.h"
#include "ui/workspace/rules_found.h"

#include <memory>
#include <utility>

namespace ui {

ToolsPanel::ToolsPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Same samples, other tools"), parent)
    , m_document(document)
    , m_view(new ToolsView(this))
    , m_finder(new RuleFinder(std::make_unique<FigureRulesAsked>(document), *m_view, this))
    , m_work(this)
{
    setRemark(tr("why numbers disagree"));
    m_view->setEmptyText(tr("No samples."));
    addWidget(m_finder);
    addWidget(m_view, 1);
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex& index) { adopt(index.row()); });
    connect(&document, &ClassifierDocument::changed, this, &ToolsPanel::requestRefresh);
    connect(&document, &ClassifierDocument::changed, m_finder, &RuleFinder::request);
    connect(m_finder, &RuleFinder::refused, this, &ToolsPanel::refused);
}

void ToolsPanel::formatChanged()
{
    m_view->tools().setFormat(format());
    m_finder->setFormat(format());
}

void ToolsPanel::refresh()
{
    if (!m_document.hasSamples()) {
        m_work.stop();
        m_view->tools().setFigures({});
        return;
    }
    m_work.make(
        m_document.size(),
        [input = classifierInput(m_document),
         rules = rulesInForce(m_document)](const std::stop_token& stop) {
            return core::libraryClassifierMetrics(*input, rules, everyCore(), stop);
        },
        [this](auto figures) { m_view->tools().setFigures(figures); });
}

void ToolsPanel::adopt(int row)
{
    const core::LibraryClassifierMetric& chosen = m_view->tools().figure(row);
    const QString left = leftSentence(chosen.changes, false, isHeldByClassifier);
    adoptChanges(chosen.changes, m_document, tr("Rules of %1").arg(m_view->tools().toolName(row)));
    if (!left.isEmpty())
        emit refused(left);
}

}  // namespace ui
