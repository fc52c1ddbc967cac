// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/what_if_view.h"

#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace ui {

WhatIfView::WhatIfView(QWidget* parent)
    : ReadTable(tr("What would help most"), parent)
    , m_apply(new QToolButton(viewport()))
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Preview the previous or next change")},
             {keysText({Qt::Key_Return}), tr("Apply the change")},
             {keysText({Qt::Key_Escape}), tr("Cancel the preview")}});
    TableMenu::of(*this).setOwnEntries([this](QMenu& menu) { fillContextMenu(menu); });
    setMouseTracking(true);
    setAccessibleDescription(tr(
        "Select a change to preview it in every panel. Press Enter to apply it, Esc to cancel."));
    m_apply->setObjectName(QStringLiteral("applyChange"));
    m_apply->setAccessibleName(tr("Apply the change"));
    m_apply->setToolTip(tr("Apply the change (Enter)"));
    m_apply->setCursor(Qt::ArrowCursor);
    m_apply->setFocusPolicy(Qt::NoFocus);
    m_apply->hide();
    connect(m_apply, &QToolButton::clicked, this, &WhatIfView::apply);
    connect(this, &QTableView::doubleClicked, this, &WhatIfView::apply);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { emit rowSelected({}); });
}

std::optional<int> WhatIfView::selectedRow() const
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    return rows.isEmpty() || m_model.isOutdated() ? std::nullopt
                                                  : std::optional(rows.front().row());
}

void WhatIfView::letGo()
{
    selectionModel()->clear();
}

void WhatIfView::apply()
{
    if (const auto row = selectedRow())
        emit rowApplied(*row);
}

void WhatIfView::keyPressEvent(QKeyEvent* event)
{
    const bool isStart = event->key() == Qt::Key_Down && !selectedRow() && m_model.rowCount() > 0;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        apply();
    else if (event->key() == Qt::Key_Escape)
        letGo();
    else if (isStart)
        setCurrentIndex(m_model.index(std::max(currentIndex().row(), 0), WhatIfModel::Change));
    else
        QTableView::keyPressEvent(event);
}

void WhatIfView::fillContextMenu(QMenu& menu)
{
    QAction* apply = menu.addAction(tr("Apply the change"), this, &WhatIfView::apply);
    apply->setEnabled(selectedRow().has_value());
    menu.addActions(actions());
}

void WhatIfView::pointAt(std::optional<int> row)
{
    emit rowPointedAt(m_model.isOutdated() ? std::nullopt : row);
}

void WhatIfView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    placeButton();
    emit rowSelected(selectedRow());
}

void WhatIfView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    placeButton();
}

void WhatIfView::shareWidth()
{
    const Theme theme = Theme::of(*this);
    const int value = std::max(contentsWidth(*this, WhatIfModel::Value), theme.px(60));
    const int difference = std::max(contentsWidth(*this, WhatIfModel::Difference), theme.px(60));
    constexpr double leastChange = 150;
    setColumnWidth(WhatIfModel::Change,
                   std::max(viewport()->width() - value - difference, theme.px(leastChange)));
    setColumnWidth(WhatIfModel::Value, value);
    setColumnWidth(WhatIfModel::Difference, difference);
    wrapRows(*this, {WhatIfModel::Change});
    placeButton();
}

void WhatIfView::placeButton()
{
    const auto row = selectedRow();
    m_apply->setVisible(row.has_value());
    if (!row)
        return;
    // Placed between the change's text and its right-aligned value.
    const Theme theme = Theme::of(*this);
    const auto advance = [this, row](int column) {
        return fontMetrics().horizontalAdvance(m_model.index(*row, column).data().toString());
    };
    const QRect words = visualRect(m_model.index(*row, WhatIfModel::Change));
    const int left = words.left() + advance(WhatIfModel::Change) + theme.px(12);
    const int right = visualRect(m_model.index(*row, WhatIfModel::Value)).right() -
                      advance(WhatIfModel::Value) - theme.px(14);
    m_apply->setText(tr("Apply"));
    if (m_apply->sizeHint().width() > right - left)
        m_apply->setText(QString(QChar(0x2713)));
    const int width = m_apply->sizeHint().width();
    m_apply->setGeometry(right - width, words.top() + 1, width, words.height() - 2);
}

QString WhatIfView::emptyText() const
{
    if (!m_model.isOutdated() && m_model.hasChanges())
        return tr("No single change of this kind raises the value.");
    return m_model.isOutdated()
               ? tr("Calculating…")
               : tr("Add documents to see which single changes would raise the value the most.");
}

}  // namespace ui
