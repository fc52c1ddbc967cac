// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/decoders.h"

#include <algorithm>
#include <limits>
#include <new>

#include <zlib.h>

namespace core {

namespace {

class GzipDecoder : public Decoder {
public:
    explicit GzipDecoder(std::string_view compressed)
        : Decoder(compressed)
    {
        constexpr int gzipOnly = MAX_WBITS + 16;
        if (inflateInit2(&m_stream, gzipOnly) != Z_OK)
            throw std::bad_alloc();
    }
    ~GzipDecoder() override { inflateEnd(&m_stream); }

private:
    Step step(std::string_view from, std::span<char> to) override
    {
        constexpr std::size_t most = std::numeric_limits<uInt>::max();
        const std::size_t given = std::min(from.size(), most);
        const std::size_t room = std::min(to.size(), most);
        m_stream.avail_in = static_cast<uInt>(given);
        m_stream.next_in =
            reinterpret_cast<Bytef*>(const_cast<char*>(from.data()));  // zlib only reads it
        m_stream.avail_out = static_cast<uInt>(room);
        m_stream.next_out = reinterpret_cast<Bytef*>(to.data());
        const int result = inflate(&m_stream, Z_NO_FLUSH);
        if (result == Z_MEM_ERROR)
            throw std::bad_alloc();
        const State state = result == Z_STREAM_END ? State::MemberEnd
                            : result == Z_OK       ? State::GoesOn
                                                   : State::Damaged;
        return {given - m_stream.avail_in, room - m_stream.avail_out, state};
    }

    bool restart() override { return inflateReset(&m_stream) == Z_OK; }

    z_stream m_stream{};
};

}  // namespace

std::unique_ptr<Decoder> gzipDecoder(std::string_view compressed)
{
    return std::make_unique<GzipDecoder>(compressed);
}

}  // namespace core
