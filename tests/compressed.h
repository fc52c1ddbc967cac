// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gzipped.h"

#include <string>

#include <bzlib.h>
#include <lzma.h>
#include <zstd.h>

/// An xz file of one stream.
inline std::string xzPacked(const std::string& text)
{
    std::string file(lzma_stream_buffer_bound(text.size()), '\0');
    std::size_t size = 0;
    lzma_easy_buffer_encode(0, LZMA_CHECK_CRC32, nullptr,
                            reinterpret_cast<const std::uint8_t*>(text.data()), text.size(),
                            reinterpret_cast<std::uint8_t*>(file.data()), &size, file.size());
    file.resize(size);
    return file;
}

/// A zstd file of one frame, with a checksum, as the program zstd writes it.
inline std::string zstdPacked(const std::string& text)
{
    ZSTD_CCtx* const context = ZSTD_createCCtx();
    ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
    std::string file(ZSTD_compressBound(text.size()), '\0');
    file.resize(ZSTD_compress2(context, file.data(), file.size(), text.data(), text.size()));
    ZSTD_freeCCtx(context);
    return file;
}

/// A bzip2 file of one stream.
inline std::string bzip2Packed(const std::string& text)
{
    auto size = static_cast<unsigned>(text.size() + text.size() / 100 + 600);
    std::string file(size, '\0');
    BZ2_bzBuffToBuffCompress(file.data(), &size, const_cast<char*>(text.data()),
                             static_cast<unsigned>(text.size()), 1, 0, 0);
    file.resize(size);
    return file;
}
