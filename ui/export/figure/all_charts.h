// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure/beside_files.h"
#include "ui/export/figure/figure_settings.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <span>
#include <vector>

namespace ui {

class FigureSource;

/// The result of writing every chart at once.
struct AllCharts {
    std::vector<BesideFile> files;
    int drawn = 0;             ///< charts
    QStringList nothing = {};  ///< titles of charts with nothing to show
    QStringList withIds = {};  ///< titles of charts that draw ids, which are left out
    QString problem = {};      ///< a sentence; empty on success
};

/// Every chart with content, as a file named after document and chart, with its companion files.
/// Waits for computations in progress; writes nothing.
/// @param dress applies labels to a figure and returns its settings
AllCharts allCharts(std::span<FigureSource* const> charts, const QString& documentName,
                    const QString& folder,
                    const std::function<FigureSettings(PaperFigure&)>& dress);

}  // namespace ui
