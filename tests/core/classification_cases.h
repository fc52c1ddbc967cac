// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <QTest>

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

/// One file of tests/data/classification: labels, scores and what scikit-learn says of them.
struct ClassificationCase {
    std::vector<std::uint8_t> labels;
    std::vector<double> scores;
    nlohmann::json expected;

    core::ScoredLabels samples() const { return {scores, labels}; }
};

inline ClassificationCase readClassificationCase(const std::string& name)
{
    std::ifstream stream(TEST_DATA "/classification/" + name + ".json");
    const auto file = nlohmann::json::parse(stream);
    return {file["y"], file["score"], file["expected"]};
}

inline const std::vector<std::string>& classificationCaseNames()
{
    static const std::vector<std::string> names{
        "01-tiny",          "02-ties-everywhere", "03-all-equal",
        "04-only-positive", "05-only-negative",   "06-imbalanced",
        "07-outside-0-1",   "08-exact-0-and-1",   "09-random",
    };
    return names;
}

/// One row for each file, in the column "item".
inline void addClassificationCases()
{
    QTest::addColumn<ClassificationCase>("item");
    for (const std::string& name : classificationCaseNames())
        QTest::newRow(name.c_str()) << readClassificationCase(name);
}

/// scikit-learn refused the figure or gave it with a warning: ours is undefined.
inline bool isRefusedOrWarned(const nlohmann::json& figure)
{
    if (!figure.is_object())
        return false;
    const auto warned = figure.find("warned");
    return figure.contains("undefined") || (warned != figure.end() && !warned->empty());
}
