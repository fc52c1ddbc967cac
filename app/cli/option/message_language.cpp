// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/message_language.h"

#include "app/cli/option/language_option.h"

#include <clocale>

namespace cli {

namespace {

/// What Qt says of the machine's locale is nothing that was asked for.
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
    std::setlocale(LC_ALL, "C");  // Qt takes the desktop's, where 0.3 may be no number
    speakAsAsked({argv + 1, argv + argc});
}

}  // namespace cli
