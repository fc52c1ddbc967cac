// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// The kind of an argument, which decides how it is translated.
enum class SentencePart : std::uint8_t {
    Quoted,    ///< verbatim from a file, or a number
    Names,     ///< a list of names, such as measures
    Headings,  ///< as headingsText() joins them
    Format,    ///< the name of a format
    Reason,    ///< an operating system message; the catalogue has the most common ones
    Sentence,  ///< from the same catalogue
};

struct SentenceArgument;

/// A message in English with its arguments. To translate it, look up `text` in a catalogue, then
/// replace %1, %2 and so on.
struct Sentence {
    std::string text;
    std::vector<SentenceArgument> arguments;
};

struct SentenceArgument {
    SentencePart part = SentencePart::Quoted;
    std::string text;
    std::vector<std::string> names = {};
    std::vector<Sentence> sentence = {};  ///< exactly one, for SentencePart::Sentence

    SentenceArgument(std::string quoted)
        : text(std::move(quoted))
    {}  // NOLINT: what is quoted is an argument
    SentenceArgument(SentencePart kind, std::string told)
        : part(kind)
        , text(std::move(told))
    {}
    SentenceArgument(std::vector<std::string> list)
        : part(SentencePart::Names)
        , names(std::move(list))
    {}  // NOLINT: so are names
    SentenceArgument(Sentence said)
        : part(SentencePart::Sentence)
        , sentence{std::move(said)}
    {}  // NOLINT: and a sentence in a sentence
};

/// Replaces %1 to %9 with the arguments, all at once: a %1 inside an argument stays.
std::string filled(std::string_view text, std::span<const std::string> arguments);

/// The sentence in English.
std::string inEnglish(const Sentence& sentence);

}  // namespace core
