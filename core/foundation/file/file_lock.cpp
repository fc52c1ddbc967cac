// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/file_lock.h"

#include "core/foundation/file/system_reason.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

namespace {

ParseError refused(const std::string& path, int error)
{
    return {path, 0, ErrorCode::CannotWrite, systemReason(error)};
}

/// A faster holder may have removed the file between opening and locking.
bool isStillThere(const std::string& path, int descriptor)
{
    struct stat named {};
    struct stat locked {};
    return stat(path.c_str(), &named) == 0 && fstat(descriptor, &locked) == 0 &&
           named.st_dev == locked.st_dev && named.st_ino == locked.st_ino;
}

}  // namespace

Parsed<FileLock> FileLock::take(const std::string& path)
{
    constexpr int attempts = 100;
    for (int i = 0; i < attempts; ++i) {
        FileDescriptor file(
            open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR));
        if (!file.isOpen())
            return refused(path, errno);
        if (flock(file.get(), LOCK_EX | LOCK_NB) != 0)
            return refused(path, errno);
        if (isStillThere(path, file.get()))
            return FileLock(path, std::move(file));
    }
    return refused(path, EWOULDBLOCK);
}

void FileLock::remove()
{
    if (!m_file.isOpen())
        return;
    unlink(m_path.c_str());
    m_file.close();
}

}  // namespace core
