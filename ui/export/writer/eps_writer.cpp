// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/eps_writer.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace ui {

std::optional<QByteArray> epsOf(const QByteArray& pdf)
{
    const QString converter = QStandardPaths::findExecutable(QStringLiteral("pdftops"));
    const QTemporaryDir folder;
    if (converter.isEmpty() || !folder.isValid())
        return std::nullopt;
    QFile page(folder.filePath(QStringLiteral("figure.pdf")));
    QFile eps(folder.filePath(QStringLiteral("figure.eps")));
    if (!page.open(QIODevice::WriteOnly) || page.write(pdf) != pdf.size() || !page.flush())
        return std::nullopt;
    QProcess process;
    process.start(converter,
                  {QStringLiteral("-eps"), QStringLiteral("-level3"), QStringLiteral("-q"),
                   page.fileName(), eps.fileName()});
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0 || !eps.open(QIODevice::ReadOnly))
        return std::nullopt;
    return eps.readAll();
}

}  // namespace ui
