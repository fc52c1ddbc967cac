// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <cstddef>

class QUndoStack;

namespace ui {

/// An undo step that holds much memory: the value it replaced.
class HeavyStep {
public:
    HeavyStep() = default;
    virtual ~HeavyStep() = default;
    HeavyStep(const HeavyStep&) = delete;
    HeavyStep& operator=(const HeavyStep&) = delete;

    /// The approximate memory that it holds now.
    std::size_t bytes() const { return m_bytes; }
    /// Frees the memory; the step can no longer be undone.
    void giveUp();

protected:
    virtual void letGo() = 0;

    std::size_t m_bytes = 0;
};

/// Limits the memory of an undo history: above the limit, the oldest steps are discarded. The last
/// step can always be undone.
class UndoMemory : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t usualLimit = std::size_t{512} << 20;  ///< bytes

    /// @param history must outlive all calls to this
    UndoMemory(QUndoStack& history, QObject* parent);

    const QUndoStack& history() const { return m_history; }
    /// @param bytes the history's limit
    void setLimit(std::size_t bytes);
    /// Whether there is a step to undo that was not discarded.
    bool canUndo() const;
    /// Whether there are steps, but all were discarded.
    bool isAtItsEnd() const;

signals:
    /// canUndo() may have changed.
    void changed();

private:
    void follow();

    QUndoStack& m_history;
    std::size_t m_limit = usualLimit;
    int m_first = 0;  ///< the oldest step that can be undone
};

}  // namespace ui
