// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_files.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <string>

namespace tst_session_files {

using namespace std::string_literals;

namespace {

core::AnySession naming(const std::string& file)
{
    core::CollectionSession session;
    session.files = {file};
    return session;
}

std::string fileOf(const core::AnySession& session)
{
    return std::get<core::CollectionSession>(session).files.front();
}

}  // namespace

class TestSessionFiles : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void written_data();
    void written();
    void besideInAFolderOfAllUsers();
    void read_data();
    void read();
    void comesBackWhereverItLies_data();
    void comesBackWhereverItLies();
    void fromTheWorkingDirectory();
    void behindASymbolicLink();
    void besideALinkedFolder();
    void othersStay();
};

void TestSessionFiles::written_data()
{
    QTest::addColumn<std::string>("file");
    QTest::addColumn<std::string>("written");
    QTest::newRow("beside") << "/home/a/work/x.run"s
                            << "x.run"s;
    QTest::newRow("below") << "/home/a/work/runs/x.run"s
                           << "runs/x.run"s;
    QTest::newRow("above") << "/home/a/x.run"s
                           << "../x.run"s;
    QTest::newRow("in a neighbour") << "/home/a/data/x.run"s
                                    << "../data/x.run"s;
    QTest::newRow("in one whose name begins alike") << "/home/a/work2/x.run"s
                                                    << "../work2/x.run"s;
    QTest::newRow("in a folder of all users") << "/home/b/x.run"s
                                              << "/home/b/x.run"s;
    QTest::newRow("a folder below") << "/home/a/work/beir/"s
                                    << "beir"s;
    QTest::newRow("the folder itself") << "/home/a/work"s
                                       << "."s;
    QTest::newRow("by a detour that is no file") << "/home/a/work/./x.run"s
                                                 << "x.run"s;
    QTest::newRow("a name that begins with dots") << "/home/a/work/..x.run"s
                                                  << "..x.run"s;
    QTest::newRow("not a file") << ":/examples/cake-search"s
                                << ":/examples/cake-search"s;
}

void TestSessionFiles::written()
{
    QFETCH(const std::string, file);
    QFETCH(const std::string, written);
    QCOMPARE(fileOf(core::withFilesFrom(naming(file), "/home/a/work/s.rankscope.json")), written);
}

/// What lies beside a session moves with it, even out of a folder of all users.
void TestSessionFiles::besideInAFolderOfAllUsers()
{
    QCOMPARE(fileOf(core::withFilesFrom(naming("/tmp/x.run"), "/tmp/s.rankscope.json")), "x.run"s);
    QCOMPARE(fileOf(core::withFilesFrom(naming("/x.run"), "/tmp/s.rankscope.json")), "/x.run"s);
}

void TestSessionFiles::read_data()
{
    QTest::addColumn<std::string>("written");
    QTest::addColumn<std::string>("file");
    QTest::newRow("beside") << "x.run"s
                            << "/home/a/work/x.run"s;
    QTest::newRow("below") << "runs/x.run"s
                           << "/home/a/work/runs/x.run"s;
    QTest::newRow("in a neighbour") << "../runs/x.run"s
                                    << "/home/a/runs/x.run"s;
    QTest::newRow("above the root") << "../../../../x.run"s
                                    << "/x.run"s;
    QTest::newRow("whole") << "/data/x.run"s
                           << "/data/x.run"s;
    QTest::newRow("the folder itself") << "."s
                                       << "/home/a/work"s;
    QTest::newRow("not a file") << ":/examples/cake-search"s
                                << ":/examples/cake-search"s;
}

void TestSessionFiles::read()
{
    QFETCH(const std::string, written);
    QFETCH(const std::string, file);
    QCOMPARE(fileOf(core::withWholeFiles(naming(written), "/home/a/work/s.rankscope.json")), file);
}

void TestSessionFiles::comesBackWhereverItLies_data()
{
    QTest::addColumn<std::string>("file");
    for (const char* file : {"/home/a/work/x.run", "/home/a/work/runs/x.run", "/home/a/x.run",
                             "/x.run", "/home/a/work", "/home/a/worker/x.run"})
        QTest::newRow(file) << std::string(file);
}

void TestSessionFiles::comesBackWhereverItLies()
{
    QFETCH(const std::string, file);
    for (const std::string session :
         {"/home/a/work/s.json", "/s.json", "/home/b/s.json", "/home/a/w/deep/s.json"})
        QCOMPARE(fileOf(core::withWholeFiles(core::withFilesFrom(naming(file), session), session)),
                 file);
}

void TestSessionFiles::fromTheWorkingDirectory()
{
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    const std::string here = QDir::currentPath().toStdString();
    const std::string whole = core::wholePath("x.run");
    const std::string above = core::wholePath("../x.run");
    const std::string written = fileOf(core::withFilesFrom(naming("x.run"), "s.json"));
    const std::string read = fileOf(core::withWholeFiles(naming("x.run"), "s.json"));
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(whole, here + "/x.run");
    QCOMPARE(written, "x.run"s);
    QCOMPARE(read, here + "/x.run");
    QVERIFY(above.ends_with("/x.run"));
}

/// A session in a linked folder finds ../x.run next to the link, where it was written.
void TestSessionFiles::besideALinkedFolder()
{
    const QTemporaryDir folder;
    const QDir root(folder.path());
    QVERIFY(root.mkpath(QStringLiteral("far/away")) && root.mkpath(QStringLiteral("here")));
    QVERIFY(QFile::link(root.filePath(QStringLiteral("far/away")),
                        root.filePath(QStringLiteral("here/link"))));
    const std::string path = root.filePath(QStringLiteral("here/x.run")).toStdString();
    const std::string session = root.filePath(QStringLiteral("here/link/s.json")).toStdString();
    const core::AnySession written = core::withFilesFrom(naming(path), session);
    QCOMPARE(fileOf(written), "../x.run"s);
    QCOMPARE(fileOf(core::withWholeFiles(written, session)), path);
}

/// link/../x.run is beside what the link leads to, not beside the link.
void TestSessionFiles::behindASymbolicLink()
{
    const QTemporaryDir folder;
    const QDir root(folder.path());
    QVERIFY(root.mkpath(QStringLiteral("far/away")) && root.mkpath(QStringLiteral("here")));
    QVERIFY(QFile::link(root.filePath(QStringLiteral("far/away")),
                        root.filePath(QStringLiteral("here/link"))));
    QFile file(root.filePath(QStringLiteral("far/x.run")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const std::string path = root.filePath(QStringLiteral("here/link/../x.run")).toStdString();
    const std::string session = root.filePath(QStringLiteral("s.json")).toStdString();
    const std::string back =
        fileOf(core::withWholeFiles(core::withFilesFrom(naming(path), session), session));
    QVERIFY2(QFile::exists(QString::fromStdString(back)), back.c_str());
}

void TestSessionFiles::othersStay()
{
    core::Session list;
    list.list.query = "x.run";
    const core::AnySession session = list;
    QVERIFY(core::withFilesFrom(session, "/a/s.json") == session);
    QVERIFY(core::withWholeFiles(session, "/a/s.json") == session);
}

QTEST_APPLESS_MAIN(TestSessionFiles)

}  // namespace tst_session_files

#include "tst_session_files.moc"
