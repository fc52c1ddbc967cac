// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/watching.h"

#include "app/cli/option/streams.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/ended_reading.h"
#include "core/foundation/file/file_descriptor.h"
#include "core/foundation/file/file_watch.h"
#include "core/foundation/file/replacing_file.h"
#include "core/foundation/file/text_source.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <exception>
#include <filesystem>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include <sys/wait.h>
#include <unistd.h>

namespace cli {

namespace {

constexpr auto clearScreen = "\x1b[H\x1b[2J";

volatile std::sig_atomic_t isInterrupted = 0;

extern "C" void interrupt(int /*signal*/)
{
    isInterrupted = 1;
}

void handleInterruptsBy(void (*handler)(int))
{
    struct sigaction action {};
    action.sa_handler = handler;
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaction(signal, &action, nullptr);
}

/// The output of a process, in a private file.
class Kept {
public:
    Kept()
        : m_file(std::tmpfile())
    {}
    ~Kept()
    {
        if (m_file)
            std::fclose(m_file);
    }
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;

    bool isOpen() const { return m_file != nullptr; }
    bool takePlaceOf(int descriptor) const { return dup2(fileno(m_file), descriptor) >= 0; }
    std::string text() const
    {
        lseek(fileno(m_file), 0, SEEK_SET);
        auto text = core::readDescriptor(fileno(m_file));
        return text ? *std::move(text) : std::string();
    }

private:
    std::FILE* m_file;
};

/// The exit status and output of a run.
struct Round {
    ExitStatus status = InputRefused;
    std::string out;
    std::string err;
};

ExitStatus failed(const std::string& name)
{
    return refuse({name, 0, core::ErrorCode::CannotWrite, std::strerror(errno)});
}

[[noreturn]] void runAndEnd(const std::function<ExitStatus()>& run, const std::string& name)
{
    handleInterruptsBy(SIG_DFL);
    ExitStatus status = InputRefused;
    try {
        status = run();
    } catch (const std::exception& failure) {
        status = refuse(core::endedBy(failure, name));
    }
    std::_Exit(status);
}

/// None if interrupted.
std::optional<ExitStatus> statusOf(pid_t process, const std::string& name)
{
    int status = 0;
    while (waitpid(process, &status, 0) < 0) {
        if (errno != EINTR)
            return failed(name);
        if (isInterrupted)
            kill(process, SIGTERM);
    }
    if (isInterrupted)
        return std::nullopt;
    if (WIFEXITED(status))
        return static_cast<ExitStatus>(WEXITSTATUS(status));
    warn(name + ": killed by signal " + std::to_string(WTERMSIG(status)));
    return InputRefused;
}

/// None if interrupted.
std::optional<Round> roundOf(const std::function<ExitStatus()>& run, const std::string& name)
{
    const Kept out;
    const Kept err;
    if (!out.isOpen() || !err.isOpen())
        return Round{failed(name), {}, {}};
    const pid_t process = fork();
    if (process < 0)
        return Round{failed(name), {}, {}};
    if (process == 0) {
        if (!out.takePlaceOf(STDOUT_FILENO) || !err.takePlaceOf(STDERR_FILENO))
            std::_Exit(InputRefused);
        runAndEnd(run, name);
    }
    const auto status = statusOf(process, name);
    if (!status)
        return std::nullopt;
    return Round{*status, out.text(), err.text()};
}

/// The time, such as 2026-11-23T22:50:07Z.
std::string timeText()
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    const std::size_t written = std::strftime(text.data(), text.size(), "%FT%TZ", &parts);
    return {text.data(), written};
}

/// Shows a round. Errors appear below the previous output.
/// @return whether anybody can read it
bool show(const Round& round, bool isFirst)
{
    std::string before;
    if (isatty(STDOUT_FILENO) != 0)
        before = round.out.empty() ? "" : clearScreen;
    else if (!isFirst)
        before = "--- " + timeText() + "\n";
    const bool isCleared = before == clearScreen;
    if (isCleared && print(std::exchange(before, {})) != Good)
        return false;
    core::writeTo(STDERR_FILENO, round.err);
    return print(before + round.out) == Good;
}

/// An input that can be read only once or never ends; empty if none.
std::string pipeAmong(const std::vector<std::string>& inputs)
{
    const auto pipe = std::ranges::find_if(inputs, [](const std::string& input) {
        std::error_code unknown;
        return std::filesystem::exists(input, unknown) &&
               !std::filesystem::is_directory(input, unknown) && !core::canBeReadAgain(input);
    });
    return pipe == inputs.end() ? std::string() : *pipe;
}

std::string mistakeIn(const std::vector<std::string>& inputs)
{
    if (std::ranges::all_of(inputs, &std::string::empty))
        return "--watch requires an input file.";
    if (std::ranges::find(inputs, "-") != inputs.end())
        return "--watch: standard input (“-”) cannot be watched; use files.";
    if (const std::string pipe = pipeAmong(inputs); !pipe.empty())
        return "--watch: “" + pipe + "” is a pipe, which cannot be watched; use files.";
    return {};
}

/// Waits until a change is complete; false if interrupted.
bool awaitChange(core::FileWatch watch, const std::vector<std::string>& inputs)
{
    while (!isInterrupted) {
        watch.look(core::lookAt(inputs));
        if (!watch.changed().empty())
            return true;
        std::this_thread::sleep_for(core::betweenLooks);
    }
    return false;
}

}  // namespace

void addWatch(OptionSet command)
{
    command.addFlag(
        "--watch", [] {},
        "Print the results again each time an input changes, until you stop the command.");
}

ExitStatus runWatching(const OptionSet& command, const std::vector<std::string>& inputs,
                       const std::function<ExitStatus()>& run)
{
    if (const std::string mistake = mistakeIn(inputs); !mistake.empty())
        return wrongUsage(command, mistake);
    const std::string name = command.fullName();
    handleInterruptsBy(interrupt);
    ExitStatus last = Good;
    for (bool isFirst = true; true;) {
        const core::FilesSeen before = core::lookAt(inputs);
        const std::string pipe = pipeAmong(inputs);
        const auto round =
            pipe.empty()
                ? roundOf(run, name)
                : Round{InputRefused,
                        {},
                        named(pipe) +
                            ": is now a pipe; it is read again when a file replaces it.\n"};
        if (!round)
            return last;
        const bool isWhole = core::lookAt(inputs) == before;
        if (isWhole) {
            last = round->status;
            if (!show(*round, isFirst))
                return InputRefused;
            if (isFirst && last == WrongUsage)
                return last;
            isFirst = false;
        }
        if (!awaitChange(core::FileWatch(isWhole ? before : core::FilesSeen()), inputs))
            return last;
    }
}

}  // namespace cli
