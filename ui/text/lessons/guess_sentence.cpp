// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/lessons/guess_sentence.h"

#include "core/conventions/convention_search/axis_table.h"
#include "core/conventions/convention_search/classifier_axes.h"
#include "core/teaching/lessons/lesson_number.h"
#include "ui/text/conventions/rule_text.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/definition_sentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace ui {

namespace {

/// The dimension with this id that a measure of lists uses; several share an id.
const core::AxisNames* axisOf(std::string_view id, const core::MeasureSpec& measure)
{
    const core::AxisNames* found = nullptr;
    for (const core::AxisRow& row : core::axisTable())
        if (row.id == id && (!found || row.isRead(measure, core::RuleSet(), core::RuleFacts())))
            found = &row;
    return found;
}

bool hasValue(const core::AxisNames& row, std::string_view value)
{
    return row.values.empty() || std::ranges::find(row.values, value) != row.values.end();
}

/// Measures of lists and of classifiers share names such as recall and AP, and the ids of their
/// rules.
const core::AxisNames* axisOf(std::string_view id, std::string_view value,
                              const std::string& measure)
{
    if (const auto ofLists = core::parseMeasureSpec(measure))
        if (const core::AxisNames* const row = axisOf(id, *ofLists); row && hasValue(*row, value))
            return row;
    const auto rows = core::classifierAxisTable();
    const auto row = std::ranges::find(rows, id, &core::ClassifierAxisRow::id);
    return row == rows.end() ? nullptr : &*row;
}

QString lessonRuleText(const std::string& measure, const std::string& id, const std::string& value)
{
    if (id == "negatives")
        return value == "all"
                   ? Wording::tr("among all items")
                   : Wording::tr("among %1 sampled items").arg(QString::fromStdString(value));
    const core::AxisNames* const row = axisOf(id, value, measure);
    return row ? ruleText(row->axis, value) : QString::fromStdString(id + '=' + value);
}

QString measureName(const std::string& measure)
{
    if (measure == "mean")
        return Wording::tr("the mean difference");
    if (measure == "won")
        return Wording::tr("the number of queries won");
    if (measure == "lost")
        return Wording::tr("the number of queries lost");
    if (measure == "Rank")
        return Wording::tr("the mean rank");
    if (measure.starts_with("Hit@"))
        return Wording::tr("the probability of a hit in the top %1")
            .arg(QString::fromStdString(measure.substr(4)));
    if (measure == "NE")
        return Wording::tr("normalised entropy");
    // Rates have names in every language; measures such as nDCG@5 keep theirs.
    static constexpr std::array rates{QT_TRANSLATE_NOOP("Wording", "accuracy"),
                                      QT_TRANSLATE_NOOP("Wording", "precision"),
                                      QT_TRANSLATE_NOOP("Wording", "recall"),
                                      QT_TRANSLATE_NOOP("Wording", "specificity"),
                                      QT_TRANSLATE_NOOP("Wording", "LogLoss"),
                                      QT_TRANSLATE_NOOP("Wording", "log loss"),
                                      QT_TRANSLATE_NOOP("Wording", "hit rate"),
                                      QT_TRANSLATE_NOOP("Wording", "grouped AUC"),
                                      QT_TRANSLATE_NOOP("Wording", "normalised entropy")};
    const auto rate = std::ranges::find(rates, std::string_view(measure));
    return rate == rates.end() ? QString::fromStdString(measure) : Wording::tr(*rate);
}

/// Does not change names such as nDCG.
QString capitalised(const QString& phrase)
{
    if (phrase.size() > 1 && !phrase[1].isLower())
        return phrase;
    return phrase.left(1).toUpper() + phrase.mid(1);
}

/// The settings in a definition: "gain=exp" of "nDCG(gain=exp)@5".
std::string settingsIn(const std::string& measure)
{
    const std::size_t open = measure.find('(');
    const std::size_t close = measure.rfind(')');
    const bool hasAny = open != std::string::npos && close != std::string::npos && open < close;
    return hasAny ? measure.substr(open + 1, close - open - 1) : std::string();
}

/// These settings in words; empty if one has none.
QStringList settingTexts(const std::string& measure)
{
    QStringList texts;
    for (const std::string& setting : core::commaParted(settingsIn(measure))) {
        const std::size_t equal = setting.find('=');
        const std::string id = setting.substr(0, equal);
        const std::string value = equal == std::string::npos ? "" : setting.substr(equal + 1);
        const core::AxisNames* const row = axisOf(id, value, measure);
        if (!row)
            return {};
        texts << ruleText(row->axis, value);
    }
    return texts;
}

QString takenText(const core::LessonNumber& number)
{
    const auto definition = core::parseMeasureSpec(number.measure);
    QString name =
        number.isMean && definition ? meanName(*definition) : measureName(number.measure);
    if (!settingTexts(number.measure).isEmpty())
        name.remove(QStringLiteral("(%1)").arg(QString::fromStdString(settingsIn(number.measure))));
    switch (number.take) {
    case core::LessonTake::Value:
        break;
    case core::LessonTake::Lowest:
        return Wording::tr("the lowest possible %1").arg(name);
    case core::LessonTake::Highest:
        return Wording::tr("the highest possible %1").arg(name);
    case core::LessonTake::MeanOverCutoffs:
        return Wording::tr("the mean of %1 over all cutoffs").arg(name);
    case core::LessonTake::Threshold:
        return Wording::tr("the threshold with the highest %1").arg(name);
    case core::LessonTake::UsualThreshold:
        return Wording::tr("the usual threshold for %1").arg(name);
    case core::LessonTake::Numerator:
        return Wording::tr("the numerator of %1").arg(name);
    case core::LessonTake::Denominator:
        return Wording::tr("the denominator of %1").arg(name);
    case core::LessonTake::Term:
        return Wording::tr("the contribution of rank %1 to %2").arg(number.rank).arg(name);
    }
    return name;
}

/// Adds the rules that are not the usual ones.
QString withRules(const QString& phrase, const core::LessonNumber& number)
{
    QStringList rules = settingTexts(number.measure);
    for (const auto& [id, value] : number.rules)
        rules += lessonRuleText(number.measure, id, value);
    return rules.isEmpty() ? phrase : remarkedText(phrase, listText(rules));
}

/// What is measured, without its data: "nDCG@5", "precision (Threshold: 0.3)".
QString measurePhrase(const core::LessonNumber& number)
{
    return withRules(takenText(number), number);
}

/// Quotes words of the lesson's language, to separate them from the sentence.
QString dataPhrase(const core::LessonNumber& number)
{
    return number.label.empty() ? QString::fromStdString(number.data)
                                : Wording::tr("%1", "the name of a lesson's list in a sentence")
                                      .arg(QString::fromStdString(number.label));
}

QString namesOf(const core::LessonGuess& guess)
{
    QStringList names;
    for (std::size_t i = 0; i < guess.numbers.size(); ++i)
        names += namePhrase(guess, i);
    return listText(names);
}

bool isOneMeasure(const core::LessonGuess& guess)
{
    return std::all_of(guess.numbers.begin(), guess.numbers.end(), [&](const auto& number) {
        return measurePhrase(number) == measurePhrase(guess.numbers.front());
    });
}

bool isOfOneData(const core::LessonGuess& guess)
{
    return std::all_of(guess.numbers.begin(), guess.numbers.end(), [&](const auto& number) {
        return number.data == guess.numbers.front().data;
    });
}

bool isOfCount(const core::LessonNumber& number)
{
    return number.measure == "won" || number.measure == "lost";
}

/// "P@5 for films", "the number of queries won in D".
QString ofData(const QString& phrase, const core::LessonNumber& number)
{
    const QString data = dataPhrase(number);
    return (isOfCount(number) ? Wording::tr("%1 in %2") : Wording::tr("%1 for %2"))
        .arg(phrase, data);
}

QString directionSentence(const core::LessonGuess& guess)
{
    const core::LessonNumber& first = guess.numbers[0];
    const core::LessonNumber& second = guess.numbers[1];
    if (isOneMeasure(guess))
        return Wording::tr("Does %1 go up, down, or stay the same from %2 to %3?")
            .arg(measurePhrase(first), dataPhrase(first), dataPhrase(second));
    if (!isOfOneData(guess))
        return Wording::tr("From %1 to %2: up, down, or the same?")
            .arg(numberPhrase(first), numberPhrase(second));
    return (isOfCount(first) ? Wording::tr("From %1 to %2 in %3: up, down, or the same?")
                             : Wording::tr("From %1 to %2 for %3: up, down, or the same?"))
        .arg(measurePhrase(first), measurePhrase(second), dataPhrase(first));
}

QString choiceSentence(const core::LessonGuess& guess)
{
    const bool areTwo = guess.numbers.size() == 2;
    if (!isOneMeasure(guess))
        return (areTwo ? Wording::tr("Which is higher: %1, or are they the same?")
                       : Wording::tr("Which is highest: %1, or are they the same?"))
            .arg(namesOf(guess));
    return (areTwo ? Wording::tr("For which is %1 higher: %2, or are they the same?")
                   : Wording::tr("For which is %1 highest: %2, or are they the same?"))
        .arg(measurePhrase(guess.numbers.front()), namesOf(guess));
}

QString orderSentence(const core::LessonGuess& guess)
{
    return isOneMeasure(guess)
               ? Wording::tr("How do %2 rank by %1, highest first?")
                     .arg(measurePhrase(guess.numbers.front()), namesOf(guess))
               : Wording::tr("How do these rank, highest first: %1?").arg(namesOf(guess));
}

QString blanksSentence(const core::LessonGuess& guess)
{
    if (!guess.formula.empty())  // which says what they are
        return guess.numbers.size() == 1 ? Wording::tr("What is the missing number?")
                                         : Wording::tr("What are the missing numbers?");
    QStringList phrases;
    for (const core::LessonNumber& number : guess.numbers)
        phrases += numberPhrase(number);
    return phrases.size() == 1
               ? Wording::tr("What is %1?").arg(phrases.front())
               : Wording::tr("What are these values: %1?").arg(clausesText(phrases));
}

/// Determines gains from grades; lessons never ask for these.
constexpr std::array gainParameters{core::Parameter::Gain,        core::Parameter::GainTable,
                                    core::Parameter::Discount,    core::Parameter::DiscountBase,
                                    core::Parameter::RbpGain,     core::Parameter::Persistence,
                                    core::Parameter::RelevantFrom};

bool isGraded(const std::vector<core::RankedList>& lists)
{
    const auto isHigh = [](const core::RankedItem& document) {
        return document.grade.earning() > 1;
    };
    return std::any_of(lists.begin(), lists.end(), [&](const core::RankedList& list) {
        return std::any_of(list.ranked.begin(), list.ranked.end(), isHigh) ||
               std::any_of(list.notRetrieved.begin(), list.notRetrieved.end(), isHigh);
    });
}

QString gradeRules(const core::Lesson& lesson, const core::LessonNumber& number)
{
    const auto* const lists =
        std::get_if<std::vector<core::RankedList>>(&lesson.dataNamed(number.data)->content);
    if (!lists || !core::parseMeasureSpec(number.measure))
        return {};
    const core::ValueUnderRules asked = core::ruledNumber(number, *lists);
    core::MeasureSpec definition = asked.definition;
    definition.settings = asked.rules.settings;
    const std::span<const core::Parameter> all(gainParameters);
    // With grades 0 and 1, it is clear which are relevant.
    return parameterSentences(definition, isGraded(*lists) ? all : all.first(all.size() - 1));
}

QString sentenceOf(const core::LessonGuess& guess)
{
    switch (guess.kind) {
    case core::GuessKind::Number:
        return Wording::tr("What is %1?").arg(numberPhrase(guess.numbers.front()));
    case core::GuessKind::Direction:
        return directionSentence(guess);
    case core::GuessKind::Choice:
        return choiceSentence(guess);
    case core::GuessKind::Order:
        return orderSentence(guess);
    case core::GuessKind::Blanks:
        return blanksSentence(guess);
    }
    return {};
}

}  // namespace

QString gradeRules(const core::Lesson& lesson, const core::LessonGuess& guess)
{
    const QString rules = gradeRules(lesson, guess.numbers.front());
    const bool isOne = std::all_of(
        guess.numbers.begin(), guess.numbers.end(),
        [&](const core::LessonNumber& number) { return gradeRules(lesson, number) == rules; });
    return isOne ? rules : QString();
}

QString namePhrase(const core::LessonGuess& guess, std::size_t place)
{
    return isOfOneData(guess) ? QString::fromStdString(guess.numbers[place].measure)
                              : dataPhrase(guess.numbers[place]);
}

QString lessonMeasures(const core::Lesson& lesson)
{
    QStringList names;
    for (const QString& name : QString::fromStdString(lesson.measures).split(QStringLiteral(", ")))
        names << measureName(name.toStdString());
    return listText(names);
}

QString numberPhrase(const core::LessonNumber& number)
{
    return closedUp(withRules(ofData(takenText(number), number), number));
}

QString numberPhraseAtBegin(const core::LessonNumber& number)
{
    return closedUp(withRules(ofData(capitalised(takenText(number)), number), number));
}

QString guessSentence(const core::LessonGuess& guess)
{
    return closedUp(sentenceOf(guess));
}

}  // namespace ui
