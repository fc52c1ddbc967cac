// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "ui/toolkit/panel/panel.h"

#include <map>
#include <string>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace ui {

class GuessView;
class LessonDocument;
class LessonSummary;
class WrappedLabel;

/// The current step of a lesson: its text, its guesses with their verdicts, and buttons to go back
/// and on.
class LessonStepView : public Panel {
    Q_OBJECT
public:
    explicit LessonStepView(LessonDocument& document, QWidget* parent = nullptr);

    QPushButton& nextButton() { return *m_next; }
    QPushButton& backButton() { return *m_back; }
    QLabel& place() { return *m_place; }
    WrappedLabel& stepTitle() { return *m_title; }
    WrappedLabel& text() { return *m_text; }
    /// The origin of the lesson, shown at its end.
    WrappedLabel& origin() { return *m_origin; }
    /// Null if the step has no such guess.
    GuessView* guess(const std::string& id) const;
    /// Whether the end of the lesson offers the guide to measures.
    void offerGuide(bool isOffered);
    QPushButton& guideButton() { return *m_guide; }
    /// Sets the title of the lesson to offer at the end; empty: there is none.
    void offerNextLesson(const QString& title);
    /// Replaces the button to the next step at the end of the lesson.
    QPushButton& nextLessonButton() { return *m_nextLesson; }
    /// How the guesses of the lesson went, shown at its end.
    LessonSummary& summary() { return *m_summary; }
    /// The widget to focus: the first guess that is not open, otherwise the button to go on.
    QWidget& focusTarget();

public slots:
    void focusStep();
    /// Commits the focused guess, or the first one that is not open; without one, goes on.
    void check();
    /// Shows that guess's next hint.
    void hint();

signals:
    /// The panels should show the value under another rule.
    void seeRequested(const core::LessonNumber& number);
    void guideRequested();
    void nextLessonRequested();

protected:
    bool event(QEvent* event) override;
    void fontChanged() override { adoptFont(); }
    void sizeChanged() override { showWays(); }

private:
    void showStep();
    void showKeys();
    void dropGuesses();
    void orderTabs();
    void tellStep(bool isEntered);
    GuessView* askedGuess() const;
    GuessView* makeGuess(const core::LessonGuess& guess);
    void followGuess(const std::string& id);
    void fillOne();
    bool offersNextLesson() const;
    void showWays();
    void adoptFont();
    QString placeText() const;
    QString originText() const;

    LessonDocument& m_document;
    QScrollArea* m_scroll;
    QLabel* m_place;
    WrappedLabel* m_title;
    WrappedLabel* m_text;
    WrappedLabel* m_origin;
    LessonSummary* m_summary;
    QWidget* m_asked = nullptr;  ///< holds the guesses of the step
    QVBoxLayout* m_column;
    bool m_isGuideOffered = false;
    QPushButton* m_guide;
    QWidget* m_ways;  ///< buttons to go back and on
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_nextLesson;
    QString m_nextTitle;
    WrappedLabel* m_keys;
    std::map<std::string, GuessView*> m_guesses;  ///< by id
};

}  // namespace ui
