// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/fact_sequence.h"
#include "ui/explain/steps/step_walk.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/ranking/steps/pair_grid.h"

#include <cstddef>
#include <optional>
#include <set>

namespace ui {

/// Walks through the explanation of the selected measure by single facts, terms or ranks. The
/// fact's rank is the document's current rank.
///
/// An edit keeps the position if it still exists, and stops playback. A step is O(log ranks), an
/// edit O(ranks).
class StepMode : public StepWalk {
    Q_OBJECT
public:
    explicit StepMode(RankingDocument& document, QObject* parent = nullptr);

    std::size_t position() const override { return m_position; }
    std::size_t count() const override { return m_facts.size(); }
    core::Fact fact() const { return m_facts.at(m_position); }
    /// The ranks that are walked through.
    std::size_t ranks() const { return m_facts.countedRanks(); }

    /// Whether a cell of the step table is visible; all are while off, and at the end.
    bool isReached(std::size_t rank, core::Column column) const;
    /// The number of top ranks whose cell in this column is visible; none: all.
    std::optional<std::size_t> reachedRanks(core::Column column) const;
    /// The number of top ranks that are completely visible; none: all.
    std::optional<std::size_t> reachedRanks() const { return reachedRanks(core::Column::Value); }

    /// The pair of RC that the walk is at, or last was at; upper rank 0: no pair of the lower rank
    /// yet. None: all are visible.
    std::optional<PairCell> reachedPair() const;

    /// The length of a step: to the next fact, to the end of a term, or of a rank.
    enum class Stride { Facts, Terms, Ranks };
    Stride stride() const { return m_stride; }
    /// Whether there is a breakpoint at this rank, or at this term.
    bool isStop(std::size_t rank, core::Column column = core::Column::Rank) const
    {
        return m_stops.contains({rank, column});
    }
    void toggleStopAt(std::size_t rank, core::Column column = core::Column::Rank);

public slots:
    void toRankBefore();  ///< to the end of the row above
    void toRankAfter();   ///< to the end of this row, then of the one below
    void setByTerms(bool byTerms) { setStride(byTerms ? Stride::Terms : Stride::Facts); }
    void setByRanks(bool byRanks) { setStride(byRanks ? Stride::Ranks : Stride::Facts); }
    void toggleStop() override;  ///< at the highlighted rank
    void toggleStopAtTerm();     ///< at the highlighted rank's term
    void toggleStopAtIdealTerm();

signals:
    /// A breakpoint was set or cleared.
    void stopToggled(std::size_t rank, core::Column column);

protected:
    std::size_t next() const override;
    std::size_t before() const override;
    std::optional<std::size_t> nextStop(std::size_t last) const override;
    std::optional<std::size_t> nextHit() const override;
    void begin() override;
    void end() override;
    void adopt(std::size_t position) override;

private:
    /// A breakpoint: a whole rank, or one of its terms.
    using Stop = std::pair<std::size_t, core::Column>;

    void setStride(Stride stride);
    void toggleStopHere(core::Column column);
    std::size_t rankBefore() const;
    std::size_t rankAfter() const;
    std::size_t firstOf(std::size_t rank) const;
    /// The fact at which a breakpoint stops the walk: the start of the rank's row or, in steps of
    /// whole ranks, its end; for a term, the fact that states it.
    std::size_t placeOf(const Stop& stop) const;
    void adoptExplanation(RankingDocument::Part part);
    void lightRank();
    void tell();

    RankingDocument& m_document;
    core::FactSequence m_facts;
    std::size_t m_position = 0;
    std::set<Stop> m_stops;
    Stride m_stride = Stride::Ranks;
};

}  // namespace ui
