#include "app/figures/output_file.h"

#include "app/cli/streams.h"
#include "core/io/text_source.h"

namespace figures {

cli::ExitStatus writeOutput(const std::string& path, const QByteArray& content)
{
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    if (path == "-")
        return cli::print(bytes);
    const auto error = core::writeText(path, bytes);
    return error ? cli::refuse(*error) : cli::Good;
}

}  // namespace figures
