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

/// Thrown if an option does not accept a value.
struct WrongValue {
    std::string option;  ///< its name in the message
    std::string reason;
};

/// Thrown by an option that ends the program.
struct NothingLeft {};

/// One option of a command. A reference: its command holds it.
class Option {
public:
    explicit Option(CLI::Option& option);

    Option& required(bool isRequired = true);
    /// Allows whole numbers from `least` to `most`, inclusive.
    Option& within(std::int64_t least, std::int64_t most);
    /// Allows numbers from `least` to `most`, but not NaN.
    /// @param expected what an error message expects
    Option& between(double least, double most, const std::string& expected);
    /// Allows any number, including infinity, but not NaN.
    Option& anyNumber();
    /// Allows any 64-bit whole number.
    Option& anySeed();
    /// For a repeatable option: takes one value each time.
    Option& oneEach();
    Option& needs(const Option& other);
    Option& description(std::string_view text);
    /// Sets the words for completion only; does not restrict values. Call once.
    Option& offers(const std::vector<std::string>& words);
    [[nodiscard]] bool isGiven() const;

private:
    CLI::Option* m_option;
};

/// The options, arguments and subcommands of a command. A reference: the program holds them. Wraps
/// descriptions. Only option_set.cpp includes CLI11, whose header takes seconds to compile.
class OptionSet {
public:
    explicit OptionSet(CLI::App& app);

    OptionSet addCommand(const std::string& name, const std::string& description);
    /// Sets the text below the options in the help.
    void setFooter(const std::string& text);
    void requireCommand();

    /// @param value holds the default; a whole number, number, text, optional one, or list of texts
    template <class T>
    Option add(const std::string& names, const std::string& valueName, T& value,
               std::string_view description);
    /// Adds a positional argument.
    template <class T>
    Option addArgument(const std::string& name, T& value, std::string_view description)
    {
        return add(name, "", value, description);
    }
    /// @param take called with the given value; may throw WrongValue
    template <class T>
    Option take(const std::string& names, const std::string& valueName,
                std::function<void(const T&)> take, std::string_view description);
    Option addFlag(const std::string& names, bool& value, std::string_view description);
    /// @param given called if the flag is given; may throw NothingLeft
    Option addFlag(const std::string& names, std::function<void()> given,
                   std::string_view description);
    /// @param name of an added option
    [[nodiscard]] Option option(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name) const;

    /// Whether the command itself was given.
    [[nodiscard]] bool isGiven() const;
    /// The name, preceded by those of its parents.
    [[nodiscard]] std::string fullName() const;
    [[nodiscard]] CommandHelp help() const;
    /// The given options that `known` also has, as on a command line: "--name=value".
    [[nodiscard]] std::vector<std::string> givenAmong(const OptionSet& known) const;

private:
    CLI::App* m_app;
};

/// The options of a program, or of a text parsed like its command line.
class Program {
public:
    explicit Program(const std::string& description = {}, const std::string& name = {});
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] OptionSet options() const;
    /// @param text its first line is "rankscope-cli 0.2.0", even if the program has another name
    void setVersion(const std::string& text);
    [[nodiscard]] const std::string& version() const { return m_version; }
    [[nodiscard]] std::vector<std::string> commandNames() const;

    /// Why parsing ended before any command ran.
    struct Stop {
        OptionSet command;    ///< the innermost given command
        std::string asked;    ///< the help or version text; otherwise empty
        std::string mistake;  ///< if empty, the request is already done
    };
    std::optional<Stop> read(const std::vector<std::string>& arguments);

private:
    std::unique_ptr<CLI::App> m_app;
    std::string m_version;
};

}  // namespace cli
