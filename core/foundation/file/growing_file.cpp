// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/growing_file.h"

#include "core/foundation/file/system_reason.h"

#include <cerrno>

#include <sys/stat.h>

namespace core {

std::optional<ParseError> GrowingFile::open(const std::string& path)
{
    m_path = path;
    struct stat status {};
    const bool exists = stat(path.c_str(), &status) == 0;
    if (!exists && errno != ENOENT)
        return notWritten(errno);
    if (exists && S_ISDIR(status.st_mode))
        return notWritten(EISDIR);
    if (exists && !S_ISREG(status.st_mode))
        return ParseError{path, 0, ErrorCode::CannotWrite, "Not a regular file"};
    if (exists)
        m_replaced = status;
    return notWritten(openInPlaceOf(m_path, replaced(), false, m_file));
}

std::optional<ParseError> GrowingFile::append(std::string_view bytes)
{
    return notWritten(m_file->append(bytes));
}

std::optional<ParseError> GrowingFile::finish()
{
    const int error = m_file->write({}, replaced());
    return notWritten(error == 0 ? m_file->replace(m_path) : error);
}

std::optional<ParseError> GrowingFile::notWritten(int error) const
{
    if (error == 0)
        return std::nullopt;
    return ParseError{m_path, 0, ErrorCode::CannotWrite, systemReason(error)};
}

}  // namespace core
