// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/letter_display.h"

#include <algorithm>
#include <optional>

namespace core {

namespace {

/// The runs that share a letter, ascending.
using Group = std::vector<std::size_t>;

class LetterGroups {
public:
    LetterGroups(std::size_t systems, const Differs& differ)
        : m_isAlike(systems, std::vector<bool>(systems))
        , m_isCovered(systems, std::vector<bool>(systems))
    {
        for (std::size_t one = 0; one < systems; ++one)
            for (std::size_t other = 0; other < systems; ++other)
                m_isAlike[one][other] = one != other && !differ(one, other);
    }

    std::vector<Group> find()
    {
        std::vector<Group> groups;
        for (std::size_t one = 0; one < m_isAlike.size(); ++one) {
            for (std::size_t other = one + 1; other < m_isAlike.size(); ++other)
                if (isOpen(one, other))
                    groups.push_back(grow({one, other}));
            const auto& alike = m_isAlike[one];
            if (std::find(alike.begin(), alike.end(), true) == alike.end())
                groups.push_back({one});
        }
        std::sort(groups.begin(), groups.end());
        return groups;
    }

private:
    /// Whether two runs do not differ but share no letter yet.
    bool isOpen(std::size_t one, std::size_t other) const
    {
        return m_isAlike[one][other] && !m_isCovered[one][other];
    }

    Group grow(Group group)
    {
        while (const auto next = mostGained(group))
            group.push_back(*next);
        for (const std::size_t one : group)
            for (const std::size_t other : group)
                m_isCovered[one][other] = true;
        std::sort(group.begin(), group.end());
        return group;
    }

    /// The run that differs from none in the group and still needs a letter with most of them;
    /// empty if there is no such run.
    std::optional<std::size_t> mostGained(const Group& group) const
    {
        std::optional<std::size_t> best;
        std::size_t most = 0;
        for (std::size_t system = 0; system < m_isAlike.size(); ++system) {
            std::size_t gained = 0;
            const bool fits = std::all_of(group.begin(), group.end(), [&](std::size_t member) {
                gained += isOpen(system, member) ? 1 : 0;
                return m_isAlike[system][member];
            });
            if (fits && gained > most) {
                best = system;
                most = gained;
            }
        }
        return best;
    }

    std::vector<std::vector<bool>> m_isAlike;
    std::vector<std::vector<bool>> m_isCovered;
};

}  // namespace

std::vector<std::vector<std::size_t>> letterDisplay(std::size_t systems, const Differs& differ)
{
    std::vector<std::vector<std::size_t>> letters(systems);
    std::size_t letter = 0;
    for (const Group& group : LetterGroups(systems, differ).find()) {
        for (const std::size_t system : group)
            letters[system].push_back(letter);
        ++letter;
    }
    return letters;
}

std::string letterText(std::size_t letter)
{
    constexpr std::size_t alphabet = 26;
    const char small = static_cast<char>('a' + letter % alphabet);
    if (letter < alphabet)
        return {small};
    if (letter < 2 * alphabet)
        return {static_cast<char>('A' + letter % alphabet)};
    return small + std::to_string(letter / alphabet);
}

std::string letterText(const std::vector<std::size_t>& letters)
{
    std::string text;
    for (const std::size_t letter : letters)
        text += letterText(letter);
    return text;
}

}  // namespace core
