// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/classifier_chart_panel.h"
#include "ui/classifier/chart/model_curves.h"
#include "ui/toolkit/jobs/side_work.h"

#include <memory>

class QAction;
class QToolButton;

namespace ui {

class CurveView;

/// A chart of one curve per model over all its thresholds, with the threshold in force as a point
/// that is dragged.
class ModelCurvesPanel : public ClassifierChartPanel {
    Q_OBJECT
public:
    CurveView& view() { return *m_view; }
    const CurveView& view() const { return *m_view; }
    /// Of the bands.
    void setBandRules(const core::BootstrapRules& rules);
    /// See ModelCurvesOptions::reached.
    void setReached(std::optional<std::size_t> point);
    /// Values that were guessed are drawn hollow; none: as before.
    void setGuesses(std::vector<ChartBackdrop::Guess> guesses);
    PaperFigure paperFigure() const override;
    bool isWorking() const override { return m_bandWork.isRunning(); }

protected:
    ModelCurvesPanel(ClassifierDocument& document, std::unique_ptr<ModelCurves> curves,
                     QWidget* parent);

    void refresh() override;
    void mark() override;
    /// A switch in the menu at the header's end.
    QAction* addChoice(const QString& name, const QString& text, const QString& tip,
                       bool ModelCurvesOptions::*choice);
    /// The one that shows bands.
    QAction* addBandSwitch();

private:
    void takeBands();
    void choose(CurvePlace place);

    std::unique_ptr<ModelCurves> m_curves;
    ModelCurvesOptions m_options;
    CurveView* m_view;
    QToolButton* m_more;
    std::vector<ModelCurves::Sweep> m_bandsOf;  ///< that there are, or are being worked out
    SideWork m_bandWork;
};

}  // namespace ui
