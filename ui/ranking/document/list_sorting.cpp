// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/list_sorting.h"

#include "core/metrics/ranking_order/list_orders.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"

namespace ui {

namespace {

/// From the edited list, not the preview.
std::vector<core::Grade> rankedGrades(RankingDocument& document)
{
    document.endPreview();
    std::vector<core::Grade> grades;
    grades.reserve(document.list().ranked.size());
    for (const core::RankedItem& one : document.list().ranked)
        grades.push_back(one.grade);
    return grades;
}

}  // namespace

void sortIdeal(RankingDocument& document)
{
    document.reorder(core::bestFirst(rankedGrades(document)),
                     Wording::tr("Sort by grade, best first"));
}

void sortWorst(RankingDocument& document)
{
    document.reorder(core::worstFirst(rankedGrades(document)),
                     Wording::tr("Sort by grade, worst first"));
}

void reverseOrder(RankingDocument& document)
{
    document.endPreview();
    document.reorder(core::reversed(document.list().ranked.size()),
                     Wording::tr("Reverse the order"));
}

void shuffle(RankingDocument& document, std::uint64_t seed)
{
    document.endPreview();
    document.reorder(core::shuffled(document.list().ranked.size(), seed),
                     Wording::tr("Shuffle with seed %1").arg(seed));
}

void binarise(RankingDocument& document)
{
    const double threshold = document.session().settings.relevantFrom;
    document.regrade([threshold](core::Grade grade) { return core::binarised(grade, threshold); },
                     1,
                     Wording::tr("Convert grades to 0 and 1 (threshold %1)")
                         .arg(plainText(threshold, QLocale::c())));
}

}  // namespace ui
