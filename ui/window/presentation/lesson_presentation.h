// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/window/presentation/presentation.h"

class QLabel;
class QScrollArea;

namespace ui {

class BenchView;
class GuessView;
class WrappedLabel;

/// A lesson for a class: a step and its panels on one full screen, in a copy of the document, so
/// that the class's answers do not count as progress. A clicker moves from the question to the
/// class's guess (the lecturer types the median or a show of hands), to the answer, and on.
class LessonPresentation : public Presentation {
    Q_OBJECT
public:
    enum class Stage { Question, Guess, Answer };

    explicit LessonPresentation(const LessonDocument& source, QWidget* parent = nullptr);
    ~LessonPresentation() override;

    /// Its keys as text; needs no instance.
    static OwnKeys keys();

    void setFormat(const NumberFormat& format) override;
    LessonDocument& document() { return m_document; }
    Stage stage() const { return m_stage; }
    /// Null in a step without a question.
    GuessView* guess() const { return m_guess; }
    BenchView& bench() const { return *m_bench; }
    QLabel& place() const { return *m_place; }

public slots:
    void forward();
    void backward();

protected:
    void adoptFonts(const QFont& type) override;
    void adoptType(const QFont& type, const Theme& theme) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static std::vector<Command<LessonPresentation>> commands();

    void arrange();
    void showStep();
    void ask(std::size_t guess);
    void setStage(Stage stage);
    void reveal();
    void opened(const std::string& id);
    void typeGuess();
    void nextHint();
    void nextPart();
    void showParts();

    LessonDocument m_document;
    QLabel* m_place;
    WrappedLabel* m_title;
    WrappedLabel* m_text;
    QScrollArea* m_scroll;
    QWidget* m_step;
    BenchView* m_bench;
    GuessView* m_guess = nullptr;
    std::size_t m_asked = 0;  ///< index among the step's guesses
    Stage m_stage = Stage::Question;
    bool m_showsPanels = false;  ///< instead of the step, if parts take turns
};

}  // namespace ui
