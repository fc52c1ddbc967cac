#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

/// What a program printed, and how it ended.
struct Result {
    int status = -1;
    QString out;
    QString err;
};

inline Result finished(QProcess& process, const QByteArray& input = {})
{
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, QStringLiteral("did not end: ") + process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

inline Result run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(CLI), arguments);
    return finished(process, input);
}
