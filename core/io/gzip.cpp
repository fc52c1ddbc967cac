#include "core/io/gzip.h"

#include <algorithm>
#include <array>
#include <limits>

#include <zlib.h>

namespace core {

namespace {

/// zlib's state for one stream after another.
class Inflater {
public:
    Inflater() { m_isReady = inflateInit2(&m_stream, gzipOnly) == Z_OK; }
    ~Inflater()
    {
        if (m_isReady)
            inflateEnd(&m_stream);
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    /// Appends what the member at the start of `compressed` holds and steps over it; false when it
    /// is damaged or ends early.
    bool member(std::string_view& compressed, std::string& content)
    {
        if (!m_isReady || inflateReset(&m_stream) != Z_OK)
            return false;
        std::array<char, std::size_t{1} << 16> buffer;
        while (true) {
            const std::size_t given =
                std::min<std::size_t>(compressed.size(), std::numeric_limits<uInt>::max());
            m_stream.avail_in = static_cast<uInt>(given);
            m_stream.next_in =
                reinterpret_cast<Bytef*>(const_cast<char*>(compressed.data()));  // zlib reads only
            m_stream.avail_out = static_cast<uInt>(buffer.size());
            m_stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
            const int state = inflate(&m_stream, Z_NO_FLUSH);
            content.append(buffer.data(), buffer.size() - m_stream.avail_out);
            compressed.remove_prefix(given - m_stream.avail_in);
            if (state == Z_STREAM_END)
                return true;
            if (state != Z_OK)
                return false;
        }
    }

private:
    static constexpr int gzipOnly = MAX_WBITS + 16;

    z_stream m_stream{};
    bool m_isReady = false;
};

}  // namespace

bool isGzip(std::string_view content)
{
    return content.starts_with("\x1f\x8b");
}

std::optional<std::string> decompressed(std::string_view compressed)
{
    Inflater inflater;
    std::string content;
    do {
        if (!inflater.member(compressed, content))
            return std::nullopt;
    } while (isGzip(compressed));
    if (compressed.find_first_not_of('\0') != std::string_view::npos)
        return std::nullopt;
    return content;
}

}  // namespace core
