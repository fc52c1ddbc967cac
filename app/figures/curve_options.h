#pragma once

#include "app/figures/plotted_charts.h"
#include "core/uncertainty/bootstrap_rules.h"

namespace figures {

/// What is drawn of a classifier's curves, as options say it.
class CurveOptions {
public:
    void addTo(cli::OptionSet command);
    /// Says on standard error what none of the charts has a use for.
    void tellUnused(const PlottedCharts& charts) const;
    /// Sets the switches of the panels.
    /// @param page of that workspace
    void putInto(ui::WorkspacePage& page, Workspace workspace) const;

private:
    bool m_isStraight = false;
    bool m_hasBand = false;
    core::BootstrapRules m_bootstrap;
};

}  // namespace figures
