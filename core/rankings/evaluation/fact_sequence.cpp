// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/fact_sequence.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace core {

namespace {

using ColumnSet = std::uint16_t;

constexpr ColumnSet only(Column column)
{
    return static_cast<ColumnSet>(1U << static_cast<unsigned>(column));
}

/// `column` and those left of it: all tables have their columns in the order of Column.
constexpr ColumnSet upTo(Column column)
{
    return static_cast<ColumnSet>((2U << static_cast<unsigned>(column)) - 1U);
}

constexpr ColumnSet united(std::initializer_list<Column> columns)
{
    ColumnSet set = 0;
    for (const Column column : columns)
        set |= only(column);
    return set;
}

constexpr ColumnSet earning =
    united({Column::Gain, Column::Weight, Column::Seen, Column::Term, Column::Sum});
constexpr ColumnSet idealEarning = united({Column::IdealGain, Column::IdealTerm, Column::IdealSum});
constexpr ColumnSet idealPart = idealEarning | only(Column::IdealGrade);
constexpr ColumnSet dividing = united({Column::Attainable, Column::Value});

/// All columns of the summand that contains this one.
ColumnSet summandOf(Column column)
{
    for (const ColumnSet part : {idealPart, dividing})
        if ((part & only(column)) != 0)
            return part;
    return static_cast<ColumnSet>(~(idealPart | dividing));
}

bool followsRank(Denominator denominator)
{
    switch (denominator) {
    case Denominator::Ideal:
    case Denominator::RanksRead:
    case Denominator::RetrievedWithinCutoff:
    case Denominator::RelevantWithinCutoff:
    case Denominator::RanksAndRelevant:
    case Denominator::Pairs:
    case Denominator::IdealReader:
    case Denominator::RetrievedTimesRelevant:
    case Denominator::ExpectedViews:
        return true;
    case Denominator::Nothing:
    case Denominator::Relevant:
    case Denominator::HitsFound:
    case Denominator::HitsInList:
    case Denominator::BestRank:
    case Denominator::Points:
    case Denominator::JudgedGains:
    case Denominator::IdealItself:
        break;
    }
    return false;
}

/// Decides which cells of a table are facts.
class FactChoice {
public:
    explicit FactChoice(const Explanation& explanation)
        : m_explanation(explanation)
        , m_dividesByRank(followsRank(explanation.denominator))
    {
        for (const Column column : explanation.columns)
            m_table |= only(column);
    }

    ColumnSet at(const ExplainedRank& line) const
    {
        ColumnSet facts = m_table;
        facts &= static_cast<ColumnSet>(~only(Column::Rank));
        if (!line.inRanking)
            facts &= static_cast<ColumnSet>(~(only(Column::Grade) | earning));
        else if (line.news != News::All)
            facts &= static_cast<ColumnSet>(~earning | changesAnyway(line));
        if (!line.inIdeal)
            facts &= static_cast<ColumnSet>(~(only(Column::IdealGrade) | idealEarning));
        else if (!(line.idealGain > 0))
            facts &= static_cast<ColumnSet>(~idealEarning);
        if (line.news != News::All && !dividesByMore(line))
            facts &= static_cast<ColumnSet>(~dividing);
        return facts;
    }

private:
    /// The ideal needs the weight, too.
    static ColumnSet changesAnyway(const ExplainedRank& line)
    {
        if (line.news == News::Seen)
            return only(Column::Seen);
        return line.idealGain > 0 ? only(Column::Weight) : ColumnSet{};
    }
    bool dividesByMore(const ExplainedRank& line) const
    {
        const double before = line.rank == 1 ? 0.0 : m_explanation.ranks[line.rank - 2].attainable;
        return m_dividesByRank && line.attainable != before;
    }

    const Explanation& m_explanation;
    bool m_dividesByRank;
    ColumnSet m_table = 0;
};

}  // namespace

FactSequence::FactSequence(const Explanation& explanation)
    : m_closing(explanation.denominator == Denominator::Nothing ? 1 : 3)
{
    const FactChoice choice(explanation);
    const auto& ranks = explanation.ranks;
    const auto end = std::partition_point(ranks.begin(), ranks.end(),
                                          [](const ExplainedRank& line) { return line.counted; });
    const auto counted = static_cast<std::size_t>(end - ranks.begin());
    m_hasPairs = explanation.denominator == Denominator::Pairs && counted <= mostPairedRanks;
    m_first.reserve(counted);
    m_columns.reserve(counted);
    for (std::size_t i = 0; i < counted; ++i) {
        ColumnSet facts = choice.at(ranks[i]);
        const bool isLast = i + 1 == counted;
        if (isLast && (facts & only(Column::Value)) != 0 && ranks[i].value == explanation.value) {
            facts &= static_cast<ColumnSet>(~only(Column::Value));
            m_endsWithResult = true;
        }
        m_first.push_back(static_cast<std::uint32_t>(m_firstClosing));
        m_columns.push_back(facts);
        m_firstClosing += static_cast<std::size_t>(std::popcount(facts)) + pairsOf(i + 1);
    }
}

Fact FactSequence::at(std::size_t index) const
{
    assert(index < size());
    if (index >= m_firstClosing) {
        const std::size_t untilEnd = size() - 1 - index;
        constexpr auto result = static_cast<std::size_t>(Fact::Kind::Result);
        return {static_cast<Fact::Kind>(result - untilEnd), 0, Column::Rank};
    }
    const auto after = std::upper_bound(m_first.begin(), m_first.end(), index);
    const auto rank = static_cast<std::size_t>(after - m_first.begin());
    unsigned facts = m_columns[rank - 1];
    std::size_t place = index - m_first[rank - 1];
    if (place > 0 && place <= pairsOf(rank))
        return {Fact::Kind::Pair, rank, Column::Seen, place};
    for (place -= place > 0 ? pairsOf(rank) : 0; place > 0; --place)
        facts &= facts - 1;
    return {Fact::Kind::Cell, rank, static_cast<Column>(std::countr_zero(facts))};
}

std::size_t FactSequence::indexOf(std::size_t rank, Column column) const
{
    if (rank == 0 || rank > countedRanks())
        return size() - 1;
    if (m_endsWithResult && rank == countedRanks() && column == Column::Value)
        return size() - 1;
    const auto known = static_cast<ColumnSet>(m_columns[rank - 1] & upTo(column));
    const auto count = static_cast<std::size_t>(std::popcount(known));
    const std::size_t pairs = column > Column::Grade ? pairsOf(rank) : 0;
    return m_first[rank - 1] + std::max<std::size_t>(count, 1) - 1 + pairs;
}

std::size_t FactSequence::indexOfPair(std::size_t upper, std::size_t lower) const
{
    assert(m_hasPairs && upper < lower && lower <= countedRanks());
    return m_first[lower - 1] + upper;
}

std::size_t FactSequence::lastOf(std::size_t rank) const
{
    assert(rank > 0 && rank <= countedRanks());
    return (rank < countedRanks() ? m_first[rank] : m_firstClosing) - 1;
}

bool FactSequence::areOfOneSummand(std::size_t one, std::size_t other) const
{
    const Fact a = at(one);
    const Fact b = at(other);
    return a.isOfRank() && a.rank == b.rank && summandOf(a.column) == summandOf(b.column);
}

std::size_t FactSequence::firstOfSummand(std::size_t index) const
{
    while (index > 0 && areOfOneSummand(index - 1, index))
        --index;
    return index;
}

std::size_t FactSequence::lastOfSummand(std::size_t index) const
{
    while (index + 1 < size() && areOfOneSummand(index, index + 1))
        ++index;
    return index;
}

std::size_t FactSequence::nearest(const Fact& fact) const
{
    if (!fact.isOfRank()) {
        const auto untilEnd =
            static_cast<std::size_t>(Fact::Kind::Result) - static_cast<std::size_t>(fact.kind);
        return size() - 1 - std::min(untilEnd, m_closing - 1);
    }
    if (fact.rank == 0 || countedRanks() == 0)
        return 0;
    if (fact.rank > countedRanks())
        return m_firstClosing - 1;
    if (fact.kind == Fact::Kind::Pair && m_hasPairs)
        return indexOfPair(fact.upper, fact.rank);
    return std::min(indexOf(fact.rank, fact.column), lastOf(fact.rank));
}

}  // namespace core
