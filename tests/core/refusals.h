// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <QTest>

#include <cstddef>
#include <string>

/// Rows of texts that a reader refuses, and what it says of them.
namespace refusals {

/// @return what adds a row: of a text, why it is refused, and what is found there
inline auto rows()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<core::ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    return [](const char* name, const std::string& text, core::ErrorCode problem,
              const std::string& found) { QTest::newRow(name) << text << problem << found; };
}

/// The same with the line before the reason.
inline auto rowsOfLines()
{
    QTest::addColumn<std::size_t>("line");
    rows();
    return
        [](const char* name, const std::string& text, std::size_t line, core::ErrorCode problem,
           const std::string& found) { QTest::newRow(name) << line << text << problem << found; };
}

inline void compare(const core::ParseError& error)
{
    QFETCH(const core::ErrorCode, problem);
    QFETCH(const std::string, found);
    QCOMPARE(error.problem, problem);
    QCOMPARE(error.found, found);
}

inline void compareOfLine(const core::ParseError& error)
{
    QFETCH(const std::size_t, line);
    QCOMPARE(error.line, line);
    compare(error);
}

}  // namespace refusals
