// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/judging/judging_table.h"

#include <QKeyEvent>

namespace ui {

JudgingTable::JudgingTable(const QString& name, QWidget* parent)
    : ReadTable(name, parent)
{
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the documents")},
             {tr("0 to 9"), tr("Judge the current document and go to the next")}});
    setAccessibleDescription(tr("Press a digit to judge the current document and go to the next."));
    connect(this, &QTableView::clicked, this,
            [this](const QModelIndex& index) { emit documentChosen(index.row()); });
}

void JudgingTable::keyPressEvent(QKeyEvent* event)
{
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isDigit && isPlain && currentIndex().isValid())
        emit judgmentRequested(currentIndex().row(), event->key() - Qt::Key_0);
    else
        QTableView::keyPressEvent(event);
}

void JudgingTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && hasFocus() && !m_isRefreshing)
        emit documentChosen(current.row());
}

}  // namespace ui
