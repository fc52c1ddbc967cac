// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_source.h"

#include "core/foundation/file/ended_reading.h"
#include "core/foundation/file/file_descriptor.h"
#include "core/foundation/file/replacing_file.h"
#include "core/foundation/file/system_reason.h"
#include "core/foundation/file/text_stream.h"

#include <algorithm>
#include <cerrno>
#include <numeric>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

namespace {

/// Waits until a pipe or device has data, or ends. @return false if stopped
bool awaitBytes(int descriptor, const Loading* loading)
{
    constexpr int untilAskedAgain = 50;  // ms
    pollfd waited{descriptor, POLLIN, 0};
    while (!loading || !loading->isStopped()) {
        const int ready = poll(&waited, 1, loading ? untilAskedAgain : -1);
        if (ready > 0 || (ready < 0 && errno != EINTR))
            return true;  // errors are reported when reading
    }
    return false;
}

Parsed<std::string> readOpened(int descriptor, const std::string& path, Loading* loading)
{
    auto content = readDescriptor(descriptor, loading);
    if (content)
        return *std::move(content);
    if (content.error() == ECANCELED && loading && loading->isStopped())
        return ParseError{path, 0, ErrorCode::Stopped, {}};
    return ParseError{path, 0, ErrorCode::CannotRead, systemReason(content.error())};
}

/// Devices and pipes cannot be replaced: written data is gone.
int writeThrough(const std::string& path, std::string_view content)
{
    FileDescriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.isOpen())
        return errno;
    if (const int error = writeTo(file.get(), content))
        return error;
    return file.close();
}

/// Used instead of an error number.
constexpr int notAFile = -1;

/// Content to be written to a file; the file is unchanged until the content is complete.
class Saving {
public:
    /// Returns 0 or the error number; so does finish().
    int prepare(const std::string& path, std::string_view content, Readers readers, Pipes pipes)
    {
        m_target = path;
        m_content = content;
        struct stat status {};
        const bool exists = stat(path.c_str(), &status) == 0;
        if (!exists && errno != ENOENT)
            return errno;
        if (exists && S_ISDIR(status.st_mode))
            return EISDIR;
        if (exists && S_ISFIFO(status.st_mode) && pipes == Pipes::Refuse)
            return notAFile;
        if (exists && !S_ISREG(status.st_mode))
            return 0;
        return prepareFile(exists ? &status : nullptr, readers);
    }

    bool isReplacing() const { return m_file.has_value(); }
    int finish() { return m_file ? m_file->replace(m_target) : writeThrough(m_target, m_content); }
    /// Call before finish().
    void keepOld()
    {
        if (m_file)
            m_file->keepOld(m_target);
    }
    /// Restores the state before finish().
    void putBack()
    {
        if (m_file)
            m_file->putBack(m_target);
    }

private:
    int prepareFile(const struct stat* replaced, Readers readers)
    {
        const int error = openInPlaceOf(m_target, replaced, readers == Readers::OwnerOnly, m_file);
        return error == 0 ? m_file->write(m_content, replaced) : error;
    }

    std::string m_target;
    std::string_view m_content;
    std::optional<ReplacingFile> m_file;  // nothing: a device or a pipe
};

/// Finishes all files, or none, except that data written to a pipe is gone.
std::optional<ParseError> finish(std::span<const TextOfFile> files, std::vector<Saving>& saved)
{
    std::vector<std::size_t> order(files.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // Files that cannot be restored go first: if one fails, no restorable one was replaced.
    const auto replaced = std::stable_partition(
        order.begin(), order.end(), [&](std::size_t i) { return !saved[i].isReplacing(); });
    for (auto i = replaced; i != order.end(); ++i)
        saved[*i].keepOld();
    for (auto i = order.begin(); i != order.end(); ++i) {
        const int error = saved[*i].finish();
        if (error == 0)
            continue;
        for (auto done = order.begin(); done != i; ++done)
            saved[*done].putBack();
        return ParseError{files[*i].path, 0, ErrorCode::CannotWrite, systemReason(error)};
    }
    return std::nullopt;
}

std::optional<ParseError> notWritten(const std::string& path, int error)
{
    if (error == 0)
        return std::nullopt;
    if (error == notAFile)
        return ParseError{path, 0, ErrorCode::CannotWrite, "Not a regular file"};
    return ParseError{path, 0, ErrorCode::CannotWrite, systemReason(error)};
}

}  // namespace

Result<std::string, int> readDescriptor(int descriptor, Loading* loading, std::size_t most)
{
    constexpr std::size_t step = std::size_t{1} << 16;
    constexpr std::size_t mostAtOnce = std::size_t{1} << 22;  // for a quick response to a stop
    std::string content;
    struct stat status {};
    // One byte more than expected, so that the end is reached without growing.
    const bool isFile = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    if (isFile) {
        content.resize(std::min(most, static_cast<std::size_t>(status.st_size) + 1));
        if (loading)
            loading->expect(static_cast<std::size_t>(status.st_size));
    }
    std::size_t size = 0;
    while (size < most) {
        if (size == content.size())
            content.resize(std::min(most, size + std::max(size, step)));
        if ((loading && loading->isStopped()) || (!isFile && !awaitBytes(descriptor, loading)))
            return ECANCELED;
        const ssize_t got =
            read(descriptor, content.data() + size, std::min(content.size() - size, mostAtOnce));
        if (got < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (got < 0)
            return errno;
        if (got == 0)
            break;
        size += static_cast<std::size_t>(got);
        if (loading)
            loading->advance(static_cast<std::size_t>(got));
    }
    content.resize(size);
    return content;
}

Parsed<std::string> readBytes(const std::string& path, Loading* loading)
{
    return readToTheEnd(path, [&]() -> Parsed<std::string> {
        if (path == "-")
            return readOpened(STDIN_FILENO, path, loading);
        // Waits for the writer of a pipe in a way that can be stopped.
        const FileDescriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
        if (!file.isOpen())
            return ParseError{path, 0, ErrorCode::CannotOpen, systemReason(errno)};
        return readOpened(file.get(), path, loading);
    });
}

Parsed<std::string> readText(const std::string& path, Loading* loading, const ExpansionLimit& limit)
{
    auto content = readBytes(path, loading);
    if (!content || isItsText(*content))
        return content;
    return readToTheEnd(path, [&] { return textIn(*content, path, loading, limit); });
}

std::optional<ParseError> writeText(const std::string& path, std::string_view content,
                                    Readers readers)
{
    Saving saving;
    const int error = saving.prepare(path, content, readers, Pipes::Refuse);
    return notWritten(path, error == 0 ? saving.finish() : error);
}

std::optional<ParseError> writeTexts(std::span<const TextOfFile> files, Pipes pipes)
{
    std::vector<Saving> saved(files.size());
    for (std::size_t i = 0; i < files.size(); ++i)
        if (const int error =
                saved[i].prepare(files[i].path, files[i].content, Readers::AsUsual, pipes))
            return notWritten(files[i].path, error);
    return finish(files, saved);
}

}  // namespace core
