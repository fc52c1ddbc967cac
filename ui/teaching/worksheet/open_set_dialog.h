// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/worksheets/worksheet_key.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class FormRows;

/// Asks for a student's sheet, by the code at its foot and the seed of its course or from a key,
/// and for one of its lessons.
class OpenSetDialog : public QDialog {
    Q_OBJECT
public:
    /// @param lessons to choose from
    /// @param key the sheets of a class; empty: code and seed are typed
    explicit OpenSetDialog(std::vector<core::Lesson> lessons,
                           std::vector<core::KeyedLesson> key = {}, QWidget* parent = nullptr);

    /// Sets the lesson that is selected at first.
    void propose(const std::string& lesson);

signals:
    /// The person chose that lesson with that sheet's numbers.
    void chosen(const core::Lesson& lesson, quint64 seed);

private:
    void makeTyped(FormRows& rows);
    void makeListed(FormRows& rows);
    void offer(const std::string& lesson);
    void offerOfSheet();
    void openChosen();
    void openTyped(const core::Lesson& lesson);

    std::vector<core::Lesson> m_lessons;
    std::vector<core::KeyedLesson> m_key;
    QLineEdit* m_code;
    QLineEdit* m_course;
    QComboBox* m_sheet;
    QComboBox* m_lesson;
    QLabel* m_message;
};

}  // namespace ui
