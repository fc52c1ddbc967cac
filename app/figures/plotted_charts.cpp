// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/plotted_charts.h"

#include "app/cli/option/choice.h"

#include <algorithm>
#include <sstream>

namespace figures {

namespace {

const PlotKind& kindNamed(const std::string& name)
{
    const auto kinds = plotKinds();
    const auto kind = std::ranges::find(kinds, name, &PlotKind::name);
    if (kind != kinds.end())
        return *kind;
    std::vector<std::string> known{"all"};
    for (const PlotKind& each : kinds)
        known.emplace_back(each.name);
    throw cli::WrongValue{"CHART", cli::notAChoice(name, known)};
}

}  // namespace

PlottedCharts chartsNamed(const std::string& text)
{
    PlottedCharts charts{{}, text};
    if (text == "all")
        return charts;
    std::istringstream names(text);
    for (std::string name; std::getline(names, name, '+');) {
        const PlotKind& kind = kindNamed(name);
        if (std::ranges::find(charts.kinds, &kind) != charts.kinds.end())
            throw cli::WrongValue{"CHART", "“" + name + "” is given twice"};
        if (!charts.kinds.empty() && charts.kinds.front()->workspace != kind.workspace)
            throw cli::WrongValue{"CHART", "“" + std::string(charts.kinds.front()->name) +
                                               "” and “" + name + "” need different inputs"};
        charts.kinds.push_back(&kind);
    }
    if (charts.kinds.empty() || text.back() == '+')
        kindNamed({});
    return charts;
}

std::optional<ui::PanelGrid> gridNamed(const std::string& text)
{
    constexpr char last = '0' + ui::PanelGrid::most;
    const auto isCount = [](char digit) { return digit >= '1' && digit <= last; };
    if (text.size() != 3 || !isCount(text[0]) || text[1] != 'x' || !isCount(text[2]))
        return std::nullopt;
    return ui::PanelGrid{text[0] - '0', text[2] - '0'};
}

}  // namespace figures
