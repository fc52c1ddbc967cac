// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/threads.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <system_error>
#include <vector>

namespace core {

void Threads::run(std::size_t pieces, const std::function<void(std::size_t)>& work) const
{
    std::atomic<std::size_t> next{0};
    const auto takePieces = [&] {
        for (std::size_t piece = next++; piece < pieces; piece = next++)
            work(piece);
    };
    std::vector<std::future<void>> others;
    const std::size_t requested = std::min(m_count, pieces);
    others.reserve(requested);
    try {
        while (others.size() + 1 < requested)
            others.push_back(std::async(std::launch::async, takePieces));
    } catch (const std::system_error&) {
        // If no further thread can be started, the running ones take all the pieces.
    }
    takePieces();
    for (std::future<void>& other : others)
        other.get();
}

}  // namespace core
