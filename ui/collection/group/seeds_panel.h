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

/// "Seeds and folds": the table, and the field for the part of names that distinguishes runs.
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
