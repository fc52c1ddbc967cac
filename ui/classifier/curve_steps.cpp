// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/curve_steps.h"

#include "core/classification/thresholds/curve_step.h"

#include <algorithm>

namespace ui {

CurveSteps::CurveSteps(ClassifierDocument& document, QObject* parent)
    : StepWalk(parent)
    , m_document(document)
{
    connect(&document, &ClassifierDocument::changed, this, &CurveSteps::follow);
}

std::optional<std::size_t> CurveSteps::reachedPoint() const
{
    return isResultReached() ? std::nullopt : std::optional(position());
}

void CurveSteps::begin()
{
    m_document.beginWalk();
    m_document.setPoint(0);
    lightSample();
}

void CurveSteps::end()
{
    m_document.endWalk();
}

void CurveSteps::adopt(std::size_t position)
{
    m_document.setPoint(position);
    lightSample();
}

void CurveSteps::follow(ClassifierDocument::Part part)
{
    if (!isOn())
        return;
    if (part == ClassifierDocument::Part::All) {  // new samples have their own threshold
        m_document.beginWalk();
        m_stops.clear();
        leave();
        return;
    }
    if (part != ClassifierDocument::Part::Threshold)
        setPlaying(false);
    emit changed();
}

/// Highlights the first sample of the score that was added.
void CurveSteps::lightSample()
{
    const auto scores = m_document.scored().scores;
    const auto first = std::find(scores.begin(), scores.end(), m_document.threshold());
    m_document.setCurrentSample(
        first == scores.end() ? std::nullopt
                              : std::optional(static_cast<std::size_t>(first - scores.begin())));
}

bool CurveSteps::isAtStop() const
{
    return m_stops.contains(m_document.threshold());
}

void CurveSteps::toggleStop()
{
    const auto sample = m_document.currentSample();
    if (!isOn() || !sample)
        return;
    const double score = m_document.scored().scores[*sample];
    if (m_stops.erase(score) == 0)
        m_stops.insert(score);
    emit changed();
}

std::optional<std::size_t> CurveSteps::nextStop(std::size_t last) const
{
    std::optional<std::size_t> nearest;
    for (const double score : m_stops) {
        const std::size_t point = m_document.sweep()->pointAt(score);
        if (point > position() && point <= nearest.value_or(last))
            nearest = point;
    }
    return nearest;
}

std::optional<std::size_t> CurveSteps::nextHit() const
{
    return core::nextPositivePoint(*m_document.sweep(), position());
}

}  // namespace ui
