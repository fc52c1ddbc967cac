// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/explain/steps/step_walk.h"

#include <set>

namespace ui {

/// Walks through the current model's thresholds, starting with no sample predicted positive; each
/// step adds the samples of one more score. The document's threshold is the walk's position;
/// leaving restores the threshold from before.
class CurveSteps : public StepWalk {
    Q_OBJECT
public:
    explicit CurveSteps(ClassifierDocument& document, QObject* parent = nullptr);

    std::size_t position() const override { return m_document.point(); }
    std::size_t count() const override { return m_document.sweep()->size(); }
    /// The last point of the sweep that may be shown; none: all.
    std::optional<std::size_t> reachedPoint() const;
    /// Whether the current position has a breakpoint.
    bool isAtStop() const;

public slots:
    void toggleStop() override;  ///< at the current sample's score

protected:
    std::optional<std::size_t> nextStop(std::size_t last) const override;
    std::optional<std::size_t> nextHit() const override;
    void begin() override;
    void end() override;
    void adopt(std::size_t position) override;

private:
    void follow(ClassifierDocument::Part part);
    void lightSample();

    ClassifierDocument& m_document;
    std::set<double> m_stops;  ///< scores
};

}  // namespace ui
