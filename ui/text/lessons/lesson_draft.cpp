// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/lessons/lesson_draft.h"

#include "core/conventions/convention_search/axis_table.h"
#include "core/foundation/numbered_name.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/rankings/what_if/best_changes.h"
#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_number.h"
#include "core/teaching/lessons/lesson_writer.h"
#include "core/teaching/lessons/placeholder.h"
#include "ui/text/language/language.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/guess_sentence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ui {

namespace {

core::Translated inLanguage(const QString& text)
{
    return {{spokenLanguage().toStdString(), closedUp(text).toStdString()}};
}

QString marked(const QString& text)
{
    return QString::fromUtf8(core::toBeWritten) + u' ' + text;
}

/// A text that says what to replace it with.
core::Translated toWrite(const QString& text)
{
    return inLanguage(marked(text));
}

/// A name in a lesson's text, where a brace would start a number.
QString withoutBraces(QString name)
{
    return name.replace(u'{', QStringLiteral("\\{"));
}

/// Numbers in quotation marks are not answers, so the name must not contain the closing mark.
QString quotedName(const QString& name)
{
    QString inner = withoutBraces(name);
    inner.replace(QChar(0x201c), QChar(0x2018)).replace(QChar(0x201d), QChar(0x2019));
    return QStringLiteral("“%1”").arg(inner);
}

QString titleOf(const QString& name)
{
    return core::typedNumberIn(name.toStdString()).empty() ? withoutBraces(name) : quotedName(name);
}

std::string onOneLine(std::string text)
{
    for (char& sign : text)
        if (static_cast<unsigned char>(sign) < 0x20)
            sign = ' ';
    return QString::fromStdString(text).trimmed().toStdString();
}

/// The name of a file of data without its ending.
QString withoutEnding(QString name)
{
    for (const auto* ending :
         {".json", ".csv", ".tsv", ".run", ".qrels", ".txt", ".md", ".rankscope"})
        if (const QString text = QString::fromLatin1(ending);
            name.endsWith(text) && name.size() > text.size())
            name.chop(text.size());
    return name;
}

core::RankedList plainList(core::RankedList list)
{
    list.query = "q1";  // like one without a name in a file
    for (auto* documents : {&list.ranked, &list.notRetrieved})
        for (core::RankedItem& document : *documents) {
            document.id = onOneLine(document.id);
            document.title = onOneLine(document.title);
            document.score.reset();
            document.unknownFields.clear();
        }
    return list;
}

QString nameOf(const core::RankedList& list)
{
    const QString name = QString::fromStdString(onOneLine(list.query));
    return name.isEmpty() ? Wording::tr("my list") : name;
}

core::LessonNumber numberOf(std::string measure, std::string data)
{
    core::LessonNumber number;
    number.measure = std::move(measure);
    number.data = std::move(data);
    return number;
}

core::LessonNumber withRule(core::LessonNumber number, std::string_view id, std::string_view value)
{
    number.rules.emplace_back(id, value);
    return number;
}

core::WrongNumber wrongNumber(const core::LessonNumber& number)
{
    return {number, toWrite(Wording::tr("This is %1. Explain here why it is not the answer.")
                                .arg(quotedName(numberPhrase(number))))};
}

/// The rules that are taken most often by mistake.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> commonMistakes{
    {{"gain", "exp"}, {"gain", "linear"}, {"ideal", "retrieved"}}};

constexpr std::size_t mostInFile = 3;
constexpr std::size_t mostProposed = 8;

/// The values of the measure under other rules, sufficiently different from it; common mistakes
/// first.
std::vector<core::WrongNumber> otherRules(const core::LessonGuess& guess,
                                          const core::LessonData& data)
{
    std::vector<core::WrongNumber> found;
    std::vector<core::Value> values{core::lessonValue(guess.numbers.front(), data).value};
    const auto add = [&](const core::LessonNumber& number) {
        if (faultOf(number, data))
            return false;
        const core::Value value = core::lessonValue(number, data).value;
        const bool isNear = std::any_of(values.begin(), values.end(), [&](core::Value other) {
            return !value || !other ||
                   std::fabs(*value - *other) <= core::tolerancesApart * guess.tolerance;
        });
        if (!isNear) {
            values.push_back(value);
            found.push_back(wrongNumber(number));
        }
        return !isNear;
    };
    for (const auto& [rule, value] : commonMistakes)
        add(withRule(guess.numbers.front(), rule, value));
    for (const core::AxisRow& row : core::axisTable()) {
        if (found.size() == mostProposed || !core::parameterOf(row.axis))
            continue;
        for (const std::string_view value : row.values)
            if (add(withRule(guess.numbers.front(), row.id, value)))
                break;
    }
    return found;
}

/// The list after the single swap or move up that raises the measure most.
std::optional<core::RankedList> raised(const core::RankedList& list,
                                       const core::MeasureSpec& definition)
{
    const auto best = core::bestChanges(judgedRanking(list), definition);
    for (const core::ValuedChange& valued : best->changes) {
        const core::ChangeKind kind = core::kindOf(valued.change);
        const bool isMove = kind == core::ChangeKind::Swap || kind == core::ChangeKind::Promotion;
        if (isMove && best->before && valued.value && *valued.value > *best->before)
            return core::applied(valued.change, list);
    }
    return std::nullopt;
}

std::string lessonIdOf(const QString& fileName)
{
    std::string id;
    const auto add = [&id](char sign) {
        if (sign != '-' || (!id.empty() && id.back() != '-'))
            id += sign;
    };
    for (const QChar sign : fileName.toLower())
        add((sign >= u'a' && sign <= u'z') || (sign >= u'0' && sign <= u'9') ? sign.toLatin1()
                                                                             : '-');
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? "my-lesson" : id;
}

QString placeholder(const core::LessonNumber& number)
{
    QString words =
        QStringLiteral("%1 of=%2")
            .arg(QString::fromStdString(number.measure), QString::fromStdString(number.data));
    for (const auto& [id, value] : number.rules)
        words +=
            QStringLiteral(" %1=%2").arg(QString::fromStdString(id), QString::fromStdString(value));
    return QStringLiteral("{%1}").arg(words);
}

}  // namespace

LessonDraft::LessonDraft(const QString& about)
{
    m_lesson.languages = {spokenLanguage().toStdString()};
    m_lesson.title = inLanguage(titleOf(withoutEnding(about)));
    m_lesson.source = marked(Wording::tr("State here where the data come from.")).toStdString();
    m_isTemplate = true;
}

void LessonDraft::add(std::string name, core::LessonContent content)
{
    m_lesson.data.push_back({std::move(name), std::move(content)});
}

core::LessonStep LessonDraft::asked(const QString& title, const QString& text,
                                    std::vector<std::string> panels, core::LessonGuess guess) const
{
    core::LessonStep step;
    step.title = inLanguage(title);
    step.text = toWrite(text);
    core::LessonShow show;
    show.panels = std::move(panels);
    for (const core::LessonNumber& number : guess.numbers)
        if (std::find(show.data.begin(), show.data.end(), number.data) == show.data.end())
            show.data.push_back(number.data);
    const core::LessonContent& content = m_lesson.dataNamed(show.data.front())->content;
    if (std::holds_alternative<std::vector<core::RankedList>>(content))
        show.measure = guess.numbers.front().measure;
    guess.hints = {toWrite(Wording::tr("Write a hint that does not give the answer away."))};
    step.shows = {std::move(show)};
    // A wrong number that is also the right one would teach nothing.
    if (core::faultOfNumbers(m_lesson, guess))
        guess.wrong.clear();
    step.guesses = {std::move(guess)};
    return step;
}

void LessonDraft::ask(const QString& title, const QString& text, std::vector<std::string> panels,
                      core::LessonGuess guess)
{
    m_lesson.steps.push_back(asked(title, text, std::move(panels), std::move(guess)));
}

/// Leaves out a question without an answer.
void LessonDraft::addFurther(const QString& title, const QString& text,
                             std::vector<std::string> panels, core::LessonGuess guess)
{
    for (const core::LessonNumber& number : guess.numbers) {
        const core::LessonData& data = *m_lesson.dataNamed(number.data);
        if (core::faultOf(number, data) || !core::lessonValue(number, data).value)
            return;
    }
    m_further.push_back(asked(title, text, std::move(panels), std::move(guess)));
}

namespace {

core::LessonStep closingStep()
{
    core::LessonStep step;
    step.title = inLanguage(Wording::tr("Still to do"));
    step.text = toWrite(Wording::tr(
        "Sum up the point in your own words, and ask the same question about other data with "
        "less help. Then delete this step.\n\n`rankscope-cli lesson check` lists what is "
        "missing. A step may have at most 60 words, and a lesson at most 6 steps. Never type an "
        "answer.\n"));
    return step;
}

core::LessonNumber taken(core::LessonNumber number, core::LessonTake take)
{
    number.take = take;
    return number;
}

}  // namespace

void LessonDraft::addFurtherOfLists(const std::string& measure)
{
    using core::LessonTake;
    const core::LessonNumber ofA = numberOf(measure, "A");
    core::LessonGuess parts{
        .id = "parts",
        .kind = core::GuessKind::Blanks,
        .numbers = {taken(ofA, LessonTake::Numerator), taken(ofA, LessonTake::Denominator)}};
    parts.formula = inLanguage(QString::fromStdString(measure) + QStringLiteral(" = _ / _"));
    // In a formula, its name must not look like a blank or a typed number.
    if (core::typedNumberIn(measure).empty() && measure.find('_') == std::string::npos)
        addFurther(Wording::tr("Numerator and denominator"),
                   Wording::tr("Describe what the measure divides, and by what.\n"),
                   {"list", "steps"}, std::move(parts));
    const core::LessonNumber lowest = taken(ofA, LessonTake::Lowest);
    const core::LessonNumber highest = taken(ofA, LessonTake::Highest);
    const core::LessonData& data = m_lesson.data.front();
    if (!core::faultOf(lowest, data) && !core::faultOf(highest, data) &&
        core::lessonValue(lowest, data).value != core::lessonValue(highest, data).value)
        addFurther(Wording::tr("How low, how high?"),
                   Wording::tr("Describe which documents are not judged.\n"), {"list", "bounds"},
                   {.id = "bounds", .kind = core::GuessKind::Blanks, .numbers = {lowest, highest}});
    if (m_lesson.data.size() < 2)
        return;
    core::LessonGuess other{.id = "other", .numbers = {numberOf(measure, "B")}};
    other.wrong = otherRules(other, m_lesson.data.back());
    addFurther(Wording::tr("Now the other list"), Wording::tr("Describe how B differs from A.\n"),
               {"list", "steps"}, std::move(other));
}

std::vector<core::MeasureSpec> LessonDraft::measures() const
{
    std::vector<core::MeasureSpec> found;
    if (!m_measuredBy)
        return found;
    for (const core::MeasureRow& row : core::measureTable()) {
        core::MeasureSpec definition = m_definition;
        definition.measure = row.measure;
        definition = core::normalised(std::move(definition));
        const core::LessonNumber number = numberOf(core::toText(definition), "A");
        const core::LessonData& data = m_lesson.data.front();
        if (!core::faultOf(number, data) && core::lessonValue(number, data).value)
            found.push_back(std::move(definition));
    }
    return found;
}

LessonDraft LessonDraft::measuredBy(const core::MeasureSpec& definition) const
{
    return m_measuredBy ? m_measuredBy(definition) : *this;
}

LessonDraft LessonDraft::ofLists(core::RankedList list, std::optional<core::RankedList> other,
                                 const core::MeasureSpec& definition)
{
    const QString about = nameOf(list);
    LessonDraft draft(about);
    draft.m_definition = definition;
    draft.m_measuredBy = [list, other](const core::MeasureSpec& measured) {
        return ofLists(list, other, measured);
    };
    const std::string measure = core::toText(definition);
    list = plainList(std::move(list));
    other = other ? plainList(*std::move(other)) : raised(list, definition);
    core::LessonGuess first{.id = "first", .numbers = {numberOf(measure, "A")}};
    draft.m_lesson.measures = measure;
    draft.m_lesson.question = inLanguage(guessSentence(first));
    draft.add("A", std::vector{std::move(list)});
    first.wrong = otherRules(first, draft.m_lesson.data.front());
    first.right = toWrite(Wording::tr("%1: explain here how it is calculated.")
                              .arg(placeholder(first.numbers.front())));
    const bool hasValue =
        core::lessonValue(first.numbers.front(), draft.m_lesson.data.front()).value.isDefined();
    draft.ask(Wording::tr("Guess first"),
              Wording::tr("Describe what %1 shows and what the measure looks at, without giving "
                          "the answer away.\n")
                  .arg(quotedName(about)),
              {"list", "steps"}, std::move(first));
    if (other && hasValue) {
        draft.add("B", std::vector{*std::move(other)});
        core::LessonGuess second{.id = "second",
                                 .kind = core::GuessKind::Direction,
                                 .numbers = {numberOf(measure, "A"), numberOf(measure, "B")}};
        second.right =
            toWrite(Wording::tr("%1 and %2: explain here what makes the difference.")
                        .arg(placeholder(second.numbers[0]), placeholder(second.numbers[1])));
        if (core::lessonValue(second.numbers[1], draft.m_lesson.data.back()).value)
            draft.ask(Wording::tr("Two lists, one difference"),
                      Wording::tr("Describe how B differs from A.\n"), {"list", "curve"},
                      std::move(second));
        else
            draft.m_lesson.data.pop_back();
    }
    draft.addFurtherOfLists(measure);
    return draft;
}

LessonDraft LessonDraft::ofQueries(std::vector<core::RankedList> queries,
                                   const core::MeasureSpec& definition, core::NoValueRule noValue)
{
    LessonDraft draft(Wording::tr("my queries"));
    const std::string measure = core::toText(definition);
    core::nameQueries(queries);
    for (core::RankedList& list : queries) {
        std::string name = onOneLine(list.query);
        list = plainList(std::move(list));
        list.query = std::move(name);
        std::size_t place = 0;
        for (auto* documents : {&list.ranked, &list.notRetrieved})
            for (core::RankedItem& document : *documents) {
                document.title.clear();
                document.id = core::numberedName(++place);
            }
    }
    core::LessonGuess first{.id = "mean", .numbers = {numberOf(measure, "Q")}};
    first.numbers.front().isMean = queries.size() > 1;
    core::RuleSet rules;
    if (std::exchange(rules.evaluation.noValue, noValue) != noValue)
        first.numbers.front() = withRule(first.numbers.front(), "novalue",
                                         rowOf(core::ConventionAxis::NoValue).value(rules));
    draft.m_lesson.measures = measure;
    draft.m_lesson.question =
        inLanguage(Wording::tr("What is the mean of %1?").arg(QString::fromStdString(measure)));
    draft.add("Q", std::move(queries));
    first.wrong = otherRules(first, draft.m_lesson.data.front());
    first.right = toWrite(Wording::tr("%1: explain here how it is calculated.")
                              .arg(placeholder(first.numbers.front())));
    draft.ask(Wording::tr("Guess first"),
              Wording::tr("Describe the queries, and explain what the mean over them shows.\n"),
              {"mean"}, std::move(first));
    return draft;
}

LessonDraft LessonDraft::ofSamples(const core::ScoredLabels& samples, double threshold,
                                   const QString& positive)
{
    core::Samples kept;
    kept.models = {{"score", {samples.scores.begin(), samples.scores.end()}}};
    const double sign = samples.higherIsPositive ? 1 : -1;
    for (double& score : kept.models.front().values)
        score *= sign;
    for (std::size_t i = 0; i < samples.size(); ++i)
        kept.labels.push_back(samples.isPositive(i) ? 1 : 0);
    kept.weights.assign(samples.weights.begin(), samples.weights.end());
    return ofRates(std::move(kept), core::shortestText(sign * threshold), positive);
}

LessonDraft LessonDraft::ofCounts(const core::ConfusionMatrix& counts, const QString& positive)
{
    core::Samples cells;
    cells.models.resize(1);
    const auto add = [&cells](std::uint8_t label, double score, double count) {
        if (count <= 0)
            return;
        cells.labels.push_back(label);
        cells.models.front().values.push_back(score);
        cells.weights.push_back(count);
    };
    add(1, 1, counts.tp);
    add(0, 1, counts.fp);
    add(1, 0, counts.fn);
    add(0, 0, counts.tn);
    return ofRates(std::move(cells), {}, positive);
}

LessonDraft LessonDraft::ofRates(core::Samples samples, const std::string& threshold,
                                 const QString& positive)
{
    LessonDraft draft(Wording::tr("my classifier"));
    draft.m_lesson.measures = "precision, recall";
    draft.m_lesson.question =
        inLanguage(Wording::tr("How many are found, and how many of those are right?"));
    draft.add("S", std::move(samples));
    const auto rate = [&threshold](const std::string& measure) {
        const core::LessonNumber number = numberOf(measure, "S");
        return threshold.empty() ? number : withRule(number, "threshold", threshold);
    };
    const auto askFor = [&](const std::string& measure, const std::string& other,
                            const QString& title) {
        core::LessonGuess guess{.id = measure, .numbers = {rate(measure)}};
        guess.wrong = {wrongNumber(rate(other))};
        guess.right = toWrite(Wording::tr("Explain here how it is calculated."));
        draft.ask(title,
                  Wording::tr("Describe what the model predicts, and for whom. Label 1 means %1.\n")
                      .arg(quotedName(positive)),
                  {"scores", "confusion"}, std::move(guess));
    };
    askFor("precision", "recall", Wording::tr("How many of those found are right?"));
    askFor("recall", "precision", Wording::tr("How many are found?"));
    for (const char* measure : {"accuracy", "F1"}) {
        core::LessonGuess guess{.id = "of-" + std::string(measure), .numbers = {rate(measure)}};
        draft.addFurther(Wording::tr("Another rate"),
                         Wording::tr("Describe what the model predicts, and for whom. Label 1 "
                                     "means %1.\n")
                             .arg(quotedName(positive)),
                         {"scores", "confusion"}, std::move(guess));
    }
    return draft;
}

LessonDraft LessonDraft::ofDifferences(std::vector<double> differences, const QString& measure,
                                       const QString& systems)
{
    LessonDraft draft(systems);
    draft.m_lesson.measures = measure.toStdString();
    draft.m_lesson.question =
        inLanguage(Wording::tr("The mean of %1 differs: is one system better?").arg(measure));
    draft.add("D", std::move(differences));
    core::LessonGuess won{.id = "won", .numbers = {numberOf("won", "D")}, .tolerance = 0.1};
    won.wrong = {wrongNumber(numberOf("lost", "D"))};
    won.right =
        toWrite(Wording::tr("{won of=D} won, {lost of=D} lost: explain here what this means."));
    core::LessonGuess mean{.id = "mean", .numbers = {numberOf("mean", "D")}};
    mean.right = toWrite(Wording::tr(
        "{mean of=D digits=4}: explain here whether that is a lot, and what it hides."));
    draft.ask(Wording::tr("Guess first"),
              Wording::tr("Describe the two systems, and explain that each value is the difference "
                          "for one query.\n"),
              {"mean"}, std::move(won));
    draft.ask(Wording::tr("And the mean?"), Wording::tr("Explain what a mean of differences is.\n"),
              {"mean"}, std::move(mean));
    return draft;
}

LessonDraft LessonDraft::ofLesson(core::Lesson lesson)
{
    LessonDraft draft;
    draft.m_lesson = std::move(lesson);
    draft.m_lesson.number = 0;
    return draft;
}

QString LessonDraft::proposedFileName() const
{
    const std::string title =
        m_lesson.title.empty() ? std::string() : m_lesson.title.begin()->second;
    // A copy of a lesson has its own name.
    const QString name =
        m_lesson.id.empty() ? QString::fromStdString(title + ' ' + m_lesson.measures) : QString();
    return QString::fromStdString(lessonIdOf(name)) + QStringLiteral(".md");
}

std::optional<std::string> LessonDraft::text(const QString& fileName) const
{
    core::Lesson lesson = m_lesson;
    lesson.id = lessonIdOf(fileName);
    if (m_isTemplate) {
        for (core::LessonStep& step : lesson.steps)
            for (core::LessonGuess& guess : step.guesses)
                guess.wrong.resize(std::min(guess.wrong.size(), mostInFile));
        lesson.steps.push_back(closingStep());
    }
    return core::lessonText(lesson);
}

}  // namespace ui
