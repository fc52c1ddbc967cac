// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_archive.h"
#include "core/documents/sessions/session_files.h"
#include "core/foundation/compression/zip_archive.h"
#include "tests/fuzz/fuzz.h"

#include <array>
#include <filesystem>
#include <string>

namespace {

namespace fs = std::filesystem;

/// What is unpacked lies in one folder, which is gone in the end.
void unpack(std::string_view archive)
{
    std::string folder;
    {
        const auto unpacked = core::UnpackedSession::fromBytes(archive, "archive");
        if (!unpacked)
            return;
        folder = unpacked->folder();
        fuzz::require(fs::is_directory(folder));
        for (const std::string& file : unpacked->session().files)
            fuzz::require(core::isOfProgram(file) ||
                          (file.starts_with(folder + "/") && fs::exists(file) &&
                           fs::path(file).lexically_normal() == file));
        for (const auto& file : fs::recursive_directory_iterator(folder))
            fuzz::require(!file.is_symlink());
    }
    fuzz::require(!fs::exists(folder));
}

}  // namespace

/// The input is an archive, or the name of a file in one and, from the second line, its session.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    unpack(text);
    constexpr std::size_t longestName = 255;
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos || end > longestName)
        return 0;
    const std::array<core::ArchivedFile, 2> files{
        {{std::string(core::archivedSession), std::string(text.substr(end + 1))},
         {std::string(text.substr(0, end)), "q 0 d 1\n"}}};
    unpack(core::zipArchive(files));
    unpack(core::zipArchive(files, core::ZipMethod::Deflated));
    return 0;
}
