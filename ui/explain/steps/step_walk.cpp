// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/steps/step_walk.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::chrono::milliseconds usualPace{1200};

}  // namespace

StepWalk::StepWalk(QObject* parent)
    : QObject(parent)
{
    m_timer.setInterval(usualPace);
    connect(&m_timer, &QTimer::timeout, this, &StepWalk::playOn);
}

void StepWalk::setPace(std::chrono::milliseconds perStep)
{
    m_timer.setInterval(perStep);
}

void StepWalk::setOn(bool on)
{
    if (on == m_isOn)
        return;
    setPlaying(false);
    m_isOn = on;
    if (on)
        begin();
    else
        end();
    emit toggled(on);
    emit changed();
}

void StepWalk::walkTo(std::size_t position)
{
    setPlaying(false);
    goTo(position);
}

void StepWalk::goTo(std::size_t requested)
{
    requested = std::min(requested, count() - 1);
    if (m_isOn && requested != position())
        adopt(requested);
}

void StepWalk::toNextStop()
{
    walkTo(nextStop(count() - 1).value_or(count() - 1));
}

void StepWalk::toNextHit()
{
    walkTo(nextHit().value_or(count() - 1));
}

void StepWalk::setPlaying(bool playing)
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

void StepWalk::playOn()
{
    const std::size_t requested = next();
    const auto stop = nextStop(requested);
    goTo(stop.value_or(requested));
    if (stop || isAtEnd())
        setPlaying(false);
}

}  // namespace ui
