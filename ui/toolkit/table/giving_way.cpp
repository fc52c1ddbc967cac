// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/giving_way.h"

#include <QTableView>
#include <QVariant>

namespace ui {

namespace {

constexpr const char* propertyName = "columnsGivingWay";

}  // namespace

void setGivingWay(QTableView& view, const QList<int>& columns)
{
    view.setProperty(propertyName, QVariant::fromValue(columns));
}

QList<int> givingWay(const QTableView& view)
{
    return view.property(propertyName).value<QList<int>>();
}

}  // namespace ui
