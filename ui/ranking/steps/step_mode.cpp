// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/step_mode.h"

#include <algorithm>

namespace ui {

StepMode::StepMode(RankingDocument& document, QObject* parent)
    : StepWalk(parent)
    , m_document(document)
{
    connect(&document, &RankingDocument::changed, this, &StepMode::adoptExplanation);
}

bool StepMode::isReached(std::size_t rank, core::Column column) const
{
    return !isOn() || column == core::Column::Rank || m_facts.indexOf(rank, column) <= m_position;
}

std::optional<std::size_t> StepMode::reachedRanks(core::Column column) const
{
    if (isResultReached())
        return std::nullopt;
    const core::Fact here = fact();
    if (!here.isOfRank()) {
        const std::size_t all = m_facts.countedRanks();
        return all == 0 || isReached(all, column) ? all : all - 1;
    }
    return isReached(here.rank, column) ? here.rank : here.rank - 1;
}

std::optional<PairCell> StepMode::reachedPair() const
{
    const core::Fact here = fact();
    if (isResultReached() || !here.isOfRank())
        return std::nullopt;
    if (here.kind == core::Fact::Kind::Pair)
        return PairCell{here.upper, here.rank};
    return PairCell{here.column == core::Column::Grade ? 0 : here.rank - 1, here.rank};
}

void StepMode::begin()
{
    m_facts = core::FactSequence(m_document.explanation());
    m_position = 0;
    lightRank();
}

void StepMode::end()
{
    m_facts = {};
    m_position = 0;
}

void StepMode::adopt(std::size_t position)
{
    m_position = position;
    tell();
}

std::size_t StepMode::next() const
{
    switch (m_stride) {
    case Stride::Ranks:
        return rankAfter();
    case Stride::Terms:
        return m_facts.lastOfSummand(m_position + (isAtEnd() ? 0 : 1));
    case Stride::Facts:
        break;
    }
    return m_position + 1;
}

std::size_t StepMode::before() const
{
    if (isAtStart())
        return 0;
    switch (m_stride) {
    case Stride::Ranks:
        return rankBefore();
    case Stride::Terms: {
        const std::size_t first = m_facts.firstOfSummand(m_position);
        return first == 0 ? 0 : first - 1;
    }
    case Stride::Facts:
        break;
    }
    return m_position - 1;
}

void StepMode::setStride(Stride stride)
{
    m_stride = stride;
    emit changed();
}

void StepMode::toggleStop()
{
    toggleStopHere(core::Column::Rank);
}

void StepMode::toggleStopAtTerm()
{
    toggleStopHere(core::Column::Term);
}

void StepMode::toggleStopAtIdealTerm()
{
    toggleStopHere(core::Column::IdealTerm);
}

void StepMode::toggleStopHere(core::Column column)
{
    const auto& columns = m_document.explanation().columns;
    if (m_document.currentRank() && std::ranges::find(columns, column) != columns.end())
        toggleStopAt(*m_document.currentRank(), column);
}

void StepMode::toggleStopAt(std::size_t rank, core::Column column)
{
    if (!isOn() || rank > m_facts.countedRanks())
        return;
    const Stop stop{rank, column};
    if (m_stops.erase(stop) == 0)
        m_stops.insert(stop);
    emit changed();
    emit stopToggled(rank, column);
}

std::size_t StepMode::firstOf(std::size_t rank) const
{
    return rank == 1 ? 0 : m_facts.lastOf(rank - 1) + 1;
}

std::size_t StepMode::placeOf(const Stop& stop) const
{
    const auto [rank, column] = stop;
    if (column != core::Column::Rank)
        return m_facts.indexOf(rank, column);
    return m_stride == Stride::Ranks ? m_facts.lastOf(rank) : firstOf(rank);
}

std::optional<std::size_t> StepMode::nextStop(std::size_t last) const
{
    std::optional<std::size_t> nearest;
    for (const Stop& stop : m_stops) {
        if (stop.first > m_facts.countedRanks())
            break;
        const std::size_t place = placeOf(stop);
        if (place > m_position && place <= nearest.value_or(last))
            nearest = place;
    }
    return nearest;
}

std::optional<std::size_t> StepMode::nextHit() const
{
    for (const std::size_t row : m_document.explanation().relevantRows)
        if (row < m_facts.countedRanks() && placeOf({row + 1, core::Column::Rank}) > m_position)
            return placeOf({row + 1, core::Column::Rank});
    return std::nullopt;
}

void StepMode::toRankBefore()
{
    walkTo(rankBefore());
}

std::size_t StepMode::rankBefore() const
{
    const core::Fact here = fact();
    const std::size_t rank = here.isOfRank() ? here.rank - 1 : m_facts.countedRanks();
    return rank == 0 ? 0 : m_facts.lastOf(rank);
}

void StepMode::toRankAfter()
{
    walkTo(rankAfter());
}

std::size_t StepMode::rankAfter() const
{
    const core::Fact here = fact();
    if (!here.isOfRank())
        return count() - 1;
    const std::size_t end = m_facts.lastOf(here.rank);
    if (m_position < end)
        return end;
    return here.rank < m_facts.countedRanks() ? m_facts.lastOf(here.rank + 1) : count() - 1;
}

void StepMode::adoptExplanation(RankingDocument::Part part)
{
    if (!isOn())
        return;
    setPlaying(false);
    const core::Fact here = fact();
    m_facts = core::FactSequence(m_document.explanation());
    m_position = m_facts.nearest(here);
    tell();
    if (part == RankingDocument::Part::All)
        m_stops.clear();
    // An opened list emits its own current rank after its change.
    if (part == RankingDocument::Part::All)
        QMetaObject::invokeMethod(this, &StepMode::tell, Qt::QueuedConnection);
}

void StepMode::lightRank()
{
    const core::Fact here = fact();
    m_document.setCurrentRank(here.isOfRank() ? std::optional(here.rank) : std::nullopt);
}

void StepMode::tell()
{
    if (isOn())
        lightRank();
    emit changed();
}

}  // namespace ui
