#pragma once

#include "core/metric/fact_sequence.h"
#include "ui/ranking/ranking_document.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <optional>

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

signals:
    void toggled(bool on);
    void playingChanged(bool playing);
    /// Another fact, or another sequence of them, or on and off.
    void changed();

private:
    void goTo(std::size_t position);
    void adoptExplanation(RankingDocument::Part part);
    void tell();
    void playOn();

    RankingDocument& m_document;
    core::FactSequence m_facts;
    QTimer m_timer;
    std::size_t m_position = 0;
    bool m_isOn = false;
};

}  // namespace ui
