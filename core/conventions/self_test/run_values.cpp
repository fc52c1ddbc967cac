// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/self_test/reference_values.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/trec_eval/evaluation.h"

#include <limits>
#include <map>
#include <stdexcept>
#include <utility>

namespace core {

namespace {

constexpr std::string_view folder = "trec/02-graded/";
constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

using Columns = std::vector<std::string>;
/// Values by measure and query.
using ValueMap = std::map<std::pair<std::string, std::string>, double>;

std::string textOf(const ReferenceFile& file, std::string_view name)
{
    return file(std::string(folder) + std::string(name));
}

std::vector<Columns> tabbedLines(std::string_view text)
{
    std::vector<Columns> lines;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        Columns columns;
        for (std::size_t tab = 0; tab != std::string_view::npos; line.remove_prefix(tab + 1)) {
            tab = line.find('\t');
            columns.emplace_back(line.substr(0, tab));
            if (tab == std::string_view::npos)
                break;
        }
        if (columns.size() > 2)
            lines.push_back(std::move(columns));
    }
    return lines;
}

struct JudgedRun {
    Qrels qrels;
    Run run;
};

JudgedRun judgedRun(const ReferenceFile& file, RankOrder order = RankOrder::ScoreThenIdDescending,
                    ScorePrecision precision = ScorePrecision::Double)
{
    auto qrels = parseQrels(textOf(file, "qrels.txt"), "qrels.txt");
    const std::string lines = textOf(file, "run.txt");
    auto run = parseRun(std::string_view(lines), "run.txt", order, {.precision = precision});
    if (!qrels || !run)
        throw std::runtime_error("reference data cannot be read");
    return {*std::move(qrels), *std::move(run)};
}

CheckedValue checked(const std::string& measure, const std::string& query, double theirs,
                     const ValueMap& ours)
{
    const auto found = ours.find({measure, query});
    return {measure + ", " + query, theirs, found == ours.end() ? noValue : found->second};
}

ValueMap valuesLikeTrec(const ReferenceFile& file, TrecVersion version)
{
    const JudgedRun input =
        judgedRun(file, RankOrder::ScoreThenIdDescending,
                  version == TrecVersion::Nine ? ScorePrecision::Float : ScorePrecision::Double);
    // The first parameters given for a measure count.
    const std::string cutoffs = ".1,2,3,5,10,15,20,30,50,100,200,500,1000";
    std::vector<std::string> texts;
    for (const char* cut : {"P", "recall", "ndcg_cut", "map_cut", "relative_P", "success"})
        texts.push_back(cut + cutoffs);
    texts.insert(texts.end(), {"all_trec", "yaap"});
    const auto requests = readTrecRequests(texts, TrecRules{version});
    if (!requests)
        throw std::runtime_error("reference measures cannot be read");
    ValueMap values;
    const auto keep = [&values](std::span<const TrecLine> lines) {
        for (const TrecLine& line : lines) {
            const std::pair key(std::string(line.name), std::string(line.query));
            if (const auto* number = std::get_if<double>(&line.value))
                values[key] = *number;
            else if (const auto* count = std::get_if<long long>(&line.value))
                values[key] = static_cast<double>(*count);
        }
    };
    TrecRules rules;
    rules.version = version;
    const TrecScorer scorer(input.qrels, *requests, rules);
    const ScoredTrecRun run = scoreLikeTrec(input.qrels, input.run, scorer);
    keep(evaluateLikeTrec(input.qrels, run, scorer, keep).summary);
    return values;
}

/// Adds evaluateRun()'s values under one definition, by query.
void addValues(const JudgedRun& input, const std::string& name, const MeasureSpec& definition,
               const EvaluationRules& rules, ValueMap& values)
{
    const std::vector definitions{definition};
    const auto evaluation = evaluateRun(input.qrels, input.run, definitions, rules);
    for (const QueryValues& query : evaluation.queries)
        values[{name, query.query}] = query.counted.front().valueOr(noValue);
    values[{name, std::string(allQueries)}] = evaluation.means.front().valueOr(noValue);
}

/// "ndcg@5" of "ndcg@5- over the retrieved documents".
std::string_view ownName(std::string_view measure)
{
    measure = measure.substr(0, measure.find(' '));
    return measure.ends_with('-') ? measure.substr(0, measure.size() - 1) : measure;
}

/// The row of core::libraries() for a program's measure.
const Library* libraryOf(std::string_view program, std::string_view measure)
{
    if (program == "ranx")
        return libraryNamed(measure.find("_burges") == std::string_view::npos ? "ranx"
                                                                              : "ranx Burges");
    if (program == "XGBoost")
        return libraryNamed(measure.find("- ") != std::string_view::npos ? "XGBoost 1.7 minus"
                                                                         : "XGBoost 1.7");
    if (program == "ir_measures" && measure.ends_with("[msmarco]"))
        return libraryNamed("ir_measures msmarco");
    if (program == "ir_measures")  // gdeval rounds
        return measure.ends_with("[judged]") ? libraryNamed("ir_measures judged") : nullptr;
    if (program == "MTEB")
        return libraryNamed("MTEB own");
    const bool isOwn = measure.starts_with("MRR") || measure.starts_with("R_cap") ||
                       measure.starts_with("Hole") || measure.starts_with("Accuracy");
    return libraryNamed(program == "BEIR" && isOwn ? "BEIR own" : program);
}

}  // namespace

std::vector<CheckedValue> valuesOfTrecNine(const ReferenceFile& file)
{
    const ValueMap ours = valuesLikeTrec(file, TrecVersion::Nine);
    std::vector<CheckedValue> values;
    for (const Columns& columns : tabbedLines(textOf(file, "expected.tsv")))
        if (const auto theirs = parsedNumber<double>(columns.back()))
            values.push_back(checked(columns[0], columns[1], *theirs, ours));
    return values;
}

std::vector<CheckedValue> valuesOfTrecTen(const ReferenceFile& file)
{
    const ValueMap ours = valuesLikeTrec(file, TrecVersion::Ten);
    std::vector<CheckedValue> values;
    for (const Columns& columns : tabbedLines(textOf(file, "v10-differs.tsv")))
        if (const auto theirs = parsedNumber<double>(columns.back()))
            if (columns.size() == 5 && columns[0] == "(none)")
                values.push_back(checked(columns[1], columns[2], *theirs, ours));
    return values;
}

std::vector<CheckedValue> valuesByTrecNames(const ReferenceFile& file)
{
    const JudgedRun input =
        judgedRun(file, RankOrder::ScoreThenIdDescending, ScorePrecision::Float);
    ValueMap ours;
    std::vector<CheckedValue> values;
    for (const Columns& columns : tabbedLines(textOf(file, "expected.tsv"))) {
        const auto definition = parseMeasureSpec(columns[0]);
        const auto theirs = parsedNumber<double>(columns.back());
        // trec_eval sums its counts over the queries.
        if (!definition || !theirs || columns[1] == allQueries)
            continue;
        if (!ours.contains({columns[0], columns[1]}))
            addValues(input, columns[0], *definition, {}, ours);
        values.push_back(checked(columns[0], columns[1], *theirs, ours));
    }
    return values;
}

std::vector<CheckedValue> valuesOfLibrary(const ReferenceFile& file, std::string_view program)
{
    ValueMap ours;
    std::vector<CheckedValue> values;
    for (const Columns& columns : tabbedLines(textOf(file, "libraries.tsv"))) {
        if (columns.size() != 5 || columns[0] != program)
            continue;
        const std::string& measure = columns[2];
        const auto definition = parseMeasureSpec(ownName(measure));
        const auto theirs = parsedNumber<double>(columns.back());
        const Library* library = libraryOf(program, measure);
        if (!definition || !theirs || *theirs != *theirs || !library)
            continue;
        if (!ours.contains({measure, columns[3]}))
            addValues(judgedRun(file, library->rules.order, library->rules.precision), measure,
                      asComputedBy(*library, *definition), library->rules.evaluation, ours);
        values.push_back(checked(measure, columns[3], *theirs, ours));
    }
    return values;
}

}  // namespace core
