// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <QByteArray>

#include <span>
#include <string>
#include <vector>

namespace figures {

/// A file that is written, or standard output where the path is "-".
struct OutputFile {
    std::string path;
    QByteArray content;
};

/// Why the files are not to be written: one of them is read too, or two are the same. Empty: they
/// may be.
/// @param sources every file that is read
std::string overwritingMistake(std::span<const OutputFile> files,
                               const std::vector<std::string>& sources);

/// Writes them, all or nothing. Says on standard error why not.
cli::ExitStatus writeOutput(std::span<const OutputFile> files);

}  // namespace figures
