// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/syllabus.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <optional>
#include <vector>

namespace ui {

class LessonProgress;
class LessonShelf;

/// The lessons on the shelf as list rows: number, title, question and progress.
class LessonRows : public QAbstractListModel {
    Q_OBJECT
public:
    static constexpr int NumberRole = Qt::UserRole;         ///< "9"; empty for lessons without one
    static constexpr int QuestionRole = Qt::UserRole + 1;   ///< "Is B as good as A?"
    static constexpr int StandingRole = Qt::UserRole + 2;   ///< "3/5", "✓", empty; or "15–30"
    static constexpr int InFrontRole = Qt::UserRole + 3;    ///< whether it is the open one
    static constexpr int FirstFileRole = Qt::UserRole + 4;  ///< whether it is the first file

    LessonRows(const LessonShelf& shelf, const LessonProgress& progress, QObject* parent);

    void setInFront(std::optional<int> row);
    /// Shows when in a class each of these lessons begins and ends, instead of the progress; empty:
    /// the progress.
    void setSyllabus(std::vector<core::SyllabusRow> rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString standing(int row) const;
    QString timeInClass(int row) const;
    QString sentence(int row) const;
    QString needs(const core::Lesson& lesson) const;

    const LessonShelf& m_shelf;
    const LessonProgress& m_progress;
    std::optional<int> m_inFront;
    std::vector<core::SyllabusRow> m_syllabus;
};

/// Paints a lesson in two lines, title and question, between its number and its progress.
class LessonRowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace ui
