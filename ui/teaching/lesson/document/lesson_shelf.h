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

/// A lesson to choose from.
struct ShelvedLesson {
    core::Lesson lesson;
    QString file = {};  ///< where it was read; empty for one that the program carries
};

/// The lessons that there are to choose from: those that the program carries, by their numbers, and
/// behind them files that were opened, which are read again when they change on the disk.
class LessonShelf : public QObject {
    Q_OBJECT
public:
    explicit LessonShelf(QObject* parent = nullptr);

    const std::vector<ShelvedLesson>& lessons() const { return m_lessons; }
    std::size_t shipped() const { return m_shipped; }  ///< how many the program carries
    std::size_t numbered() const;  ///< those of them that have a number; the first ones
    /// Whether it is the last of those with a number that measure what it does: lists, samples or
    /// differences.
    bool endsItsKind(std::size_t place) const;
    /// Nothing where none of those that the program carries has the id.
    std::optional<std::size_t> placeOf(std::string_view id) const;
    /// Puts a file on the shelf, or in the place that it had there. @return its place
    std::size_t add(core::Lesson lesson, const QString& file);

signals:
    /// Other lessons are there, or another one in a place.
    void changed();
    /// A file has changed, and was read.
    void reread(std::size_t place);
    /// A file has changed, and cannot be read now.
    void refused(const core::ParseError& why);

private:
    void readSoon(const QString& file);
    void readAgain(const QString& file);

    std::vector<ShelvedLesson> m_lessons;
    std::size_t m_shipped;
    QFileSystemWatcher m_watcher;
};

}  // namespace ui
