// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/handbook.h"

#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace ui {

QString openHandbook(const QString& page)
{
    const QDir programs(QCoreApplication::applicationDirPath());
    const QString name = QLatin1Char('/') + page + QStringLiteral(".html");
    const QString handbook = QDir::cleanPath(programs.filePath(QStringLiteral(RANKSCOPE_HANDBOOK)));
    const QString translated = handbook + QLatin1Char('/') + spokenLanguage() + name;
    const QString path = QFileInfo::exists(translated) ? translated : handbook + name;
    if (!QFileInfo::exists(path))
        return Wording::tr("The handbook is not installed: %1 was not found.")
            .arg(QDir::toNativeSeparators(path));
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        return Wording::tr("No program is set to open the handbook. You can find it at %1.")
            .arg(QDir::toNativeSeparators(path));
    return {};
}

}  // namespace ui
