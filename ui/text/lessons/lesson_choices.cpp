// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/lessons/lesson_choices.h"

#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_number.h"
#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/lessons/lesson_draft.h"
#include "ui/text/lessons/verdict_text.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t mostForeseen = 3;  ///< unless a person ticks more

bool isUnwritten(const core::Translated& text)
{
    return std::ranges::any_of(text, [](const auto& told) {
        return told.second.find(core::toBeWritten) != std::string::npos;
    });
}

OfferedQuestion offered(core::LessonStep step, bool isAsked)
{
    core::LessonGuess& guess = step.guesses.front();
    for (core::Translated* text : {&step.text, &guess.right})
        if (isUnwritten(*text))
            text->clear();
    std::erase_if(guess.hints, isUnwritten);
    guess.hints.resize(1);
    for (core::WrongNumber& wrong : guess.wrong)
        for (auto& [language, text] : wrong.feedback)
            text = Wording::tr("This is “%1”.").arg(numberPhrase(wrong.number)).toStdString();
    std::vector<bool> isForeseen(guess.wrong.size());
    std::fill_n(isForeseen.begin(), std::min(isForeseen.size(), mostForeseen), true);
    return {std::move(step), std::move(isForeseen), isAsked};
}

/// Takes the person's text unless it is the one that was proposed.
template <class Text>
void keep(Text& fresh, const Text& written, const Text& proposed)
{
    if (written != proposed)
        fresh = written;
}

/// Without blanks around it; a blank text is none.
void trim(core::Translated& texts)
{
    for (auto& [language, text] : texts)
        text = QString::fromStdString(text).trimmed().toStdString();
    std::erase_if(texts, [](const auto& one) { return one.second.empty(); });
}

bool isUsedBy(const core::LessonData& data, const core::Lesson& lesson)
{
    return std::ranges::any_of(lesson.steps, [&data](const core::LessonStep& step) {
        return std::ranges::any_of(step.shows, [&data](const core::LessonShow& show) {
            return std::ranges::find(show.data, data.name) != show.data.end();
        });
    });
}

}  // namespace

LessonChoices choicesOf(const LessonDraft& draft)
{
    LessonChoices choices{draft.lesson(), {}, {}};
    for (const core::LessonStep& step : std::exchange(choices.frame.steps, {}))
        choices.questions.push_back(offered(step, true));
    for (const core::LessonStep& step : draft.furtherSteps())
        choices.questions.push_back(offered(step, false));
    choices.source = {{choices.frame.languages.front(), Wording::tr("Own data").toStdString()}};
    return choices;
}

LessonChoices choicesMeasuredBy(const LessonChoices& choices, const LessonDraft& draft,
                                const core::MeasureSpec& definition)
{
    const auto present = core::parseMeasureSpec(choices.frame.measures);
    const LessonChoices proposed = choicesOf(present ? draft.measuredBy(*present) : draft);
    LessonChoices fresh = choicesOf(draft.measuredBy(definition));
    keep(fresh.frame.title, choices.frame.title, proposed.frame.title);
    keep(fresh.frame.question, choices.frame.question, proposed.frame.question);
    keep(fresh.source, choices.source, proposed.source);
    const auto named = [](const std::vector<OfferedQuestion>& questions, const std::string& id) {
        return std::ranges::find_if(
            questions, [&id](const auto& question) { return question.guess().id == id; });
    };
    for (OfferedQuestion& question : fresh.questions) {
        const auto before = named(choices.questions, question.guess().id);
        const auto then = named(proposed.questions, question.guess().id);
        if (before == choices.questions.end() || then == proposed.questions.end())
            continue;
        question.isAsked = before->isAsked;
        keep(question.step.title, before->step.title, then->step.title);
        keep(question.step.text, before->step.text, then->step.text);
        keep(question.guess().hints, before->guess().hints, then->guess().hints);
        keep(question.guess().right, before->guess().right, then->guess().right);
    }
    return fresh;
}

core::Lesson chosenLesson(const LessonChoices& choices)
{
    core::Lesson lesson = choices.frame;
    trim(lesson.title);
    trim(lesson.question);
    core::Translated source = choices.source;
    trim(source);
    lesson.source = source.empty() ? std::string() : source.begin()->second;
    for (const OfferedQuestion& question : choices.questions) {
        if (!question.isAsked)
            continue;
        core::LessonStep step = question.step;
        core::LessonGuess& guess = step.guesses.front();
        guess.wrong.clear();
        for (std::size_t place = 0; place < question.isForeseen.size(); ++place)
            if (question.isForeseen[place])
                guess.wrong.push_back(question.guess().wrong[place]);
        for (core::Translated* text : {&step.title, &step.text, &guess.right})
            trim(*text);
        for (core::WrongNumber& wrong : guess.wrong)
            trim(wrong.feedback);
        for (core::Translated& hint : guess.hints)
            trim(hint);
        std::erase(guess.hints, core::Translated());
        lesson.steps.push_back(std::move(step));
    }
    std::erase_if(lesson.data,
                  [&lesson](const core::LessonData& data) { return !isUsedBy(data, lesson); });
    return lesson;
}

QString wrongAnswerText(const core::Lesson& frame, const core::WrongNumber& wrong)
{
    const core::LessonData& data = *frame.dataNamed(wrong.number.data);
    //: %1 is "nDCG@5 for A (Gain: 2^grade − 1)", %2 its value
    return Wording::tr("%1: %2").arg(numberPhrase(wrong.number),
                                     lessonValueText(core::lessonValue(wrong.number, data)));
}

}  // namespace ui
