// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/collections/discrimination/discrimination.h"

namespace figures {

struct PlottedCharts;

/// What curves are drawn by, as options say it.
struct CurveOptions {
    bool isStraight = false;
    bool hasBand = false;
    core::DiscriminationRules discrimination;  ///< its rounds are those of the band, too

    core::BootstrapRules bootstrap() const
    {
        return {discrimination.rounds.count, discrimination.rounds.seed};
    }
    void addTo(cli::OptionSet command);
    /// Says on standard error what none of the charts has a use for.
    void tellUnused(const cli::OptionSet& command, const PlottedCharts& charts) const;
};

}  // namespace figures
