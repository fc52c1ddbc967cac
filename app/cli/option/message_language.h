// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace cli {

/// The sentences of the window, in the language of `--lang`, in English without it on every
/// machine: what scripts read of the command line must not change with the desktop's language.
/// Lives as long as anything is said.
class Sentences {
public:
    Sentences(int argc, char** argv);

private:
    int m_count = 1;  ///< Qt's own options are not ours
    char* m_arguments[2];
    QCoreApplication m_application;
};

}  // namespace cli
