// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/step_reach.h"

#include "ui/charts/view/chart_view.h"
#include "ui/ranking/chart/curve_panel.h"
#include "ui/ranking/chart/gain_panel.h"
#include "ui/ranking/chart/list_recall_panel.h"
#include "ui/ranking/chart/reader_panel.h"
#include "ui/ranking/chart/ribbon_panel.h"
#include "ui/ranking/steps/score_cards.h"
#include "ui/ranking/steps/step_mode.h"

namespace ui {

void showReached(const StepMode& stepMode, const ReachedPanels& panels)
{
    const auto ranks = stepMode.reachedRanks();
    if (panels.cards)
        panels.cards->setConcealed(!stepMode.isResultReached());
    if (panels.gain)
        panels.gain->setReached(ranks);
    if (panels.ribbons)
        panels.ribbons->setReached(ranks);
    if (panels.recall)
        panels.recall->setReached(ranks);
    const auto reached = ranks ? std::optional(static_cast<double>(*ranks)) : std::nullopt;
    if (panels.curve)
        panels.curve->chart().setReached(reached);
    if (panels.readers)
        panels.readers->chart().setReached(reached);
}

}  // namespace ui
