// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sessions/session_carriage.h"

#include <QXmlStreamReader>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>

namespace ui {

namespace {

const QByteArray pngSignature("\x89PNG\r\n\x1a\n", 8);
const QByteArray pngSession("Rankscope session\0\1\0\0\0", 22);  // compressed, no language
const QByteArray pngDigest("Rankscope session SHA-256\0", 26);

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray chunk(const QByteArray& type, const QByteArray& data)
{
    const QByteArray summed = type + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(summed.constData()),
                           static_cast<uInt>(summed.size()));
    return bigEndian(static_cast<quint32>(data.size())) + summed +
           bigEndian(static_cast<quint32>(sum));
}

QByteArray inLines(const QByteArray& text)
{
    constexpr qsizetype width = 100;
    QByteArray lines;
    for (qsizetype at = 0; at < text.size(); at += width)
        lines += '\n' + text.mid(at, width);
    return lines + '\n';
}

/// Reads to the end of the element.
std::optional<EncodedSession> elementIn(QXmlStreamReader& xml)
{
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement ||
            xml.namespaceUri() != QLatin1String(sessionNamespace))
            continue;
        const QByteArray digest = xml.attributes().value(QLatin1String("sha256")).toLatin1();
        return EncodedSession{QByteArray::fromBase64(xml.readElementText().toLatin1()), digest};
    }
    return std::nullopt;
}

}  // namespace

QByteArray sessionElement(const EncodedSession& session)
{
    return QByteArray("<session xmlns=\"") + sessionNamespace +
           "\" version=\"" RANKSCOPE_VERSION "\" encoding=\"zlib, base64\" sha256=\"" +
           session.digest + "\">" + inLines(session.deflated.toBase64()) + "</session>\n";
}

QByteArray sessionChunks(const EncodedSession& session)
{
    return chunk("tEXt", pngDigest + session.digest) + chunk("iTXt", pngSession + session.deflated);
}

std::optional<EncodedSession> sessionInPdf(const QByteArray& file)
{
    const QByteArray key(sessionKey);
    const qsizetype place = file.lastIndexOf(key);
    if (place < 0)
        return std::nullopt;
    constexpr qsizetype digits = 64;
    const qsizetype name = file.indexOf('/', place + key.size()) + 1;
    const qsizetype stream = file.indexOf("stream", name);
    const qsizetype start = file.indexOf('\n', stream) + 1;
    if (name == 0 || stream < 0 || start == 0)
        return EncodedSession{};
    return EncodedSession{file.mid(start), file.mid(name, digits)};
}

std::optional<EncodedSession> sessionInSvg(const QByteArray& file)
{
    QXmlStreamReader xml(file);
    if (!xml.readNextStartElement() || xml.name() != QLatin1String("svg"))
        return std::nullopt;
    return elementIn(xml);
}

std::optional<EncodedSession> sessionInTiff(const QByteArray& file)
{
    const QByteArray beginning = QByteArray("<session xmlns=\"") + sessionNamespace;
    const qsizetype place = file.indexOf(beginning);
    if (place < 0)
        return std::nullopt;
    QXmlStreamReader xml(file.mid(place, 2 * mostEncodedBytes));
    return elementIn(xml);
}

std::optional<EncodedSession> sessionInPng(const QByteArray& file)
{
    std::optional<EncodedSession> found;
    constexpr qsizetype frame = 12;  // length, type and sum
    for (qsizetype at = pngSignature.size(); at + frame <= file.size();) {
        const qsizetype length = qFromBigEndian<quint32>(file.constData() + at);
        const QByteArray data = file.mid(at + 8, std::min(length, file.size() - at - 8));
        if (data.startsWith(pngDigest))
            found = EncodedSession{found.value_or(EncodedSession{}).deflated,
                                   data.mid(pngDigest.size())};
        else if (data.startsWith(pngSession))
            found = EncodedSession{data.mid(pngSession.size()),
                                   found.value_or(EncodedSession{}).digest};
        at += frame + length;
    }
    return found;
}

}  // namespace ui
