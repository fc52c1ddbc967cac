// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nettle/sha2.h>

namespace cli {

/// Computes the SHA-256 (FIPS 180-4) of a stream of bytes.
class Sha256 {
public:
    Sha256();

    void add(std::string_view bytes);
    /// The hash as 64 hexadecimal digits. Do not add bytes afterwards.
    std::string digest();

private:
    sha256_ctx m_state;
};

/// The SHA-256 of these bytes as 64 hexadecimal digits. O(bytes).
std::string sha256(std::string_view bytes);

}  // namespace cli
