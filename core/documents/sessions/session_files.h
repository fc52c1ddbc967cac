// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"

#include <string>

namespace core {

/// Whether the path is that of no file, but of something that the program has in itself: it begins
/// with ":/".
bool isOfProgram(const std::string& path);

/// A path as it can be used from any working directory: absolute, without "." and "..". One that
/// isOfProgram() stays.
std::string wholePath(const std::string& path);

/// The session as it is written to `sessionPath`: of the files that it names, those beside it or
/// below its folder are named from there, so that they can move together; the others by their whole
/// path. A session that names no files stays as it is.
AnySession withFilesFrom(AnySession session, const std::string& sessionPath);

/// The session as it was read from `sessionPath`, the files that it names by their whole paths.
AnySession withWholeFiles(AnySession session, const std::string& sessionPath);

}  // namespace core
