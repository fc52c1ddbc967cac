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

/// Walks through the explanation of the selected measure, one fact at a time, one summand or one
/// rank. The rank of the fact is the document's current rank.
///
/// An edit keeps the place in the walk as far as it still exists and stops playing. A step is
/// O(log ranks), an edit O(ranks).
class StepMode : public StepWalk {
    Q_OBJECT
public:
    explicit StepMode(RankingDocument& document, QObject* parent = nullptr);

    std::size_t position() const override { return m_position; }
    std::size_t count() const override { return m_facts.size(); }
    core::Fact fact() const { return m_facts.at(m_position); }

    /// Whether a cell of the step table may be seen; every one while off, and at the end.
    bool isReached(std::size_t rank, core::Column column) const;
    /// The ranks from the top whose cell in this column may be seen; nothing: all.
    std::optional<std::size_t> reachedRanks(core::Column column) const;
    /// The ranks from the top of which everything may be seen; nothing: all.
    std::optional<std::size_t> reachedRanks() const { return reachedRanks(core::Column::Value); }

    /// The pair of RC that the walk is at or was at last; upper rank 0: none yet of those of the
    /// lower one. Nothing: all may be seen.
    std::optional<PairCell> reachedPair() const;

    /// How far one step goes: to the next fact, over what is left of a summand, or of a rank.
    enum class Stride { Facts, Terms, Ranks };
    Stride stride() const { return m_stride; }
    /// Whether playing, and going on to the next stop, end at this rank, or at this term.
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
    void toggleStop() override;  ///< at the rank highlighted
    void toggleStopAtTerm();     ///< of the rank highlighted
    void toggleStopAtIdealTerm();

signals:
    /// A stop is there now, or no longer.
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
    /// A rank as a whole, or one of its terms.
    using Stop = std::pair<std::size_t, core::Column>;

    void setStride(Stride stride);
    void toggleStopHere(core::Column column);
    std::size_t rankBefore() const;
    std::size_t rankAfter() const;
    std::size_t firstOf(std::size_t rank) const;
    /// The fact at which a stop ends a walk: where the rank's row begins or, in steps of whole
    /// ranks, where it ends; of a term the fact that says it.
    std::size_t placeOf(const Stop& stop) const;
    void adoptExplanation(RankingDocument::Part part);
    void lightRank();
    void tell();

    RankingDocument& m_document;
    core::FactSequence m_facts;
    std::size_t m_position = 0;
    std::set<Stop> m_stops;
    Stride m_stride = Stride::Facts;
};

}  // namespace ui
