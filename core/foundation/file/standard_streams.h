// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace core {

/// To be called before anything else: where standard input, output or error is closed, the next
/// file that the program opens would be taken for it. Afterwards each is something, and what was
/// closed fails when it is read or written, as it ought to.
void keepStandardStreams();

}  // namespace core
