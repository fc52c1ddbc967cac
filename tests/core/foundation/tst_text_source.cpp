// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/ended_reading.h"
#include "core/foundation/file/growing_file.h"
#include "core/foundation/file/text_source.h"

#include "tests/compressed.h"
#include "tests/refusing_system.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_text_source {

using core::ErrorCode;
using refusing_system::AsOrdinaryUser;
using refusing_system::FileSizeLimit;
using namespace std::string_literals;
using namespace std::string_view_literals;

using Packing = std::string (*)(const std::string&);

namespace {

void put(const std::string& path, const std::string& content)
{
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content.data(), static_cast<qint64>(content.size())),
             static_cast<qint64>(content.size()));
}

std::string content(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : "cannot be opened"s;
}

mode_t permissions(const std::string& path)
{
    struct stat status {};
    return stat(path.c_str(), &status) == 0 ? status.st_mode & 07777 : 0;
}

/// Two bytes with a dictionary of 1.5 GiB, as xz --lzma2=dict=1536MiB packs them.
const std::string xzOfMuchMemory = "\xfd\x37\x7a\x58\x5a\x00\x00\x01\x69\x22\xde\x36\x02\x00\x21"
                                   "\x01\x25\x00\x00\x00\x3b\x78\x7b\x41"
                                   "\x01\x00\x01\x61\x0a\x00\x00\x00\x07\xa1\xea\xdd\x00\x01\x16"
                                   "\x02\xd0\x61\x10\xd2\x90\x42\x99\x0d"
                                   "\x01\x00\x00\x00\x00\x01\x59\x5a"s;

}  // namespace

class TestTextSource : public QObject {
    Q_OBJECT
private slots:
    void init();
    void read_data();
    void read();
    void readRefused_data();
    void readRefused();
    void endedByAnException();
    void everyTruncationIsRefused_data() { packings(); }
    void everyTruncationIsRefused();
    void damageNeverChangesTheText_data() { packings(); }
    void damageNeverChangesTheText();
    void expansionHasALimit_data() { packings(); }
    void expansionHasALimit();
    void beginningOfPacked_data() { packings(); }
    void beginningOfPacked();
    void readStandardInput();
    void readPipe();
    void largeFiles();
    void writeNew();
    void writeForTheOwnerOnly();
    void writeReplaces();
    void bitByBitReplaces();
    void writeFollowsLinks_data();
    void writeFollowsLinks();
    void writeRefused_data();
    void writeRefused();
    void fullDiskKeepsTheOldFile();
    void writeProtectedDirectoryKeepsTheOldFile();
    void writeProtectedFileStays();
    void devicesAreNotReplaced();
    void leftoversAreSwept_data();
    void leftoversAreSwept();
    void aPipeIsNotWritten();
    void aPipeIsReadWhenItIsFed();
    void waitingForAPipeIsStopped();
    void leftoverOfACrashDoesNotMatter();
    void filesThatBelongTogether();
    void allStayWhereOneIsRefused_data();
    void allStayWhereOneIsRefused();
    void allArePutBackWhereOneCannotTakeItsPlace();

private:
    static void packings();
    std::string path(const std::string& name) const
    {
        return m_directory->filePath(QString::fromStdString(name)).toStdString();
    }
    QStringList files() const
    {
        return QDir(m_directory->path())
            .entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestTextSource::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

void TestTextSource::read_data()
{
    QTest::addColumn<std::string>("stored");
    QTest::addColumn<std::string>("text");
    QTest::newRow("plain") << "1 0 a 1\r\n"s
                           << "1 0 a 1\r\n"s;
    QTest::newRow("empty") << ""s
                           << ""s;
    QTest::newRow("any byte") << "\0\xFF\x1f"s
                              << "\0\xFF\x1f"s;
    QTest::newRow("first byte of gzip only") << "\x1f"s
                                             << "\x1f"s;
    QTest::newRow("gzip, whatever the name") << gzipped("1 0 a 1\n") << "1 0 a 1\n"s;
    QTest::newRow("gzip of nothing") << gzipped("") << ""s;
    QTest::newRow("gzip of several members")
        << gzipped("a\n") + gzipped("") + gzipped("b\n") << "a\nb\n"s;
    QTest::newRow("gzip padded with zeros") << gzipped("a\n") + std::string(512, '\0') << "a\n"s;
    QTest::newRow("xz") << xzPacked("1 0 a 1\n") << "1 0 a 1\n"s;
    QTest::newRow("xz of several streams, padded")
        << xzPacked("a\n") + xzPacked("") + xzPacked("b\n") + std::string(4, '\0') << "a\nb\n"s;
    QTest::newRow("zstd") << zstdPacked("1 0 a 1\n") << "1 0 a 1\n"s;
    QTest::newRow("zstd of several frames")
        << zstdPacked("a\n") + zstdPacked("") + zstdPacked("b\n") << "a\nb\n"s;
    QTest::newRow("bzip2") << bzip2Packed("1 0 a 1\n") << "1 0 a 1\n"s;
    QTest::newRow("bzip2 of nothing") << bzip2Packed("") << ""s;
    QTest::newRow("bzip2 of several streams, as pbzip2 writes it")
        << bzip2Packed("a\n") + bzip2Packed("b\n") << "a\nb\n"s;
    QTest::newRow("text that begins as bzip2's name") << "BZh9 0 a 1\n"s
                                                      << "BZh9 0 a 1\n"s;
    const std::string inUtf8 = "\xEF\xBB\xBF"
                               "q \xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\n";
    const std::string little = "\xFF\xFEq\0 \0\xE9\0\xAC\x20\x3D\xD8\x00\xDE\n\0"s;
    const std::string big = "\xFE\xFF\0q\0 \0\xE9\x20\xAC\xD8\x3D\xDE\x00\0\n"s;
    QTest::newRow("UTF-16, little endian") << little << inUtf8;
    QTest::newRow("UTF-16, big endian") << big << inUtf8;
    QTest::newRow("UTF-16 in gzip") << gzipped(little) << inUtf8;
    QTest::newRow("a mark of UTF-16 alone") << "\xFF\xFE"s
                                            << "\xEF\xBB\xBF"s;
}

void TestTextSource::read()
{
    QFETCH(const std::string, stored);
    QFETCH(const std::string, text);
    put(path("file"), stored);
    const auto found = core::readText(path("file"));
    QVERIFY(found);
    QVERIFY(*found == text);
}

void TestTextSource::readRefused_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("reason");
    QTest::newRow("no such file") << "missing"s << ErrorCode::CannotOpen
                                  << "No such file or directory"s;
    QTest::newRow("a file where a directory should be")
        << "plain/x"s << ErrorCode::CannotOpen << "Not a directory"s;
    QTest::newRow("a directory") << "."s << ErrorCode::CannotRead << "Is a directory"s;
    QTest::newRow("gzip with text behind") << "tail"s << ErrorCode::DamagedCompression << "gzip"s;
    QTest::newRow("gzip with a second member cut")
        << "second"s << ErrorCode::DamagedCompression << "gzip"s;
    QTest::newRow("gzip's first bytes only")
        << "magic"s << ErrorCode::DamagedCompression << "gzip"s;
    QTest::newRow("gzip within gzip") << "twice"s << ErrorCode::CompressedTwice << "gzip"s;
    QTest::newRow("zstd within xz") << "mixed"s << ErrorCode::CompressedTwice << "zstd"s;
    QTest::newRow("zip") << "zip"s << ErrorCode::ForeignFormat << "zip"s;
    QTest::newRow("lz4") << "lz4"s << ErrorCode::ForeignFormat << "lz4"s;
    QTest::newRow("7z") << "7z"s << ErrorCode::ForeignFormat << "7z"s;
    QTest::newRow("Parquet") << "parquet"s << ErrorCode::ForeignFormat << "Parquet"s;
    QTest::newRow("tar in gzip") << "tar.gz"s << ErrorCode::ForeignFormat << "tar"s;
    QTest::newRow("xz that takes 1.5 GiB of memory") << "xz"s << ErrorCode::TooMuchMemory << "xz"s;
    QTest::newRow("zstd that takes 1 GiB of memory")
        << "zstd"s << ErrorCode::TooMuchMemory << "zstd"s;
    QTest::newRow("UTF-16 without a mark") << "utf16"s << ErrorCode::UnmarkedUtf16 << ""s;
    QTest::newRow("UTF-16 without a mark, of four characters")
        << "utf16 of 4"s << ErrorCode::UnmarkedUtf16 << ""s;
    QTest::newRow("UTF-16 that ends in half a character")
        << "half"s << ErrorCode::DamagedUtf16 << ""s;
    QTest::newRow("UTF-16 with a surrogate alone") << "alone"s << ErrorCode::DamagedUtf16 << ""s;
}

void TestTextSource::readRefused()
{
    QFETCH(const std::string, name);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::string, reason);
    put(path("plain"), "text");
    put(path("tail"), gzipped("a") + "text");
    put(path("second"), gzipped("a") + gzipped("b").substr(0, 12));
    put(path("magic"), "\x1f\x8b");
    put(path("twice"), gzipped(gzipped("1 Q0 a 1 2 t\n")));
    put(path("mixed"), xzPacked(zstdPacked("a")));
    put(path("zip"), "PK\x03\x04\x14\0\0\0"s);
    put(path("lz4"), "\x04\x22\x4D\x18\x64\x40\xa7"s);
    put(path("7z"), "7z\xBC\xAF\x27\x1C\0\4"s);
    put(path("parquet"), "PAR1\x15\x04\x15"s);
    put(path("tar.gz"), gzipped("qrels.txt" + std::string(248, '\0') +
                                "ustar\0"
                                "00" +
                                std::string(247, '\0')));
    put(path("xz"), xzOfMuchMemory);
    put(path("zstd"), "\x28\xB5\x2F\xFD\0\xA0\x01\0\0"s);  // a window of 2^30 bytes
    put(path("utf16"), "1\0 \0000\0 \0a\0 \0001\0\n\0"s);
    put(path("utf16 of 4"), "q\0,\0d\0\n\0"s);
    put(path("half"), "\xFF\xFEq\0\n"s);
    put(path("alone"), "\xFF\xFE\x3D\xD8q\0"s);
    const auto text = core::readText(path(name));
    QVERIFY(!text);
    QVERIFY((text.error() == core::ParseError{path(name), 0, problem, reason}));
}

/// What a container says that would exceed any memory is not for people.
void TestTextSource::endedByAnException()
{
    const std::string noMemory = std::generic_category().message(ENOMEM);
    const auto error = [](const std::string& found) {
        return core::ParseError{"file", 0, ErrorCode::CannotRead, found};
    };
    QVERIFY(core::endedBy(std::bad_alloc(), "file") == error(noMemory));
    QVERIFY(core::endedBy(std::length_error("vector::reserve"), "file") == error(noMemory));
    QVERIFY(core::endedBy(std::runtime_error("a reason"), "file") == error("a reason"));
}

void TestTextSource::packings()
{
    QTest::addColumn<Packing>("pack");
    QTest::addColumn<std::size_t>("known");  // bytes from which on the format is recognised
    QTest::newRow("gzip") << Packing(gzipped) << std::size_t{2};
    QTest::newRow("xz") << Packing(xzPacked) << std::size_t{6};
    QTest::newRow("zstd") << Packing(zstdPacked) << std::size_t{4};
    QTest::newRow("bzip2") << Packing(bzip2Packed) << std::size_t{10};
}

void TestTextSource::everyTruncationIsRefused()
{
    QFETCH(const Packing, pack);
    QFETCH(const std::size_t, known);
    const std::string whole = pack("query 0 document 1\n");
    for (std::size_t size = known; size < whole.size(); ++size) {
        put(path("file"), whole.substr(0, size));
        const auto text = core::readText(path("file"));
        QVERIFY2(!text, qPrintable(QString::number(size)));
        QCOMPARE(text.error().problem, ErrorCode::DamagedCompression);
    }
}

void TestTextSource::damageNeverChangesTheText()
{
    QFETCH(const Packing, pack);
    QFETCH(const std::size_t, known);
    const std::string text = "query 0 document 1\n";
    const std::string whole = pack(text);
    for (std::size_t bit = 8 * known; bit < 8 * whole.size(); ++bit) {
        std::string damaged = whole;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
        put(path("file"), damaged);
        const auto found = core::readText(path("file"));
        // Some bits, as of the header's time, carry nothing.
        QVERIFY2(!found || *found == text, qPrintable(QString::number(bit)));
    }
}

void TestTextSource::expansionHasALimit()
{
    QFETCH(const Packing, pack);
    const std::string lines(1 << 20, '\n');
    put(path("file"), pack(lines));
    const auto size = pack(lines).size();
    const std::size_t times = lines.size() / size;
    const auto refused = core::readText(path("file"), nullptr, {times / 2, 1000});
    QVERIFY(!refused);
    QCOMPARE(refused.error().problem, ErrorCode::ExpandsTooFar);
    QCOMPARE(refused.error().found, std::to_string(times / 2));
    QVERIFY(core::readText(path("file"), nullptr, {times + 1, 1000}));
    QVERIFY(core::readText(path("file"), nullptr, {1, lines.size()}));
}

void TestTextSource::beginningOfPacked()
{
    QFETCH(const Packing, pack);
    std::string large;
    for (int i = 0; large.size() < 3'000'000; ++i)
        large += std::to_string(i * 7919LL % 1'000'003) + "\n";
    put(path("file"), pack(large));
    const auto start = core::readBeginning(path("file"), 1000);
    QVERIFY(start);
    QVERIFY(start->size() > 900 && start->ends_with('\n') && large.starts_with(*start));
    put(path("file"), pack("1 0 a 1\n"));
    QCOMPARE(core::readBeginning(path("file"), 1000).value(), "1 0 a 1\n"s);
    put(path("file"), pack(pack("1 0 a 1\n")));
    QCOMPARE(core::readBeginning(path("file"), 1000).error().problem, ErrorCode::CompressedTwice);
}

void TestTextSource::readStandardInput()
{
    put(path("file"), gzipped("from standard input\n"));
    const int before = dup(STDIN_FILENO);
    const int file = open(path("file").c_str(), O_RDONLY);
    QVERIFY(dup2(file, STDIN_FILENO) == STDIN_FILENO);
    const auto text = core::readText("-");
    dup2(before, STDIN_FILENO);
    close(before);
    close(file);
    QVERIFY(text);
    QCOMPARE(*text, "from standard input\n"s);
}

void TestTextSource::readPipe()
{
    int ends[2];
    QVERIFY(pipe(ends) == 0);
    QVERIFY(::write(ends[1], "piped", 5) == 5);
    close(ends[1]);
    const auto text = core::readText("/dev/fd/" + std::to_string(ends[0]));
    close(ends[0]);
    QVERIFY(text);
    QCOMPARE(*text, "piped"s);
}

void TestTextSource::largeFiles()
{
    std::string large;
    for (int i = 0; large.size() < 3'000'000; ++i)
        large += std::to_string(i) + "\n";
    QVERIFY(!core::writeText(path("plain"), large));
    QVERIFY(core::readText(path("plain")).value() == large);
    for (const Packing pack : {gzipped, xzPacked, zstdPacked, bzip2Packed}) {
        QVERIFY(!core::writeText(path("packed"), pack(large)));
        QVERIFY(core::readText(path("packed")).value() == large);
    }
}

void TestTextSource::writeNew()
{
    const mode_t mask = umask(027);
    const auto error = core::writeText(path("file"), "a\0b\n"s);
    umask(mask);
    QVERIFY(!error);
    QCOMPARE(content(path("file")), "a\0b\n"s);
    QCOMPARE(permissions(path("file")), mode_t{0640});
    QCOMPARE(files(), QStringList{"file"});
}

void TestTextSource::writeForTheOwnerOnly()
{
    const mode_t before = umask(0);
    QVERIFY(!core::writeText(path("private"), "mine", core::Readers::OwnerOnly));
    QVERIFY(!core::writeText(path("usual"), "everybody's"));
    umask(before);
    QCOMPARE(permissions(path("private")), mode_t{0600});
    QCOMPARE(permissions(path("usual")), mode_t{0666});
    // A file that was there keeps what its owner chose.
    QVERIFY(!core::writeText(path("usual"), "changed", core::Readers::OwnerOnly));
    QCOMPARE(permissions(path("usual")), mode_t{0666});
    QCOMPARE(content(path("private")), "mine"s);
}

void TestTextSource::writeReplaces()
{
    for (const mode_t mode : {mode_t{0600}, mode_t{0664}, mode_t{0755}}) {
        put(path("file"), "old and longer");
        QVERIFY(chmod(path("file").c_str(), mode) == 0);
        QVERIFY(!core::writeText(path("file"), "new"));
        QCOMPARE(content(path("file")), "new"s);
        QCOMPARE(permissions(path("file")), mode);
    }
    QVERIFY(!core::writeText(path("file"), ""));
    QCOMPARE(content(path("file")), ""s);
    QCOMPARE(files(), QStringList{"file"});
}

void TestTextSource::writeFollowsLinks_data()
{
    QTest::addColumn<std::string>("link");
    QTest::addColumn<std::string>("target");
    QTest::addColumn<bool>("exists");
    QTest::newRow("to a name beside it") << "file"s
                                         << "file"s << true;
    QTest::newRow("relative, elsewhere") << "folder/file"s
                                         << "folder/file"s << true;
    QTest::newRow("to a file not there yet") << "folder/new"s
                                             << "folder/new"s << false;
    QTest::newRow("to another link") << "folder/link"s
                                     << "folder/file"s << true;
}

void TestTextSource::writeFollowsLinks()
{
    QFETCH(const std::string, link);
    QFETCH(const std::string, target);
    QFETCH(const bool, exists);
    QVERIFY(QDir(m_directory->path()).mkdir("folder"));
    if (exists)
        put(path(target), "old");
    QVERIFY(symlink("file", path("folder/link").c_str()) == 0);
    QVERIFY(symlink(link.c_str(), path("start").c_str()) == 0);
    QVERIFY(!core::writeText(path("start"), "new"));
    QVERIFY(QFile::symLinkTarget(QString::fromStdString(path("start"))).size() > 0);
    QCOMPARE(content(path(target)), "new"s);
}

void TestTextSource::writeRefused_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("reason");
    QTest::newRow("no such directory") << "missing/file"s
                                       << "No such file or directory"s;
    QTest::newRow("a file where a directory should be") << "file/x"s
                                                        << "Not a directory"s;
    QTest::newRow("a directory") << "folder"s
                                 << "Is a directory"s;
    QTest::newRow("links in a circle") << "circle"s
                                       << "Too many levels of symbolic links"s;
    QTest::newRow("a name too long") << std::string(300, 'x') << "File name too long"s;
}

void TestTextSource::writeRefused()
{
    QFETCH(const std::string, name);
    QFETCH(const std::string, reason);
    put(path("file"), "old");
    QVERIFY(QDir(m_directory->path()).mkdir("folder"));
    QVERIFY(symlink("circle", path("circle").c_str()) == 0);
    const QStringList before = files();
    const auto error = core::writeText(path(name), "new");
    QVERIFY(error);
    QVERIFY((*error == core::ParseError{path(name), 0, ErrorCode::CannotWrite, reason}));
    QCOMPARE(files(), before);
    QCOMPARE(content(path("file")), "old"s);
}

void TestTextSource::fullDiskKeepsTheOldFile()
{
    put(path("file"), "old");
    std::optional<core::ParseError> error;
    {
        const FileSizeLimit limit(1000);
        error = core::writeText(path("file"), std::string(2000, 'x'));
    }
    QVERIFY(error);
    QCOMPARE(error->problem, ErrorCode::CannotWrite);
    QCOMPARE(error->found, "File too large"s);
    QCOMPARE(content(path("file")), "old"s);
    QCOMPARE(files(), QStringList{"file"});
}

void TestTextSource::writeProtectedDirectoryKeepsTheOldFile()
{
    put(path("file"), "old");
    QVERIFY(chmod(path("file").c_str(), 0666) == 0);
    QVERIFY(chmod(path("").c_str(), 0555) == 0);
    std::optional<core::ParseError> error;
    bool isOrdinary = false;
    {
        const AsOrdinaryUser user;
        isOrdinary = user.holds();
        error = core::writeText(path("file"), "new");
    }
    QVERIFY(chmod(path("").c_str(), 0755) == 0);
    if (!isOrdinary)
        QSKIP("root may write anywhere");
    QVERIFY(error);
    QCOMPARE(error->found, "Permission denied"s);
    QCOMPARE(content(path("file")), "old"s);
    QCOMPARE(files(), QStringList{"file"});
}

void TestTextSource::bitByBitReplaces()
{
    put(path("file"), "old and longer");
    QVERIFY(chmod(path("file").c_str(), 0640) == 0);
    QVERIFY(symlink("file", path("link").c_str()) == 0);
    core::GrowingFile file;
    QVERIFY(!file.open(path("link")));
    QVERIFY(!file.append("ne"));
    QCOMPARE(content(path("file")), "old and longer"s);
    QVERIFY(!file.append("w"));
    QVERIFY(!file.finish());
    QCOMPARE(content(path("file")), "new"s);
    QCOMPARE(permissions(path("file")), mode_t{0640});
    QCOMPARE(files(), (QStringList{"file", "link"}));
    QVERIFY(core::GrowingFile().open(path("")));
}

void TestTextSource::writeProtectedFileStays()
{
    put(path("file"), "old");
    QVERIFY(chmod(path("file").c_str(), 0444) == 0);
    QVERIFY(chmod(path("").c_str(), 0777) == 0);
    std::optional<core::ParseError> error;
    std::optional<core::ParseError> bitByBit;
    {
        const AsOrdinaryUser user;
        if (!user.holds())
            QSKIP("root may write anywhere");
        error = core::writeText(path("file"), "new");
        bitByBit = core::GrowingFile().open(path("file"));
    }
    QVERIFY(error);
    QCOMPARE(error->found, "Permission denied"s);
    QVERIFY(bitByBit == error);
    QCOMPARE(content(path("file")), "old"s);
}

void TestTextSource::devicesAreNotReplaced()
{
    QVERIFY(symlink("/dev/null", path("null").c_str()) == 0);
    QVERIFY(!core::writeText(path("null"), "gone"));
    struct stat status {};
    QVERIFY(stat("/dev/null", &status) == 0);
    QVERIFY(S_ISCHR(status.st_mode));

    const auto error = core::writeText("/dev/full", "no room");
    QVERIFY(error);
    QCOMPARE(error->found, "No space left on device"s);
}

void TestTextSource::aPipeIsNotWritten()
{
    QCOMPARE(mkfifo(path("pipe").c_str(), 0600), 0);
    QVERIFY((core::writeText(path("pipe"), "waits for ever") ==
             core::ParseError{path("pipe"), 0, ErrorCode::CannotWrite, "Not a regular file"}));
}

void TestTextSource::aPipeIsReadWhenItIsFed()
{
    QCOMPARE(mkfifo(path("pipe").c_str(), 0600), 0);
    std::optional<core::Parsed<std::string>> read;
    std::thread reader([&] { read = core::readText(path("pipe")); });
    QTest::qWait(50);
    const std::string text(200'000, 'x');  // more than a pipe holds
    QVERIFY(
        !core::writeTexts(std::vector<core::TextOfFile>{{path("pipe"), text}}, core::Pipes::Write));
    reader.join();
    QVERIFY(*read);
    QVERIFY(**read == text);
}

void TestTextSource::waitingForAPipeIsStopped()
{
    QCOMPARE(mkfifo(path("pipe").c_str(), 0600), 0);
    std::stop_source stop;
    core::Loading loading(stop.get_token());
    std::optional<core::Parsed<std::string>> read;
    std::thread reader([&] { read = core::readText(path("pipe"), &loading); });
    QTest::qWait(50);
    stop.request_stop();
    reader.join();  // hung for ever before
    QVERIFY(!*read);
    QCOMPARE(read->error().problem, ErrorCode::Stopped);
}

void TestTextSource::leftoverOfACrashDoesNotMatter()
{
    const std::string leftover = ".rankscope-" + std::to_string(getpid()) + "-0.tmp";
    put(path(leftover), "half");
    QVERIFY(!core::writeText(path("file"), "whole"));
    QCOMPARE(content(path("file")), "whole"s);
    QCOMPARE(files(), QStringList{"file"});
}

void TestTextSource::leftoversAreSwept_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<bool>("isHeld");  // as by a program that is writing it
    QTest::addColumn<bool>("stays");
    QTest::newRow("of a program that was killed") << ".rankscope-12-0.tmp"s << false << false;
    QTest::newRow("what was kept beside it") << ".rankscope-12-0-old.tmp"s << false << false;
    QTest::newRow("of a program that is saving") << ".rankscope-12-0.tmp"s << true << true;
    QTest::newRow("somebody's own file") << ".rankscope-notes"s << false << true;
    QTest::newRow("another program's") << ".other-12-0.tmp"s << false << true;
}

void TestTextSource::leftoversAreSwept()
{
    QFETCH(const std::string, name);
    QFETCH(const bool, isHeld);
    QFETCH(const bool, stays);
    put(path(name), "half");
    const int held = open(path(name).c_str(), O_RDONLY | O_CLOEXEC);
    QVERIFY(!isHeld || flock(held, LOCK_EX | LOCK_NB) == 0);
    QVERIFY(!core::writeText(path("file"), "whole"));
    close(held);
    QCOMPARE(files().contains(QString::fromStdString(name)), stays);
    QCOMPARE(content(path("file")), "whole"s);
}

void TestTextSource::filesThatBelongTogether()
{
    put(path("old"), "old");
    QVERIFY(symlink("/dev/null", path("null").c_str()) == 0);
    const std::vector<core::TextOfFile> expected{
        {path("old"), "new"}, {path("null"), "gone"}, {path("other"), "a\0b"sv}};
    QVERIFY(!core::writeTexts(expected));
    QCOMPARE(content(path("old")), "new"s);
    QCOMPARE(content(path("other")), "a\0b"s);
    QCOMPARE(files(), (QStringList{"null", "old", "other"}));
}

void TestTextSource::allStayWhereOneIsRefused_data()
{
    QTest::addColumn<std::size_t>("place");
    QTest::newRow("the first") << std::size_t{0};
    QTest::newRow("the last") << std::size_t{2};
}

void TestTextSource::allStayWhereOneIsRefused()
{
    QFETCH(const std::size_t, place);
    put(path("old"), "old");
    std::vector<core::TextOfFile> expected{{path("old"), "new"}, {path("other"), "new"}};
    expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(place),
                    {path("missing/file"), "new"});
    const auto error = core::writeTexts(expected);
    QVERIFY((error == core::ParseError{path("missing/file"), 0, ErrorCode::CannotWrite,
                                       "No such file or directory"}));
    QCOMPARE(content(path("old")), "old"s);
    QCOMPARE(files(), QStringList{"old"});
}

void TestTextSource::allArePutBackWhereOneCannotTakeItsPlace()
{
    // In a folder like /tmp everybody may write to such a file, but only its owner may replace it.
    put(path("others"), "old");
    QVERIFY(chmod(path("others").c_str(), 0666) == 0);
    QVERIFY(chmod(m_directory->path().toUtf8().constData(), 01777) == 0);
    std::optional<AsOrdinaryUser> user(std::in_place);
    if (geteuid() == 0 || permissions(path("others")) == 0)
        QSKIP("Only root can act as two people.");
    struct stat status {};
    if (stat(path("others").c_str(), &status) != 0 || status.st_uid == geteuid())
        QSKIP("Only root can act as two people.");
    put(path("mine"), "old");
    const std::vector<core::TextOfFile> expected{
        {path("mine"), "new"}, {path("new"), "new"}, {path("others"), "new"}};
    const auto error = core::writeTexts(expected);
    user.reset();
    QVERIFY((error == core::ParseError{path("others"), 0, ErrorCode::CannotWrite,
                                       "Operation not permitted"}));
    QCOMPARE(content(path("mine")), "old"s);
    QCOMPARE(content(path("others")), "old"s);
    QCOMPARE(files(), (QStringList{"mine", "others"}));
}

QTEST_APPLESS_MAIN(TestTextSource)

}  // namespace tst_text_source

#include "tst_text_source.moc"
