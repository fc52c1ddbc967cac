#pragma once

#include "app/cli/command.h"

#include <QByteArray>

#include <string>

namespace figures {

/// Writes a file, or standard output where the path is "-"; all or nothing. Says on standard error
/// why not.
cli::ExitStatus writeOutput(const std::string& path, const QByteArray& content);

}  // namespace figures
