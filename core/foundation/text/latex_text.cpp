// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/latex_text.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>
#include <utility>

namespace core {

namespace {

using Command = std::pair<std::string_view, std::string_view>;

constexpr std::array<Command, 19> specials{{
    {"\\", "\\textbackslash{}"},
    {"{", "\\{"},
    {"}", "\\}"},
    {"$", "\\$"},
    {"&", "\\&"},
    {"%", "\\%"},
    {"#", "\\#"},
    {"_", "\\_"},
    {"^", "\\textasciicircum{}"},
    {"~", "\\textasciitilde{}"},
    {"<", "$<$"},
    {">", "$>$"},
    {"|", "$|$"},
    {"\"", "\\symbol{34}"},
    {"[", "{[}"},
    {"]", "{]}"},
    {"\n", " "},
    {"\r", " "},
    {"\t", " "},
}};

constexpr std::array<Command, 74> signs{{
    {"\u00a0", "~"},
    {"\u2009", "\\,"},
    {"\u202f", "\\,"},
    {"\u2010", "-"},
    {"\u2011", "-"},
    {"\u2013", "--"},
    {"\u2014", "---"},
    {"\u2018", "`"},
    {"\u2019", "'"},
    {"\u201c", "``"},
    {"\u201d", "''"},
    {"\u201e", ",,"},
    {"\u2026", "\\dots{}"},
    {"\u2212", "$-$"},
    {"\u00b1", "$\\pm$"},
    {"\u00d7", "$\\times$"},
    {"\u00b7", "$\\cdot$"},
    {"\u00f7", "$\\div$"},
    {"\u00b0", "$^{\\circ}$"},
    {"\u00ac", "$\\neg$"},
    {"\u2190", "$\\leftarrow$"},
    {"\u2191", "$\\uparrow$"},
    {"\u2192", "$\\rightarrow$"},
    {"\u2193", "$\\downarrow$"},
    {"\u2194", "$\\leftrightarrow$"},
    {"\u21d2", "$\\Rightarrow$"},
    {"\u2208", "$\\in$"},
    {"\u220f", "$\\prod$"},
    {"\u2211", "$\\sum$"},
    {"\u221a", "$\\surd$"},
    {"\u221e", "$\\infty$"},
    {"\u2229", "$\\cap$"},
    {"\u222a", "$\\cup$"},
    {"\u2248", "$\\approx$"},
    {"\u2260", "$\\neq$"},
    {"\u2264", "$\\leq$"},
    {"\u2265", "$\\geq$"},
    {"\u226a", "$\\ll$"},
    {"\u226b", "$\\gg$"},
    {"\u2309", "$\\rceil$"},
    {"\u2308", "$\\lceil$"},
    {"\u230a", "$\\lfloor$"},
    {"\u230b", "$\\rfloor$"},
    {"\u25b2", "$\\bigtriangleup$"},
    {"\u25b3", "$\\bigtriangleup$"},
    {"\u25bc", "$\\bigtriangledown$"},
    {"\u25bd", "$\\bigtriangledown$"},
    {"\u25b6", "$\\triangleright$"},
    {"\u25b8", "$\\triangleright$"},
    {"\u25c0", "$\\triangleleft$"},
    {"\u25cb", "$\\circ$"},
    {"\u25cf", "$\\bullet$"},
    {"\u2022", "$\\bullet$"},
    {"\u2605", "$\\star$"},
    {"\u2606", "$\\star$"},
    {"\u2713", "$\\surd$"},
    {"\u2714", "$\\surd$"},
    {"\u2715", "$\\times$"},
    {"\u2717", "$\\times$"},
    {"\u2718", "$\\times$"},
    {"\uff1d", "$=$"},
    {"\u2032", "$'$"},
    {"\u2016", "$\\|$"},
    {"\u00b2", "$^{2}$"},
    {"\u00b3", "$^{3}$"},
    {"\u00b9", "$^{1}$"},
    {"\u207a", "$^{+}$"},
    {"\u207b", "$^{-}$"},
    {"\u207f", "$^{n}$"},
    {"\u208a", "$_{+}$"},
    {"\u208b", "$_{-}$"},

    {"\u1d62", "$_{i}$"},
    {"\u2c7c", "$_{j}$"},
    {"\u00bd", "$\\frac{1}{2}$"},
}};

/// From alpha, U+03B1; the final sigma has its variant's name.
constexpr std::array<std::string_view, 25> smallGreek{
    "alpha", "beta",   "gamma",   "delta",  "varepsilon", "zeta", "eta",  "theta", "iota",
    "kappa", "lambda", "mu",      "nu",     "xi",         "",     "pi",   "rho",   "varsigma",
    "sigma", "tau",    "upsilon", "varphi", "chi",        "psi",  "omega"};

/// The capitals that do not look like Latin letters, from Gamma, U+0393.
constexpr std::array<Command, 10> capitalGreek{{
    {"\u0393", "Gamma"},
    {"\u0394", "Delta"},
    {"\u0398", "Theta"},
    {"\u039b", "Lambda"},
    {"\u039e", "Xi"},
    {"\u03a0", "Pi"},
    {"\u03a3", "Sigma"},
    {"\u03a6", "Phi"},
    {"\u03a8", "Psi"},
    {"\u03a9", "Omega"},
}};

/// Subscript letters from U+2090; the fifth is the schwa, which mathematics does not use.
constexpr std::string_view lowLetters = "aeoxehklmnpst";

template <std::size_t size>
std::string_view found(const std::array<Command, size>& commands, std::string_view character)
{
    const auto* const at = std::ranges::find(commands, character, &Command::first);
    return at == commands.end() ? std::string_view() : at->second;
}

std::string mathematics(std::string_view command)
{
    return "$\\" + std::string(command) + '$';
}

/// Letters and digits beyond the tables: Greek, subscripts and superscripts.
std::string computed(std::string_view character)
{
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(character[at]); };
    if (character.size() == 2) {
        const unsigned code = (byte(0) & 0x1fu) << 6 | (byte(1) & 0x3fu);
        if (code == 0x3bf)
            return "o";
        if (code == 0xb5)
            return "$\\mu$";
        if (code >= 0x3b1 && code < 0x3b1 + smallGreek.size())
            return mathematics(smallGreek[code - 0x3b1]);
        if (const std::string_view name = found(capitalGreek, character); !name.empty())
            return mathematics(name);
    }
    if (character.size() == 3) {
        const unsigned code = (byte(0) & 0xfu) << 12 | (byte(1) & 0x3fu) << 6 | (byte(2) & 0x3fu);
        if (code == 0x2070 || (code >= 0x2074 && code <= 0x2079))
            return "$^{" + std::to_string(code - 0x2070) + "}$";
        if (code >= 0x2090 && code < 0x2090 + lowLetters.size())
            return std::string("$_{") + lowLetters[code - 0x2090] + "}$";
        if (code >= 0x2080 && code <= 0x2089)
            return "$_{" + std::to_string(code - 0x2080) + "}$";
    }
    return std::string(character);
}

/// From here on, T1, which pdflatex supports, lacks some letters.
constexpr char32_t firstStrange = 0x180;

constexpr auto letterCommand =
    "\\providecommand{\\rankscopeletter}[2]{\\ifdefined\\Umathcode#1\\else"
    "\\ifcsname u8:\\detokenize{#1}\\endcsname#1\\else#2\\fi\\fi}\n";

/// @param character complete, in UTF-8
char32_t codeOf(std::string_view character)
{
    constexpr std::array<unsigned char, 5> leads{0, 0x7f, 0x1f, 0x0f, 0x07};
    char32_t code = static_cast<unsigned char>(character[0]) & leads[character.size()];
    for (const char byte : character.substr(1))
        code = code << 6 | (static_cast<unsigned char>(byte) & 0x3fu);
    return code;
}

std::string codeName(char32_t code)
{
    std::array<char, 12> text{};
    std::snprintf(text.data(), text.size(), "U+%04X", static_cast<unsigned>(code));
    return text.data();
}

bool isWithin(char32_t code, char32_t first, char32_t last)
{
    return code >= first && code <= last;
}

/// Orders, joins or varies adjacent characters.
bool isInvisible(char32_t code)
{
    return isWithin(code, 0x200b, 0x200f) || isWithin(code, 0x2028, 0x202e) ||
           isWithin(code, 0x2060, 0x206f) || isWithin(code, 0xfe00, 0xfe0f) || code == 0xfeff;
}

/// The number of bytes of the first character.
std::size_t leadingBytes(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80)
        ++length;
    return length;
}

}  // namespace

std::string latexText(std::string_view text)
{
    std::string result;
    result.reserve(text.size() + text.size() / 8);
    // After a line end, a star would become part of the command that ends the line.
    if (text.starts_with('*')) {
        result = "{*}";
        text.remove_prefix(1);
    }
    bool followsHyphen = false;
    while (!text.empty()) {
        const std::string_view character = text.substr(0, leadingBytes(text));
        text.remove_prefix(character.size());
        if (character == "-" && followsHyphen)
            result += "{}";
        followsHyphen = character == "-";
        if (character.size() == 1) {
            const std::string_view command = found(specials, character);
            const bool isControl = static_cast<unsigned char>(character[0]) < 0x20;
            if (!command.empty())
                result += command;
            else if (!isControl)
                result += character;
            continue;
        }
        const std::string_view command = found(signs, character);
        result += command.empty() ? computed(character) : std::string(command);
    }
    return result;
}

bool isChinese(std::string_view language)
{
    return language == "zh" || language.starts_with("zh-");
}

bool isChinese(char32_t code)
{
    return isWithin(code, 0x2e80, 0x9fff) || isWithin(code, 0xf900, 0xfaff) ||
           isWithin(code, 0xfe30, 0xfe4f) || isWithin(code, 0xff00, 0xffef) ||
           isWithin(code, 0x20000, 0x323af);
}

std::string_view latexNeeds(std::string_view language)
{
    return isChinese(language) ? "% !TeX program = xelatex\n% needs \\usepackage{xeCJK}, or "
                                 "\\usepackage{fontspec}\\setmainfont{Noto Sans CJK SC}"
                                 "\\XeTeXlinebreaklocale \"zh\"\\XeTeXlinebreakskip=0pt plus 1pt\n"
                               : "";
}

std::string guardedLatex(const std::string& latex, std::string_view language)
{
    constexpr unsigned char firstStrangeByte = 0xc6;
    if (std::ranges::none_of(
            latex, [](char byte) { return static_cast<unsigned char>(byte) >= firstStrangeByte; }))
        return latex;
    std::string guarded;
    std::set<std::string> strange;
    for (std::string_view rest = latex; !rest.empty();) {
        const std::string character(rest.substr(0, leadingBytes(rest)));
        rest.remove_prefix(character.size());
        const char32_t code = codeOf(character);
        if (code < firstStrange || (isChinese(language) && isChinese(code))) {
            guarded += character;
            continue;
        }
        const bool isSeen = !isInvisible(code);
        if (isSeen)
            strange.insert(character);
        guarded += "\\rankscopeletter{" + character + "}{" +
                   (isSeen ? "[" + codeName(code) + "]" : std::string()) + "}";
    }
    if (guarded == latex)
        return latex;
    std::string head;
    for (const std::string& character : strange)
        head += ' ' + codeName(codeOf(character));
    if (!head.empty())
        head =
            "% pdflatex prints these letters as numbers; lualatex and xelatex need a font that has "
            "them:" +
            head + ".\n";
    return head + letterCommand + guarded;
}

std::string latexNumber(std::string_view number)
{
    if (number == "inf" || number == "+inf")
        return "$\\infty$";
    if (number == "-inf")
        return "$-\\infty$";
    const std::size_t exponent = number.find_first_of("eE");
    if (exponent == std::string_view::npos) {
        const bool isPlain = !number.starts_with('-') && !number.starts_with('+');
        return isPlain ? std::string(number) : '$' + std::string(number) + '$';
    }
    std::string_view power = number.substr(exponent + 1);
    const bool isBelowOne = power.starts_with('-');
    if (isBelowOne || power.starts_with('+'))
        power.remove_prefix(1);
    while (power.size() > 1 && power.front() == '0')
        power.remove_prefix(1);
    return '$' + std::string(number.substr(0, exponent)) + " \\times 10^{" +
           (isBelowOne ? "-" : "") + std::string(power) + "}$";
}

}  // namespace core
