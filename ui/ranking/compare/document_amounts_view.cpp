// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/document_amounts_view.h"

#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <algorithm>

namespace ui {

DocumentAmountsView::DocumentAmountsView(
    const QString& name,
    const std::function<std::vector<DocumentAmountsModel::Heading>()>& headings, QWidget* parent)
    : ReadTable(name, parent)
    , m_model(headings)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Select the document in the list")},
             {keysText({Qt::Key_Return}), tr("Go to the document in the list")}});
    setCollapsing(*this, {DocumentAmountsModel::Aside});
    setMouseTracking(true);
    setAccessibleDescription(
        tr("Select a row to select its document in the list. Press Enter to go to the list."));
    connect(this, &QTableView::clicked, this,
            [this](const QModelIndex& index) { emit rowChosen(index.row()); });
}

QSize DocumentAmountsView::sizeHint() const
{
    return {Theme::of(*this).px(420), tableHeight(*this)};
}

void DocumentAmountsView::pointAt(std::optional<int> row)
{
    emit rowPointedAt(m_model.isOutdated() ? std::nullopt : row);
}

void DocumentAmountsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    ReadTable::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        emit rowChosen(current.row());
}

/// Names take what they need, and bars the rest.
void DocumentAmountsView::shareWidth()
{
    using Model = DocumentAmountsModel;
    const Theme theme = Theme::of(*this);
    const int leastName = theme.px(110);
    const int rank = contentsWidth(*this, Model::Rank);
    const int aside = contentsWidth(*this, Model::Aside);
    const int number = std::max(contentsWidth(*this, Model::Amount), theme.px(60)) + theme.px(40);
    const int whole = viewport()->width() - rank - number;
    setColumnHidden(Model::Aside, whole - aside < leastName);
    const int spare = whole - (isColumnHidden(Model::Aside) ? 0 : aside);
    const int name =
        std::max(std::min(contentsWidth(*this, Model::Name), spare), std::min(leastName, spare));
    setColumnWidth(Model::Rank, rank);
    setColumnWidth(Model::Name, std::max(name, theme.px(60)));
    if (!isColumnHidden(Model::Aside))
        setColumnWidth(Model::Aside, aside);
    setColumnWidth(Model::Amount, number + std::max(spare - name, 0));
}

}  // namespace ui
