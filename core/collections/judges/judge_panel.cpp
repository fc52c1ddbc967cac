// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/judges/judge_panel.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace core {

namespace {

/// The difference between the highest and the lowest grade.
double spreadOf(const PanelDocument& document)
{
    std::vector<double> given;
    for (const Grade grade : document.grades)
        if (grade.hasValue())
            given.push_back(grade.value());
    const auto [low, high] = std::ranges::minmax_element(given);
    return given.empty() ? 0 : *high - *low;
}

}  // namespace

JudgeGrades JudgePanel::grades() const
{
    JudgeGrades given{judges.size(), {}};
    given.grades.reserve(judges.size() * documents.size());
    for (const PanelDocument& document : documents)
        given.grades.insert(given.grades.end(), document.grades.begin(), document.grades.end());
    return given;
}

JudgePanel judgePanel(std::span<const Judge> judges)
{
    std::map<std::pair<std::string_view, std::string_view>, std::vector<Grade>> grades;
    JudgePanel panel;
    for (const Judge& judge : judges) {
        for (const QueryJudgments& query : judge.qrels.queries)
            for (const Judgment& judgment : query.judgments) {
                auto& given = grades[{query.query, judgment.document}];
                given.resize(judges.size());
                given[panel.judges.size()] = judgment.grade;
            }
        panel.judges.push_back(judge.name);
    }
    for (auto& [ids, given] : grades)
        panel.documents.push_back(
            {std::string(ids.first), std::string(ids.second), std::move(given)});
    return panel;
}

std::vector<std::size_t> disagreements(const JudgePanel& panel)
{
    std::vector<std::size_t> places;
    std::vector<double> spreads;
    for (std::size_t i = 0; i < panel.documents.size(); ++i) {
        spreads.push_back(spreadOf(panel.documents[i]));
        if (spreads.back() > 0)
            places.push_back(i);
    }
    std::ranges::stable_sort(places, std::ranges::greater(),
                             [&](std::size_t place) { return spreads[place]; });
    return places;
}

}  // namespace core
