// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/messages/sentence.h"

#include <cstddef>

namespace core {

namespace {

std::string inEnglish(const SentenceArgument& argument)
{
    if (argument.part == SentencePart::Sentence)
        return inEnglish(argument.sentence.front());
    std::string text = argument.text;
    for (const std::string& name : argument.names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

}  // namespace

std::string filled(std::string_view text, std::span<const std::string> arguments)
{
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto place = text[i] == '%' && i + 1 < text.size()
                               ? static_cast<std::size_t>(text[i + 1] - '1')
                               : arguments.size();
        if (place < arguments.size()) {
            all += arguments[place];
            ++i;
        } else {
            all += text[i];
        }
    }
    return all;
}

std::string inEnglish(const Sentence& sentence)
{
    std::vector<std::string> arguments;
    for (const SentenceArgument& argument : sentence.arguments)
        arguments.push_back(inEnglish(argument));
    return filled(sentence.text, arguments);
}

}  // namespace core
