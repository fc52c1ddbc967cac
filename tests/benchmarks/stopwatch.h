// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <vector>

/// What the benchmarks share: they print times, and never judge them.
namespace bench {

/// Times of a build with asserts say nothing about what people get.
inline bool refusesThisBuild()
{
#ifdef NDEBUG
    return false;
#else
    std::fputs("This build has asserts on. Build with --preset release and run again.\n", stderr);
    return true;
#endif
}

inline double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The time that this thread has computed for, in milliseconds: on an idle machine what a clock on
/// the wall shows, and the same when others are busy.
inline double milliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

/// One call.
template <class Work>
double millisecondsOf(Work&& work)
{
    const double start = milliseconds();
    work();
    return milliseconds() - start;
}

/// The median of as many calls as fit about a quarter of a second, 9 at least. Short work is
/// repeated within one reading of the clock.
template <class Work>
double medianMilliseconds(Work&& work)
{
    constexpr double wholeTime = 250;
    constexpr double leastReading = 1;
    std::size_t repeats = 1;
    const auto reading = [&] {
        return millisecondsOf([&] {
            for (std::size_t i = 0; i < repeats; ++i)
                work();
        });
    };
    while (reading() < leastReading)
        repeats *= 2;
    std::vector<double> times;
    for (double spent = 0; times.size() < 9 || spent < wholeTime;) {
        const double time = reading();
        spent += time;
        times.push_back(time / static_cast<double>(repeats));
    }
    return median(std::move(times));
}

}  // namespace bench
