// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// Takes the place of the command when a shell asks for completions; the line's words follow.
inline constexpr std::string_view completionMark = "--complete";

/// The help of an option or argument.
struct OptionHelp {
    std::vector<std::string> names;  ///< "-m", "--measure"; empty for an argument
    std::string value;               ///< "DEF", or an argument's name; empty for a flag
    std::string about;
    std::vector<std::string> words = {};  ///< values that completion offers
    bool isRequired = false;
    bool isRepeated = false;
};

/// The help of a program or command, from which man pages and completions are made.
struct CommandHelp {
    std::string name;  ///< with its parents: "rankscope-cli eval"
    std::string about;
    std::string footer;  ///< paragraphs separated by blank lines; indented ones are not reflowed
    std::vector<OptionHelp> options;
    std::vector<CommandHelp> commands = {};
};

}  // namespace cli
