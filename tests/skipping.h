// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardPaths>
#include <QTest>

/// What a machine may lack. A test that needs it is skipped there, and says so by name.
namespace skipping {

inline bool isInstalled(const QString& program)
{
    return !QStandardPaths::findExecutable(program).isEmpty();
}

}  // namespace skipping

#define SKIP_WITHOUT(program, package)                                                             \
    if (!skipping::isInstalled(QStringLiteral(program)))                                           \
    QSKIP(program " is not installed (Debian's package " package ")")

/// Skips a function that ctest runs as a test of its own, as it needs what ./tests/run does not
/// install: see rankscope_later() in tests/CMakeLists.txt.
#define SKIP_UNTIL_LATER()                                                                         \
    if (qEnvironmentVariableIsSet("RANKSCOPE_LATER"))                                              \
    QSKIP("left to ./tests/run all")
