// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>

namespace core {

/// Generates the numbers of std::mt19937 several times as fast: it computes all numbers of a state
/// at once with vector instructions. Source: Matsumoto & Nishimura, "Mersenne twister", ACM
/// Transactions on Modeling and Computer Simulation 8, 1998.
class MersenneTwister {
public:
    using result_type = std::uint32_t;

    /// Seeds like std::mt19937, except for seeds that are all zero, which no std::seed_seq
    /// produces.
    explicit MersenneTwister(std::seed_seq& seeds)
    {
        seeds.generate(m_state.begin(), m_state.end());
    }

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    result_type operator()()
    {
        if (m_next == size)
            makeNext();
        return m_numbers[m_next++];
    }

private:
    static constexpr std::size_t size = 624;
    static constexpr std::size_t shift = 397;

    static std::uint32_t mixed(std::uint32_t upper, std::uint32_t lower)
    {
        const std::uint32_t bits = (upper & 0x80000000u) | (lower & 0x7FFFFFFFu);
        return (bits >> 1) ^ ((0u - (bits & 1u)) & 0x9908B0DFu);
    }

    void makeNext()
    {
        for (std::size_t i = 0; i < size - shift; ++i)
            m_state[i] = m_state[i + shift] ^ mixed(m_state[i], m_state[i + 1]);
        for (std::size_t i = size - shift; i < size - 1; ++i)
            m_state[i] = m_state[i + shift - size] ^ mixed(m_state[i], m_state[i + 1]);
        m_state[size - 1] = m_state[shift - 1] ^ mixed(m_state[size - 1], m_state[0]);
        for (std::size_t i = 0; i < size; ++i)
            m_numbers[i] = tempered(m_state[i]);
        m_next = 0;
    }

    static std::uint32_t tempered(std::uint32_t bits)
    {
        bits ^= bits >> 11;
        bits ^= (bits << 7) & 0x9D2C5680u;
        bits ^= (bits << 15) & 0xEFC60000u;
        return bits ^ (bits >> 18);
    }

    std::array<std::uint32_t, size> m_state{};
    std::array<std::uint32_t, size> m_numbers{};
    std::size_t m_next = size;
};

}  // namespace core
