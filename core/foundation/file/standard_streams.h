// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace core {

/// Opens replacements for closed standard streams. Call it before anything else: otherwise the next
/// file that the program opens would be used as standard input, output or error. Reading or writing
/// a replacement fails, as it should.
void keepStandardStreams();

}  // namespace core
