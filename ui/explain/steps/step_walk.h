// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <optional>

namespace ui {

/// A walk through a sequence of steps, by hand or played, that hides everything not yet reached.
/// Subclasses define the steps.
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
    /// Whether the result of all steps may be shown.
    bool isResultReached() const { return !m_isOn || isAtEnd(); }

    std::chrono::milliseconds pace() const { return m_timer.intervalAsDuration(); }
    void setPace(std::chrono::milliseconds perStep);  ///< 1.2 seconds by default

public slots:
    void setOn(bool on);  ///< starts at the first step
    void leave() { setOn(false); }
    void toFirst() { walkTo(0); }
    void back() { walkTo(before()); }
    void forward() { walkTo(next()); }
    void toLast() { walkTo(count() - 1); }
    void setPlaying(bool playing);  ///< restarts if at the end
    virtual void toggleStop() = 0;  ///< at the current item
    void toNextStop();              ///< or the end, if there is none
    void toNextHit();               ///< or the end, if there is none

signals:
    void toggled(bool on);
    void playingChanged(bool playing);
    /// The step or the sequence changed, or the walk was turned on or off.
    void changed();

protected:
    /// The next step; a number past the end means the end.
    virtual std::size_t next() const { return position() + 1; }
    virtual std::size_t before() const { return isAtStart() ? 0 : position() - 1; }
    /// The first breakpoint after the current step, up to `last`.
    virtual std::optional<std::size_t> nextStop(std::size_t last) const = 0;
    /// The next step that starts with a relevant document or positive sample.
    virtual std::optional<std::size_t> nextHit() const = 0;
    virtual void begin() = 0;  ///< at the first step
    virtual void end() = 0;
    /// Makes `position`, which differs from the current one, the current step and emits changed().
    virtual void adopt(std::size_t position) = 0;

    /// Stops playing and goes to `position`, at most to the end.
    void walkTo(std::size_t position);
    void goTo(std::size_t position);

private:
    void playOn();

    QTimer m_timer;
    bool m_isOn = false;
};

}  // namespace ui
