// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/document/lesson_document.h"

#include "core/teaching/lessons/variant.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/text/lessons/verdict_text.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

const core::LessonGuess* guessNamed(const core::Lesson& lesson, std::string_view id)
{
    for (const core::LessonStep& step : lesson.steps)
        for (const core::LessonGuess& guess : step.guesses)
            if (guess.id == id)
                return &guess;
    return nullptr;
}

}  // namespace

LessonDocument::LessonDocument(QObject* parent)
    : Document(parent)
    , m_bench(new LessonBench(m_history, this))
{
    // A lesson never has unsaved changes.
    connect(&m_history, &QUndoStack::indexChanged, &m_history, &QUndoStack::setClean);
    connect(m_bench, &LessonBench::changed, this, [this] { emit changed(Part::Data); });
}

LessonDocument::~LessonDocument()
{
    m_history.disconnect();
}

void LessonDocument::take(const core::Lesson& lesson, std::uint64_t seed, const QString& file,
                          const LessonStanding& standing)
{
    const auto variant = core::variantOf(lesson, seed);
    Taken taken{variant ? *variant : lesson, variant ? seed : 0, file, 0, {}, {}};
    taken.step = std::min(standing.step, taken.lesson.steps.size() - 1);
    for (const auto& [id, before] : standing.answers)
        if (const core::LessonGuess* guess = guessNamed(taken.lesson, id))
            if (const auto answer = core::readAnswer(*guess, before.written))
                taken.given[id] = {*answer, core::judged(taken.lesson, *guess, *answer),
                                   before.isOpen};
    pushLoad<Taken>(QString(), m_taken, std::move(taken), QString(),
                    [](const Taken&) { return std::size_t{0}; });
    m_history.clear();
    emit changed(Part::Lesson);
}

void LessonDocument::replaced()
{
    m_bench->take(m_taken.lesson);
    m_bench->enter(m_taken.step);
}

void LessonDocument::startOver()
{
    emit aboutToBeReplaced();
    m_taken.given.clear();
    m_taken.hints.clear();
    m_taken.step = 0;
    replaced();
    emit changed(Part::Lesson);
}

QString LessonDocument::text(const core::Translated& texts) const
{
    return lessonText(lesson(), texts, language());
}

QString LessonDocument::title() const
{
    return hasLesson() ? text(lesson().title) : tr("Lessons");
}

const GuessedAnswer* LessonDocument::given(std::string_view guess) const
{
    const auto found = m_taken.given.find(guess);
    return found == m_taken.given.end() ? nullptr : &found->second;
}

const core::LessonGuess* LessonDocument::closedGuess() const
{
    const auto& guesses = step().guesses;
    const auto closed = std::find_if(guesses.begin(), guesses.end(), [this](const auto& guess) {
        return !given(guess.id) || !given(guess.id)->isOpen;
    });
    return closed == guesses.end() ? nullptr : &*closed;
}

std::size_t LessonDocument::hintsShown(std::string_view guess) const
{
    const auto found = m_taken.hints.find(guess);
    return found == m_taken.hints.end() ? 0 : found->second;
}

LessonStanding LessonDocument::standing() const
{
    LessonStanding standing{m_taken.step, {}};
    for (const auto& [id, given] : m_taken.given)
        standing.answers[id] = {core::writtenAnswer(*guessNamed(lesson(), id), given.answer),
                                given.isOpen};
    return standing;
}

core::AnySession LessonDocument::snapshot() const
{
    return m_bench->current() ? m_bench->current()->snapshot() : core::Session{};
}

void LessonDocument::showStep(std::size_t step)
{
    if (step >= m_taken.lesson.steps.size() || step == m_taken.step)
        return;
    m_taken.step = step;
    m_bench->enter(step);
    emit changed(Part::Step);
}

void LessonDocument::next()
{
    showStep(m_taken.step + 1);
}

void LessonDocument::back()
{
    if (!isFirst())
        showStep(m_taken.step - 1);
}

void LessonDocument::commit(const std::string& id, const core::LessonAnswer& answer)
{
    const core::LessonGuess* guess = guessNamed(lesson(), id);
    if (!guess || given(id))
        return;
    m_taken.given[id] = {answer, core::judged(lesson(), *guess, answer)};
    emit changed(Part::Answer);
}

void LessonDocument::open(const std::string& id)
{
    const auto found = m_taken.given.find(id);
    if (found == m_taken.given.end() || std::exchange(found->second.isOpen, true))
        return;
    emit changed(Part::Answer);
}

void LessonDocument::showHints(const std::string& id, std::size_t count)
{
    m_taken.hints[id] = count;
    emit changed(Part::Hint);
}

void LessonDocument::putRight()
{
    m_bench->putRight();
}

}  // namespace ui
