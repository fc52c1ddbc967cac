// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/figure_clipboard.h"

#include "ui/export/figure/export_files.h"
#include "ui/export/figure/figure_file.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/theme/theme.h"

#include <QDir>
#include <QDrag>
#include <QImage>
#include <QMimeData>
#include <QPixmap>
#include <QTemporaryDir>
#include <QUrl>
#include <QWidget>

namespace ui {

std::unique_ptr<QMimeData> figureMime(const PaperFigure& figure, const FigureSettings& settings)
{
    const auto drawn = [&](FigureFormat format) {
        FigureSettings requested = settings;
        requested.format = format;
        return figureBytes(figure, requested).bytes;
    };
    const QByteArray svg = drawn(FigureFormat::Svg);
    const QByteArray pdf = drawn(FigureFormat::Pdf);
    const QByteArray png = drawn(FigureFormat::Png);
    if (svg.isEmpty() && pdf.isEmpty() && png.isEmpty())
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    if (!svg.isEmpty())
        data->setData(QStringLiteral("image/svg+xml"), svg);
    if (!pdf.isEmpty())
        data->setData(QStringLiteral("application/pdf"), pdf);
    if (!png.isEmpty()) {
        data->setData(QStringLiteral("image/png"), png);
        data->setImageData(QImage::fromData(png));
    }
    return data;
}

DragFolder::DragFolder() = default;
DragFolder::~DragFolder() = default;

std::unique_ptr<QMimeData> DragFolder::fileMime(const PaperFigure& figure,
                                                const FigureSettings& settings, const QString& name,
                                                const EncodedSession& session)
{
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    // One folder per file, so that the file keeps the person's name for it.
    const QString folder = m_folder->filePath(QString::number(++m_number));
    const QString path = freePath(folder, name, endingOf(settings.format));
    if (!m_folder->isValid() || !QDir().mkpath(folder) ||
        saveFigure(figure, settings, path, session))
        return nullptr;
    auto data = figureMime(figure, settings);
    if (data)
        data->setUrls({QUrl::fromLocalFile(path)});
    return data;
}

std::optional<QString> DragFolder::pullOut(QWidget& from, const QPixmap& picture,
                                           const PaperFigure& figure,
                                           const FigureSettings& settings, const QString& name,
                                           const EncodedSession& session)
{
    auto mime = fileMime(figure, settings, name, session);
    if (!mime)
        return Wording::tr("The figure can’t be dragged: its file could not be written.");
    auto* drag = new QDrag(&from);
    drag->setMimeData(mime.release());
    const int side = Theme::of(from).px(160);
    drag->setPixmap(picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    drag->exec(Qt::CopyAction);
    return std::nullopt;
}

}  // namespace ui
