// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace cli {

/// The window's sentences in the language of `--lang`. English by default on every machine: output
/// that scripts read must not depend on the system language. Must outlive all messages.
class Sentences {
public:
    Sentences(int argc, char** argv);

private:
    int m_count = 1;  ///< hides Qt's own options
    char* m_arguments[2];
    QCoreApplication m_application;
};

}  // namespace cli
