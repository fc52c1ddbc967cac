// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/decoders.h"

#include <cstdint>
#include <new>

#include <lzma.h>

namespace core {

namespace {

class XzDecoder : public Decoder {
public:
    explicit XzDecoder(std::string_view compressed)
        : Decoder(compressed)
    {
        if (!restart())
            throw std::bad_alloc();
    }
    ~XzDecoder() override { lzma_end(&m_stream); }

private:
    Step step(std::string_view from, std::span<char> to) override
    {
        m_stream.next_in = reinterpret_cast<const std::uint8_t*>(from.data());
        m_stream.avail_in = from.size();
        m_stream.next_out = reinterpret_cast<std::uint8_t*>(to.data());
        m_stream.avail_out = to.size();
        const lzma_ret result = lzma_code(&m_stream, LZMA_RUN);
        return {from.size() - m_stream.avail_in, to.size() - m_stream.avail_out, stateOf(result)};
    }

    static State stateOf(lzma_ret result)
    {
        switch (result) {
        case LZMA_STREAM_END:
            return State::MemberEnd;
        case LZMA_OK:
            return State::GoesOn;
        case LZMA_MEMLIMIT_ERROR:
            return State::TooMuchMemory;
        case LZMA_MEM_ERROR:
            throw std::bad_alloc();
        default:
            return State::Damaged;
        }
    }

    bool restart() override
    {
        return lzma_stream_decoder(&m_stream, mostDecodingMemory, 0) == LZMA_OK;
    }

    lzma_stream m_stream = LZMA_STREAM_INIT;
};

}  // namespace

std::unique_ptr<Decoder> xzDecoder(std::string_view compressed)
{
    return std::make_unique<XzDecoder>(compressed);
}

}  // namespace core
