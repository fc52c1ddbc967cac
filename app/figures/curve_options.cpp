#include "app/figures/curve_options.h"

#include "app/cli/help.h"
#include "app/cli/number_range.h"
#include "app/cli/streams.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/precision_recall_panel.h"
#include "ui/classifier/roc_panel.h"
#include "ui/window/classifier_page.h"

#include <QAction>

#include <string>

namespace figures {

void CurveOptions::addTo(CLI::App& command)
{
    command.add_flag("--straight", m_isStraight,
                     cli::wrapped("pr: the points joined by straight lines (trapezoids) in place "
                                  "of the steps of average precision."));
    CLI::Option* band = command.add_flag(
        "--band", m_hasBand,
        cli::wrapped("roc, pr: around each curve the pointwise 95 % intervals of a bootstrap."));
    command.add_option("--rounds", m_bootstrap.rounds, "Of that bootstrap, 1000 if not given.")
        ->check(CLI::Range(2, 100'000).description(""))
        ->needs(band)
        ->type_name("N");
    command.add_option("--seed", m_bootstrap.seed, "Of that bootstrap, 1 if not given.")
        ->check(cli::anySeed())
        ->needs(band)
        ->type_name("N");
}

void CurveOptions::putInto(ui::WorkspacePage& page, const PlotKind& kind) const
{
    const auto tellUnused = [&](const char* option) {
        cli::warn(std::string(kind.name) + ": " + option + " does not go with this chart");
    };
    const bool isPr = kind.name == "pr";
    if (m_isStraight && !isPr)
        tellUnused("--straight");
    if (m_hasBand && !isPr && kind.name != "roc")
        tellUnused("--band");
    if (kind.workspace != Workspace::Classifier)
        return;
    ui::ClassifierWorkspace& workspace = static_cast<ui::ClassifierPage&>(page).classifier();
    workspace.precisionRecall().straightSwitch().setChecked(m_isStraight);
    workspace.precisionRecall().bandSwitch().setChecked(m_hasBand);
    workspace.precisionRecall().setBandRules(m_bootstrap);
    workspace.roc().bandSwitch().setChecked(m_hasBand);
    workspace.roc().setBandRules(m_bootstrap);
}

}  // namespace figures
