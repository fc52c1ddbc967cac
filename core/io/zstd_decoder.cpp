#include "core/io/decoders.h"

#include <new>

#include <zstd.h>

namespace core {

namespace {

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
    }

private:
    Step step(std::string_view from, std::span<char> to) override
    {
        ZSTD_inBuffer in{from.data(), from.size(), 0};
        ZSTD_outBuffer out{to.data(), to.size(), 0};
        const std::size_t result = ZSTD_decompressStream(m_stream.get(), &out, &in);
        const State state = ZSTD_isError(result) != 0 ? State::Damaged
                            : result == 0             ? State::MemberEnd
                                                      : State::GoesOn;
        return {in.pos, out.pos, state};
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
