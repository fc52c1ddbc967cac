// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

/// Builds the locale de_DE, whose decimals follow a comma, in the folder: few machines have it.
/// @return what is to be set in the environment; empty where it cannot be built
inline QMap<QString, QString> germanLocale(const QTemporaryDir& folder)
{
    const QString name = QStringLiteral("de_DE.UTF-8");
    QProcess build;
    build.start(QStringLiteral("localedef"),
                {QStringLiteral("--no-archive"), QStringLiteral("-i"), QStringLiteral("de_DE"),
                 QStringLiteral("-f"), QStringLiteral("UTF-8"), folder.filePath(name)});
    if (!build.waitForFinished() || build.exitStatus() != QProcess::NormalExit ||
        build.exitCode() != 0)
        return {};
    return {{QStringLiteral("LOCPATH"), folder.path()}, {QStringLiteral("LC_ALL"), name}};
}
