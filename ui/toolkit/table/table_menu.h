// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/table_copies.h"
#include "ui/toolkit/table/table_export.h"

#include <functional>
#include <memory>
#include <span>

class QMenu;
class QMimeData;
class QTableView;

namespace ui {

/// Copies and saves any table view of the program: with Ctrl+C, its context menu, and the window's
/// Export. Created by setUpTable().
class TableMenu : public TableCopies {
    Q_OBJECT
public:
    /// What Ctrl+C copies.
    enum class CopyKey {
        Selection,  ///< the selected rows; without a selection the current cell
        All,        ///< the table
        Own,        ///< handled by the view's keyPressEvent
    };
    /// The largest number of cells that is copied at once.
    static constexpr std::size_t mostCopiedCells = 1'000'000;

    explicit TableMenu(QTableView& view);
    static TableMenu& of(QTableView& view);

    void setCopyKey(CopyKey copies) { m_copyKey = copies; }
    /// Sets the entries at the top of the context menu; called each time it opens.
    void setOwnEntries(std::function<void(QMenu&)> add) { m_addOwn = std::move(add); }

    /// Copies like the key.
    void copy();
    /// Copies rows as TSV and HTML for spreadsheets.
    void copyRows(std::span<const RowSpan> rows);
    void copyCell();
    bool hasRows() const override;
    void copyWhole() override;
    void copyAs(core::TableFormat format) override;
    std::optional<QString> save(const QString& path, core::TableFormat format) override;

    /// Adds all commands for the table.
    void fill(QMenu& menu);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openAt(QPoint place);
    core::Table head() const;
    using Take = std::function<bool(core::Table& part)>;
    bool readParts(std::span<const RowSpan> rows, const QString& doing, const Take& take);
    std::vector<RowSpan> copiedOf(std::span<const RowSpan> rows) const;
    void putOntoClipboard(std::unique_ptr<QMimeData> data, std::size_t copied, std::size_t all);

    QTableView& m_view;
    CopyKey m_copyKey = CopyKey::Selection;
    std::function<void(QMenu&)> m_addOwn;
};

}  // namespace ui
