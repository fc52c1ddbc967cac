// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <stop_token>
#include <utility>

namespace core {

/// A load as those see it who wait for it: how far it has come, and that it is to stop. Readers
/// tell, whoever waits asks, each from any thread.
class Loading {
public:
    explicit Loading(std::stop_token stop = {})
        : m_stop(std::move(stop))
    {}
    Loading(const Loading&) = delete;
    Loading& operator=(const Loading&) = delete;

    /// So many bytes will be expected, part by part: what is known of a whole before its parts are.
    void announce(std::size_t bytes)
    {
        m_announced += bytes;
        m_total += bytes;
    }
    /// So many bytes more will be read, decompressed or parsed: each text counts for each of them.
    /// Not told of a pipe.
    void expect(std::size_t bytes)
    {
        std::size_t announced = m_announced;
        while (
            !m_announced.compare_exchange_weak(announced, announced - std::min(announced, bytes))) {
        }
        m_total += bytes - std::min(announced, bytes);
    }
    /// So many bytes more have been dealt with.
    void advance(std::size_t bytes) { m_done += bytes; }

    std::size_t done() const { return m_done; }    ///< bytes
    std::size_t total() const { return m_total; }  ///< of all that is known of; may grow

    /// True once nobody wants the result: a reader then ends with ErrorCode::Stopped.
    bool isStopped() const { return m_stop.stop_requested(); }
    const std::stop_token& stopToken() const { return m_stop; }

private:
    std::atomic<std::size_t> m_done{0};
    std::atomic<std::size_t> m_total{0};
    std::atomic<std::size_t> m_announced{0};  // of the total, not expected yet
    std::stop_token m_stop;
};

}  // namespace core
