// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// Escapes plain text for LaTeX: special characters are escaped; typographic characters, Greek
/// letters, subscripts and arrows become LaTeX commands that need no packages; line breaks become
/// spaces. Letters of other scripts stay UTF-8. The text is safe at the start of a table cell.
/// O(n).
std::string latexText(std::string_view text);

/// Makes a piece of LaTeX compile with pdflatex regardless of its letters: a letter that pdflatex
/// may not know is printed as "[U+4E2D]" if so, and as itself by every other program. A comment on
/// top lists these letters. Text without such letters is unchanged. O(n).
/// @param language of its words as in BCP 47, "zh-CN"; empty: English. Letters of a language that
/// pdflatex does not support stay as they are: see latexNeeds().
std::string guardedLatex(const std::string& latex, std::string_view language = {});

/// Comments, one per line, that list the program and packages that LaTeX in this language needs;
/// empty if pdflatex supports it.
std::string_view latexNeeds(std::string_view language);

/// Whether a language, as in BCP 47, is Chinese.
bool isChinese(std::string_view language);

/// Whether a character belongs to Chinese text, including full-width punctuation.
bool isChinese(char32_t code);

/// Converts a number in the C locale, such as "-0.12" or "1e-05", to LaTeX with a true minus sign
/// and a power of ten.
std::string latexNumber(std::string_view number);

}  // namespace core
