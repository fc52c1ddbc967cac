// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"

#include <algorithm>
#include <cstddef>

namespace core {

/// One text's part of a load, told of in steps that cost nothing.
class LoadingPart {
public:
    /// @param loading may be null: nobody waits
    LoadingPart(Loading* loading, std::size_t bytes)
        : m_loading(loading)
        , m_bytes(bytes)
    {
        if (m_loading)
            m_loading->expect(bytes);
    }
    ~LoadingPart()
    {
        if (m_loading)
            m_loading->advance(m_bytes - m_told);
    }
    LoadingPart(const LoadingPart&) = delete;
    LoadingPart& operator=(const LoadingPart&) = delete;

    /// Tells that everything before `position` is read; true when reading is to stop.
    bool isStoppedAt(std::size_t position)
    {
        constexpr std::size_t step = std::size_t{1} << 20;
        if (!m_loading || position < m_told + step)
            return false;
        const std::size_t read = std::min(position, m_bytes);
        m_loading->advance(read - m_told);
        m_told = read;
        return m_loading->isStopped();
    }

private:
    Loading* m_loading;
    std::size_t m_bytes;
    std::size_t m_told = 0;
};

}  // namespace core
