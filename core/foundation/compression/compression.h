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

/// The file name extensions of compressed files.
inline constexpr std::array<std::string_view, 4> compressionEndings{".gz", ".xz", ".zst", ".bz2"};

/// The most memory that decompressing a file may use, in bytes: ten times what xz -9 needs.
inline constexpr std::size_t mostDecodingMemory = std::size_t{640} << 20;

/// Detects the compression from the first bytes, never from a name.
Compression compressionOf(std::string_view content);

/// The common name, such as "gzip"; empty for None.
std::string_view nameOf(Compression compression);

/// Decompresses the members of a compressed file, one after the other, piece by piece. Zeros after
/// the last member are padding, as tapes and some archivers write them.
class Decoder {
public:
    virtual ~Decoder() = default;
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;

    /// Fills `to`, except at the end or if the data is damaged.
    /// @return the number of bytes written
    std::size_t read(std::span<char> to);
    /// False if the data turned out to be damaged or truncated, or needs too much memory.
    bool isSound() const { return m_isSound; }
    /// Whether decompressing would need more than mostDecodingMemory.
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
    /// Decompresses part of `from`, which is empty when only pending output remains.
    /// @throws std::bad_alloc if memory runs out
    virtual Step step(std::string_view from, std::span<char> to) = 0;
    /// Prepares for the next member. @return false if that is not possible
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
