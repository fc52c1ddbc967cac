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
    int longestSide = 0;  ///< of the picture, which is scaled down to it; 0: no scaling
};

/// Reads `1440x900` and `1.5` into the request. @return the problem; empty on success
QString readScreenshotOptions(ScreenshotRequest& request, const QString& size, const QString& zoom);

/// Reads the longest side of a thumbnail in pixels, such as `256`. @return the problem; empty on
/// success
QString readThumbnailOption(ScreenshotRequest& request, const QString& side);

/// Renders the window as it would appear and writes it as PNG. Reports errors on standard error.
/// @param opened whether the files could be opened; the picture is written anyway
/// @return the program's exit status
int writeScreenshot(MainWindow& window, const ScreenshotRequest& request, bool opened);

}  // namespace ui
