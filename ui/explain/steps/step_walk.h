// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <optional>

namespace ui {

/// A walk along a sequence of steps, by hand or played, while everything not yet reached stays out
/// of sight. What the steps are is the subject of those that derive from it.
class StepWalk : public QObject {
    Q_OBJECT
public:
    explicit StepWalk(QObject* parent);

    bool isOn() const { return m_isOn; }
    bool isPlaying() const { return m_timer.isActive(); }
    virtual std::size_t position() const = 0;  ///< 0-based, below count()
    virtual std::size_t count() const = 0;     ///< at least 1
    bool isAtStart() const { return position() == 0; }
    bool isAtEnd() const { return position() + 1 == count(); }
    /// Whether what all steps lead to may be seen.
    bool isResultReached() const { return !m_isOn || isAtEnd(); }

    std::chrono::milliseconds pace() const { return m_timer.intervalAsDuration(); }
    void setPace(std::chrono::milliseconds perStep);  ///< at first 1.2 seconds

public slots:
    void setOn(bool on);  ///< begins at the first step
    void leave() { setOn(false); }
    void toFirst() { walkTo(0); }
    void back() { walkTo(before()); }
    void forward() { walkTo(next()); }
    void toLast() { walkTo(count() - 1); }
    void setPlaying(bool playing);  ///< at the end it begins anew
    virtual void toggleStop() = 0;  ///< where attention is
    void toNextStop();              ///< or to the end, where there is none
    void toNextHit();               ///< or to the end, where there is none

signals:
    void toggled(bool on);
    void playingChanged(bool playing);
    /// Another step, or another sequence of them, or on and off.
    void changed();

protected:
    /// Where one step forward leads; beyond the end is the end.
    virtual std::size_t next() const { return position() + 1; }
    virtual std::size_t before() const { return isAtStart() ? 0 : position() - 1; }
    /// The first stop past here, up to a step.
    virtual std::optional<std::size_t> nextStop(std::size_t last) const = 0;
    /// The first step past here that begins with something relevant, or positive.
    virtual std::optional<std::size_t> nextHit() const = 0;
    virtual void begin() = 0;  ///< at the first step
    virtual void end() = 0;
    /// Takes a step in force, another one than that in force, and says changed().
    virtual void adopt(std::size_t position) = 0;

    /// Stops playing and goes there, at most to the end.
    void walkTo(std::size_t position);
    void goTo(std::size_t position);

private:
    void playOn();

    QTimer m_timer;
    bool m_isOn = false;
};

}  // namespace ui
