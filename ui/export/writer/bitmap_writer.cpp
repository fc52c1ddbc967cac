// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/bitmap_writer.h"

#include "ui/export/writer/figure_image.h"
#include "ui/text/sessions/session_carriage.h"

#include <QBuffer>
#include <QImage>

#include <tiffio.h>

#include <algorithm>
#include <cstring>

namespace ui {

namespace {

QImage drawn(const FigureSheet& sheet)
{
    QImage image = blankImage(sheet.millimetres, sheet.dotsPerInch, sheet.style.isTransparent);
    if (!image.isNull())
        sheet.paintOutlined(image);
    return image;
}

/// A file in memory for libtiff.
struct TiffBytes {
    QByteArray bytes;
    toff_t place = 0;

    static TiffBytes& of(thandle_t handle) { return *static_cast<TiffBytes*>(handle); }
    static tmsize_t read(thandle_t handle, void* target, tmsize_t size)
    {
        TiffBytes& file = of(handle);
        const auto from = static_cast<qsizetype>(file.place);
        const qsizetype count = std::clamp<qsizetype>(file.bytes.size() - from, 0, size);
        std::memcpy(target, file.bytes.constData() + from, static_cast<std::size_t>(count));
        file.place += static_cast<toff_t>(count);
        return count;
    }
    static tmsize_t write(thandle_t handle, void* source, tmsize_t size)
    {
        TiffBytes& file = of(handle);
        const auto from = static_cast<qsizetype>(file.place);
        if (from + size > file.bytes.size())
            file.bytes.resize(from + size, '\0');
        std::memcpy(file.bytes.data() + from, source, static_cast<std::size_t>(size));
        file.place += static_cast<toff_t>(size);
        return size;
    }
    static toff_t seek(thandle_t handle, toff_t offset, int from)
    {
        TiffBytes& file = of(handle);
        if (from == SEEK_CUR)
            file.place += offset;
        else
            file.place = from == SEEK_END ? size(handle) + offset : offset;
        return file.place;
    }
    static int close(thandle_t /*handle*/) { return 0; }
    static toff_t size(thandle_t handle) { return static_cast<toff_t>(of(handle).bytes.size()); }
};

/// libtiff sets fields by variable arguments, so types must be exact.
void describe(TIFF& tiff, const QImage& image, int dotsPerInch)
{
    const bool hasAlpha = image.hasAlphaChannel();
    TIFFSetField(&tiff, TIFFTAG_IMAGEWIDTH, static_cast<std::uint32_t>(image.width()));
    TIFFSetField(&tiff, TIFFTAG_IMAGELENGTH, static_cast<std::uint32_t>(image.height()));
    TIFFSetField(&tiff, TIFFTAG_BITSPERSAMPLE, 8);
    TIFFSetField(&tiff, TIFFTAG_SAMPLESPERPIXEL, hasAlpha ? 4 : 3);
    TIFFSetField(&tiff, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_RGB);
    TIFFSetField(&tiff, TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG);
    TIFFSetField(&tiff, TIFFTAG_ORIENTATION, ORIENTATION_TOPLEFT);
    TIFFSetField(&tiff, TIFFTAG_COMPRESSION, COMPRESSION_LZW);
    TIFFSetField(&tiff, TIFFTAG_PREDICTOR, PREDICTOR_HORIZONTAL);
    TIFFSetField(&tiff, TIFFTAG_RESOLUTIONUNIT, RESUNIT_INCH);
    TIFFSetField(&tiff, TIFFTAG_XRESOLUTION, static_cast<double>(dotsPerInch));
    TIFFSetField(&tiff, TIFFTAG_YRESOLUTION, static_cast<double>(dotsPerInch));
    TIFFSetField(&tiff, TIFFTAG_ROWSPERSTRIP, TIFFDefaultStripSize(&tiff, 0));
    if (hasAlpha) {
        std::uint16_t kind = EXTRASAMPLE_UNASSALPHA;
        TIFFSetField(&tiff, TIFFTAG_EXTRASAMPLES, 1, &kind);
    }
}

void carry(TIFF& tiff, const EncodedSession& session)
{
    static char name[] = "RankscopeSession";
    static const TIFFFieldInfo field{
        sessionField, TIFF_VARIABLE2, TIFF_VARIABLE2, TIFF_BYTE, FIELD_CUSTOM, 1, 1, name};
    TIFFMergeFieldInfo(&tiff, &field, 1);
    const QByteArray element = sessionElement(session);
    TIFFSetField(&tiff, sessionField, static_cast<std::uint32_t>(element.size()),
                 element.constData());
}

}  // namespace

QByteArray pngOf(const FigureSheet& sheet)
{
    const QImage image = drawn(sheet);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "PNG"))
        return {};
    constexpr qsizetype afterHeader = 8 + 25;
    if (!sheet.session.deflated.isEmpty())
        bytes.insert(afterHeader, sessionChunks(sheet.session));
    return bytes;
}

QByteArray tiffOf(const FigureSheet& sheet)
{
    QImage image = drawn(sheet);
    if (image.isNull())
        return {};
    image.convertTo(image.hasAlphaChannel() ? QImage::Format_RGBA8888 : QImage::Format_RGB888);
    TiffBytes file;
    TIFF* tiff =
        TIFFClientOpen("figure", "wl", &file, TiffBytes::read, TiffBytes::write, TiffBytes::seek,
                       TiffBytes::close, TiffBytes::size, nullptr, nullptr);
    if (!tiff)
        return {};
    describe(*tiff, image, sheet.dotsPerInch);
    if (!sheet.session.deflated.isEmpty())
        carry(*tiff, sheet.session);
    bool isWhole = true;
    for (int y = 0; isWhole && y < image.height(); ++y)
        isWhole = TIFFWriteScanline(tiff, image.scanLine(y), static_cast<std::uint32_t>(y)) == 1;
    isWhole = TIFFFlush(tiff) == 1 && isWhole;
    TIFFClose(tiff);
    return isWhole ? file.bytes : QByteArray();
}

}  // namespace ui
