// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// Before the words of a line that a shell completes, in place of a command.
inline constexpr std::string_view completionMark = "--complete";

/// What a program says of one of its options or arguments.
struct OptionHelp {
    std::vector<std::string> names;  ///< "-m", "--measure"; none: an argument
    std::string value;               ///< "DEF"; the name of an argument; empty: a flag
    std::string about;
    std::vector<std::string> words = {};  ///< that completion offers for it
    bool isRequired = false;
    bool isRepeated = false;
};

/// What a program, or one of its commands, says of itself: what its pages and completions are made
/// of.
struct CommandHelp {
    std::string name;  ///< with those of the commands above it: "rankscope-cli eval"
    std::string about;
    std::string footer;  ///< paragraphs between blank lines; those that begin with a blank stand as
                         ///< they are
    std::vector<OptionHelp> options;
    std::vector<CommandHelp> commands = {};
};

}  // namespace cli
