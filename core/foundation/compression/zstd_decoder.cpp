// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/decoders.h"

#include <new>

#include <zstd.h>
#include <zstd_errors.h>

namespace core {

namespace {

/// The longest window that fits into mostDecodingMemory.
constexpr int longestWindow = 29;
static_assert(std::size_t{1} << longestWindow < mostDecodingMemory);

struct Free {
    void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
};

class ZstdDecoder : public Decoder {
public:
    explicit ZstdDecoder(std::string_view compressed)
        : Decoder(compressed)
        , m_stream(ZSTD_createDStream())
    {
        if (!m_stream)
            throw std::bad_alloc();
        ZSTD_DCtx_setParameter(m_stream.get(), ZSTD_d_windowLogMax, longestWindow);
    }

private:
    Step step(std::string_view from, std::span<char> to) override
    {
        ZSTD_inBuffer in{from.data(), from.size(), 0};
        ZSTD_outBuffer out{to.data(), to.size(), 0};
        const std::size_t result = ZSTD_decompressStream(m_stream.get(), &out, &in);
        return {in.pos, out.pos, stateOf(result)};
    }

    static State stateOf(std::size_t result)
    {
        switch (ZSTD_getErrorCode(result)) {
        case ZSTD_error_no_error:
            return result == 0 ? State::MemberEnd : State::GoesOn;
        case ZSTD_error_frameParameter_windowTooLarge:
            return State::TooMuchMemory;
        case ZSTD_error_memory_allocation:
            throw std::bad_alloc();
        default:
            return State::Damaged;
        }
    }

    bool restart() override
    {
        return ZSTD_isError(ZSTD_DCtx_reset(m_stream.get(), ZSTD_reset_session_only)) == 0;
    }

    std::unique_ptr<ZSTD_DStream, Free> m_stream;
};

}  // namespace

std::unique_ptr<Decoder> zstdDecoder(std::string_view compressed)
{
    return std::make_unique<ZstdDecoder>(compressed);
}

}  // namespace core
