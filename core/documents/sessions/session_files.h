// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"

#include <string>

namespace core {

/// Whether the path begins with ":/": a resource inside the program, not a file.
bool isOfProgram(const std::string& path);

/// Makes a path absolute, without "." and "..". A path for which isOfProgram() holds stays
/// unchanged.
std::string wholePath(const std::string& path);

/// Prepares a session for writing to `sessionPath`. Files in its folder, below it or next to it
/// (`../runs/bm25.run`) get relative paths, so that all can move together; files that share with it
/// only a folder such as /home, or one more than two levels up, get absolute paths. A session
/// without files stays unchanged.
AnySession withFilesFrom(AnySession session, const std::string& sessionPath);

/// Makes the paths of a session read from `sessionPath` absolute.
AnySession withWholeFiles(AnySession session, const std::string& sessionPath);

}  // namespace core
