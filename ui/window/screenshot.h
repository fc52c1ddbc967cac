// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

namespace ui {

class MainWindow;

struct ScreenshotRequest {
    QString path;
    QSize size{1440, 900};
    double zoom = 1;
    int longestSide = 0;  ///< of the picture, which is scaled down to it; 0: as large as the window
};

/// Reads `1440x900` and `1.5` into the request. @return why not, or nothing
QString readScreenshotOptions(ScreenshotRequest& request, const QString& size, const QString& zoom);

/// Reads `256`, the pixels of a thumbnail's longest side. @return why not, or nothing
QString readThumbnailOption(ScreenshotRequest& request, const QString& side);

/// Renders the window as it would show and writes it as PNG. Says on standard error what went
/// wrong.
/// @param opened whether the files could be opened; the picture is written all the same
/// @return the program's exit status
int writeScreenshot(MainWindow& window, const ScreenshotRequest& request, bool opened);

}  // namespace ui
