// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/protected_window.h"

#include "core/documents/sessions/recovery.h"
#include "ui/collection/document/collection_document.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/recent_files.h"

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

namespace tst_collection_safety {

using namespace ranking_samples;

namespace {

constexpr auto firstArgument = "--judge-until-killed";
constexpr auto qrels = "q1 0 d1 1\nq1 0 d2 0\nq2 0 d1 1\n";
constexpr auto run = "q1 Q0 d2 1 2 bm25\nq1 Q0 d3 2 1 bm25\nq2 Q0 d1 1 1 bm25\n";

/// A window whose collection's unsaved changes are kept.
class CollectionWindow : public ProtectedWindow {
public:
    explicit CollectionWindow(const QString& folder)
        : ProtectedWindow(folder)
    {}
    ~CollectionWindow() { collection().history().setClean(); }
    Q_DISABLE_COPY_MOVE(CollectionWindow)

    ui::CollectionPage& page() { return window.collectionPage(); }
    ui::CollectionDocument& collection() { return page().document(); }
    void answer(ui::QuestionBar& bar, int answer)
    {
        ProtectedWindow::answer(bar, answer);
        waitUntilRead();
    }
    void waitUntilRead()
    {
        if (!QTest::qWaitFor([this] { return !page().isLoading(); }, 30000))
            qFatal("the files are not read");
        settle();
    }
    void open(const QStringList& files)
    {
        if (window.open(files))
            waitUntilRead();
    }
    void restore()
    {
        if (!QTest::qWaitFor([this] { return offer().isVisible(); }, 30000))
            qFatal("nothing is offered");
        answer(offer(), ui::RecoveryOffer::Restore);
    }
    void judge(const QString& document, double grade)
    {
        collection().judge(*collection().evaluation().find("q1"), document, core::Grade(grade));
        settle();
    }
    void save() { press(Qt::Key_S, Qt::ControlModifier); }
    void saveAs(const QString& path)
    {
        const WhenAsked<QFileDialog> saving([&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        action(u"Save as"_s)->trigger();
        settle();
    }
    core::CollectionSession session()
    {
        return std::get<core::CollectionSession>(collection().snapshot());
    }
    /// "d1=1 d2=0": what q1's judgments are now.
    QString judgments()
    {
        QStringList parts;
        if (const auto* all =
                core::judgmentsOf(collection().collection(), collection().edits(), "q1"))
            for (const core::Judgment& judgment : *all)
                parts << u"%1=%2"_s.arg(QString::fromStdString(judgment.document))
                             .arg(judgment.grade.value());
        return parts.join(u' ');
    }
    bool isInFront() { return &window.pageInFront() == &page(); }
};

/// @param arguments the folder for recovery, the session to edit
int judgeUntilKilled(const QStringList& arguments)
{
    adoptLook();
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    CollectionWindow open(arguments.at(0));
    open.open({arguments.at(1)});
    open.judge(u"d3"_s, 2);
    return QApplication::exec();
}

}  // namespace

class TestCollectionSafety : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(m_settings.isValid());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QCoreApplication::setOrganizationName(u"rankscope-tests"_s);
        QCoreApplication::setApplicationName(u"tst_collection_safety"_s);
    }
    void init()
    {
        failOnWarnings();
        adoptLook();
        QSettings().clear();
        m_directory = std::make_unique<QTemporaryDir>();
        QVERIFY(m_directory->isValid());
        QVERIFY(QDir().mkpath(path(u"work/runs"_s)));
        put(qrelsPath(), qrels);
        put(runPath(), run);
    }

    void aSavedSessionOpensAgain_data()
    {
        QTest::addColumn<bool>("isMoved");
        QTest::newRow("where it was") << false;
        QTest::newRow("with its files in another folder") << true;
    }
    void aSavedSessionOpensAgain()
    {
        QFETCH(const bool, isMoved);
        {
            CollectionWindow open(folder());
            open.open({qrelsPath(), runPath()});
            open.collection().setMeasures(
                {*core::parseMeasureSpec("AP"), *core::parseMeasureSpec("P@1")});
            open.collection().setMeasure(1);
            open.judge(u"d2"_s, 1);
            open.saveAs(path(u"work/s.rankscope.json"_s));
            QCOMPARE(open.window.message(), QString());
            QVERIFY(!open.window.isWindowModified());
            QTRY_COMPARE(kept().size(), 0);
        }
        const QByteArray text = content(path(u"work/s.rankscope.json"_s));
        QVERIFY2(text.contains("\"a.qrels\",\n    \"runs/bm25.run\"\n"), text.constData());
        QString file = path(u"work/s.rankscope.json"_s);
        if (isMoved) {
            QVERIFY(QDir().rename(path(u"work"_s), path(u"elsewhere"_s)));
            file = path(u"elsewhere/s.rankscope.json"_s);
        }
        CollectionWindow open(folder());
        open.open({file});
        QCOMPARE(open.window.message(), u"Read 2 queries and 1 run."_s);
        QVERIFY(open.isInFront());
        QVERIFY(!open.window.isWindowModified());
        QCOMPARE(open.collection().path(), file);
        QCOMPARE(open.judgments(), u"d1=1 d2=1"_s);
        QCOMPARE(open.collection().measure(), std::size_t{1});
        QCOMPARE(*open.collection().evaluation().runs[0].means[1], 1.0);  // both found at rank 1
        const auto* recent = open.window.findChild<ui::RecentFiles*>();
        QCOMPARE(recent->entries().value(0), QStringList{file});
        open.judge(u"d2"_s, 0);
        open.save();
        QVERIFY(!open.window.isWindowModified());
        QVERIFY(!content(file).contains("\"d2\",\"grade\":1"));
    }

    void aFolderKeepsItsName()
    {
        QVERIFY(QDir().mkpath(path(u"work/cakes/qrels"_s)));
        put(path(u"work/cakes/qrels/test.tsv"_s), "query-id\tcorpus-id\tscore\nq1\td1\t1\n");
        put(path(u"work/cakes/queries.jsonl"_s), "{\"_id\":\"q1\",\"text\":\"a cake\"}\n");
        put(path(u"work/cakes/corpus.jsonl"_s),
            "{\"_id\":\"d1\",\"title\":\"T\",\"text\":\"flour\"}\n");
        CollectionWindow open(folder());
        open.open({path(u"work/cakes"_s), runPath()});
        QCOMPARE(open.collection().title(), u"cakes"_s);
        open.saveAs(path(u"work/s.rankscope.json"_s));
        open.page().startNew();
        open.open({path(u"work/s.rankscope.json"_s)});
        QCOMPARE(open.window.message(), u"Read 1 query and 1 run."_s);
        QCOMPARE(open.collection().title(), u"cakes"_s);
        QCOMPARE(open.collection().queryText(*open.collection().evaluation().find("q1")),
                 u"a cake"_s);
        QVERIFY(open.collection().collection().documentTexts);
    }

    void aMissingFileLeavesTheRestOpen()
    {
        const QString file = savedSession();
        QVERIFY(QFile::remove(runPath()));
        const QByteArray before = content(file);
        CollectionWindow open(folder());
        open.open({qrelsPath()});
        const auto collection = open.collection().sharedCollection();
        open.open({file});
        QVERIFY2(open.window.message().startsWith(runPath() + u": "_s),
                 qPrintable(open.window.message()));
        QCOMPARE(open.collection().path(), file);
        QCOMPARE(open.collection().unread().files.size(), std::size_t{1});
        QCOMPARE(open.judgments(), u"d1=1 d2=0 d3=2"_s);
        QCOMPARE(content(file), before);
        open.collection().history().undo();
        QCOMPARE(open.collection().sharedCollection(), collection);
        QCOMPARE(open.collection().path(), QString());
    }

    void aDamagedSessionIsRefused()
    {
        const QString file = savedSession();
        QByteArray text = content(file);
        put(file, text.replace("\"grade\":2", "\"grade\":\"two\""));
        CollectionWindow open(folder());
        open.open({file});
        QVERIFY2(open.window.message().contains(u"edits.q1.judgments[2].grade"_s),
                 qPrintable(open.window.message()));
    }

    void restoresWhatAKilledProgramHad()
    {
        const QString file = savedSession({});
        const QByteArray saved = content(file);
        QProcess editor;
        editor.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        editor.start(QCoreApplication::applicationFilePath(),
                     {QCoreApplication::arguments().constFirst(),
                      QString::fromLatin1(firstArgument), folder(), file});
        QTRY_VERIFY_WITH_TIMEOUT(keptJudgment("d3") == 2, 30000);
        editor.kill();
        editor.waitForFinished();
        QCOMPARE(content(file), saved);

        CollectionWindow open(folder());
        open.restore();
        QVERIFY(open.isInFront());
        QCOMPARE(open.window.message(), QString());
        QVERIFY(!open.collection().isUnread());
        QCOMPARE(open.collection().queryCount(), std::size_t{2});
        QCOMPARE(open.judgments(), u"d1=1 d2=0 d3=2"_s);
        QVERIFY(open.window.isWindowModified());
        QCOMPARE(open.collection().path(), file);
        QCOMPARE(content(file), saved);
        QCOMPARE(keptJudgment("d3"), 2.0);  // protected from the first moment
        open.save();
        QVERIFY(!open.window.isWindowModified());
        QVERIFY(content(file).contains("{\"document\":\"d3\",\"grade\":2}"));
        QTRY_COMPARE(kept().size(), 0);
    }

    void theExampleIsRestored()
    {
        core::CollectionSession session = edited();
        session.name = "cake-search";
        session.files = {":/examples/cake-search"};
        orphan(session);
        CollectionWindow open(folder());
        open.restore();
        QVERIFY(!open.collection().isUnread());
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{2});
        QVERIFY(open.session().edits == session.edits);
        QVERIFY(open.session().files == session.files);
    }

    void nothingIsLostWhenAFileIsGone_data()
    {
        QTest::addColumn<bool>("isDamaged");
        QTest::newRow("gone") << false;
        QTest::newRow("refused") << true;
    }
    void nothingIsLostWhenAFileIsGone()
    {
        QFETCH(const bool, isDamaged);
        const core::CollectionSession session = edited();
        orphan(session);
        if (isDamaged)
            put(runPath(), "q1 Q0 d2 1 high bm25\n");
        else
            QVERIFY(QFile::remove(runPath()));
        CollectionWindow open(folder());
        open.restore();
        const QString said = open.window.message();
        QVERIFY2(said.startsWith(runPath()), qPrintable(said));
        QVERIFY2(said.contains(u"Nothing in the session was lost"_s), qPrintable(said));
        QVERIFY(open.isInFront());
        QCOMPARE(open.collection().unread().files.size(), std::size_t{1});
        QCOMPARE(open.collection().queryCount(), std::size_t{2});
        QCOMPARE(open.collection().edits().size(), std::size_t{1});
        QVERIFY(open.session() == session);
        QVERIFY(open.window.isWindowModified());
        QTest::qWait(20);  // autosave has written it again by then
        QVERIFY(keptSession() == session);

        // Saving keeps it too.
        const QString file = path(u"work/saved.rankscope.json"_s);
        open.saveAs(file);
        QVERIFY(content(file).contains("{\"document\":\"d3\",\"grade\":2}"));
        QTRY_COMPARE(kept().size(), 0);
        QVERIFY(!open.window.isWindowModified());

        // The file is back.
        put(runPath(), run);
        open.page().locate(runPath(), runPath());
        open.waitUntilRead();
        QVERIFY(open.collection().unread().files.empty());
        QCOMPARE(open.window.message(), u"Read 2 queries and 1 run."_s);
        QCOMPARE(open.judgments(), u"d1=1 d2=0 d3=2"_s);
        QVERIFY(open.session() == session);
    }

    void anotherCollectionMakesNoRestoredOneVanish()
    {
        const core::CollectionSession session = edited();
        orphan(session);
        QVERIFY(QFile::remove(runPath()));
        CollectionWindow open(folder());
        open.restore();
        open.open({qrelsPath()});
        QCOMPARE(open.collection().queryCount(), std::size_t{2});
        QVERIFY(keptSession() == session);
        open.undo();
        QCOMPARE(open.collection().unread().files.size(), std::size_t{1});
        QVERIFY(open.session() == session);
    }

    /// The step is undone before the files are read: they must not appear over what is shown then.
    void aStepUndoneWhileItIsRead()
    {
        orphan(edited());
        CollectionWindow open(folder());
        QTRY_VERIFY(open.offer().isVisible());
        OpenWindow::settle();
        open.offer().button(ui::RecoveryOffer::Restore).click();
        QVERIFY(open.page().isLoading());
        QVERIFY(open.collection().isUnread());
        open.collection().history().undo();
        open.waitUntilRead();
        QCOMPARE(open.collection().queryCount(), std::size_t{0});
        open.collection().history().redo();
        open.waitUntilRead();
        QCOMPARE(open.judgments(), u"d1=1 d2=0 d3=2"_s);
    }

    void measuresChosenWhileItIsReadStay()
    {
        orphan(edited());
        CollectionWindow open(folder());
        QTRY_VERIFY(open.offer().isVisible());
        OpenWindow::settle();
        open.offer().button(ui::RecoveryOffer::Restore).click();
        QVERIFY(open.collection().isUnread());
        open.collection().setMeasures({*core::parseMeasureSpec("RR")});
        open.waitUntilRead();
        QTRY_COMPARE(open.collection().measures().size(), std::size_t{1});
        QCOMPARE(core::toText(open.collection().definition()), std::string("RR"));
        // q1's first relevant document, d3, is second; q2's is first.
        QCOMPARE(*open.collection().evaluation().runs[0].means[0], 0.75);
    }

    void editsOfQueriesInNoFileAreKeptAndSaid()
    {
        core::CollectionSession session = edited();
        session.edits["q7"].judgments = {{"d1", core::Grade(1)}};
        session.edits["q9"].lists[5] = {{"d1", 1}};
        orphan(session);
        CollectionWindow open(folder());
        open.restore();
        QVERIFY2(open.window.message().contains(u"q7, q9"_s), qPrintable(open.window.message()));
        QVERIFY(open.session() == session);
    }

    void filesMayHaveChangedMeanwhile()
    {
        core::CollectionSession session = edited();
        session.runA = 6;
        session.runB = 7;
        session.edits["q1"].lists[0] = {{"d9", 2}, {"d2", 1}};
        session.edits["q1"].lists[3] = {{"d9", 2}};
        orphan(session);
        put(qrelsPath(), "q1 0 d5 3\n");
        put(runPath(), "q1 Q0 d8 1 2 other\nq5 Q0 d8 1 2 other\n");
        CollectionWindow open(folder());
        open.restore();
        QCOMPARE(open.collection().queryCount(), std::size_t{2});
        QCOMPARE(open.judgments(), u"d1=1 d2=0 d3=2"_s);
        const core::RankedList list =
            open.collection().list(*open.collection().evaluation().find("q1"), 0);
        QCOMPARE(list.ranked.size(), std::size_t{2});
        QCOMPARE(list.ranked.front().id, std::string("d9"));
        QCOMPARE(open.collection().runA(), std::size_t{0});
        QVERIFY(open.session().edits == session.edits);
    }

    void loadsWhatAnotherProgramWrote()
    {
        const QString file = savedSession();
        CollectionWindow open(folder());
        open.open({file});
        open.judge(u"d2"_s, 3);
        QTRY_COMPARE(kept().size(), 1);
        QByteArray theirs = content(file);
        put(file, theirs.replace("{\"document\":\"d3\",\"grade\":2}",
                                 "{\"document\":\"d3\",\"grade\":1}"));
        open.save();
        QVERIFY(open.changedOnDisk().isVisible());
        open.answer(open.changedOnDisk(), 2);
        QVERIFY(!open.window.isWindowModified());
        QCOMPARE(open.judgments(), u"d1=1 d2=0 d3=1"_s);
        QTRY_COMPARE(kept().size(), 0);  // what it replaced was given up
        open.judge(u"d2"_s, 1);
        open.save();
        QVERIFY(!open.changedOnDisk().isVisible());
        QVERIFY(!open.window.isWindowModified());
    }

    /// Adding files goes on with the session; nothing made place for another.
    void addedRunsAreOfTheSameSession()
    {
        CollectionWindow open(folder());
        open.open({qrelsPath(), runPath()});
        for (const QString& name : {u"work/runs/b.run"_s, u"work/runs/c.run"_s}) {
            put(path(name), run);
            open.page().addRuns({path(name)});
            open.waitUntilRead();
        }
        QTRY_COMPARE(kept().size(), 1);
        open.saveAs(path(u"work/all.rankscope.json"_s));
        QVERIFY(!open.window.isWindowModified());
        QTRY_COMPARE(kept().size(), 0);
        bool isAsked = false;
        const WhenAsked<QMessageBox> closing([&](QMessageBox& box) {
            isAsked = true;
            QTest::mouseClick(box.button(QMessageBox::Cancel), Qt::LeftButton);
        });
        open.collection().history().undo();
        open.waitUntilRead();
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{2});
        QVERIFY(open.window.isWindowModified());  // the file has one run more
        open.collection().history().redo();
        open.waitUntilRead();
        QVERIFY(!open.window.isWindowModified());
        QVERIFY(open.window.close());
        QVERIFY(!isAsked);
    }

    /// Undo finds what was there as it was left: nobody edited it.
    void whatWasOpenedAndUndoneIsKept()
    {
        CollectionWindow open(folder());
        open.open({qrelsPath(), runPath()});
        open.open({qrelsPath()});
        QVERIFY(!open.window.isWindowModified());
        open.press(Qt::Key_Z, Qt::ControlModifier);
        open.waitUntilRead();
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{1});
        QVERIFY(!open.window.isWindowModified());
        open.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        open.waitUntilRead();
        QVERIFY(!open.window.isWindowModified());
        QVERIFY(open.collection().history().isClean());
        open.press(Qt::Key_Z, Qt::ControlModifier);
        open.judge(u"d2"_s, 3);
        QVERIFY(open.window.isWindowModified());
        QTRY_COMPARE(kept().size(), 1);
        open.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!open.window.isWindowModified());
        QTRY_COMPARE(kept().size(), 0);
    }

    /// What cannot be loaded is not taken for seen: saving asks again.
    void asksAgainWhenLoadingAgainFailed()
    {
        const QString file = savedSession();
        CollectionWindow open(folder());
        open.open({file});
        open.judge(u"d2"_s, 3);
        QByteArray theirs = content(file);
        put(file, theirs.replace("\"grade\":2", "\"grade\":1"));
        put(qrelsPath(), "q1 0 d1 1,5\n");
        open.save();
        QVERIFY(open.changedOnDisk().isVisible());
        open.answer(open.changedOnDisk(), 2);
        QVERIFY2(open.window.message().contains(u"a.qrels:1: "_s),
                 qPrintable(open.window.message()));
        QCOMPARE(open.judgments(), u"d1=1 d2=3 d3=2"_s);
        QVERIFY(open.window.isWindowModified());
        open.save();
        QVERIFY(open.changedOnDisk().isVisible());
        QCOMPARE(content(file), theirs);
    }

private:
    QString path(const QString& name) const { return m_directory->filePath(name); }
    QString folder() const { return path(u"data/recovery"_s); }
    QString qrelsPath() const { return path(u"work/a.qrels"_s); }
    QString runPath() const { return path(u"work/runs/bm25.run"_s); }

    /// The pair with d3 judged for q1.
    core::CollectionSession edited() const
    {
        core::CollectionSession session;
        session.name = "cranfield";
        session.files = {qrelsPath().toStdString(), runPath().toStdString()};
        session.measures = {*core::parseMeasureSpec("nDCG@10"), *core::parseMeasureSpec("AP")};
        session.edits["q1"].judgments = {
            {"d1", core::Grade(1)}, {"d2", core::Grade(0)}, {"d3", core::Grade(2)}};
        session.rules.depth = 1000;
        session.choices.repeated = core::RepeatedGrade::Last;
        session.choices.encodings.latin1 = true;
        return session;
    }
    QString savedSession() const { return savedSession(edited().edits); }
    QString savedSession(const core::QueryEdits& edits) const
    {
        core::CollectionSession session = edited();
        session.files = {"a.qrels", "runs/bm25.run"};
        session.edits = edits;
        const QString file = path(u"work/s.rankscope.json"_s);
        put(file, QByteArray::fromStdString(core::toJson(session)));
        return file;
    }
    /// A session as a killed program leaves it.
    void orphan(const core::CollectionSession& session) const
    {
        core::Recovery recovery;
        recovery.session = session;
        recovery.name = session.name;
        recovery.editedAt = 1'763'724'000'000;
        QDir().mkpath(folder());
        put(folder() + u"/left.rankscope.json"_s,
            QByteArray::fromStdString(core::toJson(recovery)));
    }
    QStringList kept() const
    {
        return QDir(folder()).entryList({u"*.rankscope.json"_s}, QDir::Files, QDir::Name);
    }
    core::CollectionSession keptSession() const
    {
        if (kept().size() != 1)
            return {};
        const auto recovery =
            core::parseRecovery(content(folder() + u'/' + kept().front()).toStdString(), "kept");
        return recovery ? std::get<core::CollectionSession>(recovery->session)
                        : core::CollectionSession();
    }
    /// The grade that is kept for a document of q1; -1 when there is none.
    double keptJudgment(const std::string& document) const
    {
        const core::CollectionSession session = keptSession();
        const auto edit = session.edits.find("q1");
        if (edit != session.edits.end())
            for (const core::Judgment& judgment : edit->second.judgments)
                if (judgment.document == document)
                    return judgment.grade.value();
        return -1;
    }

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_directory;
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == QLatin1String(firstArgument))
        return judgeUntilKilled(arguments.mid(2));
    TestCollectionSafety test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}

}  // namespace tst_collection_safety

#include "tst_collection_safety.moc"
