// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/document/another_pair.h"

#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/counterexamples/contrast_like.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/text/language/wording.h"

#include <QUndoStack>

#include <algorithm>
#include <vector>

namespace ui {

namespace {

constexpr std::size_t mostPairsInTurn = 50;
constexpr std::size_t workForAPair = 10'000'000;

/// The step's first two lists of one query each.
std::vector<RankingDocument*> pairOnBench(const LessonDocument& document)
{
    std::vector<RankingDocument*> lists;
    for (const std::string& name : document.bench().names())
        if (RankingDocument* list = document.bench().list(name);
            list && list->queryCount() == 1 && lists.size() < 2)
            lists.push_back(list);
    return lists;
}

bool isAsThere(const core::Contrast<core::RankedList>& pair,
               const std::vector<RankingDocument*>& there)
{
    return core::gradesText(pair.a) == core::gradesText(there[0]->list()) &&
           core::gradesText(pair.b) == core::gradesText(there[1]->list());
}

}  // namespace

bool canShowAnotherPair(const LessonDocument& document)
{
    return document.hasLesson() && document.isRevealed() && pairOnBench(document).size() == 2;
}

QString showAnotherPair(LessonDocument& document)
{
    const auto there = pairOnBench(document);
    std::vector<core::MeasureSpec> measures;
    for (const core::Measure measure : there[0]->session().shown)
        measures.push_back(there[0]->definition(measure));
    core::ListContrast like = core::contrastLike(there[0]->list(), there[1]->list(), measures);
    like.limits.count = mostPairsInTurn;
    like.limits.work = workForAPair;
    const auto answer = core::findContrasts(like);
    auto next = std::find_if(answer.found.begin(), answer.found.end(),
                             [&](const auto& pair) { return isAsThere(pair, there); });
    next = next == answer.found.end() || next + 1 == answer.found.end() ? answer.found.begin()
                                                                        : next + 1;
    if (next == answer.found.end() || isAsThere(*next, there))
        return Wording::tr("No other pair of lists this short shows the same effect.");
    const QString step = Wording::tr("Another pair like this");
    document.history().beginMacro(step);
    for (const auto& [list, grades] :
         {std::pair(there[0], &next->a), std::pair(there[1], &next->b)}) {
        core::RankedList other = *grades;
        other.query = list->list().query;
        list->replaceList(std::move(other), step);
    }
    document.history().endMacro();
    return {};
}

}  // namespace ui
