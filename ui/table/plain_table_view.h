#pragma once

#include "ui/keys/own_keys.h"

#include <QTableView>

class QMenu;

namespace ui {

/// A table of a panel that is only read: columns as wide as their cells, what to do where it has no
/// rows; Ctrl+C copies it, Enter or a double click chooses a row.
class PlainTableView : public QTableView, public HasOwnKeys {
    Q_OBJECT
public:
    /// @param name what the table is called
    explicit PlainTableView(const QString& name, QWidget* parent = nullptr);

    /// Also fits the columns whenever the model changes.
    void setModel(QAbstractItemModel* model) override;
    /// What stands where there are no rows.
    void setEmptyText(const QString& text);
    QString emptyText() const { return m_emptyText; }
    /// What choosing a row does, for the sheet of keys; without it nothing is chosen.
    void setChoice(const QString& does) { m_choice = does; }
    /// A click on a heading sorts, and so does an entry of the context menu.
    void setSortable();
    OwnKeys ownKeys() const override;

signals:
    /// @param row of the model
    void chosen(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fitColumns();
    void fillSorting(QMenu& menu);

    QString m_emptyText;
    QString m_choice;
};

}  // namespace ui
