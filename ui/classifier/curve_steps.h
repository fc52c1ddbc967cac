// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/explain/steps/step_walk.h"

#include <set>

namespace ui {

/// Walks along the thresholds of the model in front, from the one that accepts nothing on: each
/// step lets in the samples of one more score. Where the walk is, is the document's threshold;
/// leaving puts that back which was in force.
class CurveSteps : public StepWalk {
    Q_OBJECT
public:
    explicit CurveSteps(ClassifierDocument& document, QObject* parent = nullptr);

    std::size_t position() const override { return m_document.point(); }
    std::size_t count() const override { return m_document.sweep()->size(); }
    /// The last point of the sweep that may be seen; nothing: all.
    std::optional<std::size_t> reachedPoint() const;
    /// Whether playing, and going on to the next stop, end where the walk is.
    bool isAtStop() const;

public slots:
    void toggleStop() override;  ///< at the chosen sample's score

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
