// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/teaching/lesson/document/lesson_document.h"

#include <QJsonObject>
#include <QObject>

namespace ui {

/// The progress in a lesson.
struct LessonTally {
    int seen = 0;     ///< steps shown so far
    int steps = 0;    ///< in the lesson
    int guesses = 0;  ///< answered
    int right = 0;    ///< of the answered ones
    bool isDone() const { return seen == steps; }
};

/// The progress in lessons, stored only on this machine. Entries of other versions of the program
/// are left unchanged.
class LessonProgress : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Starts storing it between starts, and loads what an earlier one stored.
    void keep();
    /// @param file the lesson's; empty for a built-in lesson
    LessonStanding standing(const core::Lesson& lesson, std::uint64_t seed,
                            const QString& file) const;
    LessonTally tally(const core::Lesson& lesson, const QString& file) const;
    /// The id of the last open lesson; empty if none.
    QString last() const;
    /// Stores the document's progress.
    void note(const LessonDocument& document);
    /// Discards the lesson's answers.
    void forget(const core::Lesson& lesson, std::uint64_t seed, const QString& file);
    void reset();
    bool isEmpty() const { return m_kept.isEmpty(); }
    /// All answers: lesson, guess, answer, whether it was right.
    core::Table table() const;

signals:
    void changed();

private:
    void put(const QJsonObject& kept);

    QJsonObject m_kept;  ///< by lesson
    bool m_isOnDisk = false;
};

}  // namespace ui
