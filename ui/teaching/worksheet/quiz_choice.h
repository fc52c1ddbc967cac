// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teaching/worksheet/sheet_quiz.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QSpinBox;

namespace ui {

/// Asks which platforms should also get the questions, and how many variants of each.
class QuizChoice : public QWidget {
    Q_OBJECT
public:
    explicit QuizChoice(QWidget* parent = nullptr);

    SheetQuiz quiz() const;
    /// The chosen formats' ids, to be stored.
    QStringList ids() const;
    /// Restores a stored choice.
    void setIds(const QStringList& ids, std::size_t variants);

private:
    std::vector<QCheckBox*> m_formats;  ///< in the order of core::quizFormats
    QSpinBox* m_variants;
};

}  // namespace ui
