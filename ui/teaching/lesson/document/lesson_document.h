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

/// What a student committed to first, and what came of it.
struct GivenAnswer {
    core::LessonAnswer answer;
    core::GuessVerdict verdict;
    bool isOpen = false;  ///< the right answer may be seen
};

/// What was done of a lesson before, so that it goes on there.
struct LessonStanding {
    std::size_t step = 0;
    struct Answer {
        std::string written;  ///< see core::writtenAnswer()
        bool isOpen = false;
    };
    std::map<std::string, Answer> answers = {};  ///< by guess id
};

/// A lesson that is taken: which step is in front, what was answered, how many hints were asked
/// for. An answer is committed before anything is revealed, and stays. Its data are live documents
/// (bench()), whose steps are this document's history; a step begins with the data as the lesson
/// has them. There is nothing to save: how far one came is kept by who listens.
class LessonDocument : public Document {
    Q_OBJECT
public:
    enum class Part {
        Lesson,  ///< another lesson, or another variant of it
        Step,    ///< which one is in front
        Answer,  ///< one was committed, or may be seen
        Hint,    ///< one was shown
        Data,    ///< of the step, edited or put right
    };
    Q_ENUM(Part)

    explicit LessonDocument(QObject* parent = nullptr);
    ~LessonDocument() override;

    /// Takes another lesson. What a standing says of guesses that there are not is left out.
    /// @param seed of its variant; 0: as the lesson stands in its file
    /// @param file where it was read; empty for one that the program carries
    void take(const core::Lesson& lesson, std::uint64_t seed = 0, const QString& file = {},
              const LessonStanding& standing = {});
    /// Nothing was answered, and the first step is in front.
    void startOver();

    /// Whether there is one; everything else but take() wants it.
    bool hasLesson() const { return !lesson().steps.empty(); }
    /// The variant that is taken.
    const core::Lesson& lesson() const { return m_taken.lesson; }
    std::uint64_t seed() const { return m_taken.seed; }
    const QString& file() const { return m_taken.file; }
    std::size_t placeInFront() const { return m_taken.step; }  ///< 0-based
    const core::LessonStep& step() const { return lesson().steps[m_taken.step]; }
    bool isFirst() const { return m_taken.step == 0; }
    bool isLast() const { return m_taken.step + 1 == lesson().steps.size(); }
    /// Of the texts that are shown.
    const std::string& language() const { return lesson().languages.front(); }
    /// A text in that language, with its placeholders as numbers.
    QString text(const core::Translated& texts) const;

    /// Null while nothing was committed.
    const GivenAnswer* given(std::string_view guess) const;
    /// Whether the answers of every guess of the step in front may be seen: so may what tells them.
    bool isRevealed() const { return !closedGuess(); }
    /// The first guess of the step whose right answer may not be seen yet; null: there is none.
    const core::LessonGuess* closedGuess() const;
    std::size_t hintsShown(std::string_view guess) const;
    LessonStanding standing() const;

    /// The step's data as live documents.
    LessonBench& bench() const { return *m_bench; }

    QString title() const override;
    bool isSession() const override { return false; }
    /// Of the data that were worked with last.
    core::AnySession snapshot() const override;
    bool canHold(const core::AnySession&) const override { return false; }
    void restore(core::AnySession, const QString&, const QString&) override {}
    /// What is written is a copy of the data: a lesson has no session file.
    void saved(const QString&) override {}

public slots:
    void showStep(std::size_t step);  ///< nothing where there is no such step
    void next();
    void back();
    /// The first try counts: nothing where it was answered before.
    void commit(const std::string& guess, const core::LessonAnswer& answer);
    /// The right answer may be seen; nothing before one was committed.
    void open(const std::string& guess);
    /// @param count of the guess's hints that are shown
    void showHints(const std::string& guess, std::size_t count);
    /// The step's data as the lesson has them, as one step.
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
        std::map<std::string, GivenAnswer, std::less<>> given;
        std::map<std::string, std::size_t, std::less<>> hints;
    };

    Taken m_taken;
    LessonBench* m_bench;
};

}  // namespace ui
