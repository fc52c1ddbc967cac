// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/lessons/verdict_text.h"

#include "core/foundation/text/inexact.h"
#include "core/teaching/lessons/placeholder.h"
#include "ui/text/conventions/answer_text.h"
#include "ui/text/conventions/rule_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/words/number_format.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using core::Judgement;

constexpr std::int64_t longestDenominator = 999;
constexpr int mostDecimals = 17;
constexpr std::size_t mostLibraries = 4;

QString typedText(const core::GuessedNumber& number)
{
    return number.typed ? QString::fromStdString(number.typed->text) : Wording::tr("undefined");
}

QString directionText(core::GuessDirection direction)
{
    switch (direction) {
    case core::GuessDirection::Up:
        return Wording::tr("it goes up");
    case core::GuessDirection::Down:
        return Wording::tr("it goes down");
    case core::GuessDirection::Same:
        break;
    }
    return Wording::tr("it stays the same");
}

QString nameText(const core::LessonGuess& guess, std::size_t place)
{
    return QString::fromStdString(core::labelOf(guess, place));
}

QString librariesText(const core::NumberVerdict& number)
{
    if (number.libraries.empty())
        return {};
    std::vector<std::string_view> all = number.libraries;
    // Versions and options of a library come last.
    std::stable_partition(all.begin(), all.end(), [](std::string_view name) {
        return name.find(' ') == std::string_view::npos;
    });
    const std::size_t told = all.size() <= mostLibraries + 1 ? all.size() : mostLibraries;
    const QString names = libraryNamesText(std::span(all).first(told));
    const std::size_t others = all.size() - told;
    //: %1 names libraries
    return others == 0 ? Wording::tr("Tools that calculate it this way: %1.").arg(names)
                       : Wording::tr("%1 and %n other tools calculate it this way.", nullptr,
                                     static_cast<int>(others))
                             .arg(names);
}

QString lessonRulesText(const core::NumberVerdict& number)
{
    QStringList rules;
    for (const core::RuleChange& change : number.changes)
        rules << ruleText(change.axis, change.from);
    return Wording::tr("This lesson uses other rules: %1.").arg(clausesText(rules));
}

QString toleranceText(const core::LessonGuess& guess)
{
    return plainText(guess.tolerance, QLocale::c());
}

class NumberWords {
public:
    NumberWords(const core::Lesson& lesson, const core::LessonGuess& guess,
                const core::NumberVerdict& verdict, const core::GuessedNumber& typed,
                std::string_view language)
        : m_lesson(lesson)
        , m_guess(guess)
        , m_verdict(verdict)
        , m_typed(typedText(typed))
        , m_language(language)
    {}

    VerdictWords words() const
    {
        switch (m_verdict.judgement) {
        case Judgement::Right:
            return {Wording::tr("Right: %1").arg(lessonValueText(m_verdict.right)), {}};
        case Judgement::KnownWrong:
            return {Wording::tr("%1 is %2", "verdict").arg(m_typed, numberPhrase(*m_verdict.other)),
                    joinedSentences({feedback(), librariesText(m_verdict)})};
        case Judgement::OtherRule:
            return {Wording::tr("%1 is %2", "verdict").arg(m_typed, numberPhrase(*m_verdict.other)),
                    joinedSentences({lessonRulesText(m_verdict), librariesText(m_verdict)})};
        case Judgement::Rounded:
            return {Wording::tr("%1 is correct, but rounded").arg(m_typed), moreDigits()};
        case Judgement::Cut:
            return {Wording::tr("%1 is correct, but truncated").arg(m_typed), moreDigits()};
        case Judgement::Percent:
            return {Wording::tr("%1 is correct as a percentage").arg(m_typed),
                    Wording::tr("Divide it by 100, or type %1%.").arg(m_typed)};
        case Judgement::NearWrong:
            return {Wording::tr("%1 is not right, but it is close to %2")
                        .arg(m_typed, numberPhrase(*m_verdict.other)),
                    feedback()};
        case Judgement::TooLow:
            return {Wording::tr("%1 is too low").arg(m_typed), noRule()};
        case Judgement::TooHigh:
            return {Wording::tr("%1 is too high").arg(m_typed), noRule()};
        case Judgement::HasValue:
            return {Wording::tr("This value is defined"),
                    Wording::tr("The denominator is not 0 here.")};
        case Judgement::HasNoValue:
            return {Wording::tr("%1 is not right").arg(m_typed),
                    Wording::tr("What would you divide by?")};
        case Judgement::NotAnswered:
            break;
        }
        return {};
    }

private:
    QString feedback() const
    {
        return lessonText(m_lesson, m_guess.wrong[*m_verdict.wrong].feedback, m_language);
    }
    QString moreDigits() const
    {
        return Wording::tr("Add one more digit: answers within ±%1 count as right.")
            .arg(toleranceText(m_guess));
    }
    /// For numbers that a tool's rules could explain.
    QString noRule() const
    {
        return m_guess.kind == core::GuessKind::Number
                   ? Wording::tr("No known tool’s rules give this number.")
                   : QString();
    }

    const core::Lesson& m_lesson;
    const core::LessonGuess& m_guess;
    const core::NumberVerdict& m_verdict;
    QString m_typed;
    std::string_view m_language;
};

struct AnswerWords {
    const core::Lesson& lesson;
    const core::LessonGuess& guess;
    const core::GuessVerdict& verdict;
    std::string_view language;

    VerdictWords operator()(const core::GuessedNumber& number) const
    {
        return NumberWords(lesson, guess, verdict.numbers.front(), number, language).words();
    }
    VerdictWords operator()(core::GuessDirection direction) const
    {
        return {rightOrNot(directionText(direction)), {}};
    }
    VerdictWords operator()(const core::ChosenData& chosen) const
    {
        if (!chosen.place)
            return {rightOrNot(Wording::tr("they are the same")), {}};
        const QString name = namePhrase(guess, *chosen.place);
        return {rightOrNot(guess.numbers.size() == 2 ? Wording::tr("%1 is higher").arg(name)
                                                     : Wording::tr("%1 is the highest").arg(name)),
                {}};
    }
    VerdictWords operator()(const core::OrderedData&) const
    {
        if (verdict.isRight)
            return {Wording::tr("Right: every pair is in order"), {}};
        QStringList pairs;
        for (const auto& [first, second] : verdict.swapped)
            //: two lists of which the first was said to be higher
            pairs << Wording::tr("%1 above %2")
                         .arg(namePhrase(guess, first), namePhrase(guess, second));
        return {
            Wording::tr("%n pairs are in the wrong order", nullptr, static_cast<int>(pairs.size())),
            Wording::tr("You ranked %1.").arg(listText(pairs))};
    }
    VerdictWords operator()(const core::FilledBlanks& filled) const
    {
        const auto right =
            std::count_if(verdict.numbers.begin(), verdict.numbers.end(),
                          [](const auto& number) { return number.judgement == Judgement::Right; });
        QStringList told;
        for (std::size_t i = 0; i < filled.blanks.size(); ++i)
            told << blankText(filled, i);
        if (verdict.isRight)
            return {Wording::tr("Right"), {}};
        if (filled.blanks.size() == 1)
            return NumberWords(lesson, guess, verdict.numbers.front(), *filled.blanks.front(),
                               language)
                .words();
        return {Wording::tr("%1 of %2 blanks are right").arg(right).arg(verdict.numbers.size()),
                joinedSentences(told)};
    }

private:
    QString rightOrNot(const QString& said) const
    {
        return verdict.isRight ? Wording::tr("Right: %1").arg(said)
                               : Wording::tr("“%1” is not right").arg(said);
    }
    QString blankText(const core::FilledBlanks& filled, std::size_t place) const
    {
        const core::NumberVerdict& number = verdict.numbers[place];
        if (number.judgement == Judgement::Right || !filled.blanks[place])
            return {};
        const VerdictWords words =
            NumberWords(lesson, guess, number, *filled.blanks[place], language).words();
        //: %1 is the place of a blank, %2 what is said of what stands there
        return joinedSentences(
            {Wording::tr("Blank %1: %2.").arg(place + 1).arg(words.heading), words.text});
    }
};

QString valuesText(const core::LessonGuess& guess, const core::GuessVerdict& right)
{
    QStringList values;
    for (std::size_t i = 0; i < guess.numbers.size(); ++i) {
        const core::LessonValue& value = right.numbers[i].right;
        const QString phrase =
            i == 0 ? numberPhraseAtBegin(guess.numbers[i]) : numberPhrase(guess.numbers[i]);
        values << (value.value
                       ? Wording::tr("%1 is %2", "verdict").arg(phrase, lessonValueText(value))
                       : Wording::tr("%1 is undefined").arg(phrase));
    }
    return asSentence(clausesText(values));
}

}  // namespace

QString lessonText(const core::Lesson& lesson, const core::Translated& texts,
                   std::string_view language)
{
    auto found = texts.find(language);
    if (found == texts.end())
        found = texts.find(lesson.languages.front());
    return found == texts.end() ? QString()
                                : QString::fromStdString(core::filledText(lesson, found->second));
}

QString lessonValueText(const core::LessonValue& value)
{
    if (!value.value)
        return Wording::tr("undefined");
    const double number = *value.value;
    int decimals = 4;
    while (decimals < mostDecimals && core::wouldReadAsWhole(number, decimals))
        ++decimals;
    const bool isWhole = std::floor(number) == number;
    const QString text =
        isWhole ? plainText(number, QLocale::c()) : decimalText(number, decimals, QLocale::c());
    const bool isShort =
        !isWhole && value.exact && value.exact->denominator() <= longestDenominator;
    return isShort ? Wording::tr("%1 = %2").arg(text, fractionText(*value.exact)) : text;
}

QString answerName(const core::LessonGuess& guess, const core::LessonAnswer& answer)
{
    if (const auto* direction = std::get_if<core::GuessDirection>(&answer)) {
        if (*direction == core::GuessDirection::Same)
            return Wording::tr("same");
        return *direction == core::GuessDirection::Up ? Wording::tr("up") : Wording::tr("down");
    }
    if (const auto* chosen = std::get_if<core::ChosenData>(&answer))
        return chosen->place ? nameText(guess, *chosen->place) : Wording::tr("same", "of several");
    QStringList names;
    if (const auto* order = std::get_if<core::OrderedData>(&answer))
        for (const std::size_t place : order->places)
            names << nameText(guess, place);
    return names.join(QStringLiteral(" > "));
}

VerdictWords verdictWords(const core::Lesson& lesson, const core::LessonGuess& guess,
                          const core::LessonAnswer& answer, const core::GuessVerdict& verdict,
                          std::string_view language)
{
    VerdictWords words = std::visit(AnswerWords{lesson, guess, verdict, language}, answer);
    return {closedUp(std::move(words.heading)), closedUp(std::move(words.text))};
}

QString answerText(const core::Lesson& lesson, const core::LessonGuess& guess,
                   std::string_view language)
{
    const core::GuessVerdict right = core::judged(lesson, guess, core::rightAnswer(lesson, guess));
    const QString told = lessonText(lesson, guess.right, language);
    // The rows of an order and blanks show the values.
    const bool areSeen =
        guess.kind == core::GuessKind::Order || guess.kind == core::GuessKind::Blanks;
    const bool tellsValues = !areSeen || told.isEmpty();
    return joinedSentences({tellsValues ? closedUp(valuesText(guess, right)) : QString(), told});
}

}  // namespace ui
