// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/unread_text.h"

#include "ui/text/import/problem_text.h"
#include "ui/text/words/quoted_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct UnreadText {
    Q_DECLARE_TR_FUNCTIONS(ui::UnreadText)
};

QString sentence(const core::UnreadFile& file)
{
    if (file.why)
        return problemText(*file.why);
    //: A file, and why it was not read
    return UnreadText::tr("%1: %2").arg(fileInMessage(file.path), unreadReason(file));
}

}  // namespace

QString unreadReason(const core::UnreadFile& file)
{
    if (!file.why)
        return UnreadText::tr("waits for the files that are not there, as which run it is depends "
                              "on them");
    return problemReason(*file.why);
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
        lines << UnreadText::tr("The other files are open.");
    else
        lines << UnreadText::tr("What is there is open, and nothing of the session is lost. "
                                "“Locate…” in the Files panel says where the others are.");
    return lines.join(QLatin1Char('\n'));
}

}  // namespace ui
