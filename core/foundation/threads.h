// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace core {

/// How many threads a computation may use. The code that starts the work decides; the default is
/// one, the calling thread. The result is the same for any number.
class Threads {
public:
    constexpr explicit Threads(std::size_t count = 1) noexcept
        : m_count(count == 0 ? 1 : count)
    {}
    constexpr std::size_t count() const noexcept { return m_count; }

    /// Calls work(piece) once for every piece from 0 to `pieces` - 1, in any order and in parallel
    /// if threads are available, and returns when all are done. Then rethrows an exception of a
    /// piece.
    void run(std::size_t pieces, const std::function<void(std::size_t piece)>& work) const;

private:
    std::size_t m_count;
};

}  // namespace core
