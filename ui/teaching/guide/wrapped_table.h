// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/plain_table_view.h"

namespace ui {

/// A table of words: no column is wider than a design width, and what is longer wraps.
class WrappedTable : public PlainTableView {
    Q_OBJECT
public:
    /// @param widest of a column at a zoom of 1
    WrappedTable(const QString& name, int widest, QWidget* parent = nullptr);

    void shareWidth() override;
};

}  // namespace ui
