// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <cstddef>

class QUndoStack;

namespace ui {

/// A step of a history that keeps much: what it took the place of.
class HeavyStep {
public:
    HeavyStep() = default;
    virtual ~HeavyStep() = default;
    HeavyStep(const HeavyStep&) = delete;
    HeavyStep& operator=(const HeavyStep&) = delete;

    /// About how much it keeps now.
    std::size_t bytes() const { return m_bytes; }
    /// Lets go of it: the step is never undone any more.
    void giveUp();

protected:
    virtual void letGo() = 0;

    std::size_t m_bytes = 0;
};

/// How far a history goes back: where its steps keep more than a limit, the oldest of them give up
/// what they keep. The last step can always be undone.
class UndoMemory : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t usualLimit = std::size_t{512} << 20;  ///< bytes

    /// @param history must outlive what is asked of this
    UndoMemory(QUndoStack& history, QObject* parent);

    const QUndoStack& history() const { return m_history; }
    /// @param bytes that a history may keep
    void setLimit(std::size_t bytes);
    /// Whether there is a step to undo that has not given up.
    bool canUndo() const;
    /// Whether there are steps, but all have given up.
    bool isAtItsEnd() const;

signals:
    /// canUndo() may be another.
    void changed();

private:
    void follow();

    QUndoStack& m_history;
    std::size_t m_limit = usualLimit;
    int m_first = 0;  ///< the oldest step that can be undone
};

}  // namespace ui
