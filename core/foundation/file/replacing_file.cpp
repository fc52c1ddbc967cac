// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/replacing_file.h"

#include "core/foundation/result.h"

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace core {

namespace {

constexpr std::string_view prefix = ".rankscope-";
constexpr std::string_view ending = ".tmp";

bool isSame(const struct stat& one, const struct stat& other)
{
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

/// Removes a file that nobody is writing: a writer would hold the lock.
void removeLeftover(const std::string& path)
{
    const FileDescriptor file(::open(path.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat opened {};
    struct stat named {};
    if (file.isOpen() && fstat(file.get(), &opened) == 0 && S_ISREG(opened.st_mode) &&
        opened.st_uid == geteuid() && flock(file.get(), LOCK_EX | LOCK_NB) == 0 &&
        lstat(path.c_str(), &named) == 0 && isSame(opened, named))
        unlink(path.c_str());
}

void removeLeftovers(const std::string& directory)
{
    std::error_code error;
    std::filesystem::directory_iterator entry(directory, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with(prefix) && name.ends_with(ending))
            removeLeftover(entry->path().string());
    }
}

/// The end of a chain of symbolic links, whether or not a file exists there.
Result<std::string, int> linkTarget(const std::string& path)
{
    constexpr int longestChain = 40;  // Linux's own limit
    std::filesystem::path target = path;
    for (int i = 0; i < longestChain; ++i) {
        std::error_code error;
        const std::filesystem::path next = std::filesystem::read_symlink(target, error);
        if (error)
            return target.string();
        target = target.parent_path() / next;
    }
    return ELOOP;
}

}  // namespace

int writeTo(int descriptor, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t written = write(descriptor, content.data(), content.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return errno;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

ReplacingFile::ReplacingFile(std::string directory, mode_t mode)
    : m_directory(std::move(directory))
    , m_mode(mode)
{}

ReplacingFile::~ReplacingFile()
{
    for (const std::string& path : {m_path, m_old})
        if (!path.empty())
            unlink(path.c_str());
}

int ReplacingFile::open()
{
    removeLeftovers(m_directory);
    // If a leftover that we may not remove has the name, the next number is tried.
    constexpr int attempts = 1000;
    for (int i = 0; i < attempts; ++i) {
        std::string path = m_directory + "/" + std::string(prefix) + std::to_string(getpid()) +
                           "-" + std::to_string(i) + std::string(ending);
        m_file =
            FileDescriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, m_mode));
        if (!m_file.isOpen() && errno != EEXIST)
            return errno;
        if (!m_file.isOpen())
            continue;
        m_lock = FileDescriptor(fcntl(m_file.get(), F_DUPFD_CLOEXEC, 0));
        // Without locks in the file system, nothing is locked, and leftovers stay.
        const bool isTaken = flock(m_file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        struct stat status {};
        if (isTaken || fstat(m_file.get(), &status) != 0 || status.st_nlink == 0)
            continue;  // another program treats it as a leftover
        m_path = std::move(path);
        return 0;
    }
    return EEXIST;
}

int ReplacingFile::append(std::string_view content)
{
    return writeTo(m_file.get(), content);
}

int ReplacingFile::write(std::string_view content, const struct stat* replaced)
{
    if (replaced && !takeOver(*replaced))
        return errno;
    if (const int error = writeTo(m_file.get(), content))
        return error;
    if (fsync(m_file.get()) != 0)
        return errno;
    return m_file.close();
}

int ReplacingFile::replace(const std::string& target)
{
    if (rename(m_path.c_str(), target.c_str()) != 0)
        return errno;
    m_path.clear();
    // The new name is valid from here on: the save has succeeded even if the file system cannot
    // sync a directory.
    const FileDescriptor directory(::open(m_directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.isOpen())
        fsync(directory.get());
    return 0;
}

void ReplacingFile::keepOld(const std::string& target)
{
    struct stat file {};
    struct stat directory {};
    m_isNew = lstat(target.c_str(), &file) != 0;
    // In a folder like /tmp, other people's files cannot be replaced, nor second names removed.
    const bool isSticky =
        stat(m_directory.c_str(), &directory) != 0 || (directory.st_mode & S_ISVTX) != 0;
    if (m_isNew || (isSticky && file.st_uid != geteuid()))
        return;
    std::string old =
        m_path.substr(0, m_path.size() - ending.size()) + "-old" + std::string(ending);
    if (link(target.c_str(), old.c_str()) == 0)
        m_old = std::move(old);
}

void ReplacingFile::putBack(const std::string& target)
{
    if (!m_old.empty() && rename(m_old.c_str(), target.c_str()) == 0)
        m_old.clear();
    else if (m_isNew)
        unlink(target.c_str());
}

bool ReplacingFile::takeOver(const struct stat& replaced)
{
    // Only root may change a file's owner; otherwise the file becomes the writer's, as with any
    // editor. The owner is set first, because that clears mode bits.
    const bool isGiven = fchown(m_file.get(), replaced.st_uid, replaced.st_gid) == 0;
    static_cast<void>(isGiven);
    const mode_t requested = replaced.st_mode & 07777;
    if (fchmod(m_file.get(), requested) == 0)
        return true;
    // A file system without permissions refuses, and shows the same ones for every file.
    const int error = errno;
    struct stat own {};
    const bool isSameMode = fstat(m_file.get(), &own) == 0 && (own.st_mode & 07777) == requested;
    errno = error;
    return isSameMode;
}

int openInPlaceOf(std::string& target, const struct stat* replaced, bool isPrivate,
                  std::optional<ReplacingFile>& file)
{
    // Renaming checks only the directory's permissions.
    if (replaced && faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return errno;
    auto end = linkTarget(target);
    if (!end)
        return end.error();
    target = *std::move(end);
    const std::string directory = std::filesystem::path(target).parent_path().string();
    // Whoever could not read the old content must not be able to read the new one.
    file.emplace(directory.empty() ? "." : directory, replaced || isPrivate ? 0600 : 0666);
    return file->open();
}

}  // namespace core
