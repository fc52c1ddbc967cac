#include "core/io/decoders.h"

#include <cstdint>
#include <new>

#include <lzma.h>

namespace core {

namespace {

/// A file may ask for that much to be unpacked with: ten times what xz -9 does.
constexpr std::uint64_t mostMemory = std::uint64_t{640} << 20;

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
        const State state = result == LZMA_STREAM_END ? State::MemberEnd
                            : result == LZMA_OK       ? State::GoesOn
                                                      : State::Damaged;
        return {from.size() - m_stream.avail_in, to.size() - m_stream.avail_out, state};
    }

    bool restart() override { return lzma_stream_decoder(&m_stream, mostMemory, 0) == LZMA_OK; }

    lzma_stream m_stream = LZMA_STREAM_INIT;
};

}  // namespace

std::unique_ptr<Decoder> xzDecoder(std::string_view compressed)
{
    return std::make_unique<XzDecoder>(compressed);
}

}  // namespace core
