// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <cstddef>
#include <optional>

class QListView;
class QPushButton;
class QSortFilterProxyModel;

namespace ui {

class FilterLine;
class LessonProgress;
class LessonRows;
class LessonShelf;

/// The available lessons, filtered while typing. A click or Enter opens one.
class LessonList : public Panel, public HasOwnKeys {
    Q_OBJECT
public:
    LessonList(const LessonShelf& shelf, const LessonProgress& progress, QWidget* parent = nullptr);

    /// Marks the open lesson. @param place on the shelf
    void setInFront(std::optional<std::size_t> place);
    QListView& view() { return *m_view; }
    FilterLine& filter() { return *m_filter; }
    QPushButton& openButton() { return *m_open; }
    /// Adds a button to the row below the list.
    void addButton(QPushButton& button);
    OwnKeys ownKeys() const override;

signals:
    void chosen(std::size_t place);
    void openRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void fontChanged() override;

private:
    void choose(const QModelIndex& row);
    void showDone();
    void filterBy(const QString& typed);
    void goToFront();

    const LessonShelf& m_shelf;
    const LessonProgress& m_progress;
    LessonRows* m_rows;
    QSortFilterProxyModel* m_shown;
    std::optional<std::size_t> m_inFront;
    QListView* m_view;
    FilterLine* m_filter;
    QWidget* m_buttons;
    QPushButton* m_open;
};

}  // namespace ui
