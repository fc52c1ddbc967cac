// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/list/document_list_model.h"
#include "ui/toolkit/motion/row_motion.h"
#include "ui/toolkit/table/edited_table.h"

#include <optional>
#include <vector>

class QMenu;

namespace core {
struct DocumentTable;
}

namespace ui {

class GradesQuestion;

/// The list editor: digits grade, U marks as unjudged, Delete, Insert, F2. Ranked documents can be
/// dragged (with an insertion line) or moved with Alt and the arrows, Home or End. Selected
/// documents move together and are contiguous afterwards.
class DocumentListView : public EditedTable {
    Q_OBJECT
public:
    enum class Move { Up, Down, ToTop, ToEnd };

    DocumentListView(RankingDocument& document, Section section, QWidget* parent = nullptr);

    /// The row that a drag in progress would insert before; none without a drag.
    std::optional<int> dropRow() const { return m_dropRow; }
    /// The height of all rows; the smallest is that of the first few.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    OwnKeys ownKeys() const override;
    void shareWidth() override;
    QString emptyText() const override;
    /// Sets who asks about ambiguous text; without it, such text is refused.
    void setQuestion(GradesQuestion& question) { m_question = &question; }
    /// Selects these rows, ascending and 0-based, and shows the first; none clears the selection.
    void selectRows(const std::vector<std::size_t>& rows);
    /// For a lecture hall: no handles and no scroll bar, but as many whole rows as fit, around the
    /// current rank.
    void setForHall();

public slots:
    void insertBelowCurrent() override;
    void removeSelected() override;
    void moveSelected(ui::DocumentListView::Move where);
    /// Moves the selected documents so that the first is at `row`.
    void moveSelectedTo(std::size_t row);
    void transferSelected();
    void copySelected() override;
    void cutSelected() override;
    /// Pastes documents with grades below the current row, or grades alone over those of the ranked
    /// list from the current row downwards.
    void paste() override;
    void mark(const ui::DocumentSearch& search);
    /// Makes a row the current one and scrolls to it.
    void goTo(int row);

signals:
    /// A key was typed in a list that has nothing to grade.
    void typingRequested(QKeyEvent* key);
    /// Emitted before the list's context menu opens, to add entries.
    void contextMenuOpening(QMenu* menu);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void pointAt(std::optional<int> row) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    using QTableView::edit;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;

private:
    /// Makes the highlighted row current if there is no current one, so that keys act on it.
    void adoptHighlight();
    void followOrder();
    bool typeInstead(QKeyEvent& event);
    bool gradeByKey(const QKeyEvent& event);
    bool moveByKey(const QKeyEvent& event);
    void pasteText(const std::string& text, const std::string& name);
    void pasteDocuments(const core::DocumentTable& pasted);
    void pasteGrades(const core::RankedList& pasted);
    void refuse(const QString& sentence);
    void fillContextMenu(QMenu& menu) override;
    void dragTo(const QPoint& position);
    void cancelDrag();
    int heightOf(int rows) const;
    void goToRank(std::optional<std::size_t> rank);
    void showWholeRows();
    void maskPartsOfRows();

    RankingDocument& m_document;
    DocumentListModel m_model;
    RowMotion m_motion;
    GradesQuestion* m_question = nullptr;
    std::optional<int> m_pressedRow;
    QPoint m_pressedAt;
    std::optional<int> m_dropRow;
    bool m_dragCancelled = false;  ///< until the button is released
    bool m_hasRefused = false;
    bool m_isForHall = false;
    bool m_decimalPending = false;
    bool m_minusPending = false;
};

}  // namespace ui
