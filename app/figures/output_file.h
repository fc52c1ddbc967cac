// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <QByteArray>

#include <span>
#include <string>
#include <vector>

namespace figures {

/// An output file, or standard output if the path is "-".
struct OutputFile {
    std::string path;
    QByteArray content;
};

/// Why the files must not be written: one is also an input, or two are the same. Else empty.
/// @param sources every input file
std::string overwritingMistake(std::span<const OutputFile> files,
                               const std::vector<std::string>& sources);

/// Writes all files or none; reports errors on standard error.
cli::ExitStatus writeOutput(std::span<const OutputFile> files);

}  // namespace figures
