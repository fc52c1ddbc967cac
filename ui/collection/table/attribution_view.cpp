// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/attribution_view.h"

#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr double longestName = 150;
constexpr std::array<int, 3> numberColumns{AttributionModel::Grade, AttributionModel::Ranks,
                                           AttributionModel::Difference};

}  // namespace

AttributionView::AttributionView(QWidget* parent)
    : ReadTable(tr("Documents that cause the difference"), parent)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the documents")},
             {keysText({Qt::Key_Return}), tr("Open B’s list for the query in Ranking")}});
    setMouseTracking(true);
    setAccessibleDescription(tr("Press Enter to open B’s list for the query in Ranking."));
    connect(this, &QTableView::clicked, this,
            [this](const QModelIndex& index) { emit documentChosen(m_model.idOf(index.row())); });
    shareWidth();
}

void AttributionView::setCurrentDocument(const QString& id)
{
    m_model.setCurrentDocument(id);
    const auto row = m_model.rowOf(id);
    if (row && !viewport()->underMouse())
        scrollTo(m_model.index(*row, AttributionModel::Name));
}

void AttributionView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit openRequested();
    else
        QTableView::keyPressEvent(event);
}

void AttributionView::pointAt(std::optional<int> row)
{
    emit documentPointed(m_model.idOf(row.value_or(-1)));
}

void AttributionView::shareWidth()
{
    const int spare = viewport()->width() - wholeWidth();
    const int air =
        std::clamp(spare / static_cast<int>(numberColumns.size() + 1), 0, Theme::of(*this).px(10));
    int taken = 0;
    for (const int column : numberColumns) {
        setColumnWidth(column, contentsWidth(*this, column) + air);
        taken += columnWidth(column);
    }
    setColumnWidth(AttributionModel::Name, std::max(viewport()->width() - taken, widthOfNames()));
}

int AttributionView::widthOfNames() const
{
    return std::min(contentsWidth(*this, AttributionModel::Name), Theme::of(*this).px(longestName));
}

int AttributionView::wholeWidth() const
{
    int width = widthOfNames();
    for (const int column : numberColumns)
        width += contentsWidth(*this, column);
    return width;
}

void AttributionView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        emit documentChosen(m_model.idOf(current.row()));
}

}  // namespace ui
