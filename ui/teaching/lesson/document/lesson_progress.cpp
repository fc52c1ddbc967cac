// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/document/lesson_progress.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>

namespace ui {

namespace {

constexpr auto settingsKey = "lessons";
constexpr auto lastKey = "last lesson";

/// The key for storing a lesson: separate for variants, and for files and built-in lessons.
QString nameOf(const core::Lesson& lesson, std::uint64_t seed, const QString& file)
{
    QString name =
        file.isEmpty() ? QString::fromStdString(lesson.id) : QFileInfo(file).absoluteFilePath();
    return seed == 0 ? name : QStringLiteral("%1 #%2").arg(name).arg(seed);
}

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

}  // namespace

void LessonProgress::keep()
{
    m_isOnDisk = true;
    m_kept = QJsonDocument::fromJson(QSettings().value(word(settingsKey)).toByteArray()).object();
    emit changed();
}

LessonStanding LessonProgress::standing(const core::Lesson& lesson, std::uint64_t seed,
                                        const QString& file) const
{
    const QJsonObject kept = m_kept[nameOf(lesson, seed, file)].toObject();
    LessonStanding standing;
    standing.step = static_cast<std::size_t>(std::max(0, kept[word("step")].toInt()));
    const QJsonObject guesses = kept[word("guesses")].toObject();
    for (auto guess = guesses.begin(); guess != guesses.end(); ++guess)
        standing.answers[guess.key().toStdString()] = {
            guess->toObject()[word("answer")].toString().toStdString(),
            guess->toObject()[word("open")].toBool()};
    return standing;
}

LessonTally LessonProgress::tally(const core::Lesson& lesson, const QString& file) const
{
    const QJsonObject kept = m_kept[nameOf(lesson, 0, file)].toObject();
    const QJsonArray seen = kept[word("seen")].toArray();
    const QJsonObject guesses = kept[word("guesses")].toObject();
    LessonTally tally;
    tally.steps = static_cast<int>(lesson.steps.size());
    for (int step = 0; step < tally.steps; ++step) {
        bool isDone = seen.contains(step);
        for (const core::LessonGuess& guess :
             lesson.steps[static_cast<std::size_t>(step)].guesses) {
            const QJsonObject given = guesses[QString::fromStdString(guess.id)].toObject();
            isDone = isDone && !given.isEmpty();
            tally.guesses += given.isEmpty() ? 0 : 1;
            tally.right += given[word("right")].toBool() ? 1 : 0;
        }
        tally.seen += isDone ? 1 : 0;
    }
    return tally;
}

QString LessonProgress::last() const
{
    return m_kept[word(lastKey)].toString();
}

void LessonProgress::note(const LessonDocument& document)
{
    const QString name = nameOf(document.lesson(), document.seed(), document.file());
    QJsonObject kept = m_kept;
    QJsonObject lesson = kept[name].toObject();
    QJsonArray seen = lesson[word("seen")].toArray();
    const int step = static_cast<int>(document.placeInFront());
    if (!seen.contains(step))
        seen.append(step);
    QJsonObject guesses;
    for (const auto& [id, answer] : document.standing().answers) {
        QJsonObject given =
            lesson[word("guesses")].toObject()[QString::fromStdString(id)].toObject();
        given[word("answer")] = QString::fromStdString(answer.written);
        given[word("open")] = answer.isOpen;
        given[word("right")] = document.given(id)->verdict.isRight;
        guesses[QString::fromStdString(id)] = given;
    }
    lesson[word("step")] = step;
    lesson[word("seen")] = seen;
    lesson[word("guesses")] = guesses;
    kept[name] = lesson;
    if (document.file().isEmpty())
        kept[word(lastKey)] = QString::fromStdString(document.lesson().id);
    put(kept);
}

void LessonProgress::forget(const core::Lesson& lesson, std::uint64_t seed, const QString& file)
{
    QJsonObject kept = m_kept;
    kept.remove(nameOf(lesson, seed, file));
    put(kept);
}

void LessonProgress::reset()
{
    put({});
}

void LessonProgress::put(const QJsonObject& kept)
{
    m_kept = kept;
    if (m_isOnDisk)
        QSettings().setValue(word(settingsKey),
                             QJsonDocument(m_kept).toJson(QJsonDocument::Compact));
    emit changed();
}

core::Table LessonProgress::table() const
{
    core::Table table;
    for (const char* heading : {"lesson", "guess", "answer", "right"})
        table.columns.push_back({heading});
    for (auto lesson = m_kept.begin(); lesson != m_kept.end(); ++lesson) {
        const QJsonObject guesses = lesson->toObject()[word("guesses")].toObject();
        for (auto guess = guesses.begin(); guess != guesses.end(); ++guess) {
            const QJsonObject given = guess->toObject();
            const bool isRight = given[word("right")].toBool();
            table.rows.push_back({{lesson.key().toStdString()},
                                  {guess.key().toStdString()},
                                  {given[word("answer")].toString().toStdString()},
                                  {isRight ? "yes" : "no"}});
        }
    }
    return table;
}

}  // namespace ui
