// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/early_start.h"

#include <QImageReader>

#include <fontconfig/fontconfig.h>

namespace ui {

EarlyStart::EarlyStart()
    : m_fonts([] { FcInit(); })
{}

std::jthread EarlyStart::goOn()
{
    std::jthread images([] { QImageReader::supportedImageFormats(); });
    m_fonts.join();
    return images;
}

}  // namespace ui
