// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help/man_page.h"

#include "core/foundation/text/list_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace cli {

namespace {

constexpr std::string_view examplesMark = "Examples:";
constexpr std::array<std::string_view, 5> otherPages{"rankscope(1)", "rankscope-cli(1)",
                                                     "rankscope-lesson(5)", "rankscope-part(5)",
                                                     "rankscope-session(5)"};

/// Escapes a text for roff.
std::string plain(std::string_view text)
{
    std::string escaped;
    for (const char sign : text)
        switch (sign) {
        case '\\':
            escaped += "\\e";
            break;
        case '-':
            escaped += "\\-";
            break;
        case '"':
            escaped += "\\(dq";
            break;
        case '\'':
            escaped += "\\(aq";
            break;
        case '`':
            escaped += "\\(ga";
            break;
        case '^':
            escaped += "\\(ha";
            break;
        case '~':
            escaped += "\\(ti";
            break;
        default:
            escaped += sign;
        }
    return escaped.starts_with('.') ? "\\&" + escaped : escaped;
}

std::string bold(std::string_view text)
{
    return "\\fB" + plain(text) + "\\fR";
}

std::string italic(std::string_view text)
{
    return "\\fI" + plain(text) + "\\fR";
}

std::string heading(std::string_view title)
{
    return ".SH " + std::string(title) + "\n";
}

/// "rankscope-cli-eval(1)" with a bold name.
std::string reference(std::string_view page)
{
    const std::size_t section = page.find('(');
    return bold(page.substr(0, section)) + std::string(page.substr(section));
}

std::string_view withoutStop(std::string_view sentence)
{
    return sentence.ends_with('.') ? sentence.substr(0, sentence.size() - 1) : sentence;
}

std::vector<std::string_view> parted(std::string_view text, std::string_view between)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + between.size(), text.size()));
    }
    return parts;
}

/// Lines that begin with a space are not reflowed.
std::string paragraph(std::string_view text)
{
    const auto lines = parted(text, "\n");
    std::string page;
    bool isLiteral = false;
    for (const std::string_view line : lines) {
        if (line.starts_with(' ') != isLiteral) {
            isLiteral = !isLiteral;
            page += isLiteral ? ".nf\n" : ".fi\n";
        }
        page += plain(line) + "\n";
    }
    return page + (isLiteral ? ".fi\n" : "");
}

/// The description and its examples.
std::string described(const CommandHelp& command)
{
    std::string description;
    std::string examples;
    for (std::string_view text : parted(command.footer, "\n\n")) {
        const bool isExample = text.starts_with(examplesMark);
        if (isExample)
            text.remove_prefix(std::min(examplesMark.size() + 1, text.size()));
        std::string& section = isExample ? examples : description;
        section += (section.empty() ? "" : ".PP\n") + paragraph(text);
    }
    if (description.empty())
        description = plain(command.about) + "\n";
    return heading("DESCRIPTION") + description +
           (examples.empty() ? "" : heading("EXAMPLES") + examples);
}

std::string synopsis(const CommandHelp& command)
{
    std::string line = bold(command.name) + " [" + italic("OPTION") + "]...";
    for (const OptionHelp& option : command.options) {
        if (!option.names.empty())
            continue;
        const std::string name = italic(option.value) + (option.isRepeated ? "..." : "");
        line += option.isRequired ? " " + name : " [" + name + "]";
    }
    if (!command.commands.empty())
        line += " " + italic("COMMAND") + " ...";
    return heading("SYNOPSIS") + line + "\n";
}

std::string entry(const OptionHelp& option)
{
    std::string names = core::listText(option.names, bold);
    if (!option.value.empty())
        names += (names.empty() ? "" : " ") + italic(option.value);
    return ".TP\n" + names + "\n" + plain(option.about) + "\n";
}

std::string entries(const CommandHelp& command, std::string_view title, bool areArguments)
{
    std::string page;
    for (const OptionHelp& option : command.options)
        if (option.names.empty() == areArguments)
            page += entry(option);
    return page.empty() ? page : heading(title) + page;
}

std::string commands(const CommandHelp& command)
{
    std::string page;
    for (const CommandHelp& one : command.commands)
        page += ".TP\n" + reference(pageName(one) + "(1)") + "\n" + plain(one.about) + "\n";
    return page.empty() ? page : heading("COMMANDS") + page;
}

std::string seeAlso(const CommandHelp& command)
{
    std::string page;
    for (const std::string_view other : otherPages)
        if (other != pageName(command) + "(1)")
            page += (page.empty() ? "" : ",\n") + reference(other);
    return heading("\"SEE ALSO\"") + page + "\n";
}

}  // namespace

std::string pageName(const CommandHelp& command)
{
    std::string name = command.name;
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

std::string manPage(const CommandHelp& command, const std::string& version)
{
    const std::string name = pageName(command);
    std::string title = name;
    std::transform(title.begin(), title.end(), title.begin(),
                   [](unsigned char sign) { return static_cast<char>(std::toupper(sign)); });
    return ".TH " + plain(title) + " 1 \"\" \"Rankscope " + version + "\" \"Rankscope\"\n" +
           heading("NAME") + plain(name) + " \\- " + plain(withoutStop(command.about)) + "\n" +
           synopsis(command) + described(command) + commands(command) +
           entries(command, "ARGUMENTS", true) + entries(command, "OPTIONS", false) +
           seeAlso(command);
}

}  // namespace cli
