// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart/lists_beside.h"

#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/shift_text.h"

#include <utility>

namespace ui {

namespace {

bool isAmong(GradesShown shown, core::Grade grade)
{
    return shown == GradesShown::All || grade.hasValue() == (shown == GradesShown::Judged);
}

}  // namespace

const core::RankedItem& ListsBeside::document(std::size_t index) const
{
    const core::TwoRanks& ranks = documents[index];
    return ranks.inA ? a.ranked[*ranks.inA - 1] : b.ranked[*ranks.inB - 1];
}

ListsBeside joinedLists(core::RankedList a, core::RankedList b)
{
    ListsBeside lists;
    lists.a = std::move(a);
    lists.b = std::move(b);
    lists.hasB = true;
    lists.documents = core::compareLists(lists.a, lists.b);
    lists.ofB.resize(lists.b.ranked.size());
    for (std::size_t i = 0; i < lists.documents.size(); ++i)
        if (const auto rank = lists.documents[i].inB)
            lists.ofB[*rank - 1] = i;
    lists.isEdited.assign(lists.documents.size(), false);
    return lists;
}

QString documentSentence(const ListsBeside& lists, std::size_t index, const QLocale& locale)
{
    const core::RankedItem& document = lists.document(index);
    const QString name = QString::fromStdString(document.name());
    const core::TwoRanks& ranks = lists.documents[index];
    const QString place = lists.hasB ? twoRanksSentence(name, ranks)
                                     : Wording::tr("%1: rank %2").arg(name).arg(*ranks.inA);
    QString judgment = document.grade.hasValue()
                           ? Wording::tr("grade %1").arg(gradeText(document.grade, locale))
                           : Wording::tr("unjudged");
    if (lists.isEdited[index])
        judgment = Wording::tr("%1, edited").arg(judgment);
    return Wording::tr("%1; %2.").arg(place, judgment);
}

RowsBeside::RowsBeside(const ListsBeside& lists, GradesShown grades,
                       std::optional<std::size_t> depth)
{
    const auto fill = [&](Column& column, std::size_t length, auto documentAt) {
        column.rows.assign(lists.documents.size(), noRow);
        if (lists.cutoff)
            column.withinCutoff = 0;
        for (std::size_t rank = 1; rank <= length; ++rank) {
            const std::size_t document = documentAt(rank);
            if (!isAmong(grades, lists.document(document).grade))
                continue;
            column.rows[document] = column.documents.size();
            column.documents.push_back(document);
            if (!depth || rank <= *depth)
                ++column.shown;
            if (lists.cutoff && rank <= *lists.cutoff)
                ++*column.withinCutoff;
        }
    };
    fill(m_a, lists.a.ranked.size(), [](std::size_t rank) { return rank - 1; });
    fill(m_b, lists.b.ranked.size(), [&lists](std::size_t rank) { return lists.ofB[rank - 1]; });
}

}  // namespace ui
