#pragma once

#include "core/io/gzip.h"
#include "core/io/loading.h"
#include "core/io/shared_text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A stretch of a text: whole lines. What stands behind its end can be read, and is a NUL byte
/// where a line end is missing.
struct TextBlock {
    SharedText owner;          ///< keeps the bytes
    std::string_view text;     ///< not empty
    std::size_t index = 0;     ///< counts blocks from the start of the text
    std::size_t unseen = 0;    ///< bytes of the last line that were left out because it is too long
    std::size_t consumed = 0;  ///< bytes of the file that it took
};

/// Cuts a text into blocks. One thread at a time may ask.
class TextBlocks {
public:
    static constexpr std::size_t usualSize = std::size_t{1} << 20;

    /// @param content of a file; decompressed on the way where it is gzip
    /// @param size so many bytes or a little more stand in a block, where lines are short
    explicit TextBlocks(SharedText content, std::size_t size = usualSize);

    /// None at the end, and where the compressed data is damaged.
    std::optional<TextBlock> next();

    /// Whether the compressed data ends early or is damaged; decompresses what is left.
    bool isDamaged();

private:
    std::optional<TextBlock> nextPlain();
    std::optional<TextBlock> nextInflated();
    bool fill(std::string& buffer, std::size_t size);
    std::size_t skipLine();

    SharedText m_content;
    std::size_t m_size;
    std::size_t m_at = 0;
    std::size_t m_index = 0;
    std::optional<GzipStream> m_gzip;
    std::string m_rest;  // decompressed, and not yet in a block
    bool m_isEnd = false;
    bool m_isDamaged = false;
};

}  // namespace core
