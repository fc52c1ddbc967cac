#pragma once

#include "app/cli/option/command.h"
#include "core/uncertainty/bootstrap_rules.h"

namespace figures {

struct PlottedCharts;

/// What is drawn of a classifier's curves, as options say it.
struct CurveOptions {
    bool isStraight = false;
    bool hasBand = false;
    core::BootstrapRules bootstrap;

    void addTo(cli::OptionSet command);
    /// Says on standard error what none of the charts has a use for.
    void tellUnused(const PlottedCharts& charts) const;
};

}  // namespace figures
