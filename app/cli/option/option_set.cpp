// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/option_set.h"

#include "core/foundation/text/number_text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <limits>
#include <span>
#include <sstream>
#include <utility>

namespace cli {

namespace {

/// Wraps a description to fit next to its option on a usual terminal.
std::string wrapped(std::string_view description)
{
    constexpr std::size_t width = 66;
    std::string text;
    while (description.size() > width) {
        const std::size_t end = description.rfind(' ', width);
        if (end == std::string_view::npos)
            break;
        text += std::string(description.substr(0, end)) + '\n';
        description.remove_prefix(end + 1);
    }
    return text + std::string(description);
}

/// Converts our exceptions that stop parsing to CLI11's.
template <class... Given>
auto guarded(std::function<void(Given...)> take)
{
    return [take = std::move(take)](Given... given) {
        try {
            take(given...);
        } catch (const WrongValue& wrong) {
            throw CLI::ValidationError(wrong.option, wrong.reason);
        } catch (const NothingLeft&) {
            throw CLI::Success();
        }
    };
}

constexpr char betweenWords = '\n';

/// The words set by offers(), stored in a check's name because CLI11 has no other place.
std::vector<std::string> offeredBy(CLI::Option& option)
{
    try {
        const std::string& words = option.get_validator()->get_name();
        return words.empty() ? std::vector<std::string>() : CLI::detail::split(words, betweenWords);
    } catch (const CLI::OptionNotFound&) {  // it has no check
        return {};
    }
}

OptionHelp helpOf(CLI::Option& option)
{
    OptionHelp help{{}, {}, option.get_description()};
    std::replace(help.about.begin(), help.about.end(), '\n', ' ');
    for (const std::string& name : option.get_snames())
        help.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        help.names.push_back("--" + name);
    if (help.names.empty())
        help.value = option.get_name();
    else if (option.get_items_expected_max() > 0)
        help.value = option.get_type_name();
    help.words = offeredBy(option);
    help.isRequired = option.get_required();
    help.isRepeated = option.get_expected_max() > 1;
    return help;
}

const CLI::App& innermost(const CLI::App& app)
{
    const auto commands = app.get_subcommands();
    return commands.empty() ? app : innermost(*commands.front());
}

/// CLI11's message, except for a command without a subcommand, which CLI11 does not name.
std::string mistakeText(const CLI::ParseError& stopped, const CLI::App& command)
{
    const bool lacksCommand = dynamic_cast<const CLI::RequiredError*>(&stopped) &&
                              command.get_require_subcommand_min() > 0 &&
                              command.get_subcommands().empty();
    if (!lacksCommand)
        return stopped.what();
    const auto found = command.remaining();
    const bool isOther = found.empty() || found.front().starts_with('-');
    std::string text =
        isOther ? "a command is required." : "unknown command “" + found.front() + "”.";
    const char* before = " Commands: ";
    for (const CLI::App* one : command.get_subcommands([](const CLI::App*) { return true; })) {
        text += before + one->get_name();
        before = ", ";
    }
    return text + ".";
}

/// An option such as `--groups=`, to which CLI11 would give the next argument; empty if none.
std::string optionWithoutValue(std::span<const std::string> arguments)
{
    for (const std::string& argument : arguments) {
        if (argument == "--")
            break;
        if (argument.starts_with("--") && argument.find('=') == argument.size() - 1)
            return argument;
    }
    return {};
}

/// The innermost command named in the arguments.
CLI::App& commandNamed(CLI::App& program, std::span<const std::string> arguments)
{
    CLI::App* command = &program;
    for (const std::string& argument : arguments)
        for (CLI::App* below : command->get_subcommands({}))
            if (below->get_name() == argument) {
                command = below;
                break;
            }
    return *command;
}

}  // namespace

Option::Option(CLI::Option& option)
    : m_option(&option)
{}

Option& Option::required(bool isRequired)
{
    m_option->required(isRequired);
    return *this;
}

Option& Option::within(std::int64_t least, std::int64_t most)
{
    m_option->check(CLI::Range(least, most).description(""));
    return *this;
}

Option& Option::between(double least, double most, const std::string& expected)
{
    // Unlike CLI::Range it refuses NaN.
    const auto mistake = [=](const std::string& found) {
        double number = 0;
        const bool fits =
            CLI::detail::lexical_cast(found, number) && number >= least && number <= most;
        return fits ? std::string() : "“" + found + "” is not " + expected;
    };
    m_option->check(CLI::Validator(mistake, ""));
    return *this;
}

Option& Option::anyNumber()
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    return between(-infinite, infinite, "a number");
}

Option& Option::anySeed()
{
    // CLI11 wraps negative and too large numbers, and reads 010 as eight.
    const auto decimal = [](std::string& found) {
        const auto number = core::parsedNumber<std::uint64_t>(found);
        if (!number)
            return "“" + found + "” is not a whole number from 0 to 2^64 - 1";
        found = std::to_string(*number);
        return std::string();
    };
    m_option->transform(CLI::Validator(decimal, ""));
    return *this;
}

Option& Option::oneEach()
{
    m_option->allow_extra_args(false);
    return *this;
}

Option& Option::needs(const Option& other)
{
    m_option->needs(other.m_option);
    return *this;
}

Option& Option::description(std::string_view text)
{
    m_option->description(wrapped(text));
    return *this;
}

Option& Option::offers(const std::vector<std::string>& words)
{
    const auto anything = [](const std::string&) { return std::string(); };
    m_option->check(
        CLI::Validator(anything, "", CLI::detail::join(words, std::string(1, betweenWords))));
    return *this;
}

bool Option::isGiven() const
{
    return m_option->count() > 0;
}

OptionSet::OptionSet(CLI::App& app)
    : m_app(&app)
{}

OptionSet OptionSet::addCommand(const std::string& name, const std::string& description)
{
    return OptionSet(*m_app->add_subcommand(name, description));
}

void OptionSet::setFooter(const std::string& text)
{
    m_app->footer(text);
}

void OptionSet::requireCommand()
{
    m_app->require_subcommand(1);
}

template <class T>
Option OptionSet::add(const std::string& names, const std::string& valueName, T& value,
                      std::string_view description)
{
    return Option(*m_app->add_option(names, value, wrapped(description))->type_name(valueName));
}

template <class T>
Option OptionSet::take(const std::string& names, const std::string& valueName,
                       std::function<void(const T&)> take, std::string_view description)
{
    return Option(
        *m_app->add_option_function<T>(names, guarded(std::move(take)), wrapped(description))
             ->type_name(valueName));
}

Option OptionSet::addFlag(const std::string& names, bool& value, std::string_view description)
{
    return Option(*m_app->add_flag(names, value, wrapped(description)));
}

Option OptionSet::addFlag(const std::string& names, std::function<void()> given,
                          std::string_view description)
{
    return Option(
        *m_app->add_flag_callback(names, guarded(std::move(given)), wrapped(description)));
}

Option OptionSet::option(const std::string& name) const
{
    return Option(*m_app->get_option(name));
}

bool OptionSet::has(const std::string& name) const
{
    return m_app->get_option_no_throw(name) != nullptr;
}

bool OptionSet::isGiven() const
{
    return m_app->parsed();
}

std::string OptionSet::fullName() const
{
    std::string name = m_app->get_name();
    for (const CLI::App* parent = m_app->get_parent(); parent; parent = parent->get_parent())
        name.insert(0, parent->get_name() + " ");
    return name;
}

CommandHelp OptionSet::help() const
{
    CommandHelp help{fullName(), m_app->get_description(), m_app->get_footer(), {}};
    for (CLI::Option* option : m_app->get_options())
        help.options.push_back(helpOf(*option));
    for (CLI::App* command : m_app->get_subcommands([](const CLI::App*) { return true; }))
        help.commands.push_back(OptionSet(*command).help());
    return help;
}

std::vector<std::string> OptionSet::givenAmong(const OptionSet& known) const
{
    std::vector<std::string> given;
    for (const CLI::Option* option : std::as_const(*m_app).get_options()) {
        const std::string name = option->get_name();
        if (option->count() == 0 || !known.m_app->get_option_no_throw(name) || name == "--help")
            continue;
        const bool isFlag = option->get_items_expected_max() == 0;
        for (const std::string& value : option->results())
            given.push_back(isFlag ? name : std::string(name).append("=").append(value));
    }
    return given;
}

using Text = const std::string&;
template Option OptionSet::add(Text, Text, int&, std::string_view);
template Option OptionSet::add(Text, Text, unsigned&, std::string_view);
template Option OptionSet::add(Text, Text, std::size_t&, std::string_view);
template Option OptionSet::add(Text, Text, double&, std::string_view);
template Option OptionSet::add(Text, Text, std::string&, std::string_view);
template Option OptionSet::add(Text, Text, std::optional<int>&, std::string_view);
template Option OptionSet::add(Text, Text, std::optional<unsigned>&, std::string_view);
template Option OptionSet::add(Text, Text, std::optional<std::size_t>&, std::string_view);
template Option OptionSet::add(Text, Text, std::optional<double>&, std::string_view);
template Option OptionSet::add(Text, Text, std::optional<std::string>&, std::string_view);
template Option OptionSet::add(Text, Text, std::vector<std::string>&, std::string_view);
template Option OptionSet::add(Text, Text, std::vector<std::size_t>&, std::string_view);
template Option OptionSet::take(Text, Text, std::function<void(const int&)>, std::string_view);
template Option OptionSet::take(Text, Text, std::function<void(const std::size_t&)>,
                                std::string_view);
template Option OptionSet::take(Text, Text, std::function<void(const double&)>, std::string_view);
template Option OptionSet::take(Text, Text, std::function<void(const std::string&)>,
                                std::string_view);

Program::Program(const std::string& description, const std::string& name)
    : m_app(std::make_unique<CLI::App>(description, name))
{}

Program::~Program() = default;

OptionSet Program::options() const
{
    return OptionSet(*m_app);
}

void Program::setVersion(const std::string& text)
{
    m_version = text;
    m_app->set_version_flag("--version", text);
}

std::vector<std::string> Program::commandNames() const
{
    std::vector<std::string> names;
    for (const CLI::App* command : m_app->get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

std::optional<Program::Stop> Program::read(const std::vector<std::string>& arguments)
{
    if (const std::string option = optionWithoutValue(arguments); !option.empty())
        return Stop{OptionSet(commandNamed(*m_app, arguments)), "",
                    option + " needs a value. Add one, or omit the option."};
    try {
        m_app->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        return std::nullopt;
    } catch (const CLI::ParseError& stopped) {
        std::ostringstream asked;
        std::ostringstream ignored;
        const bool isMistake = m_app->exit(stopped, asked, ignored) != 0;
        const CLI::App& command = innermost(*m_app);
        return Stop{OptionSet(const_cast<CLI::App&>(command)), asked.str(),
                    isMistake ? mistakeText(stopped, command) : ""};
    }
}

}  // namespace cli
