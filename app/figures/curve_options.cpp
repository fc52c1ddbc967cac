#include "app/figures/curve_options.h"

#include "app/cli/option/streams.h"
#include "ui/classifier/chart/precision_recall_panel.h"
#include "ui/classifier/chart/roc_panel.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/page/classifier_page.h"

#include <QAction>

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace figures {

void CurveOptions::addTo(cli::OptionSet command)
{
    command.addFlag("--straight", m_isStraight,
                    "pr: the points joined by straight lines (trapezoids) in place "
                    "of the steps of average precision.");
    const cli::Option band =
        command.addFlag("--band", m_hasBand,
                        "roc, pr: around each curve the pointwise 95 % intervals of a bootstrap.");
    command.add("--rounds", "N", m_bootstrap.rounds, "Of that bootstrap, 1000 if not given.")
        .within(2, 100'000)
        .needs(band);
    command.add("--seed", "N", m_bootstrap.seed, "Of that bootstrap, 1 if not given.")
        .anySeed()
        .needs(band);
}

void CurveOptions::tellUnused(const PlottedCharts& charts) const
{
    const auto hasAny = [&](std::initializer_list<std::string_view> names) {
        return std::any_of(charts.kinds.begin(), charts.kinds.end(), [&](const PlotKind* kind) {
            return std::find(names.begin(), names.end(), kind->name) != names.end();
        });
    };
    if (m_isStraight && !hasAny({"pr"}))
        cli::warn(charts.name + ": --straight does not go with this chart");
    if (m_hasBand && !hasAny({"roc", "pr"}))
        cli::warn(charts.name + ": --band does not go with this chart");
}

void CurveOptions::putInto(ui::WorkspacePage& page, Workspace workspace) const
{
    if (workspace != Workspace::Classifier)
        return;
    ui::ClassifierWorkspace& panels = static_cast<ui::ClassifierPage&>(page).classifier();
    panels.precisionRecall().straightSwitch().setChecked(m_isStraight);
    panels.precisionRecall().bandSwitch().setChecked(m_hasBand);
    panels.precisionRecall().setBandRules(m_bootstrap);
    panels.roc().bandSwitch().setChecked(m_hasBand);
    panels.roc().setBandRules(m_bootstrap);
}

}  // namespace figures
