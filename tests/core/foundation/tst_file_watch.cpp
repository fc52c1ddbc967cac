// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/file_watch.h"

#include <QDir>
#include <QFile>
#include <QFileDevice>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <memory>

namespace tst_file_watch {

using namespace Qt::StringLiterals;

class TestFileWatch : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder = std::make_unique<QTemporaryDir>();
        put(u"a.run"_s, "1");
        put(u"b.run"_s, "2");
    }

    void whatStandsStillHasNotChanged()
    {
        core::FileWatch watch(look());
        for (int i = 0; i < 10; ++i)
            watch.look(look());
        QVERIFY(watch.changed().empty());
        QVERIFY(!watch.isMoving());
    }
    void aChangeCountsWhenTwoLooksAgree()
    {
        core::FileWatch watch(look());
        put(u"a.run"_s, "12");
        watch.look(look());
        QVERIFY2(watch.changed().empty(), "it may be being written");
        QVERIFY(watch.isMoving());
        put(u"a.run"_s, "123");
        watch.look(look());
        QVERIFY2(watch.changed().empty(), "it is being written");
        watch.look(look());
        QCOMPARE(changed(watch), u"a.run"_s);
        QVERIFY(!watch.isMoving());
        watch.take();
        QCOMPARE(changed(watch), QString());
        watch.look(look());
        QCOMPARE(changed(watch), QString());
    }
    void oneThatIsWrittenHoldsTheOthersBack()
    {
        core::FileWatch watch(look());
        put(u"a.run"_s, "12");
        watch.look(look());
        put(u"b.run"_s, "23");
        watch.look(look());
        QCOMPARE(changed(watch), QString());
        watch.look(look());
        QCOMPARE(changed(watch), u"a.run b.run"_s);
    }
    void aFileThatIsGoneIsWaitedFor()
    {
        core::FileWatch watch(look());
        QVERIFY(QFile::remove(path(u"a.run"_s)));
        for (int i = 0; i < 7; ++i) {
            watch.look(look());
            QCOMPARE(changed(watch), QString());
        }
        put(u"a.run"_s, "12");
        watch.look(look());
        watch.look(look());
        QCOMPARE(changed(watch), u"a.run"_s);
        QVERIFY(!watch.isGone(path(u"a.run"_s).toStdString()));
    }
    void butNotForEver()
    {
        core::FileWatch watch(look());
        QVERIFY(QFile::remove(path(u"a.run"_s)));
        for (int i = 0; i < 8; ++i)
            watch.look(look());
        QCOMPARE(changed(watch), u"a.run"_s);
        QVERIFY(watch.isGone(path(u"a.run"_s).toStdString()));
        watch.take();
        put(u"a.run"_s, "1");
        watch.look(look());
        watch.look(look());
        QCOMPARE(changed(watch), u"a.run"_s);
    }
    void whatEndsAsItWasHasNotChanged()
    {
        core::FileWatch watch(look());
        QVERIFY(QFile::rename(path(u"a.run"_s), path(u"moved"_s)));
        watch.look(look());
        QVERIFY(watch.isMoving());
        QVERIFY(QFile::rename(path(u"moved"_s), path(u"a.run"_s)));
        watch.look(look());
        watch.look(look());
        QCOMPARE(changed(watch), QString());
    }

    void everyWayToChangeAFile_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way :
             {"appended", "shortened", "emptied", "replaced", "touched", "linked"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void everyWayToChangeAFile()
    {
        QFETCH(const QString, way);
        put(u"a.run"_s, "1234");
        core::FileWatch watch(look());
        if (way == u"appended") {
            QFile file(path(u"a.run"_s));
            QVERIFY(file.open(QIODevice::Append) && file.write("5") == 1);
        } else if (way == u"shortened") {
            QVERIFY(QFile::resize(path(u"a.run"_s), 2));
        } else if (way == u"emptied") {
            QVERIFY(QFile::resize(path(u"a.run"_s), 0));
        } else if (way == u"replaced") {
            put(u"new"_s, "abcde");
            std::filesystem::rename(path(u"new"_s).toStdString(), path(u"a.run"_s).toStdString());
        } else if (way == u"touched") {
            QFile file(path(u"a.run"_s));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000'000),
                                     QFileDevice::FileModificationTime));
        } else {
            put(u"new"_s, "abcdef");
            QVERIFY(QFile::remove(path(u"a.run"_s)));
            QVERIFY(QFile::link(path(u"new"_s), path(u"a.run"_s)));
        }
        watch.look(look());
        watch.look(look());
        QCOMPARE(changed(watch), u"a.run"_s);
    }

    void aFolderIsWhatIsInIt()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"beir/qrels/deeper"_s));
        put(u"beir/corpus.jsonl"_s, "{}");
        put(u"beir/qrels/test.tsv"_s, "1");
        put(u"beir/qrels/deeper/no.tsv"_s, "1");
        const std::vector<std::string> folder{path(u"beir"_s).toStdString()};
        core::FileWatch watch(core::lookAt(folder));
        const auto lookTwice = [&] {
            watch.look(core::lookAt(folder));
            watch.look(core::lookAt(folder));
        };
        put(u"beir/qrels/test.tsv"_s, "12");
        lookTwice();
        QCOMPARE(changed(watch), u"beir/qrels/test.tsv"_s);
        watch.take();
        put(u"beir/queries.jsonl"_s, "{}");
        lookTwice();
        QCOMPARE(changed(watch), u"beir/queries.jsonl"_s);
        watch.take();
        put(u"beir/qrels/deeper/no.tsv"_s, "12");
        lookTwice();
        QCOMPARE(changed(watch), QString());
    }
    void whatIsNotThereIsNotSeen()
    {
        QVERIFY(core::lookAt({path(u"none"_s).toStdString(), ""}).empty());
        QCOMPARE(core::stateOf(path(u"none"_s).toStdString()).error().problem,
                 core::ErrorCode::CannotOpen);
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void put(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(name));
    }
    core::FilesSeen look() const
    {
        return core::lookAt({path(u"a.run"_s).toStdString(), path(u"b.run"_s).toStdString()});
    }
    QString changed(const core::FileWatch& watch) const
    {
        QStringList names;
        for (const std::string& file : watch.changed())
            names << QDir(m_folder->path()).relativeFilePath(QString::fromStdString(file));
        return names.join(u' ');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestFileWatch)

}  // namespace tst_file_watch

#include "tst_file_watch.moc"
