// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/collections/discrimination/discrimination.h"

#include <string>

namespace figures {

struct PlottedCharts;

/// The options for drawing curves.
struct CurveOptions {
    bool isStraight = false;
    bool hasBand = false;
    bool isSmooth = false;
    std::string subgroupMeasure = "auc";       ///< an id of core::subgroupMeasures()
    core::DiscriminationRules discrimination;  ///< its rounds also apply to the band

    core::BootstrapRules bootstrap() const
    {
        return {discrimination.rounds.count, discrimination.rounds.seed};
    }
    void addTo(cli::OptionSet command);
    /// Reports on standard error the options that no chart uses.
    void tellUnused(const cli::OptionSet& command, const PlottedCharts& charts) const;
};

}  // namespace figures
