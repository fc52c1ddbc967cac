// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_setting_table.h"
#include "ui/export/figure/panel_figure.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace figures {

/// The options for the look of a figure.
class PlotOptions {
public:
    void addTo(cli::OptionSet command);

    /// The settings for an output file; "-" is standard output. Other options override a preset.
    /// @param isFolder `output` is a folder for files of any format; PDF by default
    /// @return nothing if the options are invalid, which is reported on standard error
    std::optional<ui::FigureSettings>
    settings(const cli::OptionSet& command, const std::string& output, bool isFolder = false) const;
    /// Makes several panels as wide as a page, in usual proportions, unless options set the size.
    void adoptUsualSize(const cli::OptionSet& command, const ui::PaperFigure& figure,
                        ui::FigureSettings& settings) const;
    /// The labels of the figure's axes and data.
    /// @return nothing if a name is unknown in the figure, which is reported on standard error
    std::optional<ui::FigureWords> words(const cli::OptionSet& command,
                                         const ui::PaperFigure& figure) const;
    /// The same for one of several figures, ignoring names that it does not have.
    ui::FigureWords knownWords(const ui::PaperFigure& figure) const;

private:
    using Change = std::function<void(ui::FigureSettings&)>;

    void change(const ui::FigureSetting& setting, const core::FigureValue& value);
    void addSetting(cli::OptionSet command, const ui::FigureSetting& setting);
    void addLength(cli::OptionSet command, const ui::FigureSetting& setting);
    void addRange(cli::OptionSet command, const ui::FigureSetting& setting);
    void addWords(cli::OptionSet command);

    std::optional<std::string> m_preset;
    std::optional<ui::FigureFormat> m_format;
    std::vector<Change> m_changes;
    std::vector<std::string> m_renamed;  ///< "OLD=NEW"
    std::string m_xTitle;
    std::string m_yTitle;
};

}  // namespace figures
