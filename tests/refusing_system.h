// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <cstdlib>

#include <sys/resource.h>
#include <unistd.h>

/// What a system refuses a program, brought about.
namespace refusing_system {

/// Root may write anywhere: what a person may not do is tried as somebody else.
class AsOrdinaryUser {
public:
    AsOrdinaryUser() { m_changed = geteuid() == 0 && seteuid(nobody) == 0; }
    ~AsOrdinaryUser()
    {
        if (m_changed && seteuid(0) != 0)
            std::abort();
    }
    AsOrdinaryUser(const AsOrdinaryUser&) = delete;
    AsOrdinaryUser& operator=(const AsOrdinaryUser&) = delete;

    bool holds() const { return geteuid() != 0; }

private:
    static constexpr uid_t nobody = 65534;
    bool m_changed = false;
};

/// Makes writing fail part of the way, as a full disk does.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

}  // namespace refusing_system
