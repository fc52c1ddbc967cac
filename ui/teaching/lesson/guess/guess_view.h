// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_answer.h"
#include "ui/teaching/lesson/guess/answer_field.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QWidget>

#include <cstddef>
#include <string>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

class VerdictBox;

/// A lesson's guess: its answer field, and the verdict below. Enter or the button commits an answer
/// before anything is revealed. The right answer appears at once if the answer is right or a known
/// rule explains it; otherwise it stays hidden, and the student may try again until asking for it.
/// H shows hints one by one.
class GuessView : public QWidget, public HasOwnKeys {
    Q_OBJECT
public:
    /// Copies the guess. @param lesson must outlive the view
    /// @param language of the lesson's texts
    /// @param guessers a class needs no buttons: the lecturer opens the answer, guessed or not
    GuessView(const core::Lesson& lesson, const core::LessonGuess& guess, std::string language,
              Guessers guessers, QWidget* parent = nullptr);

    const core::LessonGuess& guess() const { return m_guess; }
    AnswerField& field() const { return *m_field; }
    VerdictBox& verdictBox() const { return *m_verdict; }

    /// Fills in an answer without committing it.
    void setAnswer(const core::LessonAnswer& answer);
    /// Shows the verdict on the answer in the field.
    void reveal(const core::GuessVerdict& verdict);
    /// Whether the right answer is shown.
    bool isOpen() const { return m_isOpen; }
    std::size_t hintsShown() const { return m_hintsShown; }
    void showHints(std::size_t count);
    /// Whether this guess is the next thing to do.
    void setAsked(bool isAsked);

    OwnKeys ownKeys() const override;

public slots:
    /// Commits the field's answer and shows the verdict, or a sentence if there is no answer.
    void commit();
    /// Shows the next hint.
    void hint();
    /// Shows the right answer, but not to a student who has not tried.
    void open();

signals:
    /// Emitted for every try, after showing the verdict; only the first one counts.
    void committed(const core::LessonAnswer& answer);
    void hintShown(std::size_t count);
    /// The right answer is now visible.
    void opened();
    /// The panels should show the value under another rule.
    void seeRequested(const core::LessonNumber& number);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeButtons();
    void adoptFonts();
    void arrangeButtons();
    bool isOfClass() const { return m_guessers == Guessers::Class; }
    void showVerdict(const core::LessonAnswer& answer, const core::GuessVerdict& verdict);
    void showAnswer(const core::GuessVerdict& verdict);
    void showButtons();
    void selectTyped();
    void scrollToVerdict();
    bool takeKey(const QKeyEvent& key);

    const core::Lesson& m_lesson;
    core::LessonGuess m_guess;
    std::string m_language;
    Guessers m_guessers;
    AnswerField* m_field;
    VerdictBox* m_verdict;
    QLabel* m_question;
    QLabel* m_howTo;
    QLabel* m_hints;
    QPushButton* m_check;
    QPushButton* m_hint;
    QPushButton* m_open;
    QBoxLayout* m_buttons = nullptr;
    core::LessonAnswer m_answer;  ///< the last one judged
    std::size_t m_hintsShown = 0;
    bool m_isTried = false;
    bool m_isOpen = false;
};

GuessView* makeGuessView(const core::Lesson& lesson, const core::LessonGuess& guess,
                         const std::string& language, QWidget* parent = nullptr,
                         Guessers guessers = Guessers::Student);

}  // namespace ui
