#pragma once

#include "core/io/loading.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// True when the content starts as a gzip file does.
bool isGzip(std::string_view content);

/// What the members of a gzip file hold, one after the other; nothing when one is damaged or ends
/// early, and when the reading is to stop. Zeros after the last are padding, as tapes and some
/// archivers write it. O(n).
/// @param loading told of the compressed bytes; may be null
std::optional<std::string> decompressed(std::string_view compressed, Loading* loading = nullptr);

/// The same, piece by piece.
class GzipStream {
public:
    /// @param compressed must outlive the stream
    explicit GzipStream(std::string_view compressed);
    ~GzipStream();
    GzipStream(GzipStream&&) noexcept;
    GzipStream& operator=(GzipStream&&) noexcept;

    /// Fills `to`, except at the end: how many bytes were written; nothing where the data is
    /// damaged or ends early.
    std::optional<std::size_t> read(std::span<char> to);
    /// How many compressed bytes have been read.
    std::size_t consumed() const;

private:
    class Inflater;
    std::unique_ptr<Inflater> m_inflater;
};

}  // namespace core
