// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/unread_text.h"

#include "ui/text/import/error_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/quoted_text.h"

#include <QStringList>

namespace ui {

namespace {

QString sentence(const core::UnreadFile& file)
{
    if (file.why)
        return errorText(*file.why);
    //: A file, and why it was not read
    return Wording::tr("%1: %2").arg(fileInMessage(file.path), unreadReason(file));
}

}  // namespace

QString unreadReason(const core::UnreadFile& file)
{
    if (!file.why)
        return Wording::tr("is not open yet: Rankscope needs the missing files to know which run "
                           "this file contains");
    return errorReason(*file.why);
}

QString unreadText(const core::UnreadFiles& unread)
{
    constexpr qsizetype mostNamed = 5;
    if (unread.files.empty())
        return {};
    QStringList lines;
    for (const core::UnreadFile& file : unread.files)
        lines << sentence(file);
    if (lines.size() > mostNamed)
        lines = lines.first(mostNamed) << QStringLiteral("…");
    if (unread.named.empty())
        lines << Wording::tr("The other files are open.");
    else
        lines << Wording::tr("The files that were found are open. To find the others, select "
                             "“Locate…” in the Files panel. Nothing in the session was lost.");
    return lines.join(QLatin1Char('\n'));
}

}  // namespace ui
