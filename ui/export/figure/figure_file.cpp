// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/figure_file.h"

#include "core/documents/sessions/figure_limits.h"
#include "ui/charts/chart/inch.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/export/figure/drawn_figure.h"
#include "ui/export/figure/write_files.h"
#include "ui/export/writer/bitmap_writer.h"
#include "ui/export/writer/eps_writer.h"
#include "ui/export/writer/figure_image.h"
#include "ui/export/writer/pdf_writer.h"
#include "ui/export/writer/svg_writer.h"
#include "ui/text/language/wording.h"

#include <QFileInfo>
#include <QFont>
#include <QFontInfo>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr qint64 mostMegapixels = 150;
constexpr double leastTextsWide = 8;  ///< text sizes; less leaves no room beside labels
constexpr double leastTextsHigh = 6;

const std::array<std::pair<QLatin1String, FigureFormat>, 6> endings{
    {{QLatin1String("pdf"), FigureFormat::Pdf},
     {QLatin1String("svg"), FigureFormat::Svg},
     {QLatin1String("png"), FigureFormat::Png},
     {QLatin1String("tif"), FigureFormat::Tiff},
     {QLatin1String("tiff"), FigureFormat::Tiff},
     {QLatin1String("eps"), FigureFormat::Eps}}};

/// The installed family: aliases such as "Sans Serif" mean nothing to other programs.
QString installedFamily(const QString& family)
{
    return QFontInfo(QFont(family.isEmpty() ? paperFamily() : family)).family();
}

QByteArray drawn(const FigureSheet& sheet, FigureFormat format)
{
    switch (format) {
    case FigureFormat::Pdf:
        return pdfOf(sheet);
    case FigureFormat::Svg:
        return svgOf(sheet);
    case FigureFormat::Png:
        return pngOf(sheet);
    case FigureFormat::Tiff:
        return tiffOf(sheet);
    case FigureFormat::Eps:
        return epsOf(pdfOf(sheet)).value_or(QByteArray());
    }
    return {};
}

}  // namespace

QString sizeProblem(const FigureSettings& settings)
{
    const double width = settings.millimetres.width();
    const double height = settings.millimetres.height();
    if (!(width >= core::leastFigureMillimetres &&
          height >= core::leastFigureMillimetres))  // also catches NaN
        return Wording::tr("Make the figure at least %1 mm wide and %1 mm high.")
            .arg(core::leastFigureMillimetres);
    if (std::max(width, height) > core::mostFigureMillimetres)
        return Wording::tr("Make the figure at most %1 m wide and %1 m high.")
            .arg(core::mostFigureMillimetres / 1000);
    if (!isBitmap(settings.format))
        return {};
    if (settings.dotsPerInch < core::leastDotsPerInch ||
        settings.dotsPerInch > core::mostDotsPerInch)
        return Wording::tr("The resolution must be between %1 and %2 dots per inch.")
            .arg(core::leastDotsPerInch)
            .arg(core::mostDotsPerInch);
    const QSize pixels = pixelsOf(settings.millimetres, settings.dotsPerInch);
    if (qint64(pixels.width()) * pixels.height() > mostMegapixels * 1'000'000)
        return Wording::tr("This would be %1 by %2 pixels, more than %3 million. Choose a lower "
                           "resolution or a smaller size.")
            .arg(pixels.width())
            .arg(pixels.height())
            .arg(mostMegapixels);
    return {};
}

QString chartSizeProblem(const FigureSettings& settings)
{
    if (const QString problem = sizeProblem(settings); !problem.isEmpty())
        return problem;
    const double text = settings.style.textPoints * millimetresPerPoint;
    const QSizeF size = settings.millimetres;
    if (size.width() >= leastTextsWide * text && size.height() >= leastTextsHigh * text)
        return {};
    return Wording::tr("With %1-point text, a figure must be at least %2 by %3 millimetres. Choose "
                       "a larger size or smaller text.")
        .arg(settings.style.textPoints)
        .arg(std::ceil(leastTextsWide * text))
        .arg(std::ceil(leastTextsHigh * text));
}

FigureBytes figureBytes(const PaperFigure& figure, const FigureSettings& settings,
                        const EncodedSession& session)
{
    if (!figure.paint)
        return {{}, Wording::tr("There is no chart to export yet.")};
    const QString problem = hasNumbers(figure) ? chartSizeProblem(settings) : sizeProblem(settings);
    if (!problem.isEmpty())
        return {{}, problem};
    const PaperFigure drawing = drawnFigure(figure, settings.millimetres, settings.style);
    FigureSheet sheet{drawing,
                      settings.style,
                      settings.millimetres,
                      settings.dotsPerInch,
                      settings.hasTextAsOutlines,
                      {}};
    sheet.style.family = installedFamily(settings.style.family);
    if (settings.held.session && settings.format != FigureFormat::Eps)
        sheet.session = session;
    const QByteArray bytes = drawn(sheet, settings.format);
    if (bytes.isEmpty() && settings.format == FigureFormat::Eps)
        return {{},
                Wording::tr("EPS files need the program pdftops. Install the package "
                            "poppler-utils, or save as PDF.")};
    if (bytes.isEmpty())
        return {
            {},
            Wording::tr("The figure is too large to draw. Choose a smaller size or resolution.")};
    return {bytes, {}};
}

std::optional<FigureFormat> figureFormatOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto* const found =
        std::ranges::find_if(endings, [&](const auto& ending) { return ending.first == suffix; });
    return found == endings.end() ? std::nullopt : std::optional(found->second);
}

QString endingOf(FigureFormat format)
{
    const auto* const found =
        std::ranges::find_if(endings, [&](const auto& ending) { return ending.second == format; });
    return found == endings.end() ? QString() : QString(found->first);
}

std::optional<QString> saveFigure(const PaperFigure& figure, const FigureSettings& settings,
                                  const QString& path, const EncodedSession& session)
{
    const FigureBytes drawing = figureBytes(figure, settings, session);
    if (!drawing.problem.isEmpty())
        return drawing.problem;
    const BesideFile file{path, drawing.bytes};
    return writeFiles({&file, 1});
}

}  // namespace ui
