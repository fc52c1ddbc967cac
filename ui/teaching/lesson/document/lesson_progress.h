// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/teaching/lesson/document/lesson_document.h"

#include <QJsonObject>
#include <QObject>

namespace ui {

/// How far one came in a lesson.
struct LessonTally {
    int seen = 0;     ///< steps that were in front
    int steps = 0;    ///< that the lesson has
    int guesses = 0;  ///< that were answered
    int right = 0;    ///< of these
    bool isDone() const { return seen == steps; }
};

/// What was done of lessons, on this machine alone. What other versions of the program keep there
/// is left as it is.
class LessonProgress : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// From now on it is kept from one start to the next; what an earlier one left is there.
    void keep();
    /// @param file where the lesson is from; empty for one that the program carries
    LessonStanding standing(const core::Lesson& lesson, std::uint64_t seed,
                            const QString& file) const;
    LessonTally tally(const core::Lesson& lesson, const QString& file) const;
    /// Which lesson was in front, by its id; empty for none.
    QString last() const;
    /// Notes where the lesson stands.
    void note(const LessonDocument& document);
    /// The lesson's answers are forgotten.
    void forget(const core::Lesson& lesson, std::uint64_t seed, const QString& file);
    void reset();
    bool isEmpty() const { return m_kept.isEmpty(); }
    /// Every answer: lesson, guess, answer, whether it was right.
    core::Table table() const;

signals:
    void changed();

private:
    void put(const QJsonObject& kept);

    QJsonObject m_kept;  ///< by lesson
    bool m_isOnDisk = false;
};

}  // namespace ui
