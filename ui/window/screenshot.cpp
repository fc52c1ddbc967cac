// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/screenshot.h"

#include "ui/text/language/wording.h"
#include "ui/window/main_window.h"
#include "ui/window/page/workspace_page.h"

#include <QApplication>
#include <QPixmap>
#include <QRegularExpression>

#include <cstdio>

namespace ui {

QString readScreenshotOptions(ScreenshotRequest& request, const QString& size, const QString& zoom)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const auto match = form.match(size);
    if (!match.hasMatch())
        return Wording::tr("--size: “%1” is not a size; use a width and height such as 1440x900")
            .arg(size);
    request.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    if (request.size.width() < 200 || request.size.height() < 200 || request.size.width() > 16384 ||
        request.size.height() > 16384)
        return Wording::tr("--size: “%1” is out of range; use 200 to 16384 pixels each way")
            .arg(size);
    bool isNumber = false;
    request.zoom = zoom.toDouble(&isNumber);
    if (!isNumber || request.zoom < 0.5 || request.zoom > 3)
        return Wording::tr("--zoom: “%1” is not a number from 0.5 to 3").arg(zoom);
    return {};
}

QString readThumbnailOption(ScreenshotRequest& request, const QString& side)
{
    request.longestSide = side.toInt();
    if (request.longestSide < 16 || request.longestSide > 4096)
        return Wording::tr("--thumbnail: “%1” is not a number of pixels from 16 to 4096").arg(side);
    return {};
}

int writeScreenshot(MainWindow& window, const ScreenshotRequest& request, bool opened)
{
    window.setMinimumSize(request.size);
    window.resize(request.size);
    window.show();
    for (WorkspacePage* page : window.pages())
        page->complete();
    // Splitters and wrapped labels need several layout rounds.
    for (int round = 0; round < 5; ++round)
        QApplication::processEvents();
    if (!opened)
        std::fprintf(stderr, "%s\n", qPrintable(window.message()));
    QPixmap picture = window.grab();
    if (request.longestSide > 0)
        picture = picture.scaled(request.longestSide, request.longestSide, Qt::KeepAspectRatio,
                                 Qt::SmoothTransformation);
    if (!picture.save(request.path, "PNG")) {
        std::fprintf(stderr, "%s\n",
                     qPrintable(Wording::tr("%1: could not write the image").arg(request.path)));
        return 1;
    }
    return opened ? 0 : 1;
}

}  // namespace ui
