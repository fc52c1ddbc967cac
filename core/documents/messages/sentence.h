// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// What goes into a sentence, and so how another language has it.
enum class SentencePart : std::uint8_t {
    Quoted,    ///< as it stands in a file, or a number
    Names,     ///< of measures and the like, a list
    Headings,  ///< as headingsText() joins them
    Format,    ///< the name of a format
    Reason,    ///< what the system says; the catalogue has what it says most often
    Sentence,  ///< said in the same catalogue
};

struct SentenceArgument;

/// What is to be said, in English: what says it in another language looks up `text` in a catalogue,
/// and puts the arguments in the places of %1, %2 and so on.
struct Sentence {
    std::string text;
    std::vector<SentenceArgument> arguments;
};

struct SentenceArgument {
    SentencePart part = SentencePart::Quoted;
    std::string text;
    std::vector<std::string> names = {};
    std::vector<Sentence> sentence = {};  ///< one, of that part

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

/// A text with arguments in its places %1 to %9, all at once: what they hold is no place.
std::string filled(std::string_view text, std::span<const std::string> arguments);

/// The sentence in English.
std::string inEnglish(const Sentence& sentence);

}  // namespace core
