// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sessions/session_text.h"

#include "ui/text/sessions/carried_session.h"
#include "ui/text/words/quoted_text.h"

#include <QCoreApplication>

#include <utility>

namespace ui {

namespace {

struct SessionTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::SessionText)
};

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
    const auto carried = carriedSession(bytesOf(file));
    if (!carried)
        return {{},
                SessionTextWords::tr("%1: this picture carries no session of Rankscope, so there "
                                     "is nothing in it to open.")
                    .arg(name),
                true};
    if (!carried->problem.isEmpty())
        //: A file's name and a sentence
        return {{}, SessionTextWords::tr("%1: %2").arg(name, carried->problem), true};
    return {carried->session.toStdString(), {}, true};
}

}  // namespace ui
