// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure/beside_files.h"
#include "ui/export/figure/figure_settings.h"
#include "ui/text/sessions/encoded_session.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <span>
#include <vector>

namespace ui {

class FigureSource;

/// What writing every chart at once makes.
struct AllCharts {
    std::vector<BesideFile> files;
    int drawn = 0;             ///< charts
    QStringList nothing = {};  ///< the titles of those that have nothing to show
    QString problem = {};      ///< a sentence; empty on success
};

/// Every chart that has something to show, each as a file in the folder that is named after
/// document and chart, with what stands beside it. Waits for what is being worked out; writes
/// nothing.
/// @param dress puts the words into a figure and says how it is written
AllCharts allCharts(std::span<FigureSource* const> charts, const QString& documentName,
                    const QString& folder, const std::function<FigureSettings(PaperFigure&)>& dress,
                    const EncodedSession& session);

}  // namespace ui
