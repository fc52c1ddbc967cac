// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/document_amounts_model.h"
#include "ui/toolkit/table/read_table.h"

#include <functional>
#include <optional>
#include <vector>

namespace ui {

/// The table of documents with amounts: moving to a row by click or key chooses its document, Enter
/// or a double click goes to it in the list.
class DocumentAmountsView : public ReadTable {
    Q_OBJECT
public:
    /// @param name the table's name
    DocumentAmountsView(const QString& name,
                        const std::function<std::vector<DocumentAmountsModel::Heading>()>& headings,
                        QWidget* parent = nullptr);

    DocumentAmountsModel& amounts() { return m_model; }
    QSize sizeHint() const override;
    void shareWidth() override;

signals:
    void rowChosen(int row);
    void rowPointedAt(std::optional<int> row);

protected:
    void pointAt(std::optional<int> row) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    DocumentAmountsModel m_model;
};

}  // namespace ui
