// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/figure_image.h"

#include "ui/charts/chart/inch.h"

#include <cmath>

namespace ui {

namespace {

/// Sets the resolution stored in the image's files; pixels stay. Rounded to whole dots per metre,
/// as formats require.
/// @param dotsPerInch above 0
void setDotsPerInch(QImage& image, double dotsPerInch)
{
    constexpr double inchesPerMetre = 1000 / millimetresPerInch;
    const int perMetre = static_cast<int>(std::lround(dotsPerInch * inchesPerMetre));
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
}

}  // namespace

QSize pixelsOf(QSizeF millimetres, double dotsPerInch)
{
    return (millimetres / millimetresPerInch * dotsPerInch).toSize();
}

QImage blankImage(QSizeF millimetres, double dotsPerInch, bool isTransparent)
{
    QImage image(pixelsOf(millimetres, dotsPerInch),
                 isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return image;
    setDotsPerInch(image, dotsPerInch);
    image.fill(isTransparent ? Qt::transparent : Qt::white);
    return image;
}

}  // namespace ui
