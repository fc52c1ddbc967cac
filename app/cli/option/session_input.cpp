// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/session_input.h"

#include "app/cli/option/streams.h"
#include "core/foundation/file/text_source.h"
#include "ui/text/sessions/session_text.h"

#include <utility>

namespace cli {

std::variant<std::string, ExitStatus> readSessionText(const std::string& path,
                                                      const core::ExpansionLimit& limit)
{
    auto file = core::readText(path, nullptr, limit);
    if (!file)
        return refuse(file.error());
    ui::SessionText session = ui::sessionText(*std::move(file), path);
    if (session.problem.isEmpty())
        return std::move(session.text);
    warn(session.problem.toStdString());
    return InputRefused;
}

}  // namespace cli
