// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>

namespace bench {

/// Time and memory of a child process, so that neither the allocator's nor the map's state of one
/// measurement is there in the next.
struct Cost {
    double wall = 0;  // milliseconds; so below
    double cpu = 0;
    double mebibytes = 0;
};

inline double wallMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

inline double milliseconds(const timeval& time)
{
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_usec);
}

inline Cost costOf(const std::function<bool()>& work)
{
    const double start = wallMilliseconds();
    std::fflush(stdout);
    malloc_trim(0);  // or the child would pay for copies of pages that this process has done with
    const pid_t child = fork();
    if (child == 0)
        _exit(work() ? 0 : 1);
    int status = 0;
    rusage use{};
    wait4(child, &status, 0, &use);
    if (status != 0) {
        std::fputs("A measurement failed.\n", stderr);
        std::exit(1);
    }
    return {wallMilliseconds() - start, milliseconds(use.ru_utime) + milliseconds(use.ru_stime),
            static_cast<double>(use.ru_maxrss) / 1024};
}

/// The best of several: what others on the machine take is no part of it.
inline Cost bestCostOf(const std::function<bool()>& work)
{
    constexpr int repeats = 5;
    Cost best = costOf(work);
    for (int i = 1; i < repeats; ++i) {
        const Cost cost = costOf(work);
        best.wall = std::min(best.wall, cost.wall);
        best.cpu = std::min(best.cpu, cost.cpu);
        best.mebibytes = std::max(best.mebibytes, cost.mebibytes);
    }
    return best;
}

}  // namespace bench
