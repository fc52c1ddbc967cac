// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace rankscope {
inline namespace v0 {

/// Input that cannot be used. what() is `file:line: reason`, as much of it as there is.
class Error : public std::runtime_error {
public:
    /// @param reason a phrase: what was found, and what was expected
    explicit Error(const std::string& reason, std::string file = {}, std::size_t line = 0);

    /// The file as it was named; empty where the input is no file.
    const std::string& file() const noexcept { return m_file; }
    /// As an editor counts, from 1; 0 where no single line is meant.
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
