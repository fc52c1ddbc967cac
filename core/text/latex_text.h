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
std::string guardedLatex(const std::string& latex);

/// A number in the C locale, such as "-0.12" or "1e-05", with a true minus sign and a power of ten.
std::string latexNumber(std::string_view number);

}  // namespace core
