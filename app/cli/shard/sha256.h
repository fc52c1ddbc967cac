// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace cli {

/// Computes the SHA-256 (FIPS 180-4) of a stream of bytes.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;

    void add(std::string_view bytes);
    /// The hash as 64 hexadecimal digits. Do not add bytes afterwards.
    std::string digest();

private:
    std::unique_ptr<evp_md_ctx_st, void (*)(evp_md_ctx_st*)> m_context;
};

/// The SHA-256 of these bytes as 64 hexadecimal digits. O(bytes).
std::string sha256(std::string_view bytes);

}  // namespace cli
