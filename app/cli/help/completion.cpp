// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help/completion.h"

#include "core/foundation/file/beginning.h"
#include "core/foundation/tabular/delimited_table.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/catalogue/listed_measures.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

namespace cli {

namespace {

struct Candidate {
    std::string word;
    std::string about = {};
};
using Candidates = std::vector<Candidate>;

/// The parsed line before the word being typed.
struct Line {
    const CommandHelp* command;
    const OptionHelp* option = nullptr;  ///< the option whose value is being typed
    std::vector<std::string> arguments = {};
};

bool isOption(std::string_view word)
{
    return word.size() > 1 && word.starts_with('-');
}

const OptionHelp* optionNamed(const CommandHelp& command, std::string_view name)
{
    const auto& options = command.options;
    const auto found = std::find_if(options.begin(), options.end(), [name](const auto& option) {
        return std::find(option.names.begin(), option.names.end(), name) != option.names.end();
    });
    return found == options.end() ? nullptr : &*found;
}

/// The option of "-mnDCG", whose value follows its letter; null for another word.
const OptionHelp* shortOptionIn(const CommandHelp& command, std::string_view word)
{
    if (!isOption(word) || word.size() < 3 || word[1] == '-')
        return nullptr;
    const OptionHelp* option = optionNamed(command, word.substr(0, 2));
    return option && !option->value.empty() ? option : nullptr;
}

Line lineOf(const CommandHelp& program, std::span<const std::string> words)
{
    Line line{&program};
    for (const std::string& word : words) {
        if (line.option) {
            line.option = nullptr;
            continue;
        }
        if (isOption(word)) {
            const OptionHelp* option = optionNamed(*line.command, word);
            line.option = option && !option->value.empty() ? option : nullptr;
            continue;
        }
        const auto& commands = line.command->commands;
        const auto command = std::find_if(commands.begin(), commands.end(), [&](const auto& one) {
            return one.name == line.command->name + " " + word;
        });
        if (command != commands.end())
            line.command = &*command;
        else
            line.arguments.push_back(word);
    }
    return line;
}

/// All forms of a measure, too many to offer before its name is typed.
Candidates formsOf(const ui::ListedMeasure& listed)
{
    const std::string name = listed.name.toStdString();
    Candidates forms{{name + "@10", listed.title.toStdString()}};
    for (const ui::ListedParameter& parameter : listed.parameters) {
        const std::string form = name + "(" + parameter.name.toStdString() + "=";
        for (const auto& value : parameter.values)
            forms.push_back({form + value.text.toStdString() + ")", value.meaning.toStdString()});
        if (parameter.values.empty())
            forms.push_back({form, parameter.label.toStdString()});
    }
    return forms;
}

Candidates measures(const Line& /*line*/, std::string_view typed)
{
    Candidates all;
    for (const ui::ListedMeasure& listed : ui::listedMeasures()) {
        all.push_back({listed.name.toStdString(), listed.title.toStdString()});
        if (typed.substr(0, typed.find_first_of("(@")) == all.back().word) {
            Candidates forms = formsOf(listed);
            all.insert(all.end(), forms.begin(), forms.end());
        }
    }
    return all;
}

Candidates columns(const Line& line, std::string_view /*typed*/)
{
    constexpr std::size_t enough = std::size_t{1} << 16;
    for (const std::string& path : line.arguments) {
        std::error_code none;
        if (!std::filesystem::is_regular_file(path, none))
            continue;
        const auto text = core::readBeginning(path, enough);
        const auto table =
            text ? core::previewTable(*text, path) : core::Parsed<core::TablePreview>(text.error());
        if (!table)
            continue;
        Candidates found;
        for (const core::TableColumn& column : table->columns)
            if (!column.name.empty())
                found.push_back({column.name});
        return found;
    }
    return {};
}

Candidates lessons(const Line& /*line*/, std::string_view /*typed*/)
{
    Candidates all;
    for (const core::Lesson& lesson : ui::shippedLessons())
        all.push_back({lesson.id, ui::anyOf(lesson.title)});
    return all;
}

Candidates nothing(const Line& /*line*/, std::string_view /*typed*/)
{
    return {};
}

/// A kind of value, identified by its name in the help.
struct Kind {
    std::string_view value;
    Candidates (*candidates)(const Line& line, std::string_view typed);
    bool isFile = false;
    char between = '\0';  ///< separator of several in a word
};

constexpr std::array<Kind, 19> kinds{{
    {"DEF", measures},
    {"MEASURE", measures},
    {"MEASURE,…", measures, false, ','},
    {"X,Y", measures, false, ','},
    {"FORMATS", nothing, false, ','},
    {"CHART", nothing, false, '+'},
    {"WORD", measures},
    {"INPUT", measures, true},
    {"C", columns},
    {"MODEL", columns},
    {"LESSON", lessons, true},
    {"ANSWERS", nothing, true},
    {"DIR", nothing, true},
    {"FILE", nothing, true},
    {"KEY", nothing, true},
    {"MANIFEST", nothing, true},
    {"PART", nothing, true},
    {"QRELS", nothing, true},
    {"RUN", nothing, true},
}};

/// Offers the candidates that begin with the typed word.
class Offer {
public:
    explicit Offer(std::string_view typed)
        : m_typed(typed)
    {}

    /// @param before part of the typed word before the candidates
    void add(const Candidates& candidates, std::string_view before = {})
    {
        for (const auto& [word, about] : candidates) {
            const std::string whole = std::string(before) + word;
            if (whole.starts_with(m_typed))
                m_text += whole + (about.empty() ? "" : "\t" + about) + "\n";
        }
    }
    void addFiles() { m_text += "/\n"; }
    std::string take() { return std::move(m_text); }

private:
    std::string_view m_typed;
    std::string m_text;
};

/// @param typed begins with `before`
/// @param before the option's name, if in the same word
void addValues(Offer& offer, const OptionHelp& option, const Line& line, std::string_view typed,
               std::string_view before = {})
{
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&option](const Kind& one) {
        return one.value == option.value;
    });
    const bool isKnown = kind != kinds.end();
    std::string first(before);
    std::string_view last = typed.substr(before.size());
    if (isKnown && kind->between != '\0') {
        const std::size_t typedBefore = last.rfind(kind->between) + 1;
        first += last.substr(0, typedBefore);
        last.remove_prefix(typedBefore);
    }
    if (!option.words.empty()) {
        Candidates words;
        for (const std::string& word : option.words)
            words.push_back({word});
        return offer.add(words, first);
    }
    if (!isKnown)
        return;
    offer.add(kind->candidates(line, last), first);
    if (kind->isFile)
        offer.addFiles();
}

void addOptions(Offer& offer, const CommandHelp& command)
{
    Candidates options;
    for (const OptionHelp& option : command.options)
        for (const std::string& name : option.names)
            options.push_back({name, option.about});
    offer.add(options);
}

void addCommandsAndArguments(Offer& offer, const Line& line, std::string_view typed)
{
    Candidates commands;
    for (const CommandHelp& command : line.command->commands)
        commands.push_back({command.name.substr(line.command->name.size() + 1), command.about});
    offer.add(commands);
    std::vector<const OptionHelp*> arguments;
    for (const OptionHelp& option : line.command->options)
        if (option.names.empty())
            arguments.push_back(&option);
    if (!arguments.empty()) {
        const std::size_t place = std::min(line.arguments.size(), arguments.size() - 1);
        addValues(offer, *arguments[place], line, typed);
    }
}

}  // namespace

std::string completions(const CommandHelp& program, std::span<const std::string> words)
{
    if (words.empty())
        return {};
    const std::string& typed = words.back();
    const Line line = lineOf(program, words.first(words.size() - 1));
    Offer offer(typed);
    const std::size_t sign = typed.find('=');
    if (line.option) {
        addValues(offer, *line.option, line, typed);
    } else if (isOption(typed) && sign != std::string::npos) {
        if (const OptionHelp* option = optionNamed(*line.command, typed.substr(0, sign)))
            addValues(offer, *option, line, typed, std::string_view(typed).substr(0, sign + 1));
    } else if (const OptionHelp* option = shortOptionIn(*line.command, typed)) {
        addValues(offer, *option, line, typed, std::string_view(typed).substr(0, 2));
    } else if (typed.starts_with('-')) {
        addOptions(offer, *line.command);
    } else {
        addCommandsAndArguments(offer, line, typed);
    }
    return offer.take();
}

}  // namespace cli
