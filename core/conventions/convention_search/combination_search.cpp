// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/combination_search.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace core {

namespace {

bool contains(const RuleChoices& all, const RuleChoices& some)
{
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

class Searching {
public:
    Searching(const RuleSpace& space, std::vector<SaidNumber> told, std::size_t mostChanges)
        : m_space(space)
        , m_told(std::move(told))
        , m_mostChanges(mostChanges)
    {}

    RuleAnswer run()
    {
        addCombinations({}, 0);
        m_numbers = m_space.numbers(m_combinations);
        for (std::size_t i = 0; i < m_combinations.size(); ++i)
            m_places.emplace(m_combinations[i], i);
        RuleAnswer found = answer();
        nameLibraries(found);
        std::ranges::stable_sort(found.hits, standsBefore);
        return found;
    }

private:
    std::string_view valueOf(RuleChoice choice) const
    {
        return m_space.axis(choice.axis).values[choice.value];
    }

    /// Whether the choice is a change for any number, that is, its measure reads the dimension.
    bool isChange(RuleChoice choice, const RuleChoices& all) const
    {
        for (std::size_t i = 0; i < m_told.size(); ++i)
            if (m_space.inForce(choice.axis, i) != valueOf(choice) &&
                m_space.isRead(choice.axis, all, i))
                return true;
        return false;
    }

    /// Adds every combination that extends `choices` with dimensions from `first` on. A choice that
    /// has no effect yet may have one with a later choice: a threshold with an ideal of relevant
    /// documents.
    void addCombinations(const RuleChoices& choices, std::size_t first)
    {
        if (std::ranges::all_of(choices,
                                [&](RuleChoice choice) { return isChange(choice, choices); }))
            m_combinations.push_back(choices);
        if (choices.size() == m_mostChanges)
            return;
        for (std::size_t i = first; i < m_space.axes(); ++i) {
            const auto place = static_cast<std::uint8_t>(i);
            if (!mayBeRead(place))
                continue;
            const auto values = m_space.axis(i).values;
            for (std::uint8_t value = 0; value < values.size(); ++value) {
                if (values[value] == m_space.inForce(i, 0))
                    continue;
                RuleChoices longer = choices;
                longer.push_back({place, value});
                addCombinations(longer, i + 1);
            }
        }
    }

    /// Whether a dimension can matter under any rules: the current ones, or with another value of
    /// its own or of a dimension that makes it matter.
    bool mayBeRead(std::uint8_t axis)
    {
        const auto known = m_mayBeRead.find(axis);
        if (known != m_mayBeRead.end())
            return known->second;
        bool may = false;
        const std::size_t values = m_space.axis(axis).values.size();
        for (std::uint8_t own = 0; own < values && m_space.mayChange(axis) && !may; ++own)
            may = isReadByAny(axis, {{axis, own}}) || isReadBeside({axis, own});
        return m_mayBeRead[axis] = may;
    }
    bool isReadBeside(RuleChoice own) const
    {
        for (std::uint8_t other = 0; other < m_space.axes(); ++other)
            for (std::uint8_t value = 0; value < m_space.axis(other).values.size(); ++value)
                if (other != own.axis && isReadByAny(own.axis, {own, {other, value}}))
                    return true;
        return false;
    }
    bool isReadByAny(std::uint8_t axis, const RuleChoices& choices) const
    {
        for (std::size_t i = 0; i < m_told.size(); ++i)
            if (m_space.isRead(axis, choices, i))
                return true;
        return false;
    }

    Value number(std::size_t combination, std::size_t told = 0) const
    {
        return m_numbers[combination * m_told.size() + told];
    }

    bool fits(const Value* numbers, bool isCut) const
    {
        for (std::size_t i = 0; i < m_told.size(); ++i) {
            const TypedNumber& typed = m_told[i].number;
            if (!numbers[i])
                return false;
            if (isCut ? !typed.isCut(*numbers[i]) : !typed.isRounded(*numbers[i]))
                return false;
        }
        return true;
    }

    RuleAnswer answer() const
    {
        RuleAnswer answer;
        answer.told = m_told;
        answer.mostChanges = m_mostChanges;
        answer.tried = m_combinations.size();
        for (std::size_t i = 0; i < m_told.size(); ++i)
            answer.inForce.push_back(number(0, i));
        std::vector<std::size_t> found = hits(m_mostChanges);
        if (found.empty() && m_mostChanges > 0)
            found = hits(m_mostChanges + 1);
        std::vector<std::size_t> kept;
        for (const std::size_t place : found)
            if (!isMoreThanNeeded(place, found))
                kept.push_back(place);
        for (const std::size_t place : kept)
            answer.hits.push_back(hit(place));
        countChance(answer);
        return answer;
    }

    /// Truncated digits count as a change, so that the limit must allow one more.
    std::vector<std::size_t> hits(std::size_t mostChanges) const
    {
        std::vector<std::size_t> found;
        for (const bool isCut : {false, true})
            for (std::size_t i = 0; i < m_combinations.size(); ++i) {
                const Value* numbers = &m_numbers[i * m_told.size()];
                const bool mayBe =
                    !isCut || (m_combinations[i].size() < mostChanges && !fits(numbers, false));
                if (mayBe && fits(numbers, isCut))
                    found.push_back(i);
            }
        return found;
    }

    bool isMoreThanNeeded(std::size_t place, const std::vector<std::size_t>& found) const
    {
        const RuleChoices& choices = m_combinations[place];
        return std::ranges::any_of(found, [&](std::size_t other) {
            const RuleChoices& fewer = m_combinations[other];
            return fewer.size() < choices.size() && contains(choices, fewer) &&
                   areAlike(number(other), number(place));
        });
    }

    /// Fewest changes first, then those of libraries, then equal numbers together.
    static bool standsBefore(const RuleHit& a, const RuleHit& b)
    {
        if (a.distance() != b.distance())
            return a.distance() < b.distance();
        if (a.libraries.empty() != b.libraries.empty())
            return b.libraries.empty();
        return *a.values.front() < *b.values.front();
    }

    static bool areAlike(const Value& a, const Value& b)
    {
        if (!a || !b)
            return !a && !b;
        return std::abs(*a - *b) <= 1e-12 * std::max(std::abs(*a), std::abs(*b));
    }

    RuleHit hit(std::size_t place) const
    {
        RuleHit hit;
        const RuleChoices& choices = m_combinations[place];
        for (const RuleChoice choice : choices)
            hit.changes.push_back({m_space.axis(choice.axis).axis, m_space.inForce(choice.axis, 0),
                                   std::string(valueOf(choice))});
        for (std::size_t i = 0; i < m_told.size(); ++i)
            hit.values.push_back(number(place, i));
        hit.isCut = !fits(hit.values.data(), false);
        for (std::size_t i = 0; i < choices.size(); ++i)
            hit.effects.push_back(effect(choices, i));
        return hit;
    }

    /// The number with some of the changes. Those that only matter with the others have no effect.
    Value numberWith(RuleChoices choices) const
    {
        while (true) {
            const auto idle = std::ranges::find_if(
                choices, [&](RuleChoice choice) { return !isChange(choice, choices); });
            if (idle == choices.end())
                break;
            choices.erase(idle);
        }
        return number(m_places.at(choices));
    }

    /// The mean over all orders of the difference that the change makes at its place: a set of s
    /// others before it, of n - 1, has weight s! (n - 1 - s)! / n!.
    Effect effect(const RuleChoices& choices, std::size_t which) const
    {
        const std::size_t n = choices.size();
        double sum = 0;
        for (std::size_t others = 0; others < (std::size_t{1} << n); ++others) {
            if ((others >> which & 1) != 0)
                continue;
            RuleChoices before;
            RuleChoices after;
            for (std::size_t i = 0; i < n; ++i) {
                const bool isBefore = (others >> i & 1) != 0;
                if (isBefore)
                    before.push_back(choices[i]);
                if (isBefore || i == which)
                    after.push_back(choices[i]);
            }
            const Value from = numberWith(before);
            const Value to = numberWith(after);
            if (!from || !to)
                return std::nullopt;
            sum += (*to - *from) * shareOfOrders(before.size(), n);
        }
        return sum;
    }

    static double shareOfOrders(std::size_t before, std::size_t n)
    {
        double share = 1 / static_cast<double>(n);
        for (std::size_t i = 0; i < before; ++i)
            share *= static_cast<double>(i + 1) / static_cast<double>(n - 1 - i);
        return share;
    }

    void nameLibraries(RuleAnswer& answer) const
    {
        const auto all = m_space.libraries(answer.hits);
        std::set<std::string_view> named;
        for (const LibraryNumbers& says : all)
            for (RuleHit& hit : answer.hits)
                if (fits(says.numbers.data(), hit.isCut) && says.hasChangesOf(hit)) {
                    hit.libraries.push_back(says.library);
                    named.insert(says.library);
                }
        for (const LibraryNumbers& says : all) {
            const Value* numbers = says.numbers.data();
            if (says.isUsual && !named.contains(says.library) &&
                (fits(numbers, false) || fits(numbers, true)))
                answer.otherLibraries.push_back(says.library);
        }
    }

    void countChance(RuleAnswer& answer) const
    {
        double chance = 1;
        for (std::size_t told = 0; told < m_told.size(); ++told) {
            std::vector<double> values;
            for (std::size_t i = 0; i < m_combinations.size(); ++i)
                if (const Value value = number(i, told))
                    values.push_back(*value);
            std::ranges::sort(values);
            values.erase(std::unique(values.begin(), values.end(),
                                     [](double a, double b) { return areAlike(a, b); }),
                         values.end());
            if (told == 0)
                answer.values = values.size();
            const TypedNumber& typed = m_told[told].number;
            const double width = typed.roundedHigh() - typed.roundedLow();
            const double range = values.empty() ? 0 : values.back() - values.front();
            const double share = range > width ? width / range : 1;
            chance *= share;
        }
        answer.byChance = chance * static_cast<double>(answer.values);
    }

    const RuleSpace& m_space;
    std::vector<SaidNumber> m_told;
    std::size_t m_mostChanges;
    std::map<std::uint8_t, bool> m_mayBeRead;
    std::vector<RuleChoices> m_combinations;  ///< the first is empty
    std::map<RuleChoices, std::size_t> m_places;
    std::vector<Value> m_numbers;  ///< [combination × number of reported numbers + number]
};

}  // namespace

RuleAnswer searchCombinations(const RuleSpace& space, std::vector<SaidNumber> told,
                              std::size_t mostChanges)
{
    return Searching(space, std::move(told), mostChanges).run();
}

}  // namespace core
