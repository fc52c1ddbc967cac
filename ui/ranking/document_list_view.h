#pragma once

#include "ui/keys/own_keys.h"
#include "ui/ranking/document_list_model.h"

#include <QTableView>

#include <optional>
#include <vector>

class QMenu;

namespace ui {

/// The list editor: digits grade, U marks unjudged, Delete, Insert, F2; ranked documents are moved
/// by dragging with an insertion line and by Alt with the arrows, Home and End. What is selected
/// moves together and stands together afterwards.
class DocumentListView : public QTableView, public HasOwnKeys {
    Q_OBJECT
public:
    enum class Move { Up, Down, ToTop, ToEnd };

    DocumentListView(RankingDocument& document, Section section, QWidget* parent = nullptr);

    /// The selected rows, ascending; without a selection the current one.
    std::vector<std::size_t> selectedRowNumbers() const;

    /// The row that a drag in progress would insert before; none when nothing is dragged.
    std::optional<int> dropRow() const { return m_dropRow; }
    QSize sizeHint() const override;
    OwnKeys ownKeys() const override;
    /// Selects these rows, ascending and 0-based, and shows the first; none clears the selection.
    void selectRows(const std::vector<std::size_t>& rows);

public slots:
    void insertBelowCurrent();
    void removeSelected();
    void moveSelected(ui::DocumentListView::Move where);
    /// Moves the selected documents so that the first of them stands at `row`.
    void moveSelectedTo(std::size_t row);
    void transferSelected();
    /// The selected documents to the clipboard, as a table that a spreadsheet and paste() read.
    void copySelected();
    void cutSelected();
    /// A table of documents from the clipboard, below the current row; or grades alone, over those
    /// from the current row of the ranked list downwards. What cannot be read is refused.
    void paste();
    void mark(const ui::DocumentSearch& search);
    /// Makes a row the current one and scrolls to it.
    void goTo(int row);

signals:
    /// Something could not be done; a sentence that says why.
    void refused(const QString& sentence);
    /// The list's context menu is about to open: the place for more entries.
    void contextMenuOpening(QMenu* menu);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    using QTableView::edit;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;

private:
    bool gradeByKey(const QKeyEvent& event);
    bool moveByKey(const QKeyEvent& event);
    bool editByKey(const QKeyEvent& event);
    bool clipboardByKey(QKeyEvent& event);
    void pasteDocuments(const std::string& text);
    void pasteGrades(const std::string& text);
    void adoptMetrics();
    void fillContextMenu(QMenu& menu);
    void dragTo(const QPoint& position);
    void cancelDrag();

    RankingDocument& m_document;
    DocumentListModel m_model;
    std::optional<int> m_pressedRow;
    QPoint m_pressedAt;
    std::optional<int> m_dropRow;
    bool m_dragCancelled = false;  ///< until the button is up
    bool m_decimalPending = false;
};

}  // namespace ui
