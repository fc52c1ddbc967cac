// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct XXH3_state_s;

namespace cli {

/// The XXH3 of 128 bits (xxHash 0.8) of bytes that come one after another: with it a change by
/// mistake or chance is noticed, not one by design. Some ten times as fast as Sha256, which would
/// take a third of the time that it takes to score a run.
class ContentHash {
public:
    ContentHash();

    void add(std::string_view bytes);
    /// 32 hexadecimal digits, of what was added so far.
    std::string text() const;

private:
    std::unique_ptr<XXH3_state_s, void (*)(XXH3_state_s*)> m_state;
};

/// The same of bytes that are there. O(bytes).
std::string contentHash(std::string_view bytes);
/// The same of those of a stretch of them, as far as it is there.
std::string contentHash(std::string_view bytes, std::uint64_t from, std::uint64_t to);

}  // namespace cli
