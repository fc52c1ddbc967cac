// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

/// A folder of small examples whose values are known by hand:
/// - `qrels`, `a.run` (bm25) and `b.run` (dense): two judged queries; A is right about the first, B
///   about both, so RR is 0.75 and 1;
/// - `s.csv`: the example of scikit-learn's roc_auc_score, whose AUC is 0.75.
class ExampleFolder {
public:
    ExampleFolder()
    {
        write(QStringLiteral("qrels"), "1 0 x 1\n1 0 y 0\n2 0 x 1\n2 0 y 0\n");
        write(QStringLiteral("a.run"),
              "1 Q0 x 1 2 bm25\n1 Q0 y 2 1 bm25\n2 Q0 y 1 2 bm25\n2 Q0 x 2 1 bm25\n");
        write(QStringLiteral("b.run"),
              "1 Q0 x 1 2 dense\n1 Q0 y 2 1 dense\n2 Q0 x 1 2 dense\n2 Q0 y 2 1 dense\n");
        write(QStringLiteral("s.csv"), "label,score\n0,0.1\n0,0.4\n1,0.35\n1,0.8\n");
    }

    QString path() const { return m_folder.path(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    /// Words of a command line; those that are files of the folder by their whole paths.
    QStringList pathsOf(const QString& words) const
    {
        QStringList paths;
        for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
            paths << (QFile::exists(path(word)) ? path(word) : word);
        return paths;
    }

private:
    QTemporaryDir m_folder;
};
