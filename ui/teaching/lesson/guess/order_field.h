// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teaching/lesson/guess/answer_field.h"

class QListWidget;

namespace ui {

/// The data as a list with the highest on top; drag, or move with Ctrl+Up and Ctrl+Down.
class OrderField : public AnswerField {
    Q_OBJECT
public:
    explicit OrderField(const core::LessonGuess& guess, QWidget* parent = nullptr);

    QListWidget& list() const { return *m_list; }

    std::optional<core::LessonAnswer> answer() const override;
    QString fault() const override { return {}; }
    void setAnswer(const core::LessonAnswer& answer) override;
    void showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right) override;
    QString howTo() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    core::OrderedData order() const;
    void show(const std::vector<std::size_t>& places);
    void move(int by);
    void reordered();
    void numberRows();
    void fitHeight();

    core::LessonGuess m_guess;
    QListWidget* m_list;
    bool m_isOpen = false;
};

}  // namespace ui
