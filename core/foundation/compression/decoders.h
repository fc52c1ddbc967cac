// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/compression.h"

#include <memory>
#include <string_view>

namespace core {

// One for each library, used by decoderOf(). Each throws std::bad_alloc if its state does not fit
// in memory.

std::unique_ptr<Decoder> gzipDecoder(std::string_view compressed);
std::unique_ptr<Decoder> xzDecoder(std::string_view compressed);
std::unique_ptr<Decoder> zstdDecoder(std::string_view compressed);
std::unique_ptr<Decoder> bzip2Decoder(std::string_view compressed);

}  // namespace core
