// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/early_start.h"

#include <QDir>
#include <QImageReader>
#include <QStandardPaths>

#include <fontconfig/fontconfig.h>

namespace ui {

EarlyStart::EarlyStart()
{
    // Fontconfig makes it when it is missing, and says that it cannot when two threads do.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                  QStringLiteral("/fontconfig"));
    m_fonts = std::jthread([] { FcInit(); });
}

std::jthread EarlyStart::goOn()
{
    std::jthread images([] { QImageReader::supportedImageFormats(); });
    m_fonts.join();
    return images;
}

}  // namespace ui
