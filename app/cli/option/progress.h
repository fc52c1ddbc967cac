// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace cli {

/// Shows progress on one line of standard error, only on a terminal and only if the work takes
/// longer than a second. Removes the line when done.
class Progress {
public:
    /// @param what the finished units are called: "rules tried"
    explicit Progress(std::string what);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void tell(std::size_t done, std::size_t all);

private:
    std::string m_what;
    bool m_isSeen = false;
    std::chrono::steady_clock::time_point m_started = std::chrono::steady_clock::now();
};

}  // namespace cli
