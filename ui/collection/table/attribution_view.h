// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/table/attribution_model.h"
#include "ui/toolkit/table/read_table.h"

namespace ui {

/// The table of documents that make a difference: pointing at one, or walking to it, is pointing at
/// it everywhere; Ctrl+C copies the table.
class AttributionView : public ReadTable {
    Q_OBJECT
public:
    explicit AttributionView(QWidget* parent = nullptr);

    AttributionModel& attribution() { return m_model; }
    /// What the columns need together.
    int wholeWidth() const;
    /// Lights the row of the document of that id and, unless the mouse rests here, scrolls to it.
    void setCurrentDocument(const QString& id);
    void shareWidth() override;

signals:
    /// The mouse is over another row; empty: over none any more.
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
