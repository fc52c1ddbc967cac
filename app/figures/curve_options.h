#pragma once

#include "app/figures/plot_kind.h"
#include "core/classifier/bootstrap_rules.h"

#include <CLI/CLI.hpp>

namespace figures {

/// What is drawn of a classifier's curves, as options say it.
class CurveOptions {
public:
    void addTo(CLI::App& command);
    /// Sets the switches of the page's panels; says on standard error what the chart has no use
    /// for.
    void putInto(ui::WorkspacePage& page, const PlotKind& kind) const;

private:
    bool m_isStraight = false;
    bool m_hasBand = false;
    core::BootstrapRules m_bootstrap;
};

}  // namespace figures
