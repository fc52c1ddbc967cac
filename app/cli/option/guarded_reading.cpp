// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/guarded_reading.h"

#include "app/cli/host/host.h"
#include "app/cli/option/command.h"
#include "app/cli/option/wording.h"
#include "ui/text/import/error_text.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>

#include <unistd.h>

namespace cli {

namespace {

// A signal handler can only use what was prepared.
std::array<char, 8192> sentence;
std::size_t length = 0;

extern "C" void endWithWords(int /*signal*/)
{
    const ssize_t written = ::write(STDERR_FILENO, sentence.data(), length);
    static_cast<void>(written);
    ::_exit(InputRefused);
}

QString shortened()
{
    return Wording::tr(
        "the file was shortened by another program, or the disk failed, while it was being read");
}

void handleBy(void (*handler)(int))
{
    struct sigaction action {};
    action.sa_handler = handler;
    sigaction(SIGBUS, &action, nullptr);
}

}  // namespace

ShortenedFileGuard::ShortenedFileGuard(const std::string& file)
{
    if (host())  // a host handles its own signals
        return;
    const std::string words =
        ui::errorText({file, 0, core::ErrorCode::CannotRead, shortened().toStdString()})
            .toStdString() +
        "\n";
    length = std::min(words.size(), sentence.size());
    std::copy_n(words.begin(), length, sentence.begin());
    handleBy(endWithWords);
}

ShortenedFileGuard::~ShortenedFileGuard()
{
    if (!host())
        handleBy(SIG_DFL);
}

}  // namespace cli
