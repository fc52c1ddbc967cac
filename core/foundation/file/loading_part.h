// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"

#include <algorithm>
#include <cstddef>

namespace core {

/// The progress of one text within a load, reported in steps so large that they cost nothing.
class LoadingPart {
public:
    /// @param loading may be null if nobody waits
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

    /// Reports that everything before `position` is read. @return true if reading should stop
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
