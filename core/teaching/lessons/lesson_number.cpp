// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_number.h"

#include "core/classification/calibration/normalised_entropy.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/operating_point.h"
#include "core/classification/thresholds/roc_hull.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/conventions/convention_search/classifier_axes.h"
#include "core/foundation/text/list_text.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/parameter_table.h"
#include "core/rankings/bounds/bounds_finder.h"
#include "core/rankings/evaluation/written_mean.h"
#include "core/teaching/lessons/sampled_number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace core {

namespace {

constexpr std::array<std::string_view, 5> guessKinds{"number", "direction", "choice", "order",
                                                     "blanks"};
constexpr std::array<std::string_view, 9> takes{"value",       "lowest",      "highest",
                                                "mean-over-k", "threshold",   "usual-threshold",
                                                "numerator",   "denominator", "term"};
constexpr std::array<std::string_view, 3> valueMeasures{"mean", "won", "lost"};
constexpr std::string_view entropyMeasure = "NE";

Result<LessonTake, NumberFault> takeNamed(const std::string& word)
{
    const auto found = std::ranges::find(takes, word);
    if (found == takes.end())
        return NumberFault{word, listText(takes)};
    return static_cast<LessonTake>(found - takes.begin());
}

// Lists

/// Adds a rule to the set; a fault if there is no such rule or value.
std::optional<NumberFault> setRule(const MeasureSpec& asked, const RuleFacts& facts,
                                   const std::pair<std::string, std::string>& rule, RuleSet& rules)
{
    std::vector<std::string_view> ids;
    for (const AxisRow& row : axisTable()) {
        if (!row.isRead(definitionUnder(rules, asked), rules, facts))
            continue;
        ids.push_back(row.id);
        if (row.id != rule.first)
            continue;
        const auto parameter = parameterOf(row.axis);
        const bool isValue = std::ranges::find(row.values, rule.second) != row.values.end();
        if (!isValue) {
            Settings settings = rules.settings;
            if (!parameter || !rowOf(*parameter).set(settings, rule.second))
                return NumberFault{rule.first + "=" + rule.second, listText(row.values)};
        }
        if (!isValue && parameter)
            rowOf(*parameter).set(rules.settings, rule.second);
        else
            row.set(rules, rule.second);
        return std::nullopt;
    }
    return NumberFault{rule.first, listText(ids)};
}

struct RuledList {
    MeasureSpec definition;
    RuleSet rules;
};

Result<RuledList, NumberFault> ruledList(const LessonNumber& number, const RuleFacts& facts)
{
    const auto definition = parseMeasureSpec(number.measure);
    if (!definition)
        return NumberFault{number.measure, definition.error().existing.empty()
                                               ? std::string("nDCG@5")
                                               : listText(definition.error().existing)};
    RuledList ruled{*definition, {}};
    ruled.rules.settings = definition->settings;
    for (const auto& rule : number.rules)
        if (auto fault = setRule(*definition, facts, rule, ruled.rules))
            return *fault;
    return ruled;
}

bool isScored(const RankedList& list)
{
    return std::ranges::all_of(
        list.ranked, [](const RankedItem& document) { return document.score.has_value(); });
}

/// Replaces spaces, which would end the word.
std::string oneWord(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char sign) { return sign == ' '; }, '_');
    return text;
}

/// Lists whose documents have scores, in the form of files: scores decide the order.
std::optional<RuledInput> scoredInput(const std::vector<RankedList>& lists)
{
    std::string qrels;
    std::string run;
    for (const RankedList& list : lists) {
        const std::string query = list.query.empty() ? "q1" : oneWord(list.query);
        for (const auto* documents : {&list.ranked, &list.notRetrieved})
            for (const RankedItem& document : *documents)
                if (document.grade.hasValue())
                    qrels += query + " 0 " + oneWord(document.id) + " " +
                             shortestText(document.grade.value()) + "\n";
        for (const RankedItem& document : list.ranked)
            run += query + " Q0 " + oneWord(document.id) + " 1 " + shortestText(*document.score) +
                   " lesson\n";
    }
    auto judgments = parseQrels(qrels, "lesson");
    auto results = parseRun(std::string_view(run), "lesson", RankOrder::File);
    if (!judgments || !results)
        return std::nullopt;
    return RuledInput(std::move(*judgments), std::move(*results));
}

RuledInput inputOf(const std::vector<RankedList>& lists)
{
    if (std::ranges::all_of(lists, isScored))
        if (auto input = scoredInput(lists))
            return std::move(*input);
    return RuledInput(std::span(lists));
}

/// The list ordered by score; nothing if that order allows no exact fraction.
std::optional<RankedList> ordered(RankedList list, const RuleSet& rules)
{
    if (rules.tiedOrder != TiedOrder::ByOrder || rules.order == RankOrder::RankColumn ||
        rules.evaluation.ties != TieRule::AsOrdered)
        return std::nullopt;
    const auto isBefore = [&rules](const RankedItem& a, const RankedItem& b) {
        if (*a.score != *b.score)
            return *a.score > *b.score;
        return rules.order == RankOrder::ScoreThenIdDescending  ? a.id > b.id
               : rules.order == RankOrder::ScoreThenIdAscending ? a.id < b.id
                                                                : false;
    };
    if (isScored(list))
        std::ranges::stable_sort(list.ranked, isBefore);
    return list;
}

/// Whether only settings, order and the rule for undefined queries differ from the defaults.
bool isOfDefinitionsAlone(RuleSet rules)
{
    rules.settings = {};
    rules.cutoff = {};
    rules.recallDenominator = {};
    rules.evaluation.noValue = {};
    rules.order = RuleSet().order;
    return rules == RuleSet();
}

/// @param value to which the fraction must round: score order can give another one
std::optional<Fraction> exactOf(const RuledList& ruled, const std::vector<RankedList>& lists,
                                const Value& value)
{
    if (!value || !isOfDefinitionsAlone(ruled.rules))
        return std::nullopt;
    const MeasureSpec definition = definitionUnder(ruled.rules, ruled.definition);
    const Evaluator evaluator(definition);
    std::vector<MeanTerm> terms;
    for (const RankedList& list : lists) {
        const auto inOrder = ordered(list, ruled.rules);
        if (!inOrder)
            return std::nullopt;
        terms.push_back(meanTerm(list.query, evaluator, judgedRanking(*inOrder),
                                 ruled.rules.evaluation.noValue));
    }
    const auto exact = writtenMean(definition, std::move(terms)).exact;
    const bool isIt = exact && std::fabs(exact->toDouble() - *value) <= 1e-12;
    return isIt ? exact : std::nullopt;
}

LessonValue boundOf(const MeasureSpec& definition, const RankedList& list, bool isLowest)
{
    const JudgedRanking judged = judgedRanking(list);
    const BoundsFinder finder(definition, openGrades(judged));
    const auto bounds = finder.exactly(openList(judged));
    if (!bounds || !bounds->bounds.extent)
        return {Undefined::NoRelevant, {}};
    const Extent& extent = *bounds->bounds.extent;
    return isLowest ? LessonValue{extent.min, bounds->min} : LessonValue{extent.max, bounds->max};
}

LessonValue meanOverCutoffs(const MeasureSpec& definition, const RankedList& list)
{
    const JudgedRanking judged = judgedRanking(list);
    const std::size_t depth = definition.cutoff.value_or(list.ranked.size());
    std::vector<Value> values;
    Fraction exact(0);
    for (std::size_t k = 1; k <= depth; ++k) {
        const Evaluator evaluator({definition.measure, k, definition.settings});
        values.push_back(evaluator.value(judged));
        exact += evaluator.exact(judged).value_or(Fraction::inexact());
    }
    exact = exact / Fraction(static_cast<std::int64_t>(depth));
    return {meanOf(std::span<const Value>(values)),
            exact.exact() ? std::optional(exact) : std::nullopt};
}

LessonValue wholeOr(double value, std::optional<Fraction> exact = {})
{
    if (!exact && std::floor(value) == value && std::fabs(value) <= 0x1p53)
        exact = Fraction(static_cast<std::int64_t>(value));
    return {value, exact};
}

LessonValue partOf(const Explanation& explanation, const LessonNumber& number)
{
    if (number.take == LessonTake::Denominator)
        return wholeOr(explanation.attainable);
    if (number.take == LessonTake::Numerator) {
        const auto& exact = explanation.exactRanks;
        return wholeOr(explanation.earned, exact.empty() ? std::nullopt : exact.back().sum);
    }
    if (number.rank > explanation.ranks.size())
        return {0.0, Fraction(0)};
    const std::size_t row = number.rank - 1;
    return wholeOr(explanation.ranks[row].term, row < explanation.exactRanks.size()
                                                    ? explanation.exactRanks[row].term
                                                    : std::nullopt);
}

/// The sum of the lists' values; undefined counts as 0.
LessonValue sumOf(const MeasureSpec& definition, const std::vector<RankedList>& lists)
{
    const Evaluator evaluator(definition);
    double sum = 0;
    Fraction exact(0);
    for (const RankedList& list : lists) {
        const JudgedRanking judged = judgedRanking(list);
        const Value value = evaluator.value(judged);
        sum += value.valueOr(0);
        exact += value ? evaluator.exact(judged).value_or(Fraction::inexact()) : Fraction(0);
    }
    return {sum, exact.exact() ? std::optional(exact) : std::nullopt};
}

bool isPart(LessonTake take)
{
    return take == LessonTake::Numerator || take == LessonTake::Denominator;
}

/// Whether the number is one list's value by a definition, without other rules.
bool isPlain(const LessonNumber& number, const std::vector<RankedList>& lists)
{
    return number.take == LessonTake::Value && number.rules.empty() && lists.size() == 1 &&
           !isScored(lists.front());
}

LessonValue plainValue(const std::string& measure, const RankedList& list)
{
    const JudgedRanking judged = judgedRanking(list);
    const Evaluator evaluator(*parseMeasureSpec(measure),
                              list.ranked.size() + list.notRetrieved.size());
    return {evaluator.value(judged), evaluator.exact(judged)};
}

LessonValue valueOfLists(const LessonNumber& number, const std::vector<RankedList>& lists)
{
    if (isPlain(number, lists))
        return plainValue(number.measure, lists.front());
    const RuledInput input = inputOf(lists);
    const RuledList ruled = *ruledList(number, input.facts());
    const MeasureSpec definition = definitionUnder(ruled.rules, ruled.definition);
    const auto count = static_cast<std::int64_t>(lists.size());
    if (isPart(number.take) && count > 1)
        return number.take == LessonTake::Denominator ? wholeOr(static_cast<double>(count))
                                                      : sumOf(definition, lists);
    switch (number.take) {
    case LessonTake::Numerator:
    case LessonTake::Denominator:
    case LessonTake::Term:
        return partOf(Evaluator(definition).explain(judgedRanking(lists.front())), number);
    case LessonTake::Lowest:
    case LessonTake::Highest:
        return boundOf(definition, lists.front(), number.take == LessonTake::Lowest);
    case LessonTake::MeanOverCutoffs:
        return meanOverCutoffs(definition, lists.front());
    default:
        break;
    }
    const std::array asked{ValueUnderRules{ruled.definition, ruled.rules}};
    const Value value = input.numbers(asked).front();
    return {value, exactOf(ruled, lists, value)};
}

// Samples

std::optional<NumberFault> setRule(ClassifierMetric figure, const SampleFacts& facts,
                                   const std::pair<std::string, std::string>& rule,
                                   ClassifierRules& rules)
{
    std::vector<std::string_view> ids;
    for (const ClassifierAxisRow& row : classifierAxisTable()) {
        if (!row.isRead(figure, rules, facts) && row.id != rule.first)
            continue;
        ids.push_back(row.id);
        if (row.id != rule.first)
            continue;
        const bool isNumber = std::ranges::any_of(row.values, [](std::string_view value) {
            return parsedNumber<double>(value).has_value();
        });
        if (std::ranges::find(row.values, rule.second) == row.values.end() &&
            !(isNumber && parsedNumber<double>(rule.second)))
            return NumberFault{rule.first + "=" + rule.second, listText(row.values)};
        row.set(rules, rule.second);
        return std::nullopt;
    }
    return NumberFault{rule.first, listText(ids)};
}

ScoredLabels labelsOf(const Samples& samples)
{
    return scoredLabels(samples, 0, 1, true);
}

Result<ClassifierValueUnderRules, NumberFault> ruledFigure(const LessonNumber& number,
                                                           const SampleFacts& facts)
{
    const auto figure = number.measure == entropyMeasure ? ClassifierMetric::LogLoss
                                                         : classifierMetricNamed(number.measure);
    if (!figure)
        return NumberFault{number.measure,
                           classifierMetricNames() + ", " + std::string(entropyMeasure)};
    ClassifierValueUnderRules ruled{*figure, {}};
    for (const auto& rule : number.rules)
        if (auto fault = setRule(*figure, facts, rule, ruled.rules))
            return *fault;
    return ruled;
}

/// The share of pairs in order; nothing if weights are not whole or are too large.
std::optional<Fraction> exactShare(const WeightedPairs& pairs)
{
    for (const double sum : {pairs.wins, pairs.ties, pairs.losses})
        if (std::floor(sum) != sum || sum > 0x1p53)
            return std::nullopt;
    return exactAuc({static_cast<std::uint64_t>(pairs.wins), static_cast<std::uint64_t>(pairs.ties),
                     static_cast<std::uint64_t>(pairs.losses)});
}

/// Replaces scores with predictions at the threshold.
Samples predicted(Samples samples, double threshold)
{
    for (double& score : samples.models.front().values)
        score = score >= threshold ? 1 : 0;
    return samples;
}

/// The point of the sweep at the rules' threshold, or with the best F1.
std::size_t pointOf(const ThresholdSweep& sweep, const ClassifierRules& rules)
{
    return rules.isBestThreshold ? bestF(sweep, RocHull(sweep)).point
                                 : sweep.pointAt(rules.threshold);
}

std::optional<Fraction> exactOf(const ClassifierValueUnderRules& ruled, const Samples& samples)
{
    ClassifierRules others = ruled.rules;
    others.threshold = ClassifierRules().threshold;
    others.isBestThreshold = false;
    others.takesPredictions = false;
    if (others != ClassifierRules())
        return std::nullopt;
    const ThresholdSweep sweep(labelsOf(
        ruled.rules.takesPredictions ? predicted(samples, ruled.rules.threshold) : samples));
    if (ruled.figure == ClassifierMetric::Auc)
        return exactShare(weightedPairsOf(sweep));
    const auto rate = thresholdMetricOf(ruled.figure);
    if (!rate)
        return std::nullopt;
    return exactThresholdMetric(*rate, sweep.counts(pointOf(sweep, ruled.rules)));
}

struct Share {
    double numerator = 0;
    double denominator = 0;
};

std::optional<Share> shareOf(ClassifierMetric figure, const ConfusionMatrix& counts)
{
    switch (figure) {
    case ClassifierMetric::Accuracy:
        return Share{counts.tp + counts.tn, counts.total()};
    case ClassifierMetric::Precision:
        return Share{counts.tp, counts.predictedPositive()};
    case ClassifierMetric::Recall:
        return Share{counts.tp, counts.positives()};
    case ClassifierMetric::Specificity:
        return Share{counts.tn, counts.negatives()};
    case ClassifierMetric::F1:
        return Share{2 * counts.tp, 2 * counts.tp + counts.fp + counts.fn};
    default:
        return std::nullopt;
    }
}

/// The numerator and denominator of a measure; nothing if it is not a share.
std::optional<Share> shareOf(const ClassifierValueUnderRules& ruled, const Samples& samples)
{
    const Samples taken =
        ruled.rules.takesPredictions ? predicted(samples, ruled.rules.threshold) : samples;
    const ThresholdSweep sweep(labelsOf(taken));
    if (ruled.figure == ClassifierMetric::Auc) {
        const WeightedPairs pairs = weightedPairsOf(sweep);
        return Share{pairs.wins + pairs.ties / 2, pairs.total()};
    }
    return shareOf(ruled.figure, sweep.counts(pointOf(sweep, ruled.rules)));
}

LessonValue valueOfSamples(const LessonNumber& number, const Samples& samples)
{
    if (isSampledMeasure(number.measure))
        return sampledValue(number, samples);
    const ScoredLabels labels = labelsOf(samples);
    if (number.take == LessonTake::UsualThreshold)
        return {ClassifierRules().threshold, {}};
    if (number.take == LessonTake::Threshold) {
        const ThresholdSweep sweep(labels);
        const OperatingPoint best = bestF(sweep, RocHull(sweep));
        return best.value ? LessonValue{sweep.threshold(best.point), {}}
                          : LessonValue{best.value, {}};
    }
    const ClassifierInput input(labels, samples.groups, samples.groupNames.size());
    const ClassifierValueUnderRules ruled = *ruledFigure(number, input.facts());
    if (number.measure == entropyMeasure) {
        const ThresholdSweep sweep(labels);
        const auto entropy = normalisedEntropy(SweptSamples{labels, sweep}, ruled.rules.settings);
        if (entropy && isPart(number.take))
            return {number.take == LessonTake::Numerator ? entropy->logLoss : entropy->entropy, {}};
        return {entropy ? Value(entropy->value()) : Value(entropy.error()), {}};
    }
    if (isPart(number.take)) {
        const Share share = *shareOf(ruled, samples);
        return wholeOr(number.take == LessonTake::Numerator ? share.numerator : share.denominator);
    }
    return {input.numbers(std::array{ruled}).front(), exactOf(ruled, samples)};
}

// Differences

LessonValue valueOfDifferences(const std::string& measure, const std::vector<double>& values)
{
    if (measure == "mean") {
        Fraction sum(0);
        for (const double value : values)
            sum += Fraction::fromDecimal(value);
        sum = sum / Fraction(static_cast<std::int64_t>(values.size()));
        return {meanOf(std::span<const double>(values)),
                sum.exact() ? std::optional(sum) : std::nullopt};
    }
    const auto count = std::ranges::count_if(
        values, [&](double value) { return measure == "won" ? value > 0 : value < 0; });
    return {static_cast<double>(count), Fraction(count)};
}

bool isShorter(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    return a.size() < b.size();
}

bool isOfLists(LessonTake take)
{
    return take == LessonTake::Lowest || take == LessonTake::Highest ||
           take == LessonTake::MeanOverCutoffs || take == LessonTake::Term;
}

std::optional<NumberFault> faultOfLists(const LessonNumber& number,
                                        const std::vector<RankedList>& lists)
{
    const auto ruled = ruledList(number, inputOf(lists).facts());
    if (!ruled)
        return ruled.error();
    const bool isOfMean = isPart(number.take) && number.rules.empty();
    if ((isOfLists(number.take) || isPart(number.take)) && lists.size() != 1 && !isOfMean)
        return NumberFault{std::string(wordOf(number.take)), "value"};
    return std::nullopt;
}

std::optional<NumberFault> faultOfSamples(const LessonNumber& number, const Samples& samples)
{
    if (isSampledMeasure(number.measure))
        return faultOfSampled(number, samples);
    const ClassifierInput input = ruledInput(samples);
    const auto ruled = ruledFigure(number, input.facts());
    if (!ruled)
        return ruled.error();
    if (number.take == LessonTake::Threshold && ruled->figure != ClassifierMetric::F1)
        return NumberFault{number.measure, "F1"};
    if (isPart(number.take) && number.measure != entropyMeasure && !shareOf(*ruled, samples))
        return NumberFault{std::string(wordOf(number.take)), "value"};
    return std::nullopt;
}

std::optional<NumberFault> faultOfDifferences(const LessonNumber& number)
{
    if (std::ranges::find(valueMeasures, number.measure) == valueMeasures.end())
        return NumberFault{number.measure, listText(valueMeasures)};
    if (!number.rules.empty())
        return NumberFault{number.rules.front().first, "measure, of"};
    if (number.take != LessonTake::Value)
        return NumberFault{std::string(wordOf(number.take)), "value"};
    return std::nullopt;
}

}  // namespace

RuledInput ruledInput(const std::vector<RankedList>& lists)
{
    return inputOf(lists);
}

ClassifierInput ruledInput(const Samples& samples)
{
    return ClassifierInput(labelsOf(samples), samples.groups, samples.groupNames.size());
}

ValueUnderRules ruledNumber(const LessonNumber& number, const std::vector<RankedList>& lists)
{
    const RuledList ruled = *ruledList(number, inputOf(lists).facts());
    return {ruled.definition, ruled.rules};
}

ClassifierValueUnderRules ruledFigure(const LessonNumber& number, const Samples& samples)
{
    const ClassifierInput input = ruledInput(samples);
    return *ruledFigure(number, input.facts());
}

std::optional<GuessKind> guessKindNamed(std::string_view word)
{
    const auto found = std::ranges::find(guessKinds, word);
    if (found == guessKinds.end())
        return std::nullopt;
    return static_cast<GuessKind>(found - guessKinds.begin());
}

std::string_view wordOf(GuessKind kind)
{
    return guessKinds[static_cast<std::size_t>(kind)];
}

std::string_view wordOf(LessonTake take)
{
    return takes[static_cast<std::size_t>(take)];
}

Result<std::vector<LessonNumber>, NumberFault> lessonNumbers(FenceWords& words)
{
    const auto measure = words.take("measure");
    const auto of = words.take("of");
    if (!measure || !of)
        return NumberFault{measure ? "of" : "measure", "measure=M of=NAME"};
    const std::array<std::vector<std::string>, 4> columns{
        commaParted(*measure), commaParted(*of), commaParted(words.take("take").value_or("value")),
        commaParted(words.take("rank").value_or("1"))};
    const std::size_t count = std::ranges::max_element(columns, isShorter)->size();
    for (const auto& column : columns)
        if (column.size() != count && column.size() != 1)
            return NumberFault{*of, "measure=M,M of=NAME,NAME"};
    const auto rules = std::exchange(words.settings, {});
    std::vector<LessonNumber> numbers;
    for (std::size_t i = 0; i < count; ++i) {
        const auto word = [&](std::size_t column) -> const std::string& {
            return columns[column][columns[column].size() == 1 ? 0 : i];
        };
        const auto take = takeNamed(word(2));
        if (!take)
            return take.error();
        const auto rank = parsedNumber<std::size_t>(word(3));
        if (!rank || *rank == 0)
            return NumberFault{"rank=" + word(3), "rank=1"};
        numbers.push_back({word(0), word(1), *take, rules, *rank});
    }
    return numbers;
}

Result<LessonNumber, NumberFault> changedNumber(const LessonNumber& number, FenceWords& words)
{
    LessonNumber changed = number;
    changed.measure = words.take("measure").value_or(number.measure);
    changed.data = words.take("of").value_or(number.data);
    changed.rank = parsedNumber<std::size_t>(words.take("rank").value_or("")).value_or(number.rank);
    if (const auto word = words.take("take")) {
        const auto take = takeNamed(*word);
        if (!take)
            return take.error();
        changed.take = *take;
    }
    for (auto& rule : words.settings) {
        std::erase_if(changed.rules, [&](const auto& old) { return old.first == rule.first; });
        changed.rules.push_back(std::move(rule));
    }
    return changed;
}

std::string rulesApart(const LessonNumber& wrong, const LessonNumber& right)
{
    std::string text;
    const auto tell = [&text](const std::string& key, const std::string& value) {
        text += (text.empty() ? "" : " ") + key + "=" + value;
    };
    if (wrong.measure != right.measure)
        tell("measure", wrong.measure);
    if (wrong.data != right.data)
        tell("of", wrong.data);
    if (wrong.take != right.take)
        tell("take", std::string(wordOf(wrong.take)));
    for (const auto& [key, value] : wrong.rules)
        tell(key, value);
    return text;
}

std::optional<NumberFault> faultOf(const LessonNumber& number, const LessonData& data)
{
    const auto* lists = std::get_if<std::vector<RankedList>>(&data.content);
    if (lists != nullptr)
        return faultOfLists(number, *lists);
    if (isOfLists(number.take))
        return NumberFault{std::string(wordOf(number.take)), "value"};
    if (const auto* samples = std::get_if<Samples>(&data.content))
        return faultOfSamples(number, *samples);
    return faultOfDifferences(number);
}

std::vector<Explanation> explanationsOf(const LessonNumber& number, const LessonData& data)
{
    std::vector<Explanation> explanations;
    if (const auto* lists = std::get_if<std::vector<RankedList>>(&data.content)) {
        const RuledList ruled = *ruledList(number, inputOf(*lists).facts());
        const Evaluator evaluator(definitionUnder(ruled.rules, ruled.definition));
        for (const RankedList& list : *lists)
            explanations.push_back(evaluator.explain(judgedRanking(list)));
    }
    return explanations;
}

LessonValue lessonValue(const LessonNumber& number, const LessonData& data)
{
    if (const auto* lists = std::get_if<std::vector<RankedList>>(&data.content))
        return valueOfLists(number, *lists);
    if (const auto* samples = std::get_if<Samples>(&data.content))
        return valueOfSamples(number, *samples);
    return valueOfDifferences(number.measure, std::get<std::vector<double>>(data.content));
}

}  // namespace core
