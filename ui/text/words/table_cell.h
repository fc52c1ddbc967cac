// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <QString>

#include <optional>

namespace ui {

inline core::Table::Column tableColumn(const QString& heading, bool isNumeric = false)
{
    return {heading.toStdString(), isNumeric};
}

inline core::TableCell textCell(const QString& text, std::optional<double> number = {})
{
    return {text.toStdString(), number};
}

}  // namespace ui
