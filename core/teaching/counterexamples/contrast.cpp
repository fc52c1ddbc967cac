// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/counterexamples/contrast.h"

#include "core/teaching/counterexamples/contrast_search.h"
#include "core/teaching/counterexamples/list_space.h"
#include "core/teaching/counterexamples/sample_space.h"

#include <algorithm>
#include <string>
#include <utility>

namespace core {

namespace {

template <class Wishes>
std::vector<ContrastSide> sidesOf(const Wishes& wishes)
{
    std::vector<ContrastSide> sides;
    for (const auto& wish : wishes)
        sides.push_back(wish.side);
    return sides;
}

/// Makes a list with these grades; ids are the letter and a number.
RankedList namedList(const ListSpace& space, const FoundContrast& found, const ContrastCode& code,
                     char letter)
{
    RankedList list;
    for (std::size_t i = 0; i < code.size(); ++i) {
        auto& section = i < found.level.length ? list.ranked : list.notRetrieved;
        RankedItem& document = section.emplace_back();
        document.id = letter + std::to_string(i + 1);
        document.grade = space.grade(code[i]);
    }
    return list;
}

void apply(const ListEdit& edit, Grade grade, std::vector<RankedItem>& documents)
{
    const auto at = [&documents](std::size_t rank) {
        return documents.begin() + static_cast<std::ptrdiff_t>(rank - 1);
    };
    if (edit.kind == ListEdit::Kind::Regrade)
        at(edit.from)->grade = grade;
    else if (edit.kind == ListEdit::Kind::Swap)
        std::iter_swap(at(edit.from), at(edit.to));
    else if (edit.from < edit.to)
        std::rotate(at(edit.from), at(edit.from + 1), at(edit.to) + 1);
    else
        std::rotate(at(edit.to), at(edit.from), at(edit.from) + 1);
}

/// Gives every document the first unused id of its grade in `from`.
void takeIds(const RankedList& from, RankedList& list)
{
    std::vector<RankedItem> left = from.ranked;
    left.insert(left.end(), from.notRetrieved.begin(), from.notRetrieved.end());
    for (auto* documents : {&list.ranked, &list.notRetrieved})
        for (RankedItem& document : *documents) {
            const auto same = std::ranges::find(left, document.grade, &RankedItem::grade);
            document.id = same->id;
            left.erase(same);
        }
}

Contrast<RankedList> listsOf(const ListSpace& space, FoundContrast found)
{
    Contrast<RankedList> lists;
    lists.a = namedList(space, found, found.a.code, 'd');
    const auto codes = [&found](const ContrastCandidate& candidate) {
        return std::span(candidate.code).first(found.level.length);
    };
    if (space.edits(found.level, found.a.code, found.b.code) == 1)
        lists.edit = singleEdit(codes(found.a), codes(found.b));
    if (lists.edit) {
        lists.b = lists.a;
        apply(*lists.edit, space.grade(found.b.code[lists.edit->from - 1]), lists.b.ranked);
    } else {
        lists.b = namedList(space, found, found.b.code, 'e');
        if (!found.level.holdsOthers)
            takeIds(lists.a, lists.b);
    }
    lists.valuesOfA = std::move(found.a.values);
    lists.valuesOfB = std::move(found.b.values);
    return lists;
}

ContrastSide otherSide(ContrastSide side)
{
    return side == ContrastSide::Lower ? ContrastSide::Higher : ContrastSide::Lower;
}

}  // namespace

ContrastSide worseSide(const MeasureSpec& definition)
{
    const bool isHoles = definition.measure == Measure::Judged &&
                         definition.settings.judgedCount == JudgedCount::Holes;
    return isHoles || definition.measure == Measure::NonRelevantRetrieved ? ContrastSide::Higher
                                                                          : ContrastSide::Lower;
}

ContrastSide worseSide(ClassifierMetric figure)
{
    return figure == ClassifierMetric::LogLoss || figure == ClassifierMetric::Brier ||
                   figure == ClassifierMetric::CalibrationError
               ? ContrastSide::Higher
               : ContrastSide::Lower;
}

ContrastSide betterSide(const MeasureSpec& definition)
{
    return otherSide(worseSide(definition));
}

ContrastSide betterSide(ClassifierMetric figure)
{
    return otherSide(worseSide(figure));
}

ContrastAnswer<RankedList> findContrasts(const ListContrast& requested, const std::stop_token& stop)
{
    const ListSpace space(requested);
    auto found = searchContrasts(space, sidesOf(requested.wishes), requested.limits, stop);
    ContrastAnswer<RankedList> answer{{}, found.reach, found.measured};
    for (FoundContrast& pair : found.pairs)
        answer.found.push_back(listsOf(space, std::move(pair)));
    return answer;
}

ContrastAnswer<Samples> findContrasts(const SampleContrast& requested, const std::stop_token& stop)
{
    const SampleSpace space(requested);
    auto found = searchContrasts(space, sidesOf(requested.wishes), requested.limits, stop);
    ContrastAnswer<Samples> answer{{}, found.reach, found.measured};
    for (FoundContrast& pair : found.pairs)
        answer.found.push_back({space.samples(pair.level, pair.a.code),
                                space.samples(pair.level, pair.b.code), std::move(pair.a.values),
                                std::move(pair.b.values), std::nullopt});
    return answer;
}

}  // namespace core
