#include "app/cli/shard/sha256.h"

#include <array>
#include <stdexcept>

#include <openssl/evp.h>

namespace cli {

std::string sha256(std::string_view bytes)
{
    std::array<unsigned char, 32> digest{};
    if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1)
        throw std::runtime_error("SHA-256 is not to be had");
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : digest) {
        text += digits[byte >> 4];
        text += digits[byte & 0xf];
    }
    return text;
}

}  // namespace cli
