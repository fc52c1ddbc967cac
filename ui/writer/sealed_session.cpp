#include "ui/writer/sealed_session.h"

#include <QCryptographicHash>

#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>

namespace ui {

namespace {

QByteArray digestOf(const QByteArray& session)
{
    return QCryptographicHash::hash(session, QCryptographicHash::Sha256).toHex();
}

/// Ends the stream whatever way the reading goes.
class Inflation {
public:
    explicit Inflation(const QByteArray& deflated)
    {
        // zlib does not write there.
        m_stream.next_in =
            reinterpret_cast<Bytef*>(const_cast<char*>(deflated.constData()));  // NOLINT
        m_stream.avail_in = static_cast<uInt>(
            std::min<qsizetype>(deflated.size(), std::numeric_limits<int>::max()));
        m_isOpen = inflateInit(&m_stream) == Z_OK;
    }
    ~Inflation() { inflateEnd(&m_stream); }
    Inflation(const Inflation&) = delete;
    Inflation& operator=(const Inflation&) = delete;

    std::optional<QByteArray> whole(qsizetype most)
    {
        QByteArray bytes;
        std::array<char, 1 << 15> part;
        int state = m_isOpen ? Z_OK : Z_DATA_ERROR;
        while (state == Z_OK) {
            m_stream.next_out = reinterpret_cast<Bytef*>(part.data());
            m_stream.avail_out = static_cast<uInt>(part.size());
            state = inflate(&m_stream, Z_NO_FLUSH);
            bytes.append(part.data(), static_cast<qsizetype>(part.size() - m_stream.avail_out));
            if (bytes.size() > most)
                return std::nullopt;
        }
        return state == Z_STREAM_END ? std::optional(bytes) : std::nullopt;
    }

private:
    z_stream m_stream{};
    bool m_isOpen = false;
};

}  // namespace

std::optional<SealedSession> sealed(const QByteArray& session)
{
    if (session.size() > mostSessionBytes)
        return std::nullopt;
    // zlib gives up as soon as there is no room.
    const auto size = static_cast<uLong>(session.size());
    uLongf written = std::min<uLong>(compressBound(size), mostSealedBytes);
    QByteArray deflated(static_cast<qsizetype>(written), Qt::Uninitialized);
    constexpr int level = 6;  // 9 takes many times as long for some percent less
    if (compress2(reinterpret_cast<Bytef*>(deflated.data()), &written,
                  reinterpret_cast<const Bytef*>(session.constData()), size, level) != Z_OK)
        return std::nullopt;
    deflated.truncate(static_cast<qsizetype>(written));
    return SealedSession{deflated, digestOf(session)};
}

std::optional<QByteArray> unsealed(const SealedSession& session)
{
    auto json = Inflation(session.deflated).whole(mostSessionBytes);
    if (!json || digestOf(*json) != session.digest)
        return std::nullopt;
    return json;
}

}  // namespace ui
