// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/drawing.h"

#include "app/cli/option/streams.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <system_error>

#include <unistd.h>

namespace cli {

namespace {

constexpr std::array<std::array<const char*, 2>, 4> commands{{
    {"plot", "Draw charts as PDF, SVG, PNG or TIFF."},
    {"report", "Create a report with tables, formulas and charts as PDF or HTML."},
    {"slides", "Draw how a measure is calculated, step by step, for a talk."},
    {"worksheet",
     "Create worksheets for a class, with different numbers for each student, and the answer key."},
}};

}  // namespace

bool isDrawing(std::string_view command)
{
    return std::any_of(commands.begin(), commands.end(),
                       [command](const auto& known) { return command == known[0]; });
}

void addDrawing(OptionSet program)
{
    for (const auto& [name, description] : commands)
        program.addCommand(name, description);
}

ExitStatus startDrawing(char** argv)
{
    std::error_code unknown;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", unknown);
    const std::string sibling = (self.parent_path() / "rankscope-figures").string();
    if (!unknown)
        ::execv(sibling.c_str(), argv);
    if (!unknown && errno == ENOENT)
        warn(sibling + " is missing; install the package rankscope, which contains it");
    else
        warn(sibling + " cannot be started: " +
             (unknown ? unknown.message() : std::string(std::strerror(errno))));
    return InputRefused;
}

}  // namespace cli
