// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// Plain text as LaTeX shows it: its special characters escaped, typographic signs, Greek letters,
/// subscripts and arrows as commands of LaTeX without packages, line breaks as blanks. Letters of
/// other scripts stay UTF-8. The text is safe at the start of a table cell. O(n).
std::string latexText(std::string_view text);

/// A piece of LaTeX that compiles with pdflatex whatever letters it holds: one that pdflatex may
/// not know is printed as "[U+4E2D]" where it does not, and as itself by every other program. A
/// comment on top says which these are. Text without such letters stays as it is. O(n).
/// @param language of its words as in BCP 47, "zh-CN"; empty: English. The letters of a language
/// that pdflatex does not have stay as they are: see latexNeeds().
std::string guardedLatex(const std::string& latex, std::string_view language = {});

/// Comments that say which program and packages a piece of LaTeX in that language needs, a line
/// each; empty for those that pdflatex has.
std::string_view latexNeeds(std::string_view language);

/// Whether a language, as in BCP 47, is Chinese.
bool isChinese(std::string_view language);

/// Whether a character is one of Chinese text, its full-width marks among them.
bool isChinese(char32_t code);

/// A number in the C locale, such as "-0.12" or "1e-05", with a true minus sign and a power of ten.
std::string latexNumber(std::string_view number);

}  // namespace core
