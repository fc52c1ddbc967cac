// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace rankscope {
inline namespace v0 {

/// Unusable input. what() is `file:line: reason`, without the parts that are unknown.
class Error : public std::runtime_error {
public:
    /// @param reason a phrase that says what was found and what was expected
    explicit Error(const std::string& reason, std::string file = {}, std::size_t line = 0);

    /// The file, as the caller named it; empty if the input is not a file.
    const std::string& file() const noexcept { return m_file; }
    /// The line as an editor counts it, from 1; 0 if the error is not on one line.
    std::size_t line() const noexcept { return m_line; }
    /// What was found, and what was expected.
    const std::string& reason() const noexcept { return m_reason; }

private:
    std::string m_file;
    std::size_t m_line;
    std::string m_reason;
};

}  // namespace v0
}  // namespace rankscope
