// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/table_menu.h"

class QLineEdit;

namespace ui {

class CollectionDocument;
class PlainTableModel;
class PlainTableView;

/// The systems of a collection by their means under every measure, the best of the one in front
/// first: runs that are seeds or folds of one system are one, with the spread of their means.
core::Table seedsTable(const CollectionDocument& document, const NumberFormat& format);

/// "Seeds and folds": that table, and the line that says what tells the runs of a system apart.
class SeedsPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit SeedsPanel(CollectionDocument& document, QWidget* parent = nullptr);

    QLineEdit& line() { return *m_line; }
    PlainTableView& view() { return *m_view; }
    QString tableCaption() const override;

private:
    void formatChanged() override { requestRefresh(); }
    void addLine();
    void refresh() override;

    CollectionDocument& m_document;
    QLineEdit* m_line;
    PlainTableModel* m_model;
    PlainTableView* m_view;
};

}  // namespace ui
