#pragma once

#include "core/metric/fact_sequence.h"
#include "ui/ranking/ranking_document.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <optional>
#include <set>

namespace ui {

/// Walks through the explanation of the selected measure, one fact at a time, while everything not
/// yet reached stays out of sight. The rank of the fact is the document's current rank.
///
/// An edit keeps the place in the walk as far as it still exists and stops playing. A step is
/// O(log ranks), an edit O(ranks).
class StepMode : public QObject {
    Q_OBJECT
public:
    explicit StepMode(RankingDocument& document, QObject* parent = nullptr);

    bool isOn() const { return m_isOn; }
    bool isPlaying() const { return m_timer.isActive(); }
    std::size_t position() const { return m_position; }  ///< 0-based, below count()
    std::size_t count() const { return m_facts.size(); }
    bool isAtStart() const { return m_position == 0; }
    bool isAtEnd() const { return m_position + 1 == count(); }
    core::Fact fact() const { return m_facts.at(m_position); }

    /// Whether a cell of the step table may be seen; every one while off, and at the end.
    bool isReached(std::size_t rank, core::Column column) const;
    /// The ranks from the top whose cell in this column may be seen; nothing: all.
    std::optional<std::size_t> reachedRanks(core::Column column) const;
    /// The ranks from the top of which everything may be seen; nothing: all.
    std::optional<std::size_t> reachedRanks() const { return reachedRanks(core::Column::Value); }
    /// Whether the value may be seen.
    bool isResultReached() const { return !m_isOn || isAtEnd(); }

    std::chrono::milliseconds pace() const { return m_timer.intervalAsDuration(); }
    void setPace(std::chrono::milliseconds perFact);  ///< at first 1.2 seconds

    /// How far one step goes: to the next fact, or over all that is left of a rank.
    enum class Stride { Facts, Ranks };
    Stride stride() const { return m_stride; }
    /// Whether playing, and going on to the next stop, end at this rank.
    bool isStop(std::size_t rank) const { return m_stops.contains(rank); }
    void toggleStopAt(std::size_t rank);

public slots:
    void setOn(bool on);  ///< begins at the first fact
    void leave() { setOn(false); }
    void toFirst();
    void back();
    void forward();
    void toLast();
    void toRankBefore();            ///< to the end of the row above
    void toRankAfter();             ///< to the end of this row, then of the one below
    void setPlaying(bool playing);  ///< at the end it begins anew
    void setByRanks(bool byRanks);
    void toggleStop();  ///< at the rank under attention
    void toNextStop();  ///< or to the end, where there is none

signals:
    void toggled(bool on);
    void playingChanged(bool playing);
    /// Another fact, or another sequence of them, or on and off.
    void changed();

private:
    void goTo(std::size_t position);
    std::size_t rankBefore() const;
    std::size_t rankAfter() const;
    std::size_t next() const;
    /// The fact at which a stop ends a walk: where the rank's row begins or, in steps of whole
    /// ranks, where it ends.
    std::size_t placeOfStop(std::size_t rank) const;
    /// The first of them past here, down to a fact.
    std::optional<std::size_t> nextStop(std::size_t last) const;
    void adoptExplanation(RankingDocument::Part part);
    void tell();
    void playOn();

    RankingDocument& m_document;
    core::FactSequence m_facts;
    QTimer m_timer;
    std::size_t m_position = 0;
    std::set<std::size_t> m_stops;  ///< ranks
    Stride m_stride = Stride::Facts;
    bool m_isOn = false;
};

}  // namespace ui
