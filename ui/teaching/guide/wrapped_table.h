// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/plain_table_view.h"

namespace ui {

/// A table of text: columns have a maximum design width, and longer text wraps.
class WrappedTable : public PlainTableView {
    Q_OBJECT
public:
    /// @param widest column width at a zoom of 1
    WrappedTable(const QString& name, int widest, QWidget* parent = nullptr);

    void shareWidth() override;
};

}  // namespace ui
