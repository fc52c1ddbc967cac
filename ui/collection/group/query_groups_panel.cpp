// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/group/query_groups_panel.h"

#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/group_survey.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// Columns hidden first if the panel is narrow; the tool tips still show them.
constexpr std::array leastNeededOfGroups{
    QueryGroupsModel::ConfusionMatrix, QueryGroupsModel::Randomisation, QueryGroupsModel::Interval,
    QueryGroupsModel::PairedT,         QueryGroupsModel::MeanA,         QueryGroupsModel::MeanB};

}  // namespace

QueryGroupsView::QueryGroupsView(const CollectionDocument& document, QWidget* parent)
    : ReadTable(tr("Query groups"), parent)
    , m_model(document)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the groups")},
             {keysText({Qt::Key_Return}), tr("Show only the group’s queries")}});
    setAccessibleDescription(tr("Press Enter to show only a group’s queries."));
    connect(this, &QTableView::clicked, this, &QueryGroupsView::chooseAt);
}

void QueryGroupsView::chooseAt(const QModelIndex& index)
{
    if (index.isValid())
        emit groupRequested(QString::fromStdString(m_model.groupAt(index.row()).value_or("")));
}

void QueryGroupsView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        chooseAt(currentIndex());
    else
        ReadTable::keyPressEvent(event);
}

/// Names of runs and groups may be cut if other columns need room.
void QueryGroupsView::shareWidth()
{
    const int columns = m_model.columnCount();
    const int longest = Theme::of(*this).px(150);
    std::vector<int> widths;
    int left = viewport()->width();
    for (int column = 0; column < columns; ++column) {
        const bool mayBeCut = column == QueryGroupsModel::Group ||
                              column == QueryGroupsModel::MeanA ||
                              column == QueryGroupsModel::MeanB;
        const int whole = contentsWidth(*this, column);
        widths.push_back(mayBeCut ? std::min(whole, longest) : whole);
        left -= widths.back();
    }
    QList<int> collapsing;
    // A hidden panel may still have the columns for one run when there are two.
    if (columns > QueryGroupsModel::ConfusionMatrix)
        collapsing = {leastNeededOfGroups.begin(), leastNeededOfGroups.end()};
    for (const int column : collapsing)
        if (left < 0)
            left += std::exchange(widths[static_cast<std::size_t>(column)], 0);
    setCollapsing(*this, collapsing);
    const auto shown = std::ranges::count_if(widths, [](int width) { return width > 0; });
    const int spare = std::max(0, left) / std::max(1, static_cast<int>(shown));
    for (int column = 0; column < columns; ++column) {
        const int width = widths[static_cast<std::size_t>(column)];
        setColumnHidden(column, width == 0);
        if (width > 0)
            setColumnWidth(column, width + spare);
    }
}

QueryGroupsPanel::QueryGroupsPanel(CollectionDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Query groups"), parent)
    , m_document(document)
    , m_view(new QueryGroupsView(document, this))
{
    setShortTitle(tr("Groups"));
    addWidget(m_view, 1);
    TableMenu::of(*m_view).setOwnEntries([this](QMenu& menu) { fillMenu(menu); });
    connect(m_view, &QueryGroupsView::groupRequested, this, &QueryGroupsPanel::groupRequested);
    connect(&document.groups(), &GroupSurvey::changed, this, &QueryGroupsPanel::requestRefresh);
    connect(&document, &CollectionDocument::changed, this, &QueryGroupsPanel::requestRefresh);
}

void QueryGroupsPanel::formatChanged()
{
    m_view->groups().setFormat(format());
}

void QueryGroupsPanel::fillMenu(QMenu& menu)
{
    const int row = m_view->currentIndex().row();
    const auto group = m_view->groups().groupAt(row);
    if (!group)
        return;
    const QString name = QString::fromStdString(*group);
    menu.addAction(tr("Show its queries"), QKeySequence(Qt::Key_Return), this,
                   [this, name] { emit groupRequested(name); });
    const bool isSaved = m_view->groups().isSaved(row);
    menu.addAction(tr("Rename the group…"), this, [this, name] { emit renameRequested(name); })
        ->setEnabled(isSaved);
    menu.addAction(tr("Delete the group"), this, [this, name] { emit removeRequested(name); })
        ->setEnabled(isSaved);
}

QString QueryGroupsPanel::tableCaption() const
{
    const QString adjusted = m_document.hasTwoRuns()
                                 ? tr("The p values are Holm-adjusted across the groups.")
                                 : QString();
    return joinedSentences({adjusted, measureCaption(m_document, m_document.definition())});
}

void QueryGroupsPanel::refresh()
{
    const int row = m_view->currentIndex().row();
    m_view->groups().reset();
    m_view->shareWidth();
    if (row >= 0 && row < m_view->groups().rowCount())
        m_view->setCurrentIndex(m_view->groups().index(row, QueryGroupsModel::Group));
    const auto& groups = m_document.groups().groups();
    if (groups.empty()) {
        conceal(tr("Drop a table of queries and groups here, or save a filter."));
        return;
    }
    conceal({});
    QStringList remarks{QString::fromStdString(core::toText(m_document.definition()))};
    if (m_document.hasTwoRuns())
        remarks << tr("p Holm-adjusted across %n groups", nullptr, static_cast<int>(groups.size()));
    setRemark(remarks.join(QStringLiteral(" · ")));
}

}  // namespace ui
