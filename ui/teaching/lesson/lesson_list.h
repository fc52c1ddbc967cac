// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/syllabus.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <cstddef>
#include <optional>
#include <vector>

class QListView;
class QPushButton;

namespace ui {

class FilterLine;
class FilteredLessons;
class LessonProgress;
class LessonRows;
class LessonShelf;

/// The available lessons, filtered while typing, or those that fit into a class. A click or Enter
/// opens one.
class LessonList : public Panel, public HasOwnKeys {
    Q_OBJECT
public:
    LessonList(const LessonShelf& shelf, const LessonProgress& progress, QWidget* parent = nullptr);

    /// Marks the open lesson. @param place on the shelf
    void setInFront(std::optional<std::size_t> place);
    QListView& view() { return *m_view; }
    FilterLine& filter() { return *m_filter; }
    /// The length of a class, in minutes; 0: any.
    CountBox& minutes() { return *m_minutes; }
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
    void filterRows();
    void goToFront();

    const LessonShelf& m_shelf;
    const LessonProgress& m_progress;
    LessonRows* m_rows;
    FilteredLessons* m_shown;
    std::vector<core::SyllabusRow> m_syllabus;  ///< the rows shown for a class
    std::optional<std::size_t> m_inFront;
    QListView* m_view;
    FilterLine* m_filter;
    CountBox* m_minutes;
    QWidget* m_buttons;
    QPushButton* m_open;
};

}  // namespace ui
