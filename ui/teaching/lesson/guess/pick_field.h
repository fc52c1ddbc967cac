// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teaching/lesson/guess/answer_field.h"

#include <QStringList>

#include <vector>

class QAbstractButton;
class QBoxLayout;
class QButtonGroup;

namespace ui {

/// A choice by buttons: up, down or the same; or one of the data, or the same. Its letters and
/// digits answer wherever the focus is in it; no answer has the focus by itself.
class PickField : public AnswerField {
    Q_OBJECT
public:
    explicit PickField(const core::LessonGuess& guess, QWidget* parent = nullptr);

    QAbstractButton& button(std::size_t place) const { return *m_buttons[place]; }

    std::optional<core::LessonAnswer> answer() const override;
    QString fault() const override;
    void setAnswer(const core::LessonAnswer& answer) override;
    void showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right) override;
    QString howTo() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    core::LessonAnswer answerOf(std::size_t place) const;
    void arrange();

    core::LessonGuess m_guess;
    QButtonGroup* m_group;
    QBoxLayout* m_row;
    std::vector<QAbstractButton*> m_buttons;
    QStringList m_names;
    std::vector<int> m_keys;  ///< by button; the digit of its position works too
};

}  // namespace ui
