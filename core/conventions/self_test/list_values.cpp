// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/brier.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/conventions/self_test/reference_values.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/agreement/list_overlap.h"
#include "core/metrics/agreement/order_correlation.h"
#include "core/metrics/ranking_order/list_comparison.h"
#include "core/rankings/evaluation/evaluator.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <utility>

#include <nlohmann/json.hpp>

namespace core {

namespace {

using nlohmann::json;

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

std::vector<json> casesOf(const ReferenceFile& file, const char* path)
{
    return json::parse(file(path))["cases"];
}

/// null means unjudged.
std::vector<Grade> gradesOf(const json& numbers)
{
    std::vector<Grade> grades;
    for (const json& number : numbers)
        grades.push_back(number.is_null() ? Grade::unjudged() : Grade(number.get<double>()));
    return grades;
}

/// "nDCG" at a depth, which may be "all".
MeasureSpec cutTo(const std::string& text, const std::string& depth)
{
    const auto definition = parseMeasureSpec(depth == "all" ? text : text + "@" + depth);
    if (!definition)
        throw std::runtime_error(text + " is no measure");
    return *definition;
}

CheckedValue ofList(const json& item, const MeasureSpec& definition, const JudgedRanking& query,
                    double theirs, double otherwise = noNumber)
{
    return {toText(definition) + ", " + item["name"].get<std::string>(), theirs,
            Evaluator(definition).value(query).valueOr(otherwise)};
}

/// The grades by score, best first. Empty for equal scores (their order differs), negative grades
/// (they earn nothing here), or a single document (scikit-learn rejects it).
std::vector<Grade> inOrderOfScores(const json& item)
{
    const std::vector<double> grades = item["relevance"];
    const std::vector<double> scores = item["score"];
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&scores](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    std::vector<Grade> list;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (grades[order[i]] < 0 || (i > 0 && scores[order[i]] == scores[order[i - 1]]))
            return {};
        list.emplace_back(grades[order[i]]);
    }
    return list.size() > 1 ? list : std::vector<Grade>{};
}

/// "83/182" or "0.9", regardless of the locale's decimal mark.
double numberOf(const std::string& fraction)
{
    const std::size_t stroke = fraction.find('/');
    const double over =
        stroke == std::string::npos ? 1 : parsedNumber<double>(fraction.substr(stroke + 1)).value();
    return parsedNumber<double>(fraction.substr(0, stroke)).value() / over;
}

RankedList listOf(const json& ids)
{
    RankedList list;
    for (const json& id : ids) {
        RankedItem document;
        document.id = id.get<std::string>();
        list.ranked.push_back(std::move(document));
    }
    return list;
}

void addRates(const json& expected, const ThresholdSweep& sweep, const std::string& name,
              std::vector<CheckedValue>& values)
{
    for (const json& point : expected["at_threshold"]) {
        const ConfusionMatrix counts =
            sweep.counts(sweep.pointAt(point["threshold"].get<double>()));
        for (const ThresholdMetric rate :
             {ThresholdMetric::Accuracy, ThresholdMetric::BalancedAccuracy,
              ThresholdMetric::Precision, ThresholdMetric::Recall, ThresholdMetric::Specificity,
              ThresholdMetric::F, ThresholdMetric::Mcc}) {
            const std::string id(rowOf(rate).id);
            if (point[id].is_number())
                values.push_back({id + " at " + point["threshold"].dump() + ", " + name,
                                  point[id].get<double>(),
                                  thresholdMetricOf(rate, counts).valueOr(noNumber)});
        }
    }
}

}  // namespace

std::vector<CheckedValue> valuesOfScikitGains(const ReferenceFile& file)
{
    constexpr std::pair<const char*, const char*> measures[]{
        {"dcg_linear_gain", "DCG"},
        {"dcg_exponential_gain", "DCG(gain=exp)"},
        {"ndcg_linear_gain", "nDCG(ideal=retrieved)"},
        {"ndcg_exponential_gain", "nDCG(gain=exp,ideal=retrieved)"},
    };
    std::vector<CheckedValue> values;
    for (const json& item : casesOf(file, "ranking/dcg-ndcg.json")) {
        const std::vector<Grade> list = inOrderOfScores(item);
        if (list.empty())
            continue;
        for (const auto& [theirs, ours] : measures)
            for (const auto& [depth, value] : item["expected"][theirs]["ties_averaged"].items())
                values.push_back(ofList(item, cutTo(ours, depth), JudgedRanking(list), value, 0));
    }
    return values;
}

std::vector<CheckedValue> valuesOfScikitClassifier(const ReferenceFile& file)
{
    std::vector<CheckedValue> values;
    for (const char* path :
         {"classification/01-tiny.json", "classification/02-ties-everywhere.json"}) {
        const json item = json::parse(file(path));
        const std::vector<std::uint8_t> labels = item["y"];
        const std::vector<double> scores = item["score"];
        const ScoredLabels samples{scores, labels};
        const ThresholdSweep sweep(samples);
        const json& expected = item["expected"];
        const std::string name = item["name"];
        const auto add = [&](const char* what, const Value& ours) {
            values.push_back(
                {what + (", " + name), expected[what].get<double>(), ours.valueOr(noNumber)});
        };
        add("roc_auc", auc(sweep));
        add("average_precision", averagePrecision(sweep));
        add("pr_auc_trapezoid", prTrapezoidArea(sweep));
        add("brier", brierScore(samples, Outside::Undefined));
        addRates(expected, sweep, name, values);
    }
    return values;
}

std::vector<CheckedValue> valuesOfScipy(const ReferenceFile& file)
{
    std::vector<CheckedValue> values;
    for (const json& item : casesOf(file, "ranking/correlations.json")) {
        const json& theirs = item["expected"]["kendall_tau_b"][0];
        const std::vector<double> x = item["x"];
        const std::vector<double> y = item["y"];
        if (theirs.is_number())
            values.push_back({"kendalltau, " + item["name"].get<std::string>(),
                              theirs.get<double>(), kendallTauB(x, y).value_or(noNumber)});
    }
    return values;
}

std::vector<CheckedValue> valuesOfReaders(const ReferenceFile& file)
{
    std::vector<CheckedValue> values;
    for (const json& item : casesOf(file, "ranking/err-rbp.json")) {
        const JudgedRanking query(gradesOf(item["grades_in_rank_order_null_is_unjudged"]));
        const json& expected = item["expected"];
        for (const auto& [depth, value] : expected["err_gmax4"].items())
            values.push_back(ofList(item, cutTo("ERR(max=4)", depth), query, value));
        for (const std::string p : {"0.5", "0.8", "0.95"}) {
            const std::string rbp = "RBP(p=" + p;
            values.push_back(
                ofList(item, cutTo(rbp + ")", "all"), query, expected["rbp_binary_p" + p]));
            values.push_back(ofList(item, cutTo(rbp + ",gain=graded,max=4)", "all"), query,
                                    expected["rbp_graded_over_4_p" + p]));
        }
    }
    return values;
}

std::vector<CheckedValue> valuesOfExactMeasures(const ReferenceFile& file)
{
    std::vector<CheckedValue> values;
    for (const char* path : {"ranking/q-measure.json", "ranking/nerr.json"}) {
        for (const json& item : casesOf(file, path)) {
            const JudgedRanking query(gradesOf(item["ranked_null_is_unjudged"]),
                                      gradesOf(item["not_retrieved"]));
            for (const auto& [name, depths] : item["expected"].items())
                for (const auto& [depth, value] : depths.items())
                    if (!value.is_null())
                        values.push_back(ofList(item, cutTo(name, depth), query, numberOf(value)));
        }
    }
    return values;
}

std::vector<CheckedValue> valuesOfOverlap(const ReferenceFile& file)
{
    std::vector<CheckedValue> values;
    for (const json& item : casesOf(file, "ranking/rbo.json")) {
        const auto documents = compareLists(listOf(item["a"]), listOf(item["b"]));
        for (const auto& [persistence, expected] : item["expected"].items()) {
            const auto ours = rankBiasedOverlap(documents, numberOf(persistence.substr(1)));
            const std::string of = " " + persistence + ", " + item["name"].get<std::string>();
            values.push_back({"rbo_min" + of, expected["rbo_min"], ours.min});
            values.push_back({"rbo_residual" + of, expected["rbo_residual"], ours.residual});
            values.push_back({"rbo_ext" + of, expected["rbo_ext"], ours.extrapolated});
        }
    }
    return values;
}

}  // namespace core
