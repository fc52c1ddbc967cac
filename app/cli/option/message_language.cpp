// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/message_language.h"

#include "app/cli/option/language_option.h"

#include <clocale>

namespace cli {

namespace {

/// Suppresses Qt's messages about the locale.
char* withoutTalk(char* program)
{
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    return program;
}

}  // namespace

Sentences::Sentences(int argc, char** argv)
    : m_arguments{withoutTalk(argv[0]), nullptr}
    , m_application(m_count, m_arguments)
{
    qInstallMessageHandler(nullptr);
    std::setlocale(LC_ALL, "C");  // Qt sets the system's, where 0.3 may not be a number
    speakAsAsked({argv + 1, argv + argc});
}

}  // namespace cli
