// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/collapsing.h"

#include <QHeaderView>
#include <QTableView>
#include <QVariant>

namespace ui {

namespace {

constexpr const char* propertyName = "columnsGivingWay";
constexpr const char* placedName = "columnsPlacedForReading";

}  // namespace

void setCollapsing(QTableView& view, const QList<int>& columns)
{
    view.setProperty(propertyName, QVariant::fromValue(columns));
}

void collapse(QTableView& view, const QList<int>& columns, int room)
{
    setCollapsing(view, columns);
    for (const int column : columns)
        view.setColumnHidden(column, false);
    for (const int column : columns)
        if (view.horizontalHeader()->length() > room)
            view.setColumnHidden(column, true);
}

QList<int> collapsing(const QTableView& view)
{
    return view.property(propertyName).value<QList<int>>();
}

void setPlacedForReading(QTableView& view)
{
    view.setProperty(placedName, true);
}

bool isPlacedForReading(const QTableView& view)
{
    return view.property(placedName).toBool();
}

}  // namespace ui
