// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_archive.h"
#include "core/foundation/compression/zip_archive.h"
#include "core/foundation/compression/zip_entries.h"
#include "core/metrics/measures/measure_spec.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <vector>

namespace tst_session_archive {

namespace {

using core::ArchivedFile;
using core::ErrorCode;
using core::UnpackedSession;
using Archive = std::vector<ArchivedFile>;

std::string session(const std::string& file)
{
    return "{\"format\": \"rankscope-collection\", \"version\": 1, \"files\": [\"" + file +
           "\"], \"measures\": [\"nDCG@10\"]}";
}

ArchivedFile sessionNaming(const std::string& file)
{
    return {std::string(core::archivedSession), session(file)};
}

QByteArray contentOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

}  // namespace

class TestSessionArchive : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void comesBack();
    void readByPython();
    void writtenByOthers();
    void refused_data();
    void refused();
    void expandsTooFar();
    void damaged();
    void notAnArchive();
    void missingFile();

private:
    std::string write(const QString& name, const QByteArray& content)
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write");
        return path.toStdString();
    }

    QTemporaryDir m_folder;
};

/// Two files of one name, a folder, and the sizes of queries next to lines of features.
void TestSessionArchive::comesBack()
{
    core::CollectionSession given;
    given.name = "cakes";
    given.measures = {core::parseMeasureSpec("nDCG@10").value()};
    given.files = {write("a/x.run", "one"), write("b/x.run", "two"),
                   write("beir/corpus.jsonl", "c"), write("l.txt", "1 1:2\n"),
                   ":/examples/cake-search"};
    write("beir/qrels/test.tsv", "t");
    write("beir/.hidden", "h");
    write("l.txt.query", "1\n");
    given.files[2] = m_folder.filePath("beir").toStdString();
    const auto archive = core::sessionArchive(given, "s.zip");
    QVERIFY(archive);
    const std::string path = write("s.zip", QByteArray::fromStdString(*archive));
    QVERIFY(core::isSessionArchive(path));
    QString folder;
    {
        auto read = UnpackedSession::from(path);
        QVERIFY(read);
        const UnpackedSession unpacked = *std::move(read);
        folder = QString::fromStdString(unpacked.folder());
        const auto& files = unpacked.session().files;
        QCOMPARE(files.size(), std::size_t{5});
        QCOMPARE(contentOf(files[0]), QByteArray("one"));
        QCOMPARE(contentOf(files[1]), QByteArray("two"));
        QVERIFY(files[1].ends_with("/x.run"));
        QCOMPARE(contentOf(files[2] + "/corpus.jsonl"), QByteArray("c"));
        QCOMPARE(contentOf(files[2] + "/qrels/test.tsv"), QByteArray("t"));
        QVERIFY(!QFile::exists(QString::fromStdString(files[2] + "/.hidden")));
        QCOMPARE(contentOf(files[3] + ".query"), QByteArray("1\n"));
        QCOMPARE(files[4], std::string(":/examples/cake-search"));
        QCOMPARE(unpacked.session().name, given.name);
        QCOMPARE(QFile::permissions(folder) &
                     (QFileDevice::ReadOther | QFileDevice::ReadGroup | QFileDevice::WriteOther),
                 QFileDevice::Permissions());
    }
    QVERIFY(!QFile::exists(folder));
}

/// Another program checks the sums and unpacks what was compressed.
void TestSessionArchive::readByPython()
{
    const std::string zip = core::zipArchive(
        Archive{{"a.txt", std::string(10000, 'a')}, {"b/c.txt", ""}}, core::ZipMethod::Deflated);
    QVERIFY(zip.size() < 1000);
    const std::string path = write("deflated.zip", QByteArray::fromStdString(zip));
    QProcess python;
    python.start("python3", {"-c",
                             "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); "
                             "print(z.testzip(), z.namelist(), z.read('a.txt') == b'a' * 10000)",
                             QString::fromStdString(path)});
    QVERIFY(python.waitForFinished());
    QCOMPARE(python.readAllStandardOutput(), QByteArray("None ['a.txt', 'b/c.txt'] True\n"));
}

/// With entries for folders, and the session last.
void TestSessionArchive::writtenByOthers()
{
    const auto unpacked = UnpackedSession::fromBytes(
        core::zipArchive(
            Archive{{"files/", ""}, {"files/a.run", "r"}, sessionNaming("files/a.run")}),
        "s.zip");
    QVERIFY(unpacked);
    QCOMPARE(contentOf(unpacked->session().files.front()), QByteArray("r"));
}

void TestSessionArchive::refused_data()
{
    QTest::addColumn<Archive>("files");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const Archive& files, ErrorCode problem,
                        const std::string& found) {
        QTest::newRow(name) << files << problem << found;
    };
    for (const std::string name : {"../a.run", "files/../../a.run", "/etc/a.run", "C:a.run",
                                   "..\\a.run", "files//a.run", "./a.run", "a\nb", "files/..", "/"})
        row(("a file called " + name).c_str(), {sessionNaming("x"), {"x", ""}, {name, ""}},
            ErrorCode::UnsafeArchive, name);
    row("a session that names a file elsewhere", {sessionNaming("/etc/passwd")},
        ErrorCode::UnsafeArchive, "/etc/passwd");
    row("a session that names a file above", {sessionNaming("../x")}, ErrorCode::UnsafeArchive,
        "../x");
    row("a file is missing", {sessionNaming("files/a.run"), {"files/a.run2", ""}},
        ErrorCode::ArchiveLacks, "files/a.run");
    row("a folder without files", {sessionNaming("files/beir"), {"files/beir/", ""}},
        ErrorCode::ArchiveLacks, "files/beir");
    row("no session", {{"files/a.run", ""}}, ErrorCode::ArchiveLacks,
        std::string(core::archivedSession));
    row("a session of another kind", {{std::string(core::archivedSession), "{}"}},
        ErrorCode::NotASession, "");
    row("a file that is a folder, too", {sessionNaming("a"), {"a", ""}, {"a/b", ""}},
        ErrorCode::CannotWrite, "");
}

void TestSessionArchive::refused()
{
    QFETCH(const Archive, files);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::string, found);
    const auto unpacked = UnpackedSession::fromBytes(core::zipArchive(files), "s.zip");
    QVERIFY(!unpacked);
    QCOMPARE(unpacked.error().problem, problem);
    if (!found.empty())  // otherwise it is the system's or the session's own
        QCOMPARE(unpacked.error().found, found);
    QCOMPARE(unpacked.error().file.empty(), false);
}

void TestSessionArchive::expandsTooFar()
{
    const std::string zip = core::zipArchive(
        Archive{sessionNaming("a"), {"a", std::string(1'000'000, 'a')}}, core::ZipMethod::Deflated);
    core::ExpansionLimit limit;
    limit.always = 1000;
    const auto unpacked = UnpackedSession::fromBytes(zip, "s.zip", limit);
    QVERIFY(!unpacked);
    QCOMPARE(unpacked.error().problem, ErrorCode::ExpandsTooFar);
    QVERIFY(UnpackedSession::fromBytes(zip, "s.zip"));
}

/// Cut anywhere, or changed in a file, it leaves nothing.
void TestSessionArchive::damaged()
{
    const std::string zip = core::zipArchive(Archive{sessionNaming("a"), {"a", "content"}});
    for (std::size_t length = 0; length < zip.size(); ++length)
        QVERIFY(!UnpackedSession::fromBytes(zip.substr(0, length), "s.zip"));
    std::string changed = zip;
    changed[changed.find("content")] = 'C';
    const auto unpacked = UnpackedSession::fromBytes(changed, "s.zip");
    QVERIFY(!unpacked);
    QCOMPARE(unpacked.error().problem, ErrorCode::DamagedArchive);
    QVERIFY(core::isSessionArchive(
        write("cut.zip", QByteArray::fromStdString(zip.substr(0, zip.size() / 2)))));
}

void TestSessionArchive::notAnArchive()
{
    QVERIFY(!core::isSessionArchive(m_folder.filePath("nowhere.zip").toStdString()));
    QVERIFY(!core::isSessionArchive(m_folder.path().toStdString()));
    QVERIFY(!core::isSessionArchive(write("short", "PK")));
    QVERIFY(!core::isSessionArchive(write("text.zip", "1 0 a 1\n")));
    const std::string other = core::zipArchive(Archive{{"a.txt", "1 0 a 1\n"}});
    QVERIFY(!core::isSessionArchive(write("other.zip", QByteArray::fromStdString(other))));
}

void TestSessionArchive::missingFile()
{
    core::CollectionSession given;
    given.measures = {core::parseMeasureSpec("AP").value()};
    given.files = {m_folder.filePath("nowhere.run").toStdString()};
    const auto archive = core::sessionArchive(given, "s.zip");
    QVERIFY(!archive);
    QCOMPARE(archive.error().problem, ErrorCode::CannotOpen);
    QCOMPARE(archive.error().file, given.files.front());
}

QTEST_APPLESS_MAIN(TestSessionArchive)

}  // namespace tst_session_archive

#include "tst_session_archive.moc"
