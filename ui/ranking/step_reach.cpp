#include "ui/ranking/step_reach.h"

#include "ui/chart/chart_view.h"
#include "ui/ranking/curve_panel.h"
#include "ui/ranking/gain_panel.h"
#include "ui/ranking/ribbon_panel.h"
#include "ui/ranking/score_cards.h"
#include "ui/ranking/step_mode.h"

namespace ui {

void showReached(const StepMode& stepMode, const ReachedPanels& panels)
{
    const auto ranks = stepMode.reachedRanks();
    panels.cards.setConcealed(!stepMode.isResultReached());
    panels.gain.setReached(ranks);
    panels.ribbons.setReached(ranks);
    panels.curve.chart().setReached(ranks ? std::optional(static_cast<double>(*ranks))
                                          : std::nullopt);
}

}  // namespace ui
