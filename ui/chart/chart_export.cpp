#include "ui/chart/chart_export.h"

#include "ui/chart/chart_paper.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFont>
#include <QFontInfo>
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

constexpr int leastMillimetres = 10;
constexpr double millimetresPerInch = 25.4;
constexpr int pngDotsPerInch = 300;
constexpr int pdfDotsPerInch = 1200;
constexpr int svgDotsPerInch = 2540;  // a hundredth of a millimetre, so that sizes are whole

struct Order {
    const PaperFigure& figure;
    QSizeF millimetres;
    QString family;

    QSizeF points() const { return millimetres / millimetresPerInch * 72; }
    QSize dots(int perInch) const { return (millimetres / millimetresPerInch * perInch).toSize(); }
    void paint(QPaintDevice& device) const { figure.paint(device, points(), {.family = family}); }
};

QByteArray mediaBox(QSizeF points)
{
    return "/MediaBox [0 0 " + QByteArray::number(points.width(), 'f', 6) + ' ' +
           QByteArray::number(points.height(), 'f', 6) + ']';
}

/// Qt rounds pages to whole points, a third of a millimetre. The exact numbers have as many
/// characters, so that every offset in the file stays true.
void setExactPage(QByteArray& pdf, QSizeF whole, QSizeF exact)
{
    const QByteArray rounded = mediaBox(whole);
    const QByteArray wanted = mediaBox(exact);
    const qsizetype place = pdf.indexOf(rounded);
    if (place >= 0 && rounded.size() == wanted.size())
        pdf.replace(place, wanted.size(), wanted);
}

QByteArray pdf(const Order& order)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSizeF whole;
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(order.figure.title);
        writer.setResolution(pdfDotsPerInch);
        writer.setPageSize(
            QPageSize(order.points(), QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        whole = writer.pageLayout().fullRectPoints().size();
        order.paint(writer);
    }
    setExactPage(bytes, whole, order.points());
    return bytes;
}

QByteArray svg(const Order& order)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(svgDotsPerInch);
    generator.setSize(order.dots(svgDotsPerInch));
    generator.setViewBox(QRect(QPoint(), generator.size()));
    generator.setTitle(order.figure.title);
    generator.setDescription(order.figure.description);
    order.paint(generator);
    return bytes;
}

QByteArray png(const Order& order)
{
    QImage image(order.dots(pngDotsPerInch), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    const int perMetre = static_cast<int>(std::lround(pngDotsPerInch * 1000 / millimetresPerInch));
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
    image.fill(Qt::white);
    order.paint(image);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray drawn(const Order& order, ChartFormat format)
{
    switch (format) {
    case ChartFormat::Pdf:
        return pdf(order);
    case ChartFormat::Svg:
        return svg(order);
    case ChartFormat::Png:
        return png(order);
    }
    return {};
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
    return exportFigure(paperFigure(chart), path, millimetres, format, family);
}

std::optional<QString> exportFigure(const PaperFigure& figure, const QString& path,
                                    QSizeF millimetres, ChartFormat format, const QString& family)
{
    if (!figure.paint)
        return ChartExport::tr("There is no chart to export yet.");
    if (millimetres.width() < leastMillimetres || millimetres.height() < leastMillimetres)
        return ChartExport::tr("A figure must be at least %n millimetres wide and high.", nullptr,
                               leastMillimetres);
    const QString name = QDir::toNativeSeparators(path);
    // The family that is really used: no other program knows what "Sans Serif" stands for here.
    const QFont wanted(family.isEmpty() ? QGuiApplication::font().family() : family);
    const QString font = QFontInfo(wanted).family();
    const QByteArray bytes = drawn({figure, millimetres, font}, format);
    if (bytes.isEmpty())
        return ChartExport::tr("%1 could not be drawn: it is too large.").arg(name);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return ChartExport::tr("%1 could not be written: %2").arg(name, file.errorString());
    return std::nullopt;
}

}  // namespace ui
