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

/// Writes everything to standard output, or says on standard error why not.
ExitStatus print(std::string_view text);

/// Prints what a command found as text or as JSON; a host gets it in every form.
/// @param text,json,tables each makes one of them
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

/// A file as messages name it.
std::string named(const std::string& file);

/// One line on standard error.
void warn(std::string_view line);
/// The problem on standard error, as `file:line: reason`.
ExitStatus refuse(const core::ParseError& error);
/// What was met in a file although it was read, a line each on standard error.
/// @param own what becomes of documents with the id of their query
void tell(const std::string& file, const core::Diagnostics& diagnostics,
          core::OwnDocument own = core::OwnDocument::Keep);
/// The mistake on standard error, with a hint at the command's help.
ExitStatus wrongUsage(const OptionSet& command, std::string_view mistake);

}  // namespace cli
