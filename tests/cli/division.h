// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/cli/content_of.h"
#include "tests/cli/run_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

/// The files of a division's parts that end so, in order.
inline QStringList partsIn(const QString& folder, const QString& ending)
{
    const QDir all(folder);
    QStringList files;
    for (const QString& name : all.entryList({"part-*" + ending}, QDir::Files, QDir::Name))
        files << all.filePath(name);
    return files;
}

/// Does all parts of what was divided, the last one first.
inline void workOn(const Result& divided, int parts)
{
    QVERIFY2(divided.status == 0, qPrintable(divided.err));
    QStringList manifests = divided.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(manifests.size(), parts);
    std::reverse(manifests.begin(), manifests.end());
    for (const QString& manifest : manifests) {
        const Result done = run({"worker", manifest});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QCOMPARE(done.out + done.err, QString());
    }
}
