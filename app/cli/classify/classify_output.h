// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/choice.h"
#include "core/classification/models/model_table.h"
#include "core/classification/models/slices.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/thresholds/grouped_auc.h"
#include "core/classification/uncertainty/auc_tests.h"
#include "core/documents/tables/table_text.h"
#include "core/foundation/value.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace cli {

struct NamedValue {
    std::string id;  ///< as JSON names it
    core::Value value;
};

/// A confusion matrix and what follows from it.
struct ThresholdReport {
    std::optional<double> threshold;  ///< none: the counts were typed
    core::ConfusionMatrix counts;
    std::vector<NamedValue> rates;
    std::vector<NamedValue> intervals = {};  ///< both ends of each that has one; with details
};

/// The matrix with every rate.
/// @param threshold none: the counts were typed
ThresholdReport thresholdReport(std::optional<double> threshold,
                                const core::ConfusionMatrix& counts);

/// What is said of one model.
struct ModelReport {
    std::string name;  ///< empty: there is no model, counts were typed
    double samples = 0;
    double positives = 0;
    std::vector<NamedValue> values;  ///< that no threshold is needed for
    ThresholdReport atThreshold;
};

/// The models beside each other.
struct ModelsReport {
    core::SystemTable facts;
    core::ModelTableRules rules;
    bool isWeighted = false;
    std::vector<core::AucTest> tests;  ///< of every pair
};

/// The models on parts of the samples.
struct SlicesReport {
    std::string column;
    std::vector<std::string> names;
    std::vector<core::Slices> ofModel;
    bool showsDifferences = false;  ///< else values
};

/// How much a group counts, as people type it and JSON says it.
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
    std::string positive;  ///< the class; empty where counts were typed
    bool higherIsPositive = true;
    std::vector<ModelReport> models;  ///< at least one
    std::optional<int> digits = {};   ///< decimals of a value; none: 6 in text, all in JSON
    std::optional<ModelsReport> paper = {};
    std::optional<SlicesReport> slices = {};
    std::optional<GroupsReport> groups = {};
};

/// What a table of classified samples has for rows.
enum class ClassifyLayout { Models, Tests, Slices, Groups, Values };

/// The models, their tests, the slices and the groups, as far as they are there; then a line per
/// value and a column per model; a value that is none with its reason.
std::string classifyText(const ClassifyReport& report);
/// One of them as a table, the groups as one for each model; what it shows is there. In a format
/// for print its values have the names that a paper has for them.
std::vector<core::Table> classifyTables(const ClassifyReport& report, ClassifyLayout layout,
                                        core::TableFormat format);
/// An object; with several models an array of such objects. Without `digits` every digit.
std::string classifyJson(const ClassifyReport& report);

}  // namespace cli
