// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <stop_token>
#include <utility>

namespace core {

/// The progress of a load, and a way to stop it. Readers report progress and the waiting code reads
/// it, each from any thread.
class Loading {
public:
    /// @param told called after each advance(), from any thread; must not throw
    explicit Loading(std::stop_token stop = {}, std::function<void(const Loading&)> told = {})
        : m_stop(std::move(stop))
        , m_told(std::move(told))
    {}
    Loading(const Loading&) = delete;
    Loading& operator=(const Loading&) = delete;

    /// Announces bytes that expect() will add part by part, when the total is known before its
    /// parts.
    void announce(std::size_t bytes)
    {
        m_announced += bytes;
        m_total += bytes;
    }
    /// Adds bytes that will be read, decompressed or parsed; each text counts once for each of
    /// these. Not called for a pipe.
    void expect(std::size_t bytes)
    {
        std::size_t announced = m_announced;
        while (
            !m_announced.compare_exchange_weak(announced, announced - std::min(announced, bytes))) {
        }
        m_total += bytes - std::min(announced, bytes);
    }
    /// Adds bytes that have been processed.
    void advance(std::size_t bytes)
    {
        m_done += bytes;
        if (m_told)
            m_told(*this);
    }

    std::size_t done() const { return m_done; }    ///< bytes
    std::size_t total() const { return m_total; }  ///< all bytes known so far; may grow

    /// True once nobody wants the result any more: a reader then ends with ErrorCode::Stopped.
    bool isStopped() const { return m_stop.stop_requested(); }
    const std::stop_token& stopToken() const { return m_stop; }

private:
    std::atomic<std::size_t> m_done{0};
    std::atomic<std::size_t> m_total{0};
    std::atomic<std::size_t> m_announced{0};  // part of the total, not expected yet
    std::stop_token m_stop;
    std::function<void(const Loading&)> m_told;
};

}  // namespace core
