// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/choice.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/models/model_table.h"
#include "core/classification/models/slices.h"
#include "core/classification/models/subgroups.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/thresholds/grouped_auc.h"
#include "core/classification/uncertainty/auc_tests.h"
#include "core/classification/uncertainty/decision_tests.h"
#include "core/classification/uncertainty/smooth_calibration_bootstrap.h"
#include "core/documents/tables/table_text.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/estimate.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace cli {

/// Decimals in tables for papers.
inline constexpr int paperDigits = 3;

struct NamedValue {
    std::string id;  ///< its name in JSON
    core::Value value;
};

/// A confusion matrix and its rates.
struct ThresholdReport {
    std::optional<double> threshold;  ///< none if the counts were typed
    core::ConfusionMatrix counts;
    std::vector<NamedValue> rates;
    std::vector<NamedValue> intervals = {};  ///< both ends of every interval; only with details
    std::string chosen = {};  ///< as typed, if there are several thresholds or an aim
    int decimals = 0;         ///< with fewer, the threshold in a sentence would be another one
};

/// The matrix with every rate.
/// @param threshold none if the counts were typed
ThresholdReport thresholdReport(std::optional<double> threshold,
                                const core::ConfusionMatrix& counts);

/// How well probabilities agree with outcomes, as curves.
struct CalibrationReport {
    std::vector<core::SmoothCalibrationIntervals::Place> smooth;  ///< empty if undefined
    core::CalibrationCurve bins;
    std::vector<core::Interval> ofBins;  ///< one per bin
};

/// A report on one model.
struct ModelReport {
    std::string name;  ///< empty if the counts were typed
    double samples = 0;
    double positives = 0;
    std::vector<NamedValue> values;  ///< those that need no threshold
    ThresholdReport atThreshold;
    std::vector<ThresholdReport> atOthers = {};  ///< further thresholds; as many for every model
    std::optional<CalibrationReport> calibration = {};  ///< with details, for probabilities
    std::string sampleSize = {};                        ///< sentences, if requested
};

/// A comparison of the models.
struct ModelsReport {
    core::SystemTable facts;
    core::ModelTableRules rules;
    bool isWeighted = false;
    std::vector<core::AucTest> tests;   ///< one per pair of models
    std::optional<double> margin = {};  ///< of non-inferiority
};

/// The tests of two models' decisions, each at its own threshold.
struct DecisionTestsOfPair {
    std::size_t first = 0;  ///< index of a model
    std::size_t second = 0;
    std::vector<core::DecisionTest> tests;
    /// Nothing if the thresholds differ or are not probabilities.
    std::optional<core::Estimate> netBenefit = {};
};

/// The models on slices of the samples.
struct SlicesReport {
    std::string column;
    std::vector<std::string> names;
    std::vector<core::Slices> ofModel;
    bool showsDifferences = false;                ///< if false, shows values
    std::vector<core::Subgroups> subgroups = {};  ///< per model
};

/// The weights of groups, as typed and as written in JSON.
inline constexpr std::array<Choice<core::GroupWeights>, 3> groupWeightWords{
    {{"equal", core::GroupWeights::Equal},
     {"positives", core::GroupWeights::Positives},
     {"samples", core::GroupWeights::Samples}}};

/// The models within the groups of the samples.
struct GroupsReport {
    core::GroupWeights weights = core::GroupWeights::Equal;
    std::vector<std::string> names;
    std::vector<core::GroupedAuc> ofModel;
};

struct ClassifyReport {
    std::string positive;  ///< the class; empty if the counts were typed
    bool higherIsPositive = true;
    std::string recalibration;        ///< a sentence about it; empty if scores are used as given
    std::vector<ModelReport> models;  ///< at least one
    std::optional<int> digits = {};   ///< decimals; default: 6 in text, all in JSON
    std::optional<ModelsReport> paper = {};
    std::vector<DecisionTestsOfPair> decisions = {};  ///< one per pair of models
    std::vector<SlicesReport> slices = {};            ///< one per column
    std::optional<GroupsReport> groups = {};
    core::RateIntervalMethod ofShares = core::RateIntervalMethod::Wilson;  ///< in subgroups
    bool isWeighted = false;
    std::string clusters = {};  ///< a sentence about them; empty: none
    /// Of the tables of models and of slices: samples with a score of every model.
    std::size_t samples = 0;
    double positives = 0;
    core::LeftOutRows leftOut = {};  ///< the other rows
};

/// The rows of a table about classified samples.
enum class ClassifyLayout {
    Models,
    Tests,
    Decisions,
    Slices,
    Subgroups,
    Contrasts,
    LeaveOneOut,
    Groups,
    Values
};

/// Writes the models, their tests, the slices and the groups, as available, then one line per value
/// with a column per model; an undefined value has its reason.
std::string classifyText(const ClassifyReport& report);
/// Writes what each threshold does, in sentences: one per line, under the name of its model if
/// there are several.
/// @param unit what a sample is, in the plural; empty: "samples"
std::string classifyInWords(const ClassifyReport& report, const std::string& unit);
/// Makes the tables of one layout, which must have data; Groups makes one per model. In print
/// formats, values have the names used in papers.
std::vector<core::Table> classifyTables(const ClassifyReport& report, ClassifyLayout layout,
                                        core::TableFormat format);
/// Writes an object, or an array of them for several models. Full precision without `digits`.
std::string classifyJson(const ClassifyReport& report);

}  // namespace cli
