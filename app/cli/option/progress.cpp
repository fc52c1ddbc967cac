// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/progress.h"

#include "app/cli/host/host.h"

#include <unistd.h>

#include <cstdio>
#include <utility>

namespace cli {

namespace {

constexpr std::chrono::seconds shortWork{1};
constexpr auto eraseLine = "\r\x1b[K";

}  // namespace

Progress::Progress(std::string what)
    : m_what(std::move(what))
{}

Progress::~Progress()
{
    if (m_isSeen)
        std::fputs(eraseLine, stderr);
}

void Progress::tell(std::size_t done, std::size_t all)
{
    if (host() || isatty(STDERR_FILENO) == 0 ||
        std::chrono::steady_clock::now() - m_started < shortWork)
        return;
    m_isSeen = true;
    std::fprintf(stderr, "%s%zu of %zu %s", eraseLine, done, all, m_what.c_str());
    std::fflush(stderr);
}

}  // namespace cli
