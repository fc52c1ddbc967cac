// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/document/lesson_shelf.h"

#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/lesson_file.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/language/language.h"

#include <QFile>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace ui {

LessonShelf::LessonShelf(QObject* parent)
    : QObject(parent)
{
    for (core::Lesson& lesson : shippedLessons())
        m_lessons.push_back({std::move(lesson)});
    m_shipped = m_lessons.size();
    // Editors write a file in several steps, or replace it.
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &LessonShelf::readSoon);
    // The watcher forgets a file that was removed.
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] {
        for (const ShelvedLesson& some : m_lessons)
            if (!m_watcher.files().contains(some.file) && QFile::exists(some.file))
                readSoon(some.file);
    });
}

std::size_t LessonShelf::numbered() const
{
    return static_cast<std::size_t>(
        std::count_if(m_lessons.begin(), m_lessons.begin() + static_cast<std::ptrdiff_t>(m_shipped),
                      [](const ShelvedLesson& some) { return some.lesson.number > 0; }));
}

bool LessonShelf::endsItsKind(std::size_t place) const
{
    const auto kindOf = [this](std::size_t one) {
        const auto& data = m_lessons[one].lesson.data;
        return data.empty() ? std::variant_npos : data.front().content.index();
    };
    for (std::size_t later = place + 1; later < numbered(); ++later)
        if (kindOf(later) == kindOf(place))
            return false;
    return place < numbered();
}

std::optional<std::size_t> LessonShelf::placeOf(std::string_view id) const
{
    for (std::size_t place = 0; place < m_shipped; ++place)
        if (m_lessons[place].lesson.id == id)
            return place;
    return std::nullopt;
}

std::size_t LessonShelf::add(core::Lesson lesson, const QString& file)
{
    auto place = std::ranges::find(m_lessons, file, &ShelvedLesson::file);
    if (place == m_lessons.end())
        place = m_lessons.insert(place, {{}, file});
    place->lesson = core::toldIn(std::move(lesson), spokenLanguage().toStdString());
    m_watcher.addPaths({file, QFileInfo(file).path()});
    const auto index = static_cast<std::size_t>(place - m_lessons.begin());
    emit changed();
    return index;
}

void LessonShelf::readSoon(const QString& file)
{
    constexpr int settled = 100;
    QTimer::singleShot(settled, this, [this, file] { readAgain(file); });
}

void LessonShelf::readAgain(const QString& file)
{
    m_watcher.addPath(file);
    const std::string path = file.toStdString();
    const auto text = core::readText(path);
    auto lesson = text ? core::parseLesson(*text, path) : core::Parsed<core::Lesson>(text.error());
    if (lesson)
        emit reread(add(*std::move(lesson), file));
    else
        emit refused(lesson.error());
}

}  // namespace ui
