// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/steady_file.h"

#include "core/foundation/file/system_reason.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

Parsed<SteadyFile> SteadyFile::open(const std::string& path)
{
    // Does not wait for a pipe without a writer.
    return of(FileDescriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)), path);
}

Parsed<SteadyFile> SteadyFile::of(FileDescriptor file, const std::string& path)
{
    SteadyFile steady;
    steady.m_file = std::move(file);
    struct stat status {};
    if (!steady.m_file.isOpen() || fstat(steady.m_file.get(), &status) != 0)
        return ParseError{path, 0, ErrorCode::CannotOpen, systemReason(errno)};
    if (!S_ISREG(status.st_mode))
        return ParseError{path, 0, ErrorCode::CannotOpen, "Not a regular file"};
    steady.m_size = static_cast<std::size_t>(status.st_size);
    steady.m_seconds = status.st_mtim.tv_sec;
    steady.m_nanoseconds = status.st_mtim.tv_nsec;
    return steady;
}

std::size_t SteadyFile::readInto(std::span<char> to, std::size_t from) const
{
    std::size_t done = 0;
    while (done < to.size()) {
        const ssize_t got = pread(m_file.get(), to.data() + done, to.size() - done,
                                  static_cast<off_t>(from + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        done += static_cast<std::size_t>(got);
    }
    return done;
}

std::optional<std::string> SteadyFile::read(std::size_t from, std::size_t size) const
{
    if (from > m_size || size > m_size - from)
        return std::nullopt;
    std::string bytes(size, '\0');
    if (readInto(bytes, from) < size || !isAsOpened())
        return std::nullopt;
    return bytes;
}

bool SteadyFile::isAsOpened() const
{
    struct stat status {};
    return fstat(m_file.get(), &status) == 0 &&
           static_cast<std::size_t>(status.st_size) == m_size &&
           status.st_mtim.tv_sec == m_seconds && status.st_mtim.tv_nsec == m_nanoseconds;
}

}  // namespace core
