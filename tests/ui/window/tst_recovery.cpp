// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/recovery.h"
#include "core/foundation/file/text_source.h"
#include "tests/read_files.h"
#include "tests/refusing_system.h"
#include "tests/ui/editing_child.h"
#include "tests/ui/protected_window.h"
#include "ui/window/recovery/disk_copies.h"
#include "ui/window/recovery/orphans.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include <chrono>
#include <memory>
#include <optional>
#include <random>
#include <vector>

#include <sys/stat.h>

namespace tst_recovery {

using namespace ranking_samples;
using editing_child::Manner;
using Memory = ui::MainWindow::Memory;
using std::chrono::milliseconds;

namespace {

constexpr ui::Autosave::Pace never{std::chrono::hours(5), std::chrono::hours(5)};
const auto cakeGrades = u"0 4 0 5 0 3 3 0 5 4"_s;
const auto noon = 1'763'724'000'000;  // 2025-11-21 11:20 UTC

mode_t permissions(const QString& path)
{
    struct stat status {};
    return stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_mode & 07777 : 0;
}

/// Somebody who edits in a program of their own.
class Editor {
public:
    Editor(const QString& folder, const QString& file, Manner manner, unsigned seed = 0)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QCoreApplication::arguments().constFirst(),
                         QString::fromLatin1(editing_child::firstArgument), folder, file,
                         QString::number(static_cast<int>(manner)), QString::number(seed)});
    }
    ~Editor() { kill(); }
    Q_DISABLE_COPY_MOVE(Editor)

    /// The states that there were so far, in order.
    QByteArrayList states()
    {
        m_output += m_process.readAllStandardOutput();
        QByteArrayList lines = m_output.split('\n');
        lines.removeLast();  // what comes after the last end of line
        return lines;
    }
    bool isRunning() const { return m_process.state() == QProcess::Running; }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
    QByteArray m_output;
};

/// A protected window whose list is edited.
class EditedWindow : public ProtectedWindow {
public:
    using ProtectedWindow::ProtectedWindow;

    void edit(int row, const QString& grade)
    {
        clickRow(list(), row);
        type(grade);
    }
};

}  // namespace

class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void restoresWhatAKilledProgramHad();
    void isWholeWheneverItIsKilled();
    void losesOnlyWhatIsYoung();
    void livingWindowsAreLeftAlone();
    void windowsOfOneProcessNeverShare();

    void isWrittenAfterAPause();
    void isWrittenWhileEditsGoOn();
    void isForTheOwnerOnly();
    void isRemovedWhenNothingIsUnsaved_data();
    void isRemovedWhenNothingIsUnsaved();
    void staysUntilClosingIsMeant_data();
    void staysUntilClosingIsMeant();
    void isWrittenAtTheEnd();
    void lookingIsNoEdit();
    void forgetfulWindowsKeepNothing();
    void lastStateOfALongListWins();
    void saysOnceThatNothingCanBeKept();
    void goesOnAfterAFullDisk();

    void offersSeveralTogether_data();
    void offersSeveralTogether();
    void offersOneAfterTheOther();
    void offersByKeys();
    void questionsAreWhole_data();
    void questionsAreWhole();
    void restoringIsAStep();
    void saysWhatBecameOfTheFile_data();
    void saysWhatBecameOfTheFile();
    void refusesDamage_data();
    void refusesDamage();
    void leavesNewerVersionsAlone_data();
    void leavesNewerVersionsAlone();
    void sweepsLeftovers();

    void keepsListsThatMadePlace();
    void asksForListsThatMadePlace_data();
    void asksForListsThatMadePlace();

    void failedSaveKeepsTheFile_data();
    void failedSaveKeepsTheFile();
    void savesThroughALink();
    void asksBeforeOverwriting_data();
    void asksBeforeOverwriting();
    void overwritesWhatOnlySeemsChanged_data();
    void overwritesWhatOnlySeemsChanged();

private:
    QString sessionFile(const QString& name = u"cakes.rankscope.json"_s);
    /// An edited session as a killed program leaves it: `grade` for the first document.
    QString orphan(const QString& name, double grade, qint64 time = noon,
                   const QString& path = QString());
    QString folder() const { return m_directory->filePath(u"data/recovery"_s); }
    QStringList kept() const
    {
        return QDir(folder()).entryList({u"*.rankscope.json"_s}, QDir::Files, QDir::Name);
    }
    QStringList everythingKept() const
    {
        return QDir(folder()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    std::optional<core::Recovery> onlyKept() const;
    /// The session of the only file; an empty one when there are more or less.
    core::Session sessionKept() const;
    QString gradesKept() const;

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestRecovery::initTestCase()
{
    QVERIFY(m_settings.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    QCoreApplication::setOrganizationName(u"rankscope-tests"_s);
    QCoreApplication::setApplicationName(u"tst_recovery"_s);
}

void TestRecovery::init()
{
    failOnWarnings();
    adoptLook();
    QSettings().clear();
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

QString TestRecovery::sessionFile(const QString& name)
{
    const QString path = m_directory->filePath(name);
    put(path, QByteArray::fromStdString(core::toJson(cakes())));
    return path;
}

QString TestRecovery::orphan(const QString& name, double grade, qint64 time, const QString& path)
{
    core::Recovery recovery;
    core::Session session = cakes();
    session.list.ranked.front().grade = core::Grade(grade);
    recovery.session = std::move(session);
    recovery.name = name.toStdString();
    recovery.path = path.toStdString();
    if (!path.isEmpty())
        recovery.digest = ui::DiskCopies::digestOf(content(path).toStdString());
    recovery.editedAt = time;
    QDir().mkpath(folder());
    const QString file = folder() + u'/' + name + u".rankscope.json"_s;
    put(file, QByteArray::fromStdString(core::toJson(recovery)));
    return file;
}

std::optional<core::Recovery> TestRecovery::onlyKept() const
{
    if (kept().size() != 1)
        return std::nullopt;
    const std::string text = content(folder() + u'/' + kept().front()).toStdString();
    auto recovery = core::parseRecovery(text, "kept");
    return recovery ? std::optional(*std::move(recovery)) : std::nullopt;
}

core::Session TestRecovery::sessionKept() const
{
    const auto recovery = onlyKept();
    return recovery ? std::get<core::Session>(recovery->session) : core::Session();
}

QString TestRecovery::gradesKept() const
{
    const auto recovery = onlyKept();
    return recovery ? gradesOf(sessionKept().list.ranked) : u"%1 files"_s.arg(kept().size());
}

void TestRecovery::restoresWhatAKilledProgramHad()
{
    const QString file = sessionFile();
    const QByteArray saved = content(file);
    Editor editor(folder(), file, Manner::Calm);
    QTRY_COMPARE_WITH_TIMEOUT(gradesKept(), u"4 4 5 0 3 3 0 5 4"_s, 30000);
    editor.kill();
    QCOMPARE(content(file), saved);

    // What the same edits make of it here.
    ui::RankingDocument expected;
    expected.load(cakes(), QString(), u"Open"_s);
    const std::size_t first = 0;
    expected.setGrade(ui::Section::Ranked, {&first, 1}, core::Grade(4));
    expected.remove(ui::Section::Ranked, {2});

    EditedWindow open(folder());
    QTRY_VERIFY(open.offer().isVisible());
    QVERIFY2(open.offer().question().startsWith(u"“cakes.rankscope.json”, last edited on "_s),
             qPrintable(open.offer().question()));
    QVERIFY(open.offer().question().endsWith(u", had unsaved changes when Rankscope closed."_s));
    QCOMPARE(open.chips(), cakeGrades);
    open.answer(open.offer(), ui::RecoveryOffer::Restore);

    QVERIFY(!open.offer().isVisible());
    const core::Session& restored = open.document().session();
    QCOMPARE(restored.list.ranked.size(), std::size_t{9});
    for (std::size_t i = 0; i < restored.list.ranked.size(); ++i)
        QVERIFY2(restored.list.ranked[i] == expected.list().ranked[i],
                 restored.list.ranked[i].name().c_str());
    QVERIFY(restored == expected.session());
    QCOMPARE(open.chips(), u"4 4 5 0 3 3 0 5 4"_s);
    QVERIFY(open.window.isWindowModified());
    QCOMPARE(open.document().path(), file);
    QCOMPARE(content(file), saved);
    QCOMPARE(gradesKept(), open.chips());  // protected from the first moment

    open.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(open.window.message(), QString());
    QVERIFY(readSession(file.toStdString())->list == expected.list());
    QTRY_COMPARE(everythingKept(), QStringList());
}

void TestRecovery::isWholeWheneverItIsKilled()
{
    std::mt19937 random(20251121);
    const QString file = sessionFile();
    const QByteArray saved = content(file);
    int found = 0;
    constexpr int kills = 15;
    for (int i = 0; i < kills; ++i) {
        Editor editor(folder(), file, Manner::Hurried, static_cast<unsigned>(i));
        QTRY_VERIFY_WITH_TIMEOUT(editor.states().size() > 1, 30000);
        QTest::qWait(static_cast<int>(random() % 150));
        QVERIFY(editor.isRunning());
        editor.kill();
        const QByteArrayList states = editor.states();
        QVERIFY(kept().size() <= 1);
        const ui::Orphans orphans = ui::claimOrphans(folder());
        QCOMPARE(orphans.refusals, QStringList());
        QCOMPARE(orphans.found.size(), static_cast<std::size_t>(kept().size()));
        for (const ui::Orphan& left : orphans.found) {
            ++found;
            QVERIFY(states.contains(
                editing_child::nameOf(std::get<core::Session>(left.recovery.session))));
            QCOMPARE(QString::fromStdString(left.recovery.path), file);
            left.file->remove();
        }
        QCOMPARE(content(file), saved);
    }
    QVERIFY2(found >= kills / 2, qPrintable(QString::number(found)));
}

/// Somebody who edits on and on, at the pace of the program itself. RANKSCOPE_KILLS says how often
/// it is killed.
void TestRecovery::losesOnlyWhatIsYoung()
{
    constexpr milliseconds oldestLost(1500);
    bool isSet = false;
    const int asked = qEnvironmentVariableIntValue("RANKSCOPE_KILLS", &isSet);
    const int kills = isSet ? asked : 3;
    std::mt19937 random(20251122);
    const QString file = sessionFile();
    for (int i = 0; i < kills; ++i) {
        Editor editor(folder(), file, Manner::Steady, static_cast<unsigned>(i));
        QTRY_VERIFY_WITH_TIMEOUT(editor.states().size() > 1, 30000);
        std::vector<std::chrono::steady_clock::time_point> seen;
        const auto until = std::chrono::steady_clock::now() + milliseconds(1600 + random() % 2000);
        while (std::chrono::steady_clock::now() < until) {
            QTest::qWait(5);
            seen.resize(static_cast<std::size_t>(editor.states().size()),
                        std::chrono::steady_clock::now());
        }
        editor.kill();
        const auto killed = std::chrono::steady_clock::now();
        const ui::Orphans orphans = ui::claimOrphans(folder());
        QCOMPARE(orphans.found.size(), std::size_t{1});
        const ui::Orphan& left = orphans.found.front();
        const auto kept = editor.states().lastIndexOf(
            editing_child::nameOf(std::get<core::Session>(left.recovery.session)));
        QVERIFY(kept >= 0);
        const auto firstLost = static_cast<std::size_t>(kept) + 1;
        const auto age = firstLost < seen.size() ? killed - seen[firstLost]
                                                 : std::chrono::steady_clock::duration::zero();
        const auto told = std::chrono::duration_cast<milliseconds>(age);
        if (isSet)
            qInfo("kill %d: the oldest lost edit is %d ms old", i, int(told.count()));
        QVERIFY2(told <= oldestLost, qPrintable(QString::number(told.count())));
        left.file->remove();
    }
}

void TestRecovery::livingWindowsAreLeftAlone()
{
    Editor editor(folder(), sessionFile(), Manner::Calm);
    QTRY_COMPARE_WITH_TIMEOUT(gradesKept(), u"4 4 5 0 3 3 0 5 4"_s, 30000);
    const QStringList files = everythingKept();
    QVERIFY(ui::claimOrphans(folder()).found.empty());
    {
        EditedWindow open(folder());
        open.edit(0, u"1"_s);
        QTRY_COMPARE(kept().size(), 2);
        QVERIFY(!open.offer().isVisible());
        QVERIFY(ui::claimOrphans(folder()).found.empty());
    }
    QCOMPARE(everythingKept(), files);
    QVERIFY(editor.isRunning());
    editor.kill();
    QCOMPARE(ui::claimOrphans(folder()).found.size(), std::size_t{1});
}

void TestRecovery::windowsOfOneProcessNeverShare()
{
    EditedWindow first(folder());
    first.edit(0, u"1"_s);
    QTRY_COMPARE(gradesKept(), u"1 4 0 5 0 3 3 0 5 4"_s);
    const QStringList firstFile = kept();
    EditedWindow second(folder());
    second.edit(0, u"2"_s);
    QTRY_COMPARE(kept().size(), 2);
    QVERIFY(ui::claimOrphans(folder()).found.empty());
    QVERIFY(!second.offer().isVisible());

    second.document().history().undo();
    QTRY_COMPARE(kept(), firstFile);
    QCOMPARE(gradesKept(), u"1 4 0 5 0 3 3 0 5 4"_s);
}

void TestRecovery::isWrittenAfterAPause()
{
    EditedWindow open(folder(), {milliseconds(1), std::chrono::hours(5)});
    open.edit(0, u"3"_s);
    QTRY_COMPARE(gradesKept(), u"3 4 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(onlyKept()->path, std::string());
    QCOMPARE(onlyKept()->name, "birthday cake");
}

void TestRecovery::isWrittenWhileEditsGoOn()
{
    EditedWindow open(folder(), {std::chrono::hours(5), milliseconds(5)});
    open.edit(0, u"3"_s);
    QTRY_COMPARE(gradesKept(), u"3 4 0 5 0 3 3 0 5 4"_s);
    open.edit(1, u"1"_s);
    QTRY_COMPARE(gradesKept(), u"3 1 0 5 0 3 3 0 5 4"_s);
}

void TestRecovery::isForTheOwnerOnly()
{
    const mode_t before = umask(0);
    EditedWindow open(folder());
    open.edit(0, u"3"_s);
    QTRY_COMPARE(kept().size(), 1);
    umask(before);
    QCOMPARE(permissions(folder()), mode_t{0700});
    for (const QString& name : everythingKept())
        QCOMPARE(permissions(folder() + u'/' + name), mode_t{0600});
}

void TestRecovery::isRemovedWhenNothingIsUnsaved_data()
{
    QTest::addColumn<bool>("bySaving");
    QTest::newRow("saved") << true;
    QTest::newRow("undone") << false;
}

void TestRecovery::isRemovedWhenNothingIsUnsaved()
{
    QFETCH(const bool, bySaving);
    EditedWindow open(folder());
    QVERIFY(open.window.open({sessionFile()}));
    open.edit(0, u"3"_s);
    QTRY_COMPARE(kept().size(), 1);
    if (bySaving)
        open.press(Qt::Key_S, Qt::ControlModifier);
    else
        open.undo();
    QTRY_COMPARE(everythingKept(), QStringList());
    open.edit(1, u"1"_s);
    QTRY_COMPARE(kept().size(), 1);
}

void TestRecovery::staysUntilClosingIsMeant_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<int>("files");
    QTest::newRow("save") << int(QMessageBox::Save) << 0;
    QTest::newRow("discard") << int(QMessageBox::Discard) << 0;
    QTest::newRow("cancel") << int(QMessageBox::Cancel) << 1;
}

void TestRecovery::staysUntilClosingIsMeant()
{
    QFETCH(const int, button);
    QFETCH(const int, files);
    EditedWindow open(folder());
    QVERIFY(open.window.open({sessionFile()}));
    open.edit(0, u"3"_s);
    QTRY_COMPARE(kept().size(), 1);
    const WhenAsked<QMessageBox> closing([&](QMessageBox& box) {
        QTest::mouseClick(box.button(QMessageBox::StandardButton(button)), Qt::LeftButton);
    });
    open.window.close();
    QCOMPARE(kept().size(), files);
}

void TestRecovery::isWrittenAtTheEnd()
{
    {
        ui::MainWindow window(Memory::Remembers);
        window.openExample();
        window.protect(folder(), never);
        window.document().setCutoff(7);
        QVERIFY(kept().isEmpty());
    }
    QVERIFY(onlyKept());
    QCOMPARE(sessionKept().cutoff, std::size_t{7});
    QCOMPARE(ui::claimOrphans(folder()).found.size(), std::size_t{1});
}

void TestRecovery::lookingIsNoEdit()
{
    {
        EditedWindow open(folder());
        QVERIFY(open.window.open({sessionFile()}));
        open.click(*open.card(core::Measure::Ap));
        open.clickRow(open.list(), 3);
        open.press(Qt::Key_Down);
        QTest::qWait(30);
    }
    QVERIFY(!QFileInfo::exists(folder()));
}

void TestRecovery::forgetfulWindowsKeepNothing()
{
    {
        OpenWindow open;
        open.window.protect(folder(), fast);
        open.clickRow(open.list(), 0);
        open.type(u"3"_s);
        QTest::qWait(30);
    }
    QVERIFY(!QFileInfo::exists(folder()));
}

void TestRecovery::lastStateOfALongListWins()
{
    ui::MainWindow window(Memory::Remembers);
    core::Session session = sessionOf(std::vector<double>(5000, 1));
    window.document().load(session, QString(), u"Open"_s);
    window.protect(folder(), {milliseconds(0), milliseconds(0)});
    // Faster than it can be written.
    for (std::size_t cutoff = 11; cutoff <= 60; ++cutoff) {
        window.document().setCutoff(cutoff);
        QApplication::processEvents();
    }
    QTRY_COMPARE(sessionKept().cutoff, std::size_t{60});
    session.cutoff = 60;
    QVERIFY(sessionKept() == session);
    window.document().history().setClean();
}

void TestRecovery::saysOnceThatNothingCanBeKept()
{
    QVERIFY(QDir().mkpath(m_directory->path()));
    put(m_directory->filePath(u"data"_s), "a file where the folder should be");
    EditedWindow open(folder());
    open.edit(0, u"3"_s);
    QTRY_VERIFY(!open.window.message().isEmpty());
    const QString said = open.window.message();
    QVERIFY2(said.contains(u"can’t back up your unsaved changes"_s), qPrintable(said));
    QVERIFY2(said.contains(folder()), qPrintable(said));
    QVERIFY2(said.contains(u"Not a directory"_s), qPrintable(said));
    QVERIFY(open.window.open({sessionFile()}));
    QCOMPARE(open.window.message(), QString());
    OpenWindow::settle();  // the list moves up
    open.edit(0, u"2"_s);
    QTest::qWait(30);
    QCOMPARE(open.window.message(), QString());
    QCOMPARE(open.chips().section(u' ', 0, 0), u"2"_s);
}

void TestRecovery::goesOnAfterAFullDisk()
{
    EditedWindow open(folder());
    open.edit(0, u"3"_s);
    QTRY_COMPARE(gradesKept(), u"3 4 0 5 0 3 3 0 5 4"_s);
    {
        const refusing_system::FileSizeLimit limit(100);
        open.edit(0, u"1"_s);
        QTRY_VERIFY(open.window.message().contains(u"File too large"_s));
    }
    QCOMPARE(gradesKept(), u"3 4 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(everythingKept().size(), 2);  // it and its lock, nothing half written
    open.edit(0, u"2"_s);
    QTRY_COMPARE(gradesKept(), u"2 4 0 5 0 3 3 0 5 4"_s);
}

void TestRecovery::offersSeveralTogether_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<int>("left");
    QTest::addColumn<QString>("firstGrades");  // back along what undo leads to
    QTest::newRow("restore all") << int(ui::RecoveryOffer::Restore) << 3 << u"2 1 3 0"_s;
    QTest::newRow("discard all") << int(ui::RecoveryOffer::Discard) << 0 << u"0"_s;
    QTest::newRow("later") << int(ui::RecoveryOffer::Later) << 3 << u"0"_s;
}

void TestRecovery::offersSeveralTogether()
{
    QFETCH(const int, answer);
    QFETCH(const int, left);
    QFETCH(const QString, firstGrades);
    orphan(u"older"_s, 1, noon - 60000);
    orphan(u"newest"_s, 2, noon);
    orphan(u"oldest"_s, 3, noon - 120000);
    EditedWindow open(folder());
    QTRY_VERIFY(open.offer().isVisible());
    const QStringList lines = open.offer().question().split(u'\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], u"3 documents had unsaved changes when Rankscope closed:"_s);
    QVERIFY(lines[1].startsWith(u"“newest”, "_s));
    QVERIFY(lines[3].startsWith(u"“oldest”, "_s));
    open.answer(open.offer(), answer);
    QVERIFY(!open.offer().isVisible());
    QCOMPARE(
        open.window.message().startsWith(u"Each workspace shows the document you edited last."_s),
        answer == ui::RecoveryOffer::Restore);
    QCOMPARE(kept().size(), left);
    QStringList grades{open.chips().section(u' ', 0, 0)};
    while (open.document().history().canUndo()) {
        open.undo();
        grades << open.chips().section(u' ', 0, 0);
    }
    QCOMPARE(grades.join(u' '), firstGrades);
}

void TestRecovery::offersOneAfterTheOther()
{
    const QString older = orphan(u"older"_s, 1, noon - 60000);
    const QString newest = orphan(u"newest"_s, 2, noon);
    const QString oldest = orphan(u"oldest"_s, 3, noon - 120000);
    EditedWindow open(folder());
    QTRY_VERIFY(open.offer().isVisible());
    open.answer(open.offer(), ui::RecoveryOffer::OneByOne);
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(noon);
    const QLocale locale;
    QCOMPARE(
        open.offer().question(),
        u"“newest”, last edited on %1 at %2, had unsaved changes when Rankscope closed. (2 more)"_s
            .arg(locale.toString(time.date(), u"d MMM"_s),
                 locale.toString(time.time(), u"HH:mm"_s)));
    QVERIFY(open.offer().findChild<QLabel*>(u"question"_s)->isVisible());

    open.answer(open.offer(), ui::RecoveryOffer::Later);
    QVERIFY(QFileInfo::exists(newest));
    QVERIFY(open.offer().question().startsWith(u"“older”"_s));
    open.answer(open.offer(), ui::RecoveryOffer::Discard);
    QVERIFY(!QFileInfo::exists(older));
    QVERIFY(open.offer().question().startsWith(u"“oldest”"_s));
    QCOMPARE(open.chips(), cakeGrades);
    open.answer(open.offer(), ui::RecoveryOffer::Restore);
    QVERIFY(!open.offer().isVisible());
    QCOMPARE(open.chips().section(u' ', 0, 0), u"3"_s);
    QVERIFY(QFileInfo::exists(oldest));
    QVERIFY(QFileInfo::exists(newest));
    // What waits for later may be offered by another window, what was restored may not.
    const ui::Orphans orphans = ui::claimOrphans(folder());
    QCOMPARE(orphans.found.size(), std::size_t{1});
    QCOMPARE(orphans.found.front().file->path(), newest);
}

void TestRecovery::offersByKeys()
{
    orphan(u"a"_s, 1, noon);
    orphan(u"b"_s, 2, noon - 1);
    orphan(u"c"_s, 3, noon - 2);
    EditedWindow open(folder());
    QTRY_VERIFY(open.offer().isVisible());
    OpenWindow::settle();
    open.press(Qt::Key_B, Qt::AltModifier);
    QTRY_VERIFY(open.offer().question().startsWith(u"“a”"_s));
    OpenWindow::settle();
    open.press(Qt::Key_T, Qt::AltModifier);
    QTRY_VERIFY(open.offer().question().startsWith(u"“b”"_s));
    open.offer().button(ui::RecoveryOffer::Discard).setFocus();
    open.press(Qt::Key_Backtab);
    open.press(Qt::Key_Space);
    QTRY_VERIFY(open.offer().question().startsWith(u"“c”"_s));
    QCOMPARE(open.chips().section(u' ', 0, 0), u"2"_s);
    open.press(Qt::Key_D, Qt::AltModifier);
    QTRY_VERIFY(!open.offer().isVisible());
    QCOMPARE(kept(), QStringList({u"a.rankscope.json"_s, u"b.rankscope.json"_s}));
}

void TestRecovery::questionsAreWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("zoom");
    QTest::newRow("large") << QSize(1440, 900) << false << 1.0;
    QTest::newRow("large dark") << QSize(1440, 900) << true << 1.0;
    QTest::newRow("small") << QSize(1024, 640) << false << 1.0;
    QTest::newRow("zoomed") << QSize(1440, 900) << false << 1.5;
}

void TestRecovery::questionsAreWhole()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, dark);
    QFETCH(const double, zoom);
    adoptLook(dark);
    const QString file = sessionFile(u"birthday-cakes.rankscope.json"_s);
    orphan(u"birthday-cakes"_s, 3);
    orphan(u"older"_s, 3, noon - 1);
    EditedWindow open(folder());
    open.window.resize(size);
    open.window.setZoom(zoom);
    QVERIFY(open.window.open({file}));
    open.edit(0, u"3"_s);
    put(file, QByteArray::fromStdString(core::toJson(sessionOf({1, 2}))));
    open.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!open.offer().isHidden() && !open.changedOnDisk().isHidden());
    QVERIFY2(open.offer().isVisible() != open.changedOnDisk().isVisible(), "one at a time");
    for (ui::QuestionBar* bar :
         std::initializer_list<ui::QuestionBar*>{&open.changedOnDisk(), &open.offer()}) {
        bar->hide();
        bar->show();  // as the newest
        QVERIFY(bar->isVisible());
        OpenWindow::settle();
        const auto* label = bar->findChild<QLabel*>(u"question"_s);
        QVERIFY(label->heightForWidth(label->width()) <= label->height());
        const auto buttons = bar->findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), bar == &open.offer() ? 4 : 3);
        for (const QPushButton* button : buttons) {
            QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
            QVERIFY(button->width() >= button->sizeHint().width());
            QVERIFY(button->focusPolicy() & Qt::TabFocus);
            QVERIFY(!button->accessibleDescription().isEmpty());
        }
    }
    const QString folderOfPictures = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (!folderOfPictures.isEmpty())
        QVERIFY(open.window.grab().save(QDir(folderOfPictures)
                                            .filePath(u"questions %1.png"_s.arg(
                                                QString::fromLatin1(QTest::currentDataTag())))));
}

void TestRecovery::restoringIsAStep()
{
    orphan(u"list"_s, 3);
    EditedWindow open(folder());
    QTRY_VERIFY(open.offer().isVisible());
    open.answer(open.offer(), ui::RecoveryOffer::Restore);
    QCOMPARE(open.document().history().undoText(), u"Restore “list”"_s);
    QVERIFY(open.window.isWindowModified());
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
    QVERIFY(!open.window.isWindowModified());
    QVERIFY(ui::claimOrphans(folder()).found.empty());
    QCOMPARE(kept().size(), 1);
    open.redo();
    QCOMPARE(open.chips().section(u' ', 0, 0), u"3"_s);
    QVERIFY(open.window.isWindowModified());
    open.edit(1, u"1"_s);
    QTRY_COMPARE(gradesKept(), u"3 1 0 5 0 3 3 0 5 4"_s);
}

void TestRecovery::saysWhatBecameOfTheFile_data()
{
    QTest::addColumn<QString>("fate");
    QTest::addColumn<QString>("said");
    QTest::newRow("as it was") << u"same"_s << QString();
    QTest::newRow("changed")
        << u"changed"_s << u"was changed by another program after these changes were backed up"_s;
    QTest::newRow("gone") << u"gone"_s << u"no longer exists"_s;
}

void TestRecovery::saysWhatBecameOfTheFile()
{
    QFETCH(const QString, fate);
    QFETCH(const QString, said);
    const QString file = sessionFile();
    orphan(u"cakes"_s, 3, noon, file);
    if (fate == u"changed")
        put(file, QByteArray::fromStdString(core::toJson(sessionOf({1, 2}))));
    if (fate == u"gone")
        QVERIFY(QFile::remove(file));
    const QByteArray before = content(file);

    EditedWindow open(folder());
    QTRY_VERIFY(open.offer().isVisible());
    open.answer(open.offer(), ui::RecoveryOffer::Restore);
    QCOMPARE(open.document().path(), file);
    QVERIFY2(said.isEmpty() ? open.window.message().isEmpty()
                            : open.window.message().contains(said),
             qPrintable(open.window.message()));
    QCOMPARE(content(file), before);
    open.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(open.changedOnDisk().isVisible(), fate == u"changed");
    QCOMPARE(content(file) == before, fate == u"changed");
}

void TestRecovery::refusesDamage_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    const QByteArray session = QByteArray::fromStdString(core::toJson(cakes()));
    QTest::newRow("empty") << QByteArray() << u"the file ends here; expected a value"_s;
    QTest::newRow("cut") << session.left(session.size() / 2)
                         << u"the file ends here; expected text"_s;
    QTest::newRow("zeros") << QByteArray(4096, '\0') << u"found the byte 0x00"_s;
    QTest::newRow("another file") << QByteArray("{\"format\": \"other\"}")
                                  << u"this is not a Rankscope session"_s;
    QTest::newRow("a session as it is saved") << session << u"the field “recovery” is missing"_s;
}

void TestRecovery::refusesDamage()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, reason);
    const QString damaged = orphan(u"damaged"_s, 1);
    put(damaged, text);
    orphan(u"good"_s, 2);
    EditedWindow open(folder());
    QTRY_VERIFY(open.offer().isVisible());
    QVERIFY2(open.window.message().contains(reason), qPrintable(open.window.message()));
    QVERIFY(open.window.message().contains(u"kept as “damaged.rankscope.json.damaged”"_s));
    QVERIFY(!QFileInfo::exists(damaged));
    QCOMPARE(content(damaged + u".damaged"_s), text);
    QVERIFY(open.offer().question().startsWith(u"“good”"_s));
    open.answer(open.offer(), ui::RecoveryOffer::Restore);
    QCOMPARE(open.chips().section(u' ', 0, 0), u"2"_s);
}

void TestRecovery::leavesNewerVersionsAlone_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("a newer session")
        << QByteArray("\"version\": 1") << QByteArray("\"version\": 2");
    QTest::newRow("a newer recovery") << QByteArray("\"version\":1") << QByteArray("\"version\":2");
}

void TestRecovery::leavesNewerVersionsAlone()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    const QString newer = orphan(u"newer"_s, 1);
    QByteArray text = content(newer);
    QVERIFY(text.contains(from));
    put(newer, text.replace(from, to));
    orphan(u"good"_s, 2);
    EditedWindow open(folder());
    QTRY_VERIFY(open.offer().isVisible());
    QCOMPARE(open.window.message(), QString());
    open.answer(open.offer(), ui::RecoveryOffer::Discard);
    QVERIFY(!open.offer().isVisible());
    QCOMPARE(content(newer), text);
}

void TestRecovery::sweepsLeftovers()
{
    orphan(u"good"_s, 2);
    const QString half = folder() + u"/.rankscope-12-0.tmp"_s;
    const QString fresh = folder() + u"/.rankscope-13-0.tmp"_s;
    const QString lock = folder() + u"/abandoned.lock"_s;
    for (const QString& path : {half, fresh, lock})
        put(path, "{");
    QFile old(half);
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addDays(-1),
                            QFileDevice::FileModificationTime));
    old.close();
    const ui::Orphans orphans = ui::claimOrphans(folder());
    QCOMPARE(orphans.found.size(), std::size_t{1});
    QVERIFY(!QFileInfo::exists(half));
    QVERIFY(QFileInfo::exists(fresh));  // somebody may be writing it
    QVERIFY(!QFileInfo::exists(lock));
}

void TestRecovery::keepsListsThatMadePlace()
{
    EditedWindow open(folder(), never);
    QVERIFY(open.window.open({sessionFile(u"a.rankscope.json"_s)}));
    open.edit(0, u"3"_s);
    QVERIFY(open.window.open({sessionFile(u"b.rankscope.json"_s)}));
    // Written on the spot: the next moment it is not the document any more.
    QTRY_COMPARE(gradesKept(), u"3 4 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(onlyKept()->name, "a.rankscope.json");
    OpenWindow::settle();
    open.edit(0, u"2"_s);
    open.window.openExample();
    QTRY_COMPARE(kept().size(), 2);
    open.undo();
    QCOMPARE(open.chips().section(u' ', 0, 0), u"2"_s);
    QVERIFY(open.window.isWindowModified());
    open.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(gradesKept(), u"3 4 0 5 0 3 3 0 5 4"_s);
    QVERIFY(ui::claimOrphans(folder()).found.empty());
}

void TestRecovery::asksForListsThatMadePlace_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<int>("files");
    QTest::newRow("offer at the next start") << u"Ask again next time"_s << true << 1;
    QTest::newRow("discard") << u"Discard"_s << true << 0;
    QTest::newRow("cancel") << u"Cancel"_s << false << 1;
}

void TestRecovery::asksForListsThatMadePlace()
{
    QFETCH(const QString, button);
    QFETCH(const bool, closes);
    QFETCH(const int, files);
    EditedWindow open(folder());
    QVERIFY(open.window.open({sessionFile(u"a.rankscope.json"_s)}));
    open.edit(0, u"3"_s);
    QVERIFY(open.window.open({sessionFile(u"b.rankscope.json"_s)}));
    QTRY_COMPARE(kept().size(), 1);
    QString asked;
    const WhenAsked<QMessageBox> closing([&](QMessageBox& box) {
        asked = box.text();
        for (QAbstractButton* each : box.buttons())
            if (each->text().remove(u'&') == button)
                QTest::mouseClick(each, Qt::LeftButton);
    });
    QCOMPARE(open.window.close(), closes);
    QVERIFY2(asked.startsWith(u"“a.rankscope.json” has unsaved changes"_s), qPrintable(asked));
    QCOMPARE(kept().size(), files);
    QCOMPARE(ui::claimOrphans(folder()).found.size(), std::size_t(closes ? files : 0));
}

void TestRecovery::failedSaveKeepsTheFile_data()
{
    QTest::addColumn<QString>("obstacle");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a folder that may not be written") << u"read-only"_s << u"Permission denied"_s;
    QTest::newRow("a full disk") << u"full"_s << u"File too large"_s;
    QTest::newRow("a folder that is gone") << u"gone"_s << u"No such file or directory"_s;
    QTest::newRow("a folder of that name") << u"folder"_s << u"Is a directory"_s;
    QTest::newRow("a full device") << u"device"_s << u"No space left on device"_s;
}

void TestRecovery::failedSaveKeepsTheFile()
{
    QFETCH(const QString, obstacle);
    QFETCH(const QString, reason);
    const QString place = m_directory->filePath(u"place"_s);
    QVERIFY(QDir().mkpath(place));
    const QString file = sessionFile(u"place/cakes.rankscope.json"_s);
    const QByteArray saved = content(file);
    EditedWindow open(folder());
    QVERIFY(open.window.open({file}));
    open.edit(0, u"3"_s);

    std::optional<refusing_system::AsOrdinaryUser> user;
    std::optional<refusing_system::FileSizeLimit> limit;
    if (obstacle == u"read-only") {
        QVERIFY(chmod(QFile::encodeName(m_directory->path()).constData(), 0755) == 0);
        QVERIFY(chmod(QFile::encodeName(file).constData(), 0666) == 0);
        QVERIFY(chmod(QFile::encodeName(place).constData(), 0555) == 0);
        user.emplace();
        if (!user->holds())
            QSKIP("root may write anywhere");
    } else if (obstacle == u"full") {
        limit.emplace(100);
    } else if (obstacle == u"gone") {
        QVERIFY(QDir(place).removeRecursively());
    } else {
        QVERIFY(QFile::remove(file));
        if (obstacle == u"folder")
            QVERIFY(QDir().mkdir(file));
        else
            QVERIFY(QFile::link(u"/dev/full"_s, file));
    }
    open.press(Qt::Key_S, Qt::ControlModifier);
    user.reset();
    limit.reset();
    QVERIFY(chmod(QFile::encodeName(place).constData(), 0755) == 0 || obstacle == u"gone");

    const QString said = u"%1: cannot be written: %2"_s.arg(file, reason);
    QVERIFY2(open.window.message().startsWith(said), qPrintable(open.window.message()));
    QVERIFY(open.control<QLabel>("message").isVisible());
    QVERIFY(open.window.isWindowModified());
    QCOMPARE(open.chips().section(u' ', 0, 0), u"3"_s);
    if (obstacle == u"read-only" || obstacle == u"full") {
        QCOMPARE(content(file), saved);
        QCOMPARE(QDir(place).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }
    // What could not be saved is kept all the same.
    open.edit(1, u"1"_s);
    QTRY_COMPARE(gradesKept(), u"3 1 0 5 0 3 3 0 5 4"_s);
}

void TestRecovery::savesThroughALink()
{
    const QString file = sessionFile();
    const QString link = m_directory->filePath(u"link.rankscope.json"_s);
    QVERIFY(QFile::link(u"cakes.rankscope.json"_s, link));
    QVERIFY(chmod(QFile::encodeName(file).constData(), 0640) == 0);
    EditedWindow open(folder());
    QVERIFY(open.window.open({link}));
    open.edit(0, u"3"_s);
    open.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!open.window.isWindowModified());
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(permissions(file), mode_t{0640});
    QCOMPARE(gradesOf(readSession(file.toStdString())->list.ranked).section(u' ', 0, 0), u"3"_s);
}

void TestRecovery::asksBeforeOverwriting_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<QString>("shown");   // first grade in the window afterwards
    QTest::addColumn<QString>("onDisk");  // and in the file
    QTest::addColumn<QString>("elsewhere");
    QTest::newRow("save anyway") << 0 << u"3"_s << u"3"_s << QString();
    QTest::newRow("save as") << 1 << u"3"_s << u"5"_s << u"3"_s;
    QTest::newRow("reload") << 2 << u"5"_s << u"5"_s << QString();
}

void TestRecovery::asksBeforeOverwriting()
{
    QFETCH(const int, answer);
    QFETCH(const QString, shown);
    QFETCH(const QString, onDisk);
    QFETCH(const QString, elsewhere);
    const auto firstGrade = [](const QString& path) {
        const auto session = readSession(path.toStdString());
        return session ? gradesOf(session->list.ranked).section(u' ', 0, 0) : QString();
    };
    const QString file = sessionFile();
    const QString other = m_directory->filePath(u"other.rankscope.json"_s);
    EditedWindow open(folder());
    QVERIFY(open.window.open({file}));
    open.edit(0, u"3"_s);
    core::Session changed = cakes();
    changed.list.ranked.front().grade = core::Grade(5);
    const QByteArray theirs = QByteArray::fromStdString(core::toJson(changed));
    put(file, theirs);

    QTRY_COMPARE(kept().size(), 1);
    open.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(open.changedOnDisk().isVisible());
    QCOMPARE(open.changedOnDisk().question(),
             u"“cakes.rankscope.json” was changed by another program after you opened it."_s);
    QCOMPARE(content(file), theirs);
    QVERIFY(open.window.isWindowModified());
    const WhenAsked<QFileDialog> saving([&](QFileDialog& dialog) {
        dialog.findChild<QLineEdit*>()->setText(other);
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    open.answer(open.changedOnDisk(), answer);
    QVERIFY(!open.changedOnDisk().isVisible());
    QVERIFY(!open.window.isWindowModified());
    QCOMPARE(open.chips().section(u' ', 0, 0), shown);
    QCOMPARE(firstGrade(file), onDisk);
    QCOMPARE(firstGrade(other), elsewhere);
    QTRY_COMPARE(kept().size(), 0);
    // Asked and answered.
    open.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&open.window));
    open.edit(1, u"1"_s);
    open.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!open.changedOnDisk().isVisible());
    QVERIFY(!open.window.isWindowModified());
}

void TestRecovery::overwritesWhatOnlySeemsChanged_data()
{
    QTest::addColumn<QString>("fate");
    QTest::newRow("touched") << u"touched"_s;
    QTest::newRow("written again as it was") << u"same"_s;
    QTest::newRow("gone") << u"gone"_s;
    QTest::newRow("saved here before") << u"saved"_s;
}

void TestRecovery::overwritesWhatOnlySeemsChanged()
{
    QFETCH(const QString, fate);
    const QString path = sessionFile();
    EditedWindow open(folder());
    QVERIFY(open.window.open({path}));
    open.edit(0, u"3"_s);
    if (fate == u"touched") {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(1),
                                 QFileDevice::FileModificationTime));
    } else if (fate == u"same") {
        put(path, content(path));
    } else if (fate == u"gone") {
        QVERIFY(QFile::remove(path));
    } else {
        open.press(Qt::Key_S, Qt::ControlModifier);
        open.edit(1, u"2"_s);
    }
    open.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!open.changedOnDisk().isVisible());
    QVERIFY(!open.window.isWindowModified());
    QVERIFY(readSession(path.toStdString())->list == open.document().list());
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == QLatin1String(editing_child::firstArgument))
        return editing_child::run(arguments.mid(2));
    TestRecovery test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}

}  // namespace tst_recovery

#include "tst_recovery.moc"
