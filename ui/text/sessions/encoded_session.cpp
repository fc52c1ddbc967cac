// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sessions/encoded_session.h"

#include <QCryptographicHash>

#include <zlib.h>

#include <algorithm>

namespace ui {

namespace {

QByteArray digestOf(const QByteArray& session)
{
    return QCryptographicHash::hash(session, QCryptographicHash::Sha256).toHex();
}

}  // namespace

std::optional<EncodedSession> encoded(const QByteArray& session)
{
    if (session.size() > mostSessionBytes)
        return std::nullopt;
    // zlib gives up as soon as there is no room.
    const auto size = static_cast<uLong>(session.size());
    uLongf written = std::min<uLong>(compressBound(size), mostEncodedBytes);
    QByteArray deflated(static_cast<qsizetype>(written), Qt::Uninitialized);
    constexpr int level = 6;  // 9 takes many times as long to save a few percent
    if (compress2(reinterpret_cast<Bytef*>(deflated.data()), &written,
                  reinterpret_cast<const Bytef*>(session.constData()), size, level) != Z_OK)
        return std::nullopt;
    deflated.truncate(static_cast<qsizetype>(written));
    return EncodedSession{deflated, digestOf(session)};
}

std::optional<QByteArray> unsealed(const EncodedSession& session)
{
    constexpr qsizetype mostTimes = 1032;  // the most bytes zlib makes from one
    QByteArray json(std::min(mostSessionBytes, mostTimes * session.deflated.size()),
                    Qt::Uninitialized);
    auto size = static_cast<uLongf>(json.size());
    auto taken = static_cast<uLong>(session.deflated.size());
    if (uncompress2(reinterpret_cast<Bytef*>(json.data()), &size,
                    reinterpret_cast<const Bytef*>(session.deflated.constData()), &taken) != Z_OK)
        return std::nullopt;
    json.resize(static_cast<qsizetype>(size));
    json.squeeze();
    return digestOf(json) == session.digest ? std::optional(json) : std::nullopt;
}

}  // namespace ui
