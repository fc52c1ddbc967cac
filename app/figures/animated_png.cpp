// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/animated_png.h"

#include <QtEndian>

#include <zlib.h>

#include <cmath>
#include <optional>

namespace figures {

namespace {

constexpr QByteArrayView pngSignature("\x89PNG\r\n\x1a\n");

struct PngChunk {
    QByteArray type;  ///< four letters
    QByteArray data;
};

/// The chunks of a PNG; nothing if it is damaged.
std::optional<std::vector<PngChunk>> chunksOf(const QByteArray& png)
{
    constexpr qsizetype around = 12;  // length, type and checksum
    if (!png.startsWith(pngSignature))
        return std::nullopt;
    std::vector<PngChunk> chunks;
    for (qsizetype at = pngSignature.size(); at < png.size();) {
        if (png.size() - at < around)
            return std::nullopt;
        const auto length = qsizetype{qFromBigEndian<quint32>(png.constData() + at)};
        if (png.size() - at - around < length)
            return std::nullopt;
        chunks.push_back({png.mid(at + 4, 4), png.mid(at + 8, length)});
        at += around + length;
    }
    const bool isWhole = chunks.size() > 2 && chunks.front().type == "IHDR" &&
                         chunks.front().data.size() == 13 && chunks.back().type == "IEND";
    return isWhole ? std::optional(std::move(chunks)) : std::nullopt;
}

template <class Number>
QByteArray bigEndian(Number number)
{
    QByteArray bytes(sizeof(Number), '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

void addChunk(QByteArray& png, const QByteArray& type, const QByteArray& data)
{
    const QByteArray checked = type + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(checked.constData()),
                           static_cast<uInt>(checked.size()));
    png += bigEndian(static_cast<quint32>(data.size())) + checked +
           bigEndian(static_cast<quint32>(sum));
}

/// How a picture is shown: whole, in place of the one before.
QByteArray frameControl(quint32 number, const QByteArray& header, double seconds)
{
    constexpr quint16 perSecond = 100;
    const auto delay = static_cast<quint16>(std::lround(seconds * perSecond));
    const QByteArray size = header.left(8);
    const QByteArray place(8, '\0');
    const QByteArray replaces(2, '\0');
    return bigEndian(number) + size + place + bigEndian(delay) + bigEndian(perSecond) + replaces;
}

}  // namespace

QByteArray animatedPng(const std::vector<QByteArray>& pictures, double seconds)
{
    QByteArray png(pngSignature.data(), pngSignature.size());
    QByteArray header;
    quint32 number = 0;
    for (std::size_t picture = 0; picture < pictures.size(); ++picture) {
        const auto chunks = chunksOf(pictures[picture]);
        const bool isFirst = picture == 0;
        if (!chunks || (!isFirst && chunks->front().data != header))
            return {};
        if (isFirst) {
            header = chunks->front().data;
            addChunk(png, "IHDR", header);
            addChunk(png, "acTL",
                     bigEndian(static_cast<quint32>(pictures.size())) + bigEndian(quint32{0}));
        }
        const bool isLast = picture + 1 == pictures.size();
        addChunk(png, "fcTL", frameControl(number++, header, isLast ? 3 * seconds : seconds));
        for (const PngChunk& chunk : *chunks)
            if (chunk.type == "PLTE")
                return {};  // each picture has its own colours
            else if (chunk.type == "IDAT" && isFirst)
                addChunk(png, "IDAT", chunk.data);
            else if (chunk.type == "IDAT")
                addChunk(png, "fdAT", bigEndian(number++) + chunk.data);
    }
    if (header.isEmpty())
        return {};
    addChunk(png, "IEND", {});
    return png;
}

}  // namespace figures
