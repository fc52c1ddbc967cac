#pragma once

#include "core/classifier/counts.h"
#include "core/table/table.h"
#include "core/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

struct NamedValue {
    std::string_view id;  ///< as JSON names it
    core::Value value;
};

/// A confusion matrix and what follows from it.
struct ThresholdReport {
    std::optional<double> threshold;  ///< none: the counts were typed
    core::Counts counts;
    std::vector<NamedValue> rates;
};

/// What is said of one model.
struct ModelReport {
    std::string name;  ///< empty: there is no model, counts were typed
    double samples = 0;
    double positives = 0;
    std::vector<NamedValue> values;  ///< that no threshold is needed for
    ThresholdReport atThreshold;
};

struct ClassifyReport {
    std::string positive;  ///< the class; empty where counts were typed
    bool higherIsPositive = true;
    std::vector<ModelReport> models;  ///< at least one
    std::optional<int> digits = {};   ///< decimals of a value; none: 6 in text, all in JSON
};

/// A line per value and a column per model; a value that is none with its reason.
std::string classifyText(const ClassifyReport& report);
/// The same as a table.
core::Table classifyTable(const ClassifyReport& report);
/// An object; with several models an array of such objects. Without `digits` every digit.
std::string classifyJson(const ClassifyReport& report);

}  // namespace cli
