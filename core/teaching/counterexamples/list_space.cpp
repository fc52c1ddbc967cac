// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/counterexamples/list_space.h"

#include "core/foundation/bounded_draw.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

namespace core {

namespace {

std::vector<Grade> worstFirst(std::vector<Grade> grades)
{
    std::sort(grades.begin(), grades.end(), [](Grade a, Grade b) {
        return (a.hasValue() ? a.value() : -1) < (b.hasValue() ? b.value() : -1);
    });
    return grades;
}

double chosen(std::size_t n, std::size_t k)
{
    double count = 1;
    for (std::size_t i = 1; i <= k; ++i)
        count = count * static_cast<double>(n - k + i) / static_cast<double>(i);
    return count;
}

/// The lengths: those that reach the deepest cutoff, then shorter ones.
std::vector<std::size_t> lengthsOf(const ListContrast& requested)
{
    const std::size_t most = requested.limits.length;
    std::size_t first = 1;
    for (const auto& wish : requested.wishes)
        first = std::max(first, std::min(wish.measure.cutoff.value_or(1), most));
    std::vector<std::size_t> lengths(most - first + 1);
    std::iota(lengths.begin(), lengths.end(), first);
    while (first-- > 1)
        lengths.push_back(first);
    return lengths;
}

std::size_t drawnBelow(std::size_t limit, std::mt19937& random)
{
    return BoundedDraw(static_cast<std::uint32_t>(limit))(random);
}

template <class Codes>
auto place(Codes& code, std::size_t rank)
{
    return code.begin() + static_cast<std::ptrdiff_t>(rank);
}

ContrastCode sorted(ContrastCode code)
{
    std::sort(code.begin(), code.end(), std::greater());
    return code;
}

std::size_t unlike(std::span<const ContrastWord> a, std::span<const ContrastWord> b)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        count += a[i] != b[i] ? 1 : 0;
    return count;
}

/// Sorts the places that were not retrieved, because their order does not matter.
void orderOutside(const ContrastLevel& level, ContrastCode& code)
{
    std::sort(place(code, level.length), code.end(), std::greater());
}

}  // namespace

std::optional<ListEdit> singleEdit(std::span<const ContrastWord> a, std::span<const ContrastWord> b)
{
    if (std::equal(a.begin(), a.end(), b.begin(), b.end()))
        return std::nullopt;
    std::size_t first = 0;
    std::size_t last = a.size() - 1;
    while (a[first] == b[first])
        ++first;
    while (a[last] == b[last])
        --last;
    if (first == last)
        return ListEdit{ListEdit::Kind::Regrade, first + 1, first + 1};
    if (a[first] == b[last] && a[last] == b[first] && unlike(a, b) == 2)
        return ListEdit{ListEdit::Kind::Swap, first + 1, last + 1};
    const auto within = [first, last](std::span<const ContrastWord> code, std::size_t skipped) {
        ContrastCode part(code.begin() + static_cast<std::ptrdiff_t>(first),
                          code.begin() + static_cast<std::ptrdiff_t>(last + 1));
        part.erase(place(part, skipped - first));
        return part;
    };
    if (a[first] == b[last] && within(a, first) == within(b, last))
        return ListEdit{ListEdit::Kind::Move, first + 1, last + 1};
    if (a[last] == b[first] && within(a, last) == within(b, first))
        return ListEdit{ListEdit::Kind::Move, last + 1, first + 1};
    return std::nullopt;
}

ListSpace::ListSpace(const ListContrast& requested)
    : m_requested(requested)
    , m_grades(worstFirst(requested.grades))
    , m_markWords(static_cast<std::size_t>(std::count_if(
          m_grades.begin(), m_grades.end(), [](Grade grade) { return grade != Grade(0); })))
{
    for (const auto& wish : requested.wishes)
        m_evaluators.emplace_back(wish.measure, requested.limits.length + requested.notRetrieved);
}

std::vector<ContrastLevel> ListSpace::levels() const
{
    std::vector<ContrastLevel> levels;
    for (const bool holdsOthers : {false, true})
        for (std::size_t outside = 0; outside <= m_requested.notRetrieved; ++outside)
            for (const std::size_t length : lengthsOf(m_requested))
                for (std::size_t marks = 0; marks <= length + outside; ++marks)
                    if (!holdsOthers || !m_requested.isOfSameDocuments)
                        levels.push_back({holdsOthers, outside, length, marks});
    return levels;
}

double ListSpace::size(const ContrastLevel& level) const
{
    const std::size_t places = level.length + level.outside;
    if (m_markWords == m_grades.size() && level.marks < places)
        return 0;
    return chosen(places, level.marks) *
           std::pow(static_cast<double>(m_markWords), static_cast<double>(level.marks));
}

double ListSpace::partners(const ContrastLevel& level) const
{
    if (level.holdsOthers || m_markWords == 0)
        return size(level);
    // A multiset has the most orders when every grade is equally frequent.
    double orders = chosen(level.length + level.outside, level.marks);
    std::size_t left = level.marks;
    for (std::size_t words = m_markWords; words > 1; --words) {
        const std::size_t each = left / words;
        orders *= chosen(left, each);
        left -= each;
    }
    return std::min(orders, size(level));
}

bool ListSpace::isWhole(const ContrastLevel& level, const ContrastCode& code) const
{
    return std::none_of(code.begin() + static_cast<std::ptrdiff_t>(level.length), code.end(),
                        [this](ContrastWord word) { return !m_grades[word].hasValue(); });
}

void ListSpace::extend(const ContrastLevel& level, ContrastCode& code, std::size_t marks,
                       std::vector<ContrastCode>& all) const
{
    const std::size_t places = level.length + level.outside;
    if (code.size() == places) {
        if (marks == level.marks && isWhole(level, code))
            all.push_back(code);
        return;
    }
    for (std::size_t word = 0; word < m_grades.size(); ++word) {
        const auto next = static_cast<ContrastWord>(word);
        const std::size_t there = marks + (isMark(next) ? 1 : 0);
        const bool isReachable = there + (places - code.size() - 1) >= level.marks;
        const bool isOrdered = code.size() <= level.length || next <= code.back();
        if (there > level.marks || !isReachable || !isOrdered)
            continue;
        code.push_back(next);
        extend(level, code, there, all);
        code.pop_back();
    }
}

std::vector<ContrastCode> ListSpace::codes(const ContrastLevel& level) const
{
    std::vector<ContrastCode> all;
    ContrastCode code;
    extend(level, code, 0, all);
    return all;
}

ContrastCode ListSpace::group(const ContrastLevel& level, const ContrastCode& code) const
{
    return level.holdsOthers ? ContrastCode() : sorted(code);
}

bool ListSpace::isPair(const ContrastLevel& level, const ContrastCode& a,
                       const ContrastCode& b) const
{
    return (sorted(a) == sorted(b)) != level.holdsOthers;
}

std::size_t ListSpace::edits(const ContrastLevel& level, const ContrastCode& a,
                             const ContrastCode& b) const
{
    const std::span listA = std::span(a).first(level.length);
    const std::span listB = std::span(b).first(level.length);
    const std::size_t outside =
        unlike(std::span(a).subspan(level.length), std::span(b).subspan(level.length));
    if (outside == 0 && singleEdit(listA, listB))
        return 1;
    // A difference only in the not retrieved documents is not an edit of the list.
    return std::max<std::size_t>(unlike(listA, listB) + outside, 2);
}

ContrastCode ListSpace::drawn(const ContrastLevel& level, std::mt19937& random) const
{
    const std::size_t places = level.length + level.outside;
    if (size(level) == 0 || (m_markWords == 0 && level.marks > 0))
        return {};
    ContrastCode words;
    for (std::size_t word = 0; word < m_grades.size(); ++word)
        if (isMark(static_cast<ContrastWord>(word)))
            words.push_back(static_cast<ContrastWord>(word));
    const auto zero = static_cast<ContrastWord>(
        std::find(m_grades.begin(), m_grades.end(), Grade(0)) - m_grades.begin());
    ContrastCode code(places, zero);
    for (std::size_t i = 0; i < level.marks; ++i)
        code[i] = words[drawnBelow(words.size(), random)];
    for (std::size_t i = places; i > 1; --i)
        std::swap(code[i - 1], code[drawnBelow(i, random)]);
    orderOutside(level, code);
    return isWhole(level, code) ? code : ContrastCode();
}

ContrastCode ListSpace::edited(const ContrastLevel& level, ContrastCode code,
                               std::mt19937& random) const
{
    const std::size_t one = drawnBelow(code.size(), random);
    const std::size_t other = drawnBelow(code.size(), random);
    ContrastCode changed = code;
    if (level.holdsOthers)
        changed[one] = static_cast<ContrastWord>(drawnBelow(m_grades.size(), random));
    else if (random() % 2 == 0)
        std::swap(changed[one], changed[other]);
    else if (one < other)
        std::rotate(place(changed, one), place(changed, one + 1), place(changed, other + 1));
    else
        std::rotate(place(changed, other), place(changed, one), place(changed, one + 1));
    orderOutside(level, changed);
    return isWhole(level, changed) ? changed : code;
}

std::vector<LessonValue> ListSpace::values(const ContrastLevel& level,
                                           const ContrastCode& code) const
{
    std::vector<Grade> grades;
    for (const ContrastWord word : code)
        grades.push_back(m_grades[word]);
    const JudgedRanking list({grades.begin(), place(grades, level.length)},
                             {place(grades, level.length), grades.end()});
    std::vector<LessonValue> values;
    for (const Evaluator& evaluator : m_evaluators) {
        const Value value = evaluator.value(list);
        if (!value)
            return {};
        values.push_back({value, evaluator.exact(list)});
    }
    return values;
}

}  // namespace core
