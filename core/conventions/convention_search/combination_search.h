// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/rule_answer.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// A different value of one dimension: the indices of the dimension in the space's table and of the
/// value in the dimension.
struct RuleChoice {
    std::uint8_t axis;
    std::uint8_t value;
    auto operator<=>(const RuleChoice&) const = default;
};
using RuleChoices = std::vector<RuleChoice>;  ///< by dimension, each once

/// The numbers that a library gives under its own rules.
struct LibraryNumbers {
    std::string_view library;
    bool isUsual = true;         ///< also reported if no hit has its rules
    std::vector<Value> numbers;  ///< by reported number
    std::function<bool(const RuleHit&)> hasChangesOf;
};

/// The rules that can be changed and the numbers they give. Reported numbers are counted from 0.
class RuleSpace {
public:
    virtual ~RuleSpace() = default;

    virtual std::size_t axes() const = 0;
    virtual const AxisNames& axis(std::size_t place) const = 0;
    /// The current value, from which changes are counted.
    virtual std::string inForce(std::size_t place, std::size_t number) const = 0;
    /// Whether to try other values of a dimension.
    virtual bool mayChange(std::size_t) const { return true; }
    /// Whether a dimension can matter to a number after the choices.
    virtual bool isRead(std::size_t place, const RuleChoices& choices,
                        std::size_t number) const = 0;
    /// The reported numbers under each of the choices.
    /// @return indexed by [choice × number of reported numbers + number]
    virtual std::vector<Value> numbers(std::span<const RuleChoices> choices) const = 0;
    /// The numbers of every library, for these hits.
    virtual std::vector<LibraryNumbers> libraries(std::span<const RuleHit> hits) const = 0;
};

/// A space with the rows of a table as dimensions.
template <class Row>
class TabledRules : public RuleSpace {
public:
    /// @param inForce current rules by reported number
    TabledRules(std::span<const Row> table, std::vector<typename Row::Rules> inForce)
        : m_table(table)
        , m_inForce(std::move(inForce))
    {}

    std::size_t axes() const override { return m_table.size(); }
    const AxisNames& axis(std::size_t place) const override { return m_table[place]; }
    std::string inForce(std::size_t place, std::size_t number) const override
    {
        return m_table[place].value(m_inForce[number]);
    }

protected:
    const Row& row(std::size_t place) const { return m_table[place]; }
    const typename Row::Rules& inForce(std::size_t number) const { return m_inForce[number]; }
    std::size_t told() const { return m_inForce.size(); }
    typename Row::Rules under(const RuleChoices& choices, std::size_t number) const
    {
        typename Row::Rules rules = m_inForce[number];
        for (const RuleChoice choice : choices)
            m_table[choice.axis].set(rules, m_table[choice.axis].values[choice.value]);
        return rules;
    }

private:
    std::span<const Row> m_table;
    std::vector<typename Row::Rules> m_inForce;
};

/// Tries every set of rules that differs from the current ones in at most `mostChanges` dimensions.
/// Truncated digits count as one of them, unless nothing matches.
/// A hit is omitted if another one gives the same number with a subset of its changes.
RuleAnswer searchCombinations(const RuleSpace& space, std::vector<SaidNumber> told,
                              std::size_t mostChanges);

}  // namespace core
