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

/// How every table view of the program is copied and saved: by Ctrl+C, by its context menu, and by
/// the window's Export. It is made by setUpTable().
class TableMenu : public TableCopies {
    Q_OBJECT
public:
    /// What Ctrl+C copies.
    enum class CopyKey {
        Selection,  ///< the selected rows; without any the current cell
        All,        ///< the table
        Own,        ///< the view's own keyPressEvent knows
    };
    /// More is not put into the clipboard at once.
    static constexpr std::size_t mostCopiedCells = 1'000'000;

    explicit TableMenu(QTableView& view);
    static TableMenu& of(QTableView& view);

    void setCopyKey(CopyKey copies) { m_copyKey = copies; }
    /// What the view's context menu has above; called each time it opens.
    void setOwnEntries(std::function<void(QMenu&)> add) { m_addOwn = std::move(add); }

    /// Copies as the key does.
    void copy();
    /// Rows as TSV and HTML, as a spreadsheet pastes them.
    void copyRows(std::span<const RowSpan> rows);
    void copyCell();
    bool hasRows() const override;
    void copyWhole() override;
    void copyAs(core::TableFormat format) override;
    std::optional<QString> save(const QString& path, core::TableFormat format) override;

    /// Everything that can be done with the table here.
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
