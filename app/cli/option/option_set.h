// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command_help.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace cli {

/// Thrown where a value is not what its option takes.
struct WrongValue {
    std::string option;  ///< as the message calls it
    std::string reason;
};

/// Thrown by an option after which there is nothing left to do.
struct NothingLeft {};

/// One option of a command. A reference: its command holds it.
class Option {
public:
    explicit Option(CLI::Option& option);

    Option& required(bool isRequired = true);
    /// Whole numbers from `least` to `most`, both included.
    Option& within(std::int64_t least, std::int64_t most);
    /// Numbers from `least` to `most`, without NaN.
    /// @param expected what a message says was expected
    Option& between(double least, double most, const std::string& expected);
    /// Any number, infinite ones too, but not NaN.
    Option& anyNumber();
    /// A whole number of 64 bits.
    Option& anySeed();
    /// Of an option that may be given several times: each time with one value.
    Option& oneEach();
    Option& needs(const Option& other);
    Option& description(std::string_view text);
    /// What completion offers; what is taken is checked elsewhere. Called once.
    Option& offers(const std::vector<std::string>& words);
    [[nodiscard]] bool isGiven() const;

private:
    CLI::Option* m_option;
};

/// The options and arguments of a command, and the commands below it. A reference: the program
/// holds them. Descriptions are broken into lines. The only source that sees CLI11 is
/// option_set.cpp: its header alone takes seconds to compile.
class OptionSet {
public:
    explicit OptionSet(CLI::App& app);

    OptionSet addCommand(const std::string& name, const std::string& description);
    /// What stands below the options in the help.
    void setFooter(const std::string& text);
    void requireCommand();

    /// @param value what is in place when the option is not given; an integer, a number, a text, an
    ///              optional one of these, or a list of texts
    template <class T>
    Option add(const std::string& names, const std::string& valueName, T& value,
               std::string_view description);
    /// What stands without a name.
    template <class T>
    Option addArgument(const std::string& name, T& value, std::string_view description)
    {
        return add(name, "", value, description);
    }
    /// @param take called with what was given; may throw WrongValue
    template <class T>
    Option take(const std::string& names, const std::string& valueName,
                std::function<void(const T&)> take, std::string_view description);
    Option addFlag(const std::string& names, bool& value, std::string_view description);
    /// @param given called when it was given; may throw NothingLeft
    Option addFlag(const std::string& names, std::function<void()> given,
                   std::string_view description);
    /// @param name of one that was added
    [[nodiscard]] Option option(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name) const;

    /// Whether the command itself was given.
    [[nodiscard]] bool isGiven() const;
    /// With those of the commands above it.
    [[nodiscard]] std::string fullName() const;
    [[nodiscard]] CommandHelp help() const;
    /// Those that were given and that `known` has too, as a command line says them: "--name=value".
    [[nodiscard]] std::vector<std::string> givenAmong(const OptionSet& known) const;

private:
    CLI::App* m_app;
};

/// The options of a program, or of something that is read like a program's.
class Program {
public:
    explicit Program(const std::string& description = {}, const std::string& name = {});
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] OptionSet options() const;
    /// @param text whose first line is "rankscope-cli 0.2.0", whatever the program is called above
    void setVersion(const std::string& text);
    [[nodiscard]] const std::string& version() const { return m_version; }
    [[nodiscard]] std::vector<std::string> commandNames() const;

    /// How reading ended before there was anything to do.
    struct Stop {
        OptionSet command;    ///< the innermost that was given
        std::string asked;    ///< the help or the version; empty otherwise
        std::string mistake;  ///< empty: what was asked for is done
    };
    std::optional<Stop> read(const std::vector<std::string>& arguments);

private:
    std::unique_ptr<CLI::App> m_app;
    std::string m_version;
};

}  // namespace cli
