// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

/// Builds a locale in the folder: few machines have others than their own.
/// @param language de_DE, whose decimals follow a comma, or tr_TR, whose letters join otherwise
/// @return what is to be set in the environment; empty where it cannot be built
inline QMap<QString, QString> builtLocale(const QTemporaryDir& folder, const QString& language)
{
    const QString name = language + QStringLiteral(".UTF-8");
    QProcess build;
    build.start(QStringLiteral("localedef"),
                {QStringLiteral("--no-archive"), QStringLiteral("-i"), language,
                 QStringLiteral("-f"), QStringLiteral("UTF-8"), folder.filePath(name)});
    if (!build.waitForFinished() || build.exitStatus() != QProcess::NormalExit ||
        build.exitCode() != 0)
        return {};
    return {{QStringLiteral("LOCPATH"), folder.path()}, {QStringLiteral("LC_ALL"), name}};
}
