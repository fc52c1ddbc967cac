#include "ui/theme/early_start.h"

#include <QImageReader>

#include <fontconfig/fontconfig.h>

namespace ui {

EarlyStart::EarlyStart()
    : m_fonts([] { FcInit(); })
{}

void EarlyStart::goOn()
{
    m_images = std::jthread([] { QImageReader::supportedImageFormats(); });
    m_fonts.join();
}

}  // namespace ui
