// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/metric_chooser/guide_answers.h"

namespace core {

namespace {

template <class Enum>
bool suits(ChoiceSet<Enum> choices, std::optional<Enum> answer)
{
    return !answer || choices.has(*answer);
}

bool suits(const GuideRow& row, const GuideAnswers& answers)
{
    if (!suits(row.scores, answers.scores))
        return false;
    return areListsIdle(answers) ||
           (suits(row.answers, answers.answers) && suits(row.grading, answers.grading) &&
            (isOrderIdle(answers) || suits(row.order, answers.order)) &&
            suits(row.looked, answers.looked));
}

}  // namespace

bool isOrderIdle(const GuideAnswers& answers)
{
    return answers.looked == LookedAt::First;
}

bool areListsIdle(const GuideAnswers& answers)
{
    return answers.scores && *answers.scores != ScoreUse::Order;
}

std::vector<GuideSubject> fittingMeasures(const GuideAnswers& answers)
{
    std::vector<GuideSubject> fitting;
    for (const GuideRole role : {GuideRole::Usual, GuideRole::Special, GuideRole::Beside})
        for (const GuideRow& row : guideTable())
            if (row.role == role && suits(row, answers))
                fitting.push_back(row.subject);
    return fitting;
}

MeasureSpec definitionFor(Measure measure, const GuideAnswers& answers, const Settings& settings,
                          std::size_t page)
{
    const GuideRow& row = guideRowOf(measure);
    MeasureSpec definition{measure, {}, settings};
    const LookedAt looked = answers.looked.value_or(LookedAt::Page);
    if (row.looked.has(looked) && looked != LookedAt::All)
        definition.cutoff = looked == LookedAt::First ? 1 : page;
    if (row.takeDegrees && answers.grading == AnswerGrades::Degrees)
        row.takeDegrees(definition.settings);
    return normalised(definition);
}

}  // namespace core
