#include "ui/chart/chart_export.h"

#include "ui/chart/chart_text.h"
#include "ui/chart/figure.h"
#include "ui/chart/series_lookup.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cmath>

namespace ui {

namespace {

struct ChartExport {
    Q_DECLARE_TR_FUNCTIONS(ui::ChartExport)
};

constexpr double millimetresPerInch = 25.4;
constexpr int pngDotsPerInch = 300;
constexpr int pdfDotsPerInch = 1200;
constexpr int svgDotsPerInch = 2540;  // a hundredth of a millimetre, so that sizes are whole

struct Order {
    const Chart& chart;
    QSizeF millimetres;
    QString family;

    QSizeF points() const { return millimetres / millimetresPerInch * 72; }
    QSize dots(int perInch) const { return (millimetres / millimetresPerInch * perInch).toSize(); }
    void paint(QPaintDevice& device) const { paintFigure(chart, device, points(), family); }
};

bool writePdf(const Order& order, QIODevice& file)
{
    QPdfWriter writer(&file);
    writer.setResolution(pdfDotsPerInch);
    writer.setPageSize(
        QPageSize(order.millimetres, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    order.paint(writer);
    return true;
}

bool writeSvg(const Order& order, QIODevice& file)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    generator.setResolution(svgDotsPerInch);
    generator.setSize(order.dots(svgDotsPerInch));
    generator.setViewBox(QRect(QPoint(), generator.size()));
    generator.setDescription(describe(order.chart));
    order.paint(generator);
    return true;
}

bool writePng(const Order& order, QIODevice& file)
{
    QImage image(order.dots(pngDotsPerInch), QImage::Format_RGB32);
    if (image.isNull())
        return false;
    const int perMetre = static_cast<int>(std::lround(pngDotsPerInch * 1000 / millimetresPerInch));
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
    image.fill(Qt::white);
    order.paint(image);
    return image.save(&file, "PNG");
}

bool write(const Order& order, ChartFormat format, QIODevice& file)
{
    switch (format) {
    case ChartFormat::Pdf:
        return writePdf(order, file);
    case ChartFormat::Svg:
        return writeSvg(order, file);
    case ChartFormat::Png:
        return writePng(order, file);
    }
    return false;
}

}  // namespace

std::optional<ChartFormat> chartFormatOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("pdf"))
        return ChartFormat::Pdf;
    if (suffix == QLatin1String("svg"))
        return ChartFormat::Svg;
    if (suffix == QLatin1String("png"))
        return ChartFormat::Png;
    return std::nullopt;
}

std::optional<QString> exportChart(const Chart& chart, const QString& path, QSizeF millimetres,
                                   ChartFormat format, const QString& family)
{
    if (isEmpty(chart))
        return ChartExport::tr("There is no chart to export yet.");
    const QString name = QDir::toNativeSeparators(path);
    QSaveFile file(path);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const Order order{chart, millimetres,
                      family.isEmpty() ? QGuiApplication::font().family() : family};
    if (!write(order, format, buffer))
        return ChartExport::tr("%1 could not be drawn at this size.").arg(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(buffer.data()) != buffer.size() ||
        !file.commit())
        return ChartExport::tr("%1 could not be written: %2").arg(name, file.errorString());
    return std::nullopt;
}

}  // namespace ui
