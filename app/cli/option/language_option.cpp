// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/language_option.h"

#include "app/cli/option/choice.h"
#include "core/foundation/text/list_text.h"
#include "ui/text/language/language.h"

#include <algorithm>

namespace cli {

namespace {

constexpr std::string_view languageName = "--lang";

/// A value of `--lang` and the number of arguments it takes.
struct LanguageAt {
    std::string_view code;
    std::size_t length = 0;
};

LanguageAt languageAt(std::span<char* const> arguments, std::size_t place)
{
    const std::string_view word = arguments[place];
    if (word == languageName && place + 1 < arguments.size())
        return {arguments[place + 1], 2};
    if (word.starts_with("--lang="))
        return {word.substr(languageName.size() + 1), 1};
    return {};
}

/// The program's code for the language; empty if it is unavailable.
std::string spokenAs(std::string_view code)
{
    return ui::languageFor(QString::fromUtf8(code.data(), static_cast<int>(code.size())))
        .toStdString();
}

/// Looked up only once, because every command offers them.
const std::vector<std::string>& spokenCodes()
{
    static const std::vector<std::string> codes = [] {
        std::vector<std::string> found;
        for (const ui::Language& language : ui::languages())
            found.push_back(language.code.toStdString());
        return found;
    }();
    return codes;
}

}  // namespace

std::string_view commandOf(std::span<char* const> arguments)
{
    const bool isCompletion = !arguments.empty() && arguments.front() == completionMark;
    for (std::size_t place = isCompletion ? 1 : 0; place < arguments.size();)
        if (const std::size_t taken = languageAt(arguments, place).length; taken > 0)
            place += taken;
        else
            return arguments[place];
    return {};
}

void speakAsAsked(std::span<char* const> arguments)
{
    for (std::size_t place = 0; place < arguments.size(); ++place)
        if (const std::string code = spokenAs(languageAt(arguments, place).code); !code.empty())
            return ui::speak(QString::fromStdString(code));
}

std::string languageMistake(const std::string& language, std::span<const core::Lesson> lessons)
{
    std::vector<std::string> known = spokenCodes();
    for (const core::Lesson& lesson : lessons)
        for (const std::string& code : lesson.languages)
            if (std::find(known.begin(), known.end(), code) == known.end())
                known.push_back(code);
    const bool isKnown = !spokenAs(language).empty() ||
                         std::find(known.begin(), known.end(), language) != known.end();
    return isKnown ? std::string() : notAChoice(language, known);
}

void addLanguage(OptionSet command)
{
    if (command.has(std::string(languageName)))
        return;
    const auto check = [](const std::string& code) {
        if (const std::string mistake = languageMistake(code, {}); !mistake.empty())
            throw WrongValue{std::string(languageName), mistake};
    };
    command
        .take<std::string>(std::string(languageName), "CODE", check,
                           "Language of messages, never of machine-readable output: " +
                               core::listText(spokenCodes()) +
                               " (default: English, regardless of the system language).")
        .offers(spokenCodes());
}

void addLanguage(OptionSet command, std::string& language, std::string_view description)
{
    const auto adopt = [&language](const std::string& code) {
        const std::string spoken = spokenAs(code);
        language = spoken.empty() ? code : spoken;
    };
    command.take<std::string>(std::string(languageName), "CODE", adopt, description)
        .offers(spokenCodes());
}

}  // namespace cli
