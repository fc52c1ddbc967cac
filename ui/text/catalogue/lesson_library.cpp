// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/catalogue/lesson_library.h"

#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/lesson_file.h"
#include "ui/text/language/language.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <limits>
#include <tuple>

namespace ui {

namespace {

constexpr auto lessonFolder = ":/lessons";

std::optional<std::string> textOfLesson(const QString& name)
{
    QFile file(QDir(QString::fromLatin1(lessonFolder)).filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

core::Parsed<core::Lesson> told(core::Parsed<core::Lesson> lesson)
{
    if (lesson)
        *lesson = core::toldIn(*std::move(lesson), spokenLanguage().toStdString());
    return lesson;
}

std::tuple<int, std::string_view> placeOf(const core::Lesson& lesson)
{
    return {lesson.number == 0 ? std::numeric_limits<int>::max() : lesson.number, lesson.id};
}

}  // namespace

std::optional<std::string> shippedLessonText(std::string_view id)
{
    return textOfLesson(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())) +
                        QStringLiteral(".md"));
}

std::vector<std::string> shippedLessonIds()
{
    std::vector<std::string> ids;
    for (const QString& name : QDir(QString::fromLatin1(lessonFolder)).entryList(QDir::Files))
        ids.push_back(QString(name).chopped(3).toStdString());
    return ids;
}

core::Parsed<core::Lesson> lessonNamed(const std::string& name)
{
    if (const auto shipped = shippedLessonText(name))
        return told(core::parseLesson(*shipped, name));
    const auto text = core::readText(name);
    if (!text)
        return text.error();
    return told(core::parseLesson(*text, name));
}

std::vector<core::Lesson> shippedLessons()
{
    std::vector<core::Lesson> lessons;
    for (const std::string& id : shippedLessonIds())
        if (auto lesson = lessonNamed(id))
            lessons.push_back(std::move(*lesson));
    std::ranges::sort(lessons,
                      [](const auto& a, const auto& b) { return placeOf(a) < placeOf(b); });
    return lessons;
}

const std::string& anyOf(const core::Translated& text)
{
    for (const std::string& language : {spokenLanguage().toStdString(), std::string("en")})
        if (const auto told = text.find(language); told != text.end())
            return told->second;
    return text.begin()->second;
}

QString nameOfLanguage(const QString& tag)
{
    const QList<Language> spoken = languages();
    const auto found = std::ranges::find(spoken, tag, &Language::code);
    return found == spoken.end() ? tag : found->name;
}

}  // namespace ui
