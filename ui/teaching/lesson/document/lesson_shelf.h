// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/teaching/lessons/lesson.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace ui {

/// An available lesson.
struct ShelvedLesson {
    core::Lesson lesson;
    QString file = {};  ///< the lesson's; empty for a built-in lesson
};

/// The available lessons: first the built-in ones, by number, then opened files, which reload when
/// they change on disk.
class LessonShelf : public QObject {
    Q_OBJECT
public:
    explicit LessonShelf(QObject* parent = nullptr);

    const std::vector<ShelvedLesson>& lessons() const { return m_lessons; }
    std::size_t shipped() const { return m_shipped; }  ///< the number of built-in lessons
    std::size_t numbered() const;  ///< built-in lessons with a number; they come first
    /// Whether it is the last numbered lesson of its kind: lists, samples or differences.
    bool endsItsKind(std::size_t place) const;
    /// None if no built-in lesson has the id.
    std::optional<std::size_t> placeOf(std::string_view id) const;
    /// Adds a file, or replaces its earlier version. @return its place
    std::size_t add(core::Lesson lesson, const QString& file);

signals:
    /// The lessons changed, or one of them did.
    void changed();
    /// A file changed and was reloaded.
    void reread(std::size_t place);
    /// A file changed and cannot be read now.
    void refused(const core::ParseError& why);

private:
    void readSoon(const QString& file);
    void readAgain(const QString& file);

    std::vector<ShelvedLesson> m_lessons;
    std::size_t m_shipped;
    QFileSystemWatcher m_watcher;
};

}  // namespace ui
