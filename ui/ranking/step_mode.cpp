#include "ui/ranking/step_mode.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::chrono::milliseconds usualPace{1200};

}  // namespace

StepMode::StepMode(RankingDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_timer.setInterval(usualPace);
    connect(&m_timer, &QTimer::timeout, this, &StepMode::playOn);
    connect(&document, &RankingDocument::changed, this, &StepMode::adoptExplanation);
}

bool StepMode::isReached(std::size_t rank, core::Column column) const
{
    return !m_isOn || column == core::Column::Rank || m_facts.indexOf(rank, column) <= m_position;
}

std::optional<std::size_t> StepMode::reachedRanks(core::Column column) const
{
    if (isResultReached())
        return std::nullopt;
    const core::Fact here = fact();
    if (here.kind != core::Fact::Kind::Cell) {
        const std::size_t all = m_facts.countedRanks();
        return all == 0 || isReached(all, column) ? all : all - 1;
    }
    return isReached(here.rank, column) ? here.rank : here.rank - 1;
}

void StepMode::setPace(std::chrono::milliseconds perFact)
{
    m_timer.setInterval(perFact);
}

void StepMode::setOn(bool on)
{
    if (on == m_isOn)
        return;
    setPlaying(false);
    m_isOn = on;
    m_facts = on ? core::FactSequence(m_document.explanation()) : core::FactSequence();
    m_position = 0;
    emit toggled(on);
    tell();
}

void StepMode::toFirst()
{
    setPlaying(false);
    goTo(0);
}

void StepMode::back()
{
    setPlaying(false);
    if (m_stride == Stride::Ranks)
        goTo(rankBefore());
    else
        goTo(m_position - (isAtStart() ? 0 : 1));
}

void StepMode::forward()
{
    setPlaying(false);
    goTo(next());
}

std::size_t StepMode::next() const
{
    return m_stride == Stride::Ranks ? rankAfter() : m_position + 1;
}

void StepMode::setByRanks(bool byRanks)
{
    m_stride = byRanks ? Stride::Ranks : Stride::Facts;
    emit changed();
}

void StepMode::toggleStop()
{
    if (m_isOn && m_document.currentRank())
        toggleStopAt(*m_document.currentRank());
}

void StepMode::toggleStopAt(std::size_t rank)
{
    if (!m_isOn || rank > m_facts.countedRanks())
        return;
    if (m_stops.erase(rank) == 0)
        m_stops.insert(rank);
    emit changed();
}

std::size_t StepMode::placeOfStop(std::size_t rank) const
{
    if (m_stride == Stride::Ranks)
        return m_facts.lastOf(rank);
    return rank == 1 ? 0 : m_facts.lastOf(rank - 1) + 1;
}

std::optional<std::size_t> StepMode::nextStop(std::size_t last) const
{
    for (const std::size_t rank : m_stops) {
        if (rank > m_facts.countedRanks())
            break;
        const std::size_t place = placeOfStop(rank);
        if (place > m_position && place <= last)
            return place;
    }
    return std::nullopt;
}

void StepMode::toNextStop()
{
    setPlaying(false);
    goTo(nextStop(count() - 1).value_or(count() - 1));
}

void StepMode::toLast()
{
    setPlaying(false);
    goTo(count() - 1);
}

void StepMode::toRankBefore()
{
    setPlaying(false);
    goTo(rankBefore());
}

std::size_t StepMode::rankBefore() const
{
    const core::Fact here = fact();
    const std::size_t rank =
        here.kind == core::Fact::Kind::Cell ? here.rank - 1 : m_facts.countedRanks();
    return rank == 0 ? 0 : m_facts.lastOf(rank);
}

void StepMode::toRankAfter()
{
    setPlaying(false);
    goTo(rankAfter());
}

std::size_t StepMode::rankAfter() const
{
    const core::Fact here = fact();
    if (here.kind != core::Fact::Kind::Cell)
        return count() - 1;
    const std::size_t end = m_facts.lastOf(here.rank);
    if (m_position < end)
        return end;
    return here.rank < m_facts.countedRanks() ? m_facts.lastOf(here.rank + 1) : count() - 1;
}

void StepMode::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && !m_isOn))
        return;
    if (!playing) {
        m_timer.stop();
    } else {
        if (isAtEnd())
            goTo(0);
        m_timer.start();
    }
    emit playingChanged(playing);
}

void StepMode::playOn()
{
    const std::size_t wanted = next();
    const auto stop = nextStop(wanted);
    goTo(stop.value_or(wanted));
    if (stop || isAtEnd())
        setPlaying(false);
}

void StepMode::goTo(std::size_t position)
{
    position = std::min(position, count() - 1);
    if (!m_isOn || position == m_position)
        return;
    m_position = position;
    tell();
}

void StepMode::adoptExplanation(RankingDocument::Part part)
{
    if (!m_isOn)
        return;
    setPlaying(false);
    const core::Fact here = fact();
    m_facts = core::FactSequence(m_document.explanation());
    m_position = m_facts.nearest(here);
    tell();
    if (part == RankingDocument::Part::All)
        m_stops.clear();
    // A list that is opened brings its own current rank, after it has told of itself.
    if (part == RankingDocument::Part::All)
        QMetaObject::invokeMethod(this, &StepMode::tell, Qt::QueuedConnection);
}

void StepMode::tell()
{
    if (m_isOn) {
        const core::Fact here = fact();
        m_document.setCurrentRank(here.kind == core::Fact::Kind::Cell ? std::optional(here.rank)
                                                                      : std::nullopt);
    }
    emit changed();
}

}  // namespace ui
