// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/file_lock.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

#include <csignal>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_file_lock {

using core::FileLock;

class TestFileLock : public QObject {
    Q_OBJECT
private slots:
    void init();
    void oneHolderAtATime();
    void anotherProcessIsLockedOut();
    void isPrivate();
    void removedLocksAreNotHeld();
    void doesNotFollowLinks();

private:
    std::string path() const { return m_directory->filePath("document.lock").toStdString(); }
    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestFileLock::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

void TestFileLock::oneHolderAtATime()
{
    {
        auto first = FileLock::take(path());
        QVERIFY(first);
        const auto second = FileLock::take(path());
        QVERIFY(!second);
        QCOMPARE(second.error().problem, core::ErrorCode::CannotWrite);
        QCOMPARE(second.error().file, path());
        const FileLock moved = *std::move(first);
        QVERIFY(!FileLock::take(path()));
    }
    QVERIFY(FileLock::take(path()));
}

void TestFileLock::anotherProcessIsLockedOut()
{
    int told[2];
    QVERIFY(pipe(told) == 0);
    const pid_t child = fork();
    if (child == 0) {
        const auto lock = FileLock::take(path());
        const char answer = lock ? 'y' : 'n';
        const bool isTold = write(told[1], &answer, 1) == 1;
        while (isTold)
            pause();
        _exit(1);
    }
    char answer = 0;
    QVERIFY(read(told[0], &answer, 1) == 1);
    QCOMPARE(answer, 'y');
    QVERIFY(!FileLock::take(path()));

    // However it ends.
    QVERIFY(kill(child, SIGKILL) == 0);
    QVERIFY(waitpid(child, nullptr, 0) == child);
    QVERIFY(FileLock::take(path()));
    close(told[0]);
    close(told[1]);
}

void TestFileLock::isPrivate()
{
    const mode_t before = umask(0);
    const auto lock = FileLock::take(path());
    umask(before);
    QVERIFY(lock);
    struct stat status {};
    QVERIFY(stat(path().c_str(), &status) == 0);
    QCOMPARE(status.st_mode & 07777, mode_t{0600});
}

void TestFileLock::removedLocksAreNotHeld()
{
    auto first = FileLock::take(path());
    QVERIFY(first);
    first->remove();
    QVERIFY(QDir(m_directory->path()).isEmpty());
    const auto second = FileLock::take(path());
    QVERIFY(second);
    first->remove();  // does nothing to the second's file
    QVERIFY(!FileLock::take(path()));
}

void TestFileLock::doesNotFollowLinks()
{
    QVERIFY(symlink("elsewhere", path().c_str()) == 0);
    QVERIFY(!FileLock::take(path()));
    QVERIFY(!QFile::exists(m_directory->filePath("elsewhere")));
}

QTEST_APPLESS_MAIN(TestFileLock)

}  // namespace tst_file_lock

#include "tst_file_lock.moc"
