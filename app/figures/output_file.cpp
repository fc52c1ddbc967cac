// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/output_file.h"

#include "app/cli/option/streams.h"
#include "core/foundation/file/text_source.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace figures {

namespace {

/// False for devices and pipes, because writing them loses nothing.
bool isSameFile(const std::string& one, const std::string& other)
{
    std::error_code unknown;
    return std::filesystem::is_regular_file(one, unknown) &&
           std::filesystem::equivalent(one, other, unknown);
}

std::string_view bytesOf(const OutputFile& file)
{
    return {file.content.constData(), static_cast<std::size_t>(file.content.size())};
}

}  // namespace

std::string overwritingMistake(std::span<const OutputFile> files,
                               const std::vector<std::string>& sources)
{
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (std::any_of(sources.begin(), sources.end(),
                        [&](const std::string& source) { return isSameFile(file->path, source); }))
            return file->path + " is an input and would be replaced; choose another name.";
        if (std::any_of(files.begin(), file, [&](const OutputFile& earlier) {
                return earlier.path == file->path || isSameFile(file->path, earlier.path);
            }))
            return file->path + " would be written twice; choose another name.";
    }
    return {};
}

cli::ExitStatus writeOutput(std::span<const OutputFile> files)
{
    if (files.front().path == "-")
        return cli::print(bytesOf(files.front()));
    std::vector<core::TextOfFile> texts;
    for (const OutputFile& file : files)
        texts.push_back({file.path, bytesOf(file)});
    const auto error = core::writeTexts(texts, core::Pipes::Write);
    return error ? cli::refuse(*error) : cli::Good;
}

}  // namespace figures
