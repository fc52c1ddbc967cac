// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace core {

/// How the bytes of a file are compressed.
enum class Compression : std::uint8_t { None, Gzip, Xz, Zstd, Bzip2 };

/// What the names of compressed files end in.
inline constexpr std::array<std::string_view, 4> compressionEndings{".gz", ".xz", ".zst", ".bz2"};

/// What a file may take to be decompressed with, in bytes: ten times what xz -9 does.
inline constexpr std::size_t mostDecodingMemory = std::size_t{640} << 20;

/// By the first bytes, never by a name.
Compression compressionOf(std::string_view content);

/// As people call it: "gzip". Empty for none.
std::string_view nameOf(Compression compression);

/// What the members of a compressed file hold, one after the other, piece by piece. Zeros after the
/// last are padding, as tapes and some archivers write it.
class Decoder {
public:
    virtual ~Decoder() = default;
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;

    /// Fills `to`, except at the end and where the data is no longer sound: how many bytes were
    /// written.
    std::size_t read(std::span<char> to);
    /// False once the data was found to be damaged or to end early, or needs too much memory.
    bool isSound() const { return m_isSound; }
    /// Whether it would take more than mostDecodingMemory.
    bool needsTooMuchMemory() const { return m_needsTooMuchMemory; }
    /// How many compressed bytes have been read.
    std::size_t consumed() const { return m_at; }

protected:
    enum class State : std::uint8_t { GoesOn, MemberEnd, Damaged, TooMuchMemory };
    struct Step {
        std::size_t taken = 0;
        std::size_t written = 0;
        State state = State::GoesOn;
    };

    explicit Decoder(std::string_view compressed)
        : m_compressed(compressed)
    {}
    /// Decompresses some of `from`, which is empty when only what is under way may follow. Throws
    /// bad_alloc where the machine has no memory for it.
    virtual Step step(std::string_view from, std::span<char> to) = 0;
    /// Makes ready for the next member. @return false where that cannot be
    virtual bool restart() = 0;

private:
    void endMember();

    std::string_view m_compressed;
    std::size_t m_at = 0;
    bool m_isSound = true;
    bool m_needsTooMuchMemory = false;
    bool m_isEnd = false;
};

/// @param compressed must outlive the decoder
/// @return null for Compression::None
std::unique_ptr<Decoder> decoderOf(Compression compression, std::string_view compressed);

}  // namespace core
