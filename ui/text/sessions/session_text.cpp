// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sessions/session_text.h"

#include "ui/text/language/wording.h"
#include "ui/text/sessions/embedded_session.h"
#include "ui/text/words/quoted_text.h"

#include <utility>

namespace ui {

namespace {

QByteArray bytesOf(const std::string& file)
{
    return QByteArray::fromRawData(file.data(), static_cast<qsizetype>(file.size()));
}

}  // namespace

bool isFigure(const std::string& beginning)
{
    return figureFormatIn(bytesOf(beginning)).has_value();
}

SessionText sessionText(std::string file, const std::string& path)
{
    if (!isFigure(file))
        return {std::move(file), {}, false};
    const QString name = fileInMessage(path);
    const auto carried = embeddedSession(bytesOf(file));
    if (!carried)
        return {{},
                Wording::tr("%1: this picture does not contain a Rankscope session. Open a figure "
                            "that was exported with its session.")
                    .arg(name),
                true};
    if (!carried->problem.isEmpty())
        //: A file's name and a sentence
        return {{}, Wording::tr("%1: %2").arg(name, carried->problem), true};
    return {carried->session.toStdString(), {}, true};
}

}  // namespace ui
