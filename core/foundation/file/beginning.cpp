// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/beginning.h"

#include "core/foundation/file/file_descriptor.h"
#include "core/foundation/file/system_reason.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/file/text_stream.h"
#include "core/foundation/workbook/workbook.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace core {

Parsed<std::string> readBeginning(const std::string& path, std::size_t bytes,
                                  const ExpansionLimit& limit)
{
    // bzip2 outputs nothing before it has a whole block of up to 900 kB.
    constexpr std::size_t wholeBlock = std::size_t{1} << 20;
    const FileDescriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen())
        return ParseError{path, 0, ErrorCode::CannotOpen, systemReason(errno)};
    const std::size_t most = bytes + wholeBlock;
    auto content = readDescriptor(file.get(), nullptr, most);
    // An archive lists its content at its end.
    if (content && content->size() == most && isWorkbook(*content))
        if (auto rest = readDescriptor(file.get()))
            content->append(*rest);
    if (!content)
        return ParseError{path, 0, ErrorCode::CannotRead, systemReason(content.error())};
    TextStream stream(*content, limit);
    std::string text(bytes, '\0');
    text.resize(stream.read(text));
    // If only part of the file was read, the missing rest may be what makes it whole.
    const bool isCut = content->size() == most;
    if (auto problem = stream.problem(); problem && (text.empty() || !isCut)) {
        problem->file = path;
        return *std::move(problem);
    }
    if (const std::size_t end = text.rfind('\n'); text.size() == bytes && end != std::string::npos)
        text.resize(end + 1);
    return text;
}

bool canBeReadAgain(const std::string& path)
{
    std::error_code error;
    return path != "-" && std::filesystem::is_regular_file(path, error);
}

}  // namespace core
