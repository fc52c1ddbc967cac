// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/streams.h"

#include "core/foundation/file/replacing_file.h"
#include "ui/text/import/diagnostic_text.h"
#include "ui/text/import/error_text.h"
#include "ui/text/words/quoted_text.h"

#include <cerrno>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unistd.h>

namespace cli {

namespace {

void sayOn(std::string_view line, std::vector<std::string> Host::*lines)
{
    std::string harmless = ui::harmless(QString::fromUtf8(line)).toStdString();
    if (Host* const by = host())
        (by->*lines).push_back(std::move(harmless));
    else  // If standard error fails too, nothing is left to report to.
        core::writeTo(STDERR_FILENO, harmless + "\n");
}

bool isUsual(core::Warning warning)
{
    using core::Warning;
    switch (warning) {
    case Warning::ByteOrderMark:
    case Warning::BlankLines:
    case Warning::CommentLines:
    case Warning::HeaderLine:
    case Warning::ScientificNumber:
    case Warning::OneGrade:
    case Warning::TiedScores:
    case Warning::UnequalDepths:
        return true;
    default:
        return false;
    }
}

}  // namespace

ExitStatus print(std::string_view text)
{
    if (Host* const by = host()) {
        by->text += text;
        return Good;
    }
    const int error = core::writeTo(STDOUT_FILENO, text);
    if (error == 0)
        return Good;
    if (error == EPIPE)  // the reader has closed the pipe: filters end silently
        return InputRefused;
    return refuse({"standard output", 0, core::ErrorCode::CannotWrite, std::strerror(error)});
}

std::string named(const std::string& file)
{
    return ui::fileInMessage(file).toStdString();
}

void warn(std::string_view line)
{
    sayOn(line, &Host::said);
}

void note(std::string_view line)
{
    sayOn(line, &Host::notes);
}

ExitStatus refuse(const core::ParseError& error)
{
    warn(ui::errorText(error).toStdString());
    // An option can name the sheet.
    return error.problem == core::ErrorCode::SeveralSheets ? WrongUsage : InputRefused;
}

void tell(const std::string& file, const core::Diagnostics& diagnostics, core::OwnDocument own)
{
    for (const core::Diagnostic& diagnostic : diagnostics)
        (isUsual(diagnostic.warning) ? note : warn)(
            named(file) + ": " + ui::diagnosticText(diagnostic, own).toStdString());
}

ExitStatus wrongUsage(const OptionSet& command, std::string_view mistake)
{
    if (host()) {
        warn(mistake);
        return WrongUsage;
    }
    const std::string name = command.fullName();
    warn(name + ": " + std::string(mistake));
    warn("Try “" + name + " --help”.");
    return WrongUsage;
}

}  // namespace cli
