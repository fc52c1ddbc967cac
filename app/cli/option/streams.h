// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/host/host.h"
#include "app/cli/option/command.h"
#include "core/foundation/file/diagnostic.h"
#include "core/foundation/file/parse_error.h"
#include "core/rankings/evaluation/evaluation_rules.h"

#include <string>
#include <string_view>

namespace cli {

/// Writes a text to standard output, or reports on standard error why it cannot.
ExitStatus print(std::string_view text);

/// Prints a command's result as text or JSON; a host gets every form.
/// @param text,json,tables each returns one form
template <class Text, class Json, class Tables>
ExitStatus print(bool isJson, Text text, Json json, Tables tables)
{
    Host* const by = host();
    if (!by)
        return print(isJson ? json() : text());
    by->text = text();
    by->json = json();
    by->tables = tables();
    return Good;
}

/// A file's name in messages.
std::string named(const std::string& file);

/// Writes one line to standard error.
void warn(std::string_view line);
/// The same for a line on a property that most data have, which a host keeps apart.
void note(std::string_view line);
/// Reports the problem on standard error as `file:line: reason`.
ExitStatus refuse(const core::ParseError& error);
/// Reports the warnings of a file that was read, one line each on standard error.
/// @param own what happens to documents with their query's id
void tell(const std::string& file, const core::Diagnostics& diagnostics,
          core::OwnDocument own = core::OwnDocument::Keep);
/// Reports the mistake on standard error, with a hint to the command's help.
ExitStatus wrongUsage(const OptionSet& command, std::string_view mistake);

}  // namespace cli
