#include "core/io/gzip.h"

#include "core/io/loading_part.h"

#include <algorithm>
#include <limits>

#include <zlib.h>

namespace core {

/// zlib's state for one member after another.
class GzipStream::Inflater {
public:
    explicit Inflater(std::string_view compressed)
        : m_compressed(compressed)
        , m_isSound(inflateInit2(&m_stream, gzipOnly) == Z_OK)
        , m_isReady(m_isSound)
    {}
    ~Inflater()
    {
        if (m_isReady)
            inflateEnd(&m_stream);
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    std::optional<std::size_t> read(std::span<char> to)
    {
        std::size_t written = 0;
        while (m_isSound && !m_isEnd && written < to.size())
            written += step(to.subspan(written));
        if (!m_isSound)
            return std::nullopt;
        return written;
    }

    std::size_t consumed() const { return m_at; }

private:
    static constexpr int gzipOnly = MAX_WBITS + 16;
    static constexpr std::size_t most = std::numeric_limits<uInt>::max();

    std::size_t step(std::span<char> to)
    {
        const std::size_t given = std::min(m_compressed.size() - m_at, most);
        const std::size_t room = std::min(to.size(), most);
        m_stream.avail_in = static_cast<uInt>(given);
        m_stream.next_in = reinterpret_cast<Bytef*>(
            const_cast<char*>(m_compressed.data() + m_at));  // zlib reads only
        m_stream.avail_out = static_cast<uInt>(room);
        m_stream.next_out = reinterpret_cast<Bytef*>(to.data());
        const int state = inflate(&m_stream, Z_NO_FLUSH);
        m_at += given - m_stream.avail_in;
        if (state == Z_STREAM_END)
            endMember();
        else if (state != Z_OK)
            m_isSound = false;
        return room - m_stream.avail_out;
    }

    void endMember()
    {
        const std::string_view rest = m_compressed.substr(m_at);
        if (isGzip(rest)) {
            m_isSound = inflateReset(&m_stream) == Z_OK;
            return;
        }
        m_isEnd = true;
        m_isSound = rest.find_first_not_of('\0') == std::string_view::npos;
    }

    std::string_view m_compressed;
    std::size_t m_at = 0;
    z_stream m_stream{};
    bool m_isSound;
    bool m_isReady;
    bool m_isEnd = false;
};

GzipStream::GzipStream(std::string_view compressed)
    : m_inflater(std::make_unique<Inflater>(compressed))
{}

GzipStream::~GzipStream() = default;
GzipStream::GzipStream(GzipStream&&) noexcept = default;
GzipStream& GzipStream::operator=(GzipStream&&) noexcept = default;

std::optional<std::size_t> GzipStream::read(std::span<char> to)
{
    return m_inflater->read(to);
}

std::size_t GzipStream::consumed() const
{
    return m_inflater->consumed();
}

bool isGzip(std::string_view content)
{
    return content.starts_with("\x1f\x8b");
}

std::optional<std::string> decompressed(std::string_view compressed, Loading* loading)
{
    constexpr std::size_t step = std::size_t{1} << 16;
    constexpr std::size_t mostAtOnce = std::size_t{1} << 22;  // so that stopping is soon
    GzipStream stream(compressed);
    LoadingPart part(loading, compressed.size());
    std::string content;
    std::size_t size = 0;
    while (true) {
        if (content.size() - size < step)
            content.resize(std::max(2 * size, size + step));
        const std::size_t room = std::min(content.size() - size, mostAtOnce);
        const auto written = stream.read(std::span(content).subspan(size, room));
        // Few compressed bytes may hold many: a part alone would hardly ask.
        const bool isStopped =
            part.isStoppedAt(stream.consumed()) || (loading && loading->isStopped());
        if (!written || isStopped)
            return std::nullopt;
        size += *written;
        if (*written < room)
            break;
    }
    content.resize(size);
    return content;
}

}  // namespace core
