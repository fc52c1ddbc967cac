#pragma once

#include "core/classifier/model_table.h"
#include "core/classifier/slices.h"
#include "core/samples/counts.h"
#include "core/table/table_text.h"
#include "core/uncertainty/auc_tests.h"
#include "core/value.h"

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
    core::Counts counts;
    std::vector<NamedValue> rates;
    std::vector<NamedValue> intervals = {};  ///< both ends of each that has one; with details
};

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

struct ClassifyReport {
    std::string positive;  ///< the class; empty where counts were typed
    bool higherIsPositive = true;
    std::vector<ModelReport> models;  ///< at least one
    std::optional<int> digits = {};   ///< decimals of a value; none: 6 in text, all in JSON
    std::optional<ModelsReport> paper = {};
    std::optional<SlicesReport> slices = {};
};

/// What a table of classified samples has for rows.
enum class ClassifyLayout { Models, Tests, Slices, Values };

/// The models, their tests and the slices, as far as they are there; then a line per value and a
/// column per model; a value that is none with its reason.
std::string classifyText(const ClassifyReport& report);
/// One of them as a table; what it shows is there. In a format for print its values have the names
/// that a paper has for them.
core::Table classifyTable(const ClassifyReport& report, ClassifyLayout layout,
                          core::TableFormat format);
/// An object; with several models an array of such objects. Without `digits` every digit.
std::string classifyJson(const ClassifyReport& report);

}  // namespace cli
