// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_answer.h"
#include "core/teaching/lessons/lesson.h"
#include "ui/toolkit/document/document.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace ui {

class LessonBench;

/// A student's first answer, and its verdict.
struct GuessedAnswer {
    core::LessonAnswer answer;
    core::GuessVerdict verdict;
    bool isOpen = false;  ///< the right answer may be seen
};

/// Earlier progress in a lesson, to continue from.
struct LessonStanding {
    std::size_t step = 0;
    struct Answer {
        std::string written;  ///< see core::writtenAnswer()
        bool isOpen = false;
    };
    std::map<std::string, Answer> answers = {};  ///< by guess id
};

/// An open lesson: the current step, the answers, and the number of hints shown. An answer is
/// committed before anything is revealed, and stays. The data are live documents (bench()) whose
/// edits form this document's history; each step starts with the lesson's data. There is nothing to
/// save: listeners store the progress.
class LessonDocument : public Document {
    Q_OBJECT
public:
    enum class Part {
        Lesson,  ///< another lesson, or another variant of it
        Step,    ///< the current step
        Answer,  ///< an answer was committed, or became visible
        Hint,    ///< a hint was shown
        Data,    ///< the step's, edited or restored
    };
    Q_ENUM(Part)

    explicit LessonDocument(QObject* parent = nullptr);
    ~LessonDocument() override;

    /// Opens another lesson. Answers to guesses that do not exist are ignored.
    /// @param seed of its variant; 0: the numbers in its file
    /// @param file the lesson's; empty for a built-in lesson
    void take(const core::Lesson& lesson, std::uint64_t seed = 0, const QString& file = {},
              const LessonStanding& standing = {});
    /// Clears the answers and returns to the first step.
    void startOver();

    /// Whether a lesson is open; everything else except take() requires it.
    bool hasLesson() const { return !lesson().steps.empty(); }
    /// The open variant.
    const core::Lesson& lesson() const { return m_taken.lesson; }
    std::uint64_t seed() const { return m_taken.seed; }
    const QString& file() const { return m_taken.file; }
    std::size_t placeInFront() const { return m_taken.step; }  ///< 0-based
    const core::LessonStep& step() const { return lesson().steps[m_taken.step]; }
    bool isFirst() const { return m_taken.step == 0; }
    bool isLast() const { return m_taken.step + 1 == lesson().steps.size(); }
    /// The language of the texts shown.
    const std::string& language() const { return lesson().languages.front(); }
    /// A text in that language, with numbers for its placeholders.
    QString text(const core::Translated& texts) const;

    /// Null if no answer was committed.
    const GuessedAnswer* given(std::string_view guess) const;
    /// Whether the answers to all guesses of the current step are visible; so is what would reveal
    /// them.
    bool isRevealed() const { return !closedGuess(); }
    /// The first guess of the step whose right answer is still hidden; null: none.
    const core::LessonGuess* closedGuess() const;
    std::size_t hintsShown(std::string_view guess) const;
    LessonStanding standing() const;

    /// The step's data as live documents.
    LessonBench& bench() const { return *m_bench; }

    QString title() const override;
    bool isSession() const override { return false; }
    /// The data worked on last.
    core::AnySession snapshot() const override;
    bool canHold(const core::AnySession&) const override { return false; }
    void restore(core::AnySession, const QString&, const QString&) override {}
    /// Saves only a copy of the data: a lesson has no session file.
    void saved(const QString&) override {}

public slots:
    void showStep(std::size_t step);  ///< does nothing if there is no such step
    void next();
    void back();
    /// Only the first try counts: does nothing if already answered.
    void commit(const std::string& guess, const core::LessonAnswer& answer);
    /// Makes the right answer visible; does nothing before an answer was committed.
    void open(const std::string& guess);
    /// @param count of the guess's hints to show
    void showHints(const std::string& guess, std::size_t count);
    /// Restores the step's data, as one undo step.
    void putRight();

signals:
    void changed(ui::LessonDocument::Part part);

protected:
    void replaced() override;

private:
    struct Taken {
        core::Lesson lesson;
        std::uint64_t seed = 0;
        QString file;
        std::size_t step = 0;
        std::map<std::string, GuessedAnswer, std::less<>> given;
        std::map<std::string, std::size_t, std::less<>> hints;
    };

    Taken m_taken;
    LessonBench* m_bench;
};

}  // namespace ui
