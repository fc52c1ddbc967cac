// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/conventions_panel.h"

#include "ui/ranking/compare/list_rules_asked.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/workspace/rule_finder.h"

#include <QEvent>

#include <algorithm>
#include <memory>

namespace ui {

OwnKeys ConventionsView::ownKeys() const
{
    return {accessibleName(), {{keysText({Qt::Key_Return}), tr("Apply this row’s rules")}}};
}

ConventionsPanel::ConventionsPanel(RankingDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Same list, other tools"), parent)
    , m_model(document, this)
    , m_view(new ConventionsView(this))
    , m_finder(new RuleFinder(std::make_unique<ListRulesAsked>(document), *m_view, this))
{
    m_view->setModel(&m_model);
    m_view->setAccessibleName(title());
    m_view->setAccessibleDescription(tr("Press Enter to apply a row’s rules."));
    setUpTable(*m_view);
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex& index) { m_model.adopt(index.row()); });
    connect(&document, &RankingDocument::changed, this, &ConventionsPanel::requestRefresh);
    connect(&document, &RankingDocument::changed, m_finder, &RuleFinder::request);
    connect(m_finder, &RuleFinder::refused, &document, &RankingDocument::refused);
    addWidget(m_finder);
    addWidget(m_view, 1);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ConventionsPanel::adoptSize);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ConventionsPanel::adoptSize);
    connect(&m_model, &ConventionsModel::computing, this, [this](bool isComputing) {
        setRemark(isComputing ? tr("calculating…") : tr("why numbers disagree"));
    });
    m_view->viewport()->installEventFilter(this);
    adoptSize();
}

void ConventionsPanel::refresh()
{
    m_model.refresh();
}

void ConventionsPanel::formatChanged()
{
    m_model.setFormat(format());
    m_finder->setFormat(format());
}

bool ConventionsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        adoptSize();
    return Panel::eventFilter(watched, event);
}

void ConventionsPanel::adoptSize()
{
    const Theme theme = Theme::of(*this);
    // In a narrow panel, names of two words take two lines.
    const int name = std::clamp(width() / 3, theme.px(84), theme.px(160));
    const int value = contentsWidth(*m_view, ConventionsModel::Value);
    m_view->setColumnWidth(ConventionsModel::Name, name);
    m_view->setColumnWidth(ConventionsModel::Value, value);
    m_view->setColumnWidth(ConventionsModel::Differs,
                           std::max(m_view->viewport()->width() - name - value, theme.px(120)));
    wrapRows(*m_view, {ConventionsModel::Name, ConventionsModel::Differs});
}

}  // namespace ui
