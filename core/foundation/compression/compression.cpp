// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/compression.h"

#include "core/foundation/compression/decoders.h"

namespace core {

Compression compressionOf(std::string_view content)
{
    using namespace std::string_view_literals;
    if (content.starts_with("\x1f\x8b"))
        return Compression::Gzip;
    if (content.starts_with("\xFD"
                            "7zXZ\0"sv))
        return Compression::Xz;
    if (content.starts_with("\x28\xB5\x2F\xFD"))
        return Compression::Zstd;
    // A text may start with BZh; compressed data continues with a digit and the start of a block,
    // or of the end.
    if (content.starts_with("BZh") && content.size() >= 10 &&
        (content.substr(4).starts_with("1AY&SY") ||
         content.substr(4).starts_with("\x17\x72\x45\x38\x50\x90")))
        return Compression::Bzip2;
    return Compression::None;
}

std::string_view nameOf(Compression compression)
{
    switch (compression) {
    case Compression::Gzip:
        return "gzip";
    case Compression::Xz:
        return "xz";
    case Compression::Zstd:
        return "zstd";
    case Compression::Bzip2:
        return "bzip2";
    case Compression::None:
        break;
    }
    return {};
}

std::size_t Decoder::read(std::span<char> to)
{
    std::size_t written = 0;
    while (m_isSound && !m_isEnd && written < to.size()) {
        const Step made = step(m_compressed.substr(m_at), to.subspan(written));
        m_at += made.taken;
        written += made.written;
        if (made.state == State::MemberEnd)
            endMember();
        else if (made.state != State::GoesOn || (made.taken == 0 && made.written == 0))
            m_isSound = false;
        m_needsTooMuchMemory = made.state == State::TooMuchMemory;
    }
    return written;
}

void Decoder::endMember()
{
    const std::string_view rest = m_compressed.substr(m_at);
    if (compressionOf(rest) == compressionOf(m_compressed)) {
        m_isSound = restart();
        return;
    }
    m_isEnd = true;
    m_isSound = rest.find_first_not_of('\0') == std::string_view::npos;
}

std::unique_ptr<Decoder> decoderOf(Compression compression, std::string_view compressed)
{
    switch (compression) {
    case Compression::Gzip:
        return gzipDecoder(compressed);
    case Compression::Xz:
        return xzDecoder(compressed);
    case Compression::Zstd:
        return zstdDecoder(compressed);
    case Compression::Bzip2:
        return bzip2Decoder(compressed);
    case Compression::None:
        break;
    }
    return nullptr;
}

}  // namespace core
