// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/figure_size.h"

#include "ui/charts/chart/inch.h"
#include "ui/export/writer/figure_image.h"
#include "ui/text/language/wording.h"

#include <QLocale>

namespace ui {

namespace {

constexpr int lengthDigits = 6;

}  // namespace

double unitsPerMillimetre(LengthUnit unit)
{
    switch (unit) {
    case LengthUnit::Millimetre:
        return 1;
    case LengthUnit::Centimetre:
        return 0.1;
    case LengthUnit::Inch:
        return 1 / millimetresPerInch;
    case LengthUnit::Point:
        return pointsPerMillimetre;
    }
    return 1;
}

QString unitText(LengthUnit unit)
{
    switch (unit) {
    case LengthUnit::Millimetre:
        return Wording::tr("mm");
    case LengthUnit::Centimetre:
        return Wording::tr("cm");
    case LengthUnit::Inch:
        return Wording::tr("in");
    case LengthUnit::Point:
        return Wording::tr("pt");
    }
    return {};
}

QString sizeInWords(const FigureSettings& settings)
{
    const QLocale locale;
    const QSizeF size = settings.millimetres * unitsPerMillimetre(settings.unit);
    //: Width, height and unit of a figure
    QString physical =
        Wording::tr("%1 × %2 %3")
            .arg(locale.toString(size.width(), 'g', lengthDigits),
                 locale.toString(size.height(), 'g', lengthDigits), unitText(settings.unit));
    if (!isBitmap(settings.format))
        return physical;
    const QSize pixels = pixelsOf(settings.millimetres, settings.dotsPerInch);
    return Wording::tr("%1, %2 × %3 pixels at %4 dpi")
        .arg(physical, QString::number(pixels.width()), QString::number(pixels.height()),
             QString::number(settings.dotsPerInch));
}

}  // namespace ui
