// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/sha256.h"

#include <array>
#include <stdexcept>

#include <openssl/evp.h>

namespace cli {

namespace {

void require(int isGood)
{
    if (isGood != 1)
        throw std::runtime_error("SHA-256 is not available");
}

}  // namespace

Sha256::Sha256()
    : m_context(EVP_MD_CTX_new(), EVP_MD_CTX_free)
{
    require(m_context ? EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr) : 0);
}

Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes)
{
    require(EVP_DigestUpdate(m_context.get(), bytes.data(), bytes.size()));
}

std::string Sha256::digest()
{
    std::array<unsigned char, 32> digest{};
    require(EVP_DigestFinal_ex(m_context.get(), digest.data(), nullptr));
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : digest) {
        text += digits[byte >> 4];
        text += digits[byte & 0xf];
    }
    return text;
}

std::string sha256(std::string_view bytes)
{
    Sha256 sum;
    sum.add(bytes);
    return sum.digest();
}

}  // namespace cli
