// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/table/attribution_model.h"
#include "ui/toolkit/table/read_table.h"

namespace ui {

/// The table of documents that cause a difference. Pointing at one or reaching it by a key
/// highlights it everywhere; Ctrl+C copies the table.
class AttributionView : public ReadTable {
    Q_OBJECT
public:
    explicit AttributionView(QWidget* parent = nullptr);

    AttributionModel& attribution() { return m_model; }
    /// The total width of the columns.
    int wholeWidth() const;
    /// Highlights the row of the document with that id and scrolls to it unless the mouse is here.
    void setCurrentDocument(const QString& id);
    void shareWidth() override;

signals:
    /// The mouse moved to another row; empty: off all rows.
    void documentPointed(const QString& id);
    void documentChosen(const QString& id);
    void openRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void pointAt(std::optional<int> row) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    int widthOfNames() const;

    AttributionModel m_model;
};

}  // namespace ui
