#pragma once

#include <QCoreApplication>

namespace cli {

/// The sentences of the window, in English on every machine: what programs read of the command
/// line must not change with the desktop's language. Lives as long as anything is said.
class Sentences {
public:
    explicit Sentences(char* program);

private:
    int m_count = 1;  ///< Qt's own options are not ours
    char* m_arguments[2];
    QCoreApplication m_application;
};

}  // namespace cli
