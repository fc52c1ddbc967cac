// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/worksheets/chosen_questions.h"

#include <QListWidget>

#include <vector>

namespace ui {

/// The questions of lessons, to tick; all are ticked at first.
class QuestionChoice : public QListWidget {
    Q_OBJECT
public:
    explicit QuestionChoice(QWidget* parent = nullptr);

    /// Lists the questions of these lessons; what was not ticked stays so.
    void showQuestions(const std::vector<core::Lesson>& lessons);
    /// The ticked ones.
    core::QuestionNames chosen() const;

private:
    void noteTicks();

    core::QuestionNames m_leftOut;
};

}  // namespace ui
