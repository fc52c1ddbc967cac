// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/judges/grade_rule.h"

#include "core/collections/formats/several_raters.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace core {

namespace {

struct ChosenGrade {
    double grade = 0;
    bool isTied = false;
};

ChosenGrade mostFrequent(const std::vector<double>& given)
{
    std::map<double, std::size_t> counts;
    for (const double grade : given)
        ++counts[grade];
    ChosenGrade chosen;
    std::size_t most = 0;
    for (const auto& [grade, count] : counts) {
        chosen.isTied = count == most || (chosen.isTied && count < most);
        if (count > most)
            chosen.grade = grade;
        most = std::max(most, count);
    }
    return chosen;
}

/// @param given at least one
ChosenGrade chosenOf(const std::vector<double>& given, GradeRule rule)
{
    switch (rule) {
    case GradeRule::Majority:
        return mostFrequent(given);
    case GradeRule::Median:
        return {joinedGrade(given, RaterRule::Median).grade};
    case GradeRule::Mean:
        return {joinedGrade(given, RaterRule::Mean).grade};
    case GradeRule::RoundedMean: {
        const double mean = joinedGrade(given, RaterRule::Mean).grade;
        const double below = std::floor(mean);
        return {mean - below > 0.5 ? below + 1 : below, mean - below == 0.5};
    }
    case GradeRule::Highest:
        return {std::ranges::max(given)};
    case GradeRule::Lowest:
        return {std::ranges::min(given)};
    }
    return {};
}

}  // namespace

ChosenGrades chosenGrades(const JudgePanel& panel, const GradeChoice& choice)
{
    ChosenGrades chosen;
    for (std::size_t place = 0; place < panel.documents.size(); ++place) {
        const PanelDocument& document = panel.documents[place];
        std::vector<double> given;
        for (const Grade grade : document.grades)
            if (grade.hasValue())
                given.push_back(grade.value());
        if (given.empty())
            continue;
        if (choice.chief && document.grades[*choice.chief].hasValue())
            given.assign(1, document.grades[*choice.chief].value());
        const ChosenGrade grade = chosenOf(given, choice.rule);
        if (grade.isTied)
            chosen.tied.push_back(place);
        auto& queries = chosen.qrels.queries;
        if (queries.empty() || queries.back().query != document.query)
            queries.push_back({document.query, {}});
        queries.back().judgments.push_back({document.document, Grade(grade.grade)});
        chosen.qrels.topGrade = std::max(chosen.qrels.topGrade, grade.grade);
    }
    return chosen;
}

}  // namespace core
