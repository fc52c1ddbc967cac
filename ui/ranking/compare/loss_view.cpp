// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/loss_view.h"

#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QKeyEvent>

#include <algorithm>

namespace ui {

LossView::LossView(QWidget* parent)
    : ReadTable(tr("Where the score was lost"), parent)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the losses")},
             {keysText({Qt::Key_Return, Qt::Key_Space}), tr("Select the documents")}});
    setCollapsing(*this, {LossModel::Share});
    setAccessibleDescription(tr("Press Enter to select the documents of a row."));
    connect(this, &QTableView::clicked, this,
            [this](const QModelIndex& index) { emit rowChosen(index.row()); });
}

QSize LossView::sizeHint() const
{
    return {Theme::of(*this).px(420), tableHeight(*this)};
}

void LossView::keyPressEvent(QKeyEvent* event)
{
    const bool chooses = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                         event->key() == Qt::Key_Space;
    if (chooses && currentIndex().isValid())
        emit rowChosen(currentIndex().row());
    else
        QTableView::keyPressEvent(event);
}

void LossView::shareWidth()
{
    const Theme theme = Theme::of(*this);
    const auto needed = [this](int column) { return contentsWidth(*this, column); };
    const int whole = viewport()->width();
    const int documents = needed(LossModel::Documents);
    const int number = std::max(needed(LossModel::Amount), theme.px(60));
    // In a narrow panel, causes have priority over shares.
    const int spare = whole - needed(LossModel::Cause) - documents - number;
    setColumnHidden(LossModel::Share, spare < needed(LossModel::Share));
    const int share = isColumnHidden(LossModel::Share) ? 0 : needed(LossModel::Share);
    const int cause = std::min(needed(LossModel::Cause), whole - share - documents - number);
    const int rest = whole - share - documents - cause;
    setColumnWidth(LossModel::Cause, std::max(cause, wordsWidth(*this, LossModel::Cause)));
    setColumnWidth(LossModel::Documents, documents);
    setColumnWidth(LossModel::Amount, std::max(rest, number));
    if (share > 0)
        setColumnWidth(LossModel::Share, share);
    wrapRows(*this, {LossModel::Cause});
}

QString LossView::emptyText() const
{
    return m_model.sentence();
}

}  // namespace ui
