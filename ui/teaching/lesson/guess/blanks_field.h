// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/explain/formula/formula_layout.h"
#include "ui/teaching/lesson/guess/answer_field.h"
#include "ui/text/formula/formula.h"

#include <vector>

class QLabel;
class QLineEdit;

namespace ui {

/// A formula with input fields for some of its numbers; Tab moves between them.
class BlanksField : public AnswerField {
    Q_OBJECT
public:
    BlanksField(const core::Lesson& lesson, const core::LessonGuess& guess,
                std::string_view language, QWidget* parent = nullptr);

    QLineEdit& blank(std::size_t place) const { return *m_blanks[place]; }

    std::optional<core::LessonAnswer> answer() const override;
    QString fault() const override;
    void setAnswer(const core::LessonAnswer& answer) override;
    void showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right) override;
    QString howTo() const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont typeFont() const;
    std::vector<FormulaLayout> laidOut(int width) const;
    void placeBlanks();
    void mark(std::size_t place, const QString& sign, const QString& words);

    std::vector<Formula> m_formulas;  ///< one below the other
    std::vector<FormulaLayout> m_lines;
    std::vector<QLineEdit*> m_blanks;
    std::vector<QLabel*> m_signs;  ///< verdict symbols, one at the end of each
};

}  // namespace ui
