#include "core/io/beginning.h"

#include <cerrno>
#include <filesystem>
#include <memory>
#include <system_error>

#include <zlib.h>

namespace core {

namespace {

struct Close {
    void operator()(gzFile_s* file) const { gzclose(file); }
};

std::string reason(int error)
{
    return std::generic_category().message(error);
}

}  // namespace

Parsed<std::string> readBeginning(const std::string& path, std::size_t bytes)
{
    errno = 0;
    const std::unique_ptr<gzFile_s, Close> file(gzopen(path.c_str(), "rb"));
    if (!file)
        return ParseError{path, 0, Problem::CannotOpen, reason(errno != 0 ? errno : ENOMEM)};
    std::string text(bytes, '\0');
    const int got = gzread(file.get(), text.data(), static_cast<unsigned>(bytes));
    if (got < 0) {
        int code = 0;
        gzerror(file.get(), &code);
        if (code == Z_ERRNO)
            return ParseError{path, 0, Problem::CannotRead, reason(errno)};
        return ParseError{path, 0, Problem::TruncatedGzip, {}};
    }
    text.resize(static_cast<std::size_t>(got));
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
