// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/decoders.h"

#include <algorithm>
#include <limits>
#include <new>

#include <bzlib.h>

namespace core {

namespace {

class Bzip2Decoder : public Decoder {
public:
    explicit Bzip2Decoder(std::string_view compressed)
        : Decoder(compressed)
    {
        if (BZ2_bzDecompressInit(&m_stream, 0, 0) != BZ_OK)
            throw std::bad_alloc();
    }
    ~Bzip2Decoder() override { BZ2_bzDecompressEnd(&m_stream); }

private:
    Step step(std::string_view from, std::span<char> to) override
    {
        constexpr std::size_t most = std::numeric_limits<unsigned>::max();
        const std::size_t given = std::min(from.size(), most);
        const std::size_t room = std::min(to.size(), most);
        m_stream.next_in = const_cast<char*>(from.data());  // the library only reads it
        m_stream.avail_in = static_cast<unsigned>(given);
        m_stream.next_out = to.data();
        m_stream.avail_out = static_cast<unsigned>(room);
        const int result = BZ2_bzDecompress(&m_stream);
        if (result == BZ_MEM_ERROR)
            throw std::bad_alloc();
        const State state = result == BZ_STREAM_END ? State::MemberEnd
                            : result == BZ_OK       ? State::GoesOn
                                                    : State::Damaged;
        return {given - m_stream.avail_in, room - m_stream.avail_out, state};
    }

    bool restart() override
    {
        BZ2_bzDecompressEnd(&m_stream);
        m_stream = {};
        return BZ2_bzDecompressInit(&m_stream, 0, 0) == BZ_OK;
    }

    bz_stream m_stream{};
};

}  // namespace

std::unique_ptr<Decoder> bzip2Decoder(std::string_view compressed)
{
    return std::make_unique<Bzip2Decoder>(compressed);
}

}  // namespace core
