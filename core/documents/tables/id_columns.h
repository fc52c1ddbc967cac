// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

namespace core {

/// The table without the columns that hold ids, see Table::Column::holdsIds.
Table withoutIds(Table table);

}  // namespace core
