// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/plain_table_view.h"

#include <optional>
#include <vector>

namespace core {
struct SystemTable;
}  // namespace core

namespace ui {

class CollectionDocument;

/// Every run under every measure, one row per run, sorted by the current measure, best first: its
/// place, whether it is A or B, the means with intervals, and test results. The keys A and B make
/// the current row's run A or B; a click on a measure's heading sorts by it and makes it current.
class LeaderboardView : public PlainTableView {
    Q_OBJECT
public:
    /// The columns before those of the measures.
    enum Column { Place, Letter, System, FirstMeasure };

    explicit LeaderboardView(CollectionDocument& document, QWidget* parent = nullptr);

    PlainTableModel& table() { return m_model; }
    /// @param filter shows only runs whose names contain all of its words
    void show(const core::SystemTable& systems, const QString& filter, const NumberFormat& format);
    /// The run of a row.
    std::size_t runAt(int row) const;
    std::optional<int> rowOf(std::size_t run) const;

    OwnKeys ownKeys() const override;
    void shareWidth() override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void sortBy(int column) override;
    void pointAt(std::optional<int> row) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeCurrent(bool isA);
    void markAttended();
    void followChosen();
    void fillContextMenu(QMenu& menu);

    CollectionDocument& m_document;
    PlainTableModel m_model;
    std::vector<std::size_t> m_runs;                     ///< by row of the table
    std::vector<std::optional<std::size_t>> m_measures;  ///< by column: the measure
    std::optional<std::size_t> m_chosen;
    bool m_isFollowing = false;
};

}  // namespace ui
