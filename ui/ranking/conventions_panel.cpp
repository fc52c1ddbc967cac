#include "ui/ranking/conventions_panel.h"

#include "ui/table/table_setup.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace ui {

ConventionsPanel::ConventionsPanel(RankingDocument& document, QWidget* parent)
    : Panel(tr("Same list, other tools"), parent)
    , m_model(document)
    , m_view(new QTableView(this))
{
    setRemark(tr("why numbers disagree"));
    m_view->setModel(&m_model);
    m_view->setAccessibleName(title());
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    setUpTable(*m_view);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setSectionResizeMode(ConventionsModel::Differs,
                                                     QHeaderView::Stretch);
    addWidget(m_view, 1);
    adoptSize();
}

void ConventionsPanel::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adoptSize();
}

void ConventionsPanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    adoptSize();
}

void ConventionsPanel::adoptSize()
{
    const Theme theme = Theme::of(*this);
    const int name = std::min(theme.px(160), width() * 2 / 5);
    m_view->setColumnWidth(ConventionsModel::Name, name);
    m_view->setColumnWidth(ConventionsModel::Value, theme.px(92));
}

}  // namespace ui
