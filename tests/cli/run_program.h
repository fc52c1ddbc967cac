// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

/// What a program printed, and how it ended.
struct Result {
    int status = -1;
    QString out;
    QString err;
};

/// What a program wrote, byte for byte.
struct RawResult {
    int status = -1;
    QByteArray out;
    QString err;
};

inline RawResult finishedRaw(QProcess& process, const QByteArray& input = {})
{
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, QStringLiteral("did not end: ") + process.errorString()};
    return {process.exitCode(), process.readAllStandardOutput(),
            QString::fromUtf8(process.readAllStandardError())};
}

inline Result finished(QProcess& process, const QByteArray& input = {})
{
    const RawResult result = finishedRaw(process, input);
    return {result.status, QString::fromUtf8(result.out), result.err};
}

inline Result run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(CLI), arguments);
    return finished(process, input);
}

/// Runs as in a shell without a display, with some of its environment changed.
inline RawResult runWithoutDisplay(const QStringList& arguments, const QByteArray& input = {},
                                   const QMap<QString, QString>& changed = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(display));
    for (const auto& [name, value] : changed.asKeyValueRange())
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CLI), arguments);
    return finishedRaw(process, input);
}
