#include "ui/export/figure_size.h"

#include "ui/chart/inch.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {

namespace {

constexpr int lengthDigits = 6;

struct FigureSize {
    Q_DECLARE_TR_FUNCTIONS(ui::FigureSize)
};

}  // namespace

bool isBitmap(FigureFormat format)
{
    return format == FigureFormat::Png || format == FigureFormat::Tiff;
}

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
        return pointsPerInch / millimetresPerInch;
    }
    return 1;
}

QString unitText(LengthUnit unit)
{
    switch (unit) {
    case LengthUnit::Millimetre:
        return FigureSize::tr("mm");
    case LengthUnit::Centimetre:
        return FigureSize::tr("cm");
    case LengthUnit::Inch:
        return FigureSize::tr("in");
    case LengthUnit::Point:
        return FigureSize::tr("pt");
    }
    return {};
}

QSize pixelsOf(const FigureSettings& settings)
{
    return (settings.millimetres / millimetresPerInch * settings.dotsPerInch).toSize();
}

QString sizeInWords(const FigureSettings& settings)
{
    const QLocale locale;
    const QSizeF size = settings.millimetres * unitsPerMillimetre(settings.unit);
    //: Width, height and unit of a figure
    const QString physical =
        FigureSize::tr("%1 × %2 %3")
            .arg(locale.toString(size.width(), 'g', lengthDigits),
                 locale.toString(size.height(), 'g', lengthDigits), unitText(settings.unit));
    if (!isBitmap(settings.format))
        return physical;
    const QSize pixels = pixelsOf(settings);
    return FigureSize::tr("%1, %2 × %3 pixels at %4 dpi")
        .arg(physical, QString::number(pixels.width()), QString::number(pixels.height()),
             QString::number(settings.dotsPerInch));
}

}  // namespace ui
