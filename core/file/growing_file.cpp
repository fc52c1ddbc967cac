#include "core/file/growing_file.h"

#include "core/file/system_reason.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace core {

std::optional<ParseError> GrowingFile::open(const std::string& path)
{
    m_path = path;
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (std::filesystem::is_directory(status))
        return notWritten(EISDIR);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return ParseError{path, 0, Problem::CannotWrite, "Not a regular file"};
    const auto target = std::filesystem::weakly_canonical(path, error);
    if (error)
        return notWritten(error.value());
    m_file.emplace(target.parent_path().string(), 0666);
    m_path = target.string();
    return notWritten(m_file->open());
}

std::optional<ParseError> GrowingFile::append(std::string_view bytes)
{
    return notWritten(m_file->append(bytes));
}

std::optional<ParseError> GrowingFile::finish()
{
    const int error = m_file->write({}, nullptr);
    return notWritten(error == 0 ? m_file->replace(m_path) : error);
}

std::optional<ParseError> GrowingFile::notWritten(int error) const
{
    if (error == 0)
        return std::nullopt;
    return ParseError{m_path, 0, Problem::CannotWrite, systemReason(error)};
}

}  // namespace core
