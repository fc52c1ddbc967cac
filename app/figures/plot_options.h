// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"
#include "ui/export/figure/panel_figure.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace figures {

/// How a figure is to look, as options say it.
class PlotOptions {
public:
    void addTo(cli::OptionSet command);

    /// The settings for a file with that name; "-" is standard output. A preset comes first, then
    /// what was said beside it.
    /// @param isFolder the name is that of a folder for files of any format, PDF if none is said
    /// @return nothing when they make no sense, which standard error is then told
    std::optional<ui::FigureSettings>
    settings(const cli::OptionSet& command, const std::string& output, bool isFolder = false) const;
    /// Several panels are as wide as a page and of the usual proportion, unless options say more.
    void adoptUsualSize(const cli::OptionSet& command, const ui::PaperFigure& figure,
                        ui::FigureSettings& settings) const;
    /// What the figure calls its axes and what it shows.
    /// @return nothing where a name is none of the figure's, which standard error is then told
    std::optional<ui::FigureWords> words(const cli::OptionSet& command,
                                         const ui::PaperFigure& figure) const;
    /// The same of one of many figures, each of which has some of the names only.
    ui::FigureWords knownWords(const ui::PaperFigure& figure) const;

private:
    using Change = std::function<void(ui::FigureSettings&)>;

    void addLengths(cli::OptionSet command);
    void addText(cli::OptionSet command);
    void addLook(cli::OptionSet command);
    void addBeside(cli::OptionSet command);
    void addWords(cli::OptionSet command);
    /// A length in millimetres from `least` to `most`.
    struct Length {
        std::string name;
        std::string description;
        double least;
        double most;
        std::string range;  ///< both ends, in words
    };
    void addLength(cli::OptionSet command, const Length& length,
                   const std::function<void(ui::FigureSettings&, double millimetres)>& put);
    void addRange(cli::OptionSet command, const std::string& name, const std::string& description,
                  std::optional<ui::ChartRange> ui::FigureStyle::*range);
    void addFlag(cli::OptionSet command, const std::string& name, const std::string& description,
                 const Change& change);

    std::optional<std::string> m_preset;
    std::optional<ui::FigureFormat> m_format;
    std::vector<Change> m_changes;
    std::vector<std::string> m_renamed;  ///< "OLD=NEW"
    std::string m_xTitle;
    std::string m_yTitle;
};

}  // namespace figures
