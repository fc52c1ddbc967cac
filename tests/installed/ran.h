// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

/// What a program did.
struct Result {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs a program to its end. @param changed of the environment
inline Result ran(const QString& program, const QStringList& arguments,
                  const QMap<QString, QString>& changed = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [name, value] : changed.asKeyValueRange())
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString().toUtf8()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}
