// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teaching/worksheet/sheet_quiz.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QSpinBox;

namespace ui {

/// Asks in a row which platforms get the questions, too, and how many variants of each.
class QuizChoice : public QWidget {
    Q_OBJECT
public:
    explicit QuizChoice(QWidget* parent = nullptr);

    SheetQuiz quiz() const;
    /// What is asked for, to be remembered: the formats' ids.
    QStringList ids() const;
    /// Takes what was remembered.
    void setIds(const QStringList& ids, std::size_t variants);

private:
    std::vector<QCheckBox*> m_formats;  ///< in the order of core::quizFormats
    QSpinBox* m_variants;
};

}  // namespace ui
