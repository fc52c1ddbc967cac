// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

namespace core {

void keepStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(stream, F_GETFD) == -1)
            // The lowest free number is this one. Opened in the wrong direction, so that using it
            // fails.
            (void)!open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

}  // namespace core
