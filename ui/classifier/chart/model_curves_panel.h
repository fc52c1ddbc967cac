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

/// A chart of one curve per model over all thresholds, with the current threshold as a draggable
/// point.
class ModelCurvesPanel : public ClassifierChartPanel {
    Q_OBJECT
public:
    CurveView& view() { return *m_view; }
    const CurveView& view() const { return *m_view; }
    /// The rules for the bands.
    void setBandRules(const core::BootstrapRules& rules);
    /// See ModelCurvesOptions::reached.
    void setReached(std::optional<std::size_t> point);
    /// Draws guessed values hollow; none: removes them.
    void setGuesses(std::vector<ChartBackdrop::Guess> guesses);
    PaperFigure paperFigure() const override;
    bool isWorking() const override { return m_bandWork.isRunning() || m_intervalWork.isRunning(); }

protected:
    ModelCurvesPanel(ClassifierDocument& document, std::unique_ptr<ModelCurves> curves,
                     QWidget* parent);

    void refresh() override;
    void mark() override;
    /// Adds a switch to the menu at the end of the header.
    QAction* addChoice(const QString& name, const QString& text, const QString& tip,
                       bool ModelCurvesOptions::*choice);
    /// Adds the switch for bands.
    QAction* addBandSwitch();

private:
    void takeBands();
    void takeIntervals();
    void choose(CurvePlace place);

    std::unique_ptr<ModelCurves> m_curves;
    ModelCurvesOptions m_options;
    CurveView* m_view;
    QToolButton* m_more;
    std::vector<ModelCurves::Sweep> m_bandsOf;  ///< sweeps whose bands exist or are being computed
    SideWork m_bandWork;
    std::vector<ModelCurves::Sweep> m_intervalsOf;  ///< the same for intervals
    SideWork m_intervalWork;
};

}  // namespace ui
