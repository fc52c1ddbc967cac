#pragma once

#include "ui/lesson/guess/answer_field.h"

class QLineEdit;
class QToolButton;

namespace ui {

class GuessAxis;

/// One number: on the axis of its measure, or typed beside it.
class NumberField : public AnswerField {
    Q_OBJECT
public:
    NumberField(const core::Lesson& lesson, const core::LessonGuess& guess,
                QWidget* parent = nullptr);

    GuessAxis& axis() const { return *m_axis; }
    QLineEdit& line() const { return *m_line; }

    std::optional<core::LessonAnswer> answer() const override;
    QString fault() const override;
    void setAnswer(const core::LessonAnswer& answer) override;
    void showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right) override;
    QString howTo() const override;

private:
    void follow(const QString& text);

    GuessAxis* m_axis;
    QLineEdit* m_line;
    QToolButton* m_none;
};

}  // namespace ui
