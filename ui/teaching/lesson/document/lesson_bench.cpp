// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/document/lesson_bench.h"

#include "core/conventions/convention_search/values_under_rules.h"
#include "core/teaching/lessons/lesson_number.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/ranking/document/ranking_document.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Adds names that are not there yet.
void addNames(const std::vector<std::string>& more, std::vector<std::string>& names)
{
    for (const std::string& name : more)
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
}

std::vector<std::string> dataOf(const core::LessonStep& step)
{
    std::vector<std::string> names;
    for (const core::LessonShow& show : step.shows)
        addNames(show.data, names);
    for (const core::LessonGuess& guess : step.guesses)
        for (const core::LessonNumber& number : guess.numbers)
            addNames({number.data}, names);
    return names;
}

/// The numbers that a step asks or shows for these data, the first panel's front one first.
std::vector<core::LessonNumber> numbersOf(const core::LessonStep& step, const std::string& data)
{
    std::vector<core::LessonNumber> numbers;
    for (const core::LessonShow& show : step.shows)
        if (!show.measure.empty() && std::ranges::find(show.data, data) != show.data.end())
            numbers.push_back({show.measure, data, core::LessonTake::Value, {}});
    for (const core::LessonGuess& guess : step.guesses)
        for (const core::LessonNumber& number : guess.numbers)
            if (number.data == data)
                numbers.push_back(number);
    return numbers;
}

std::size_t longest(const std::vector<core::RankedList>& lists)
{
    std::size_t most = 1;
    for (const core::RankedList& list : lists)
        most = std::max(most, list.ranked.size());
    return most;
}

/// The lists under the first number's rules, with all measures shown.
core::Session sessionOf(const std::string& label, const std::vector<core::RankedList>& lists,
                        const std::vector<core::LessonNumber>& numbers)
{
    core::Session session;
    session.list = lists.front();
    for (std::size_t i = 1; i < lists.size(); ++i)
        session.after.emplace_back().list = lists[i];
    if (lists.size() == 1)
        session.list.query = label;
    session.cutoff = longest(lists);
    for (const core::LessonNumber& number : numbers) {
        const core::ValueUnderRules ruled = core::ruledNumber(number, lists);
        const core::MeasureSpec definition = core::definitionUnder(ruled.rules, ruled.definition);
        if (session.shown.empty()) {
            session.cutoff = definition.cutoff.value_or(session.cutoff);
            session.settings = definition.settings;
            session.noValue = ruled.rules.evaluation.noValue;
            session.selected = definition.measure;
        }
        if (std::ranges::find(session.shown, definition.measure) == session.shown.end())
            session.shown.push_back(definition.measure);
    }
    if (session.shown.empty())
        session.shown = {session.selected};
    return session;
}

/// Whether every sample represents a cell of a confusion matrix.
bool isMatrix(const core::Samples& samples)
{
    const std::vector<double>& scores = samples.models.front().values;
    return !samples.weights.empty() && scores.size() <= 4 &&
           std::ranges::all_of(scores, [](double score) { return score == 0 || score == 1; });
}

core::ConfusionMatrix countsOf(const core::Samples& samples)
{
    core::ConfusionMatrix counts;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const bool isPositive = samples.labels[i] == 1;
        const bool isAccepted = samples.models.front().values[i] == 1;
        double& cell = isAccepted ? (isPositive ? counts.tp : counts.fp)
                                  : (isPositive ? counts.fn : counts.tn);
        cell += samples.weights[i];
    }
    return counts;
}

/// Whether the number is a measure of samples that specifies this rule.
bool isFigureUnder(std::string_view rule, const core::LessonNumber& number)
{
    return core::classifierMetricNamed(number.measure) &&
           std::ranges::any_of(number.rules, [&](const auto& said) { return said.first == rule; });
}

/// The threshold of the first number that specifies one.
double thresholdOf(const core::LessonData& data, const std::vector<core::LessonNumber>& numbers)
{
    const auto& samples = std::get<core::Samples>(data.content);
    for (const core::LessonNumber& number : numbers) {
        if (!isFigureUnder("threshold", number))
            continue;
        const core::ClassifierRules rules = core::ruledFigure(number, samples).rules;
        const core::LessonNumber best{number.measure, data.name, core::LessonTake::Threshold, {}};
        if (rules.isBestThreshold && !core::faultOf(best, data))
            return core::lessonValue(best, data).value.valueOr(rules.threshold);
        return rules.threshold;
    }
    return core::SampleSession().threshold;
}

/// With the bins of the first number that specifies them.
core::ClassifierSettings settingsOf(const core::LessonData& data,
                                    const std::vector<core::LessonNumber>& numbers)
{
    const auto& samples = std::get<core::Samples>(data.content);
    for (const core::LessonNumber& number : numbers)
        if (isFigureUnder("bins", number))
            return core::ruledFigure(number, samples).rules.settings;
    return {};
}

core::SampleSession sessionOf(const core::LessonData& data, const std::string& label,
                              const std::vector<core::LessonNumber>& numbers)
{
    const auto& samples = std::get<core::Samples>(data.content);
    core::SampleSession session;
    session.name = label;
    session.samples = samples;
    session.threshold = thresholdOf(data, numbers);
    session.settings = settingsOf(data, numbers);
    if (isMatrix(samples)) {
        session.typed = countsOf(samples);
        session.samples = {};
        session.samples.models.resize(1);
    }
    return session;
}

}  // namespace

/// A document's undo step as a step of the shared history. Already done when pushed.
class LessonBench::Step : public QUndoCommand {
public:
    Step(QUndoStack& of, bool& isForwarding)
        : QUndoCommand(of.undoText())
        , m_of(of)
        , m_isForwarding(isForwarding)
    {}

    void undo() override
    {
        const QScopedValueRollback forwarding(m_isForwarding, true);
        m_of.undo();
    }
    void redo() override
    {
        const QScopedValueRollback forwarding(m_isForwarding, true);
        if (std::exchange(m_isUndone, true))
            m_of.redo();
    }

private:
    QUndoStack& m_of;
    bool& m_isForwarding;
    bool m_isUndone = false;
};

LessonBench::LessonBench(QUndoStack& history, QObject* parent)
    : QObject(parent)
    , m_history(history)
{}

LessonBench::~LessonBench() = default;

void LessonBench::take(const core::Lesson& lesson)
{
    m_history.clear();
    m_names.clear();
    m_current = nullptr;
    for (const auto& [step, layout] : std::exchange(m_layouts, {}))
        for (const auto& [name, laid] : layout)
            delete laid.document;
    m_lesson = &lesson;
}

void LessonBench::enter(std::size_t step)
{
    m_history.clear();
    m_step = step;
    m_names = dataOf(m_lesson->steps[step]);
    Layout& layout = m_layouts[step];
    m_current = nullptr;
    for (const std::string& name : m_names) {
        const core::LessonData& data = *m_lesson->dataNamed(name);
        if (!std::holds_alternative<std::vector<double>>(data.content) && !layout.contains(name))
            layout.emplace(name, lay(data));
        if (const Laid* there = laid(name); there && !m_current)
            m_current = there->document;
    }
}

LessonBench::Laid LessonBench::lay(const core::LessonData& data)
{
    const auto loaded = [this](auto* document, auto session) -> Laid {
        document->load(std::move(session), QString(), QString());
        document->history().clear();
        follow(*document);
        return {document, document->snapshot()};
    };
    const auto numbers = numbersOf(m_lesson->steps[m_step], data.name);
    const std::string& label = m_lesson->labelOf(data.name);
    if (const auto* lists = std::get_if<std::vector<core::RankedList>>(&data.content))
        return loaded(new RankingDocument(this), sessionOf(label, *lists, numbers));
    return loaded(new ClassifierDocument(this), sessionOf(data, label, numbers));
}

void LessonBench::follow(Document& document)
{
    const auto told = [this, &document, known = 0](int index) mutable {
        const int before = std::exchange(known, index);
        m_current = &document;
        if (!m_isForwarding && index > before)
            m_history.push(new Step(document.history(), m_isForwarding));
        emit changed();
    };
    connect(&document.history(), &QUndoStack::indexChanged, this, told);
}

const LessonBench::Laid* LessonBench::laid(std::string_view name) const
{
    const auto layout = m_layouts.find(m_step);
    if (layout == m_layouts.end())
        return nullptr;
    const auto found = layout->second.find(name);
    return found == layout->second.end() ? nullptr : &found->second;
}

RankingDocument* LessonBench::list(std::string_view name) const
{
    const Laid* there = laid(name);
    return there ? qobject_cast<RankingDocument*>(there->document) : nullptr;
}

ClassifierDocument* LessonBench::samples(std::string_view name) const
{
    const Laid* there = laid(name);
    return there ? qobject_cast<ClassifierDocument*>(there->document) : nullptr;
}

const std::vector<double>* LessonBench::values(std::string_view name) const
{
    const core::LessonData* data = m_lesson ? m_lesson->dataNamed(name) : nullptr;
    return data ? std::get_if<std::vector<double>>(&data->content) : nullptr;
}

Document* LessonBench::current() const
{
    return m_current;
}

bool LessonBench::isAsGiven() const
{
    return std::ranges::all_of(m_names, [this](const std::string& name) {
        const Laid* there = laid(name);
        return !there || there->document->snapshot() == there->given;
    });
}

void LessonBench::putRight()
{
    const QString stepName = tr("Restore the lesson’s data");
    m_history.beginMacro(stepName);
    for (const std::string& name : m_names)
        if (const Laid* there = laid(name); there && there->document->snapshot() != there->given)
            there->document->restore(there->given, QString(), stepName);
    m_history.endMacro();
}

void LessonBench::lookAs(const core::LessonNumber& number)
{
    const core::LessonData* data = m_lesson->dataNamed(number.data);
    if (RankingDocument* document = list(number.data)) {
        const auto ruled =
            core::ruledNumber(number, std::get<std::vector<core::RankedList>>(data->content));
        document->adopt(core::definitionUnder(ruled.rules, ruled.definition));
        return;
    }
    ClassifierDocument* document = samples(number.data);
    if (!document)
        return;
    ClassifierReading reading = document->reading();
    reading.threshold = thresholdOf(*data, {number});
    reading.settings = settingsOf(*data, {number});
    document->setReading(reading, tr("Apply an answer’s rule"));
}

}  // namespace ui
