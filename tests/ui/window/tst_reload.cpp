// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "core/collections/import/read_collection.h"
#include "core/documents/sessions/session_files.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/table/files_panel.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/text/import/error_text.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_loader.h"
#include "ui/window/page/collection_page.h"

#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <thread>

namespace tst_reload {

using namespace ranking_samples;
using namespace std::chrono_literals;

namespace {

const QByteArray qrels = "q1 0 good 1\nq1 0 bad 0\nq2 0 good 1\n";
const QByteArray goodFirst = "q1 Q0 good 1 3 r\nq1 Q0 bad 2 2 r\nq2 Q0 good 1 3 r\n";
const QByteArray goodSecond = "q1 Q0 bad 1 3 r\nq1 Q0 good 2 2 r\nq2 Q0 good 1 3 r\n";

/// Tells which files have changed.
ui::QuestionBar& noticeIn(const OpenWindow& open)
{
    for (auto* bar : open.window.findChildren<ui::QuestionBar*>())
        if (bar->answerCount() == 3 && bar->button(0).text() == u"&Reload"_s)
            return *bar;
    qFatal("there is no notice");
}

class OpenCollection : public OpenWindow {
public:
    explicit OpenCollection(const QStringList& files, Memory memory = Memory::Forgets)
        : OpenWindow({1440, 900}, memory)
    {
        isOpened = window.open(files) && waitUntilRead();
        collection().setMeasures({*core::parseMeasureSpec("RR")});
        isOpened = isOpened && QTest::qWaitFor([this] { return !collection().isBusy(); });
        collection().history().clear();
    }

    ui::CollectionPage& page() { return window.collectionPage(); }
    ui::CollectionDocument& collection() { return page().document(); }
    bool waitUntilRead()
    {
        const bool isRead = QTest::qWaitFor([this] { return !page().isLoading(); });
        settle();
        return isRead;
    }
    double mean(std::size_t run = 0) { return *collection().evaluation().runs[run].means[0]; }
    void reload()
    {
        press(Qt::Key_R, Qt::ControlModifier);
        waitUntilRead();
    }
    void choose(const std::string& query)
    {
        collection().chooseQuery(collection().evaluation().find(query));
    }
    QString chosen()
    {
        const auto query = collection().chosenQuery();
        return query ? collection().queryId(*query) : QString();
    }
    void judge(const std::string& query, const QString& document, double grade)
    {
        collection().judge(*collection().evaluation().find(query), document, core::Grade(grade));
    }
    double grade(const std::string& query, const std::string& document)
    {
        const auto* judgments =
            core::judgmentsOf(collection().collection(), collection().edits(), query);
        for (const core::Judgment& judgment : *judgments)
            if (judgment.document == document)
                return judgment.grade.value();
        return -1;
    }

    ui::QuestionBar& notice() { return noticeIn(*this); }
    bool isNoticed(const QString& part)
    {
        return QTest::qWaitFor([&] { return notice().question().contains(part); }, 10'000);
    }

    bool isOpened = false;
};

}  // namespace

class TestReload : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        adoptLook();
        failOnWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        put(u"qrels"_s, qrels);
        put(u"a.run"_s, goodFirst);
        put(u"b.run"_s, goodFirst);
    }

    void aChangeIsNoticedAndReloaded()
    {
        OpenCollection open(files());
        QVERIFY(open.isOpened);
        QCOMPARE(open.mean(), 1.0);
        QVERIFY(open.notice().isHidden());
        put(u"a.run"_s, goodSecond);
        QVERIFY(open.isNoticed(u"a.run"_s));
        QVERIFY2(!open.notice().question().contains(u"b.run"_s), "it stayed as it was");
        QVERIFY(open.notice().isVisible());
        QCOMPARE(open.mean(), 1.0);
        open.click(open.notice().button(0));
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.mean(), 0.75);  // (1/2 + 1) / 2
        QVERIFY(open.notice().isHidden());
        QVERIFY2(open.collection().history().isClean(), "nothing is there to be saved");
        open.undo();
        QCOMPARE(open.mean(), 1.0);
        open.redo();
        QCOMPARE(open.mean(), 0.75);
    }
    void byAKey()
    {
        OpenCollection open(files());
        put(u"a.run"_s, goodSecond);
        open.reload();
        QCOMPARE(open.mean(), 0.75);
        QCOMPARE(open.window.message(), u"Reloaded. a.run: RR −0.2500. To go back, use Undo."_s);
        open.reload();
        QCOMPARE(open.window.message(), QString());  // nothing has changed
    }
    void fewerQueriesAreTold()
    {
        OpenCollection open(files());
        put(u"b.run"_s, "q1 Q0 bad 1 3 r\nq1 Q0 good 2 2 r\n");
        open.reload();
        QCOMPARE(open.mean(1), 0.5);
        QCOMPARE(open.window.message(),
                 u"Reloaded. b.run: 2 → 1 query, RR −0.5000. To go back, use Undo."_s);
        open.undo();
        QCOMPARE(open.mean(1), 1.0);
    }
    void whatIsLookedAtStays()
    {
        put(u"c.run"_s, goodSecond);
        OpenCollection open(files() << path(u"c.run"_s));
        open.collection().setMeasures(
            {*core::parseMeasureSpec("RR"), *core::parseMeasureSpec("P@1")});
        QTRY_VERIFY(!open.collection().isBusy());
        open.collection().setMeasure(1);
        open.collection().setRuns(2, 1);
        auto& filter = open.page().collection().queries().filterLine();
        filter.setText(u"q2"_s);
        OpenWindow::settle();
        open.choose("q2");
        open.collection().chooseDocument(u"good"_s);
        const QString shownBefore = filter.text();
        put(u"qrels"_s, "q0 0 good 1\n" + qrels);
        open.reload();
        QCOMPARE(open.collection().queryCount(), std::size_t{3});
        QCOMPARE(open.chosen(), u"q2"_s);
        QCOMPARE(open.collection().currentDocument(), u"good"_s);
        QCOMPARE(open.collection().measure(), std::size_t{1});
        QCOMPARE(open.collection().runA(), std::size_t{2});
        QCOMPARE(open.collection().runB(), std::size_t{1});
        QCOMPARE(filter.text(), shownBefore);
    }

    void editsStay()
    {
        OpenCollection open(files());
        open.judge("q1", u"bad"_s, 1);
        put(u"qrels"_s, "q1 0 good 1\nq1 0 bad 0\nq1 0 new 2\nq2 0 good 0\n");
        open.reload();
        QCOMPARE(open.grade("q1", "bad"), 1.0);
        QCOMPARE(open.grade("q1", "new"), 2.0);
        QCOMPARE(open.mean(), 0.5);  // q2 has nothing relevant any more
        QVERIFY2(open.window.message().contains(u"a.run: RR −0.5000; b.run: RR −0.5000"_s),
                 qPrintable(open.window.message()));
        QVERIFY(!open.collection().history().isClean());
        open.undo();
        QCOMPARE(open.mean(), 1.0);
        QCOMPARE(open.grade("q1", "bad"), 1.0);
        open.undo();
        QCOMPARE(open.grade("q1", "bad"), 0.0);
    }
    void editsThatTheFilesContest()
    {
        OpenCollection open(files());
        open.judge("q1", u"bad"_s, 1);
        put(u"qrels"_s, "q1 0 good 1\nq1 0 bad 2\nq2 0 good 1\n");
        open.reload();
        QCOMPARE(open.grade("q1", "bad"), 1.0);
        QVERIFY2(open.window.message().contains(u"“bad” in query “q1”"_s),
                 qPrintable(open.window.message()));
        open.collection().revert(*open.collection().evaluation().find("q1"));
        QCOMPARE(open.grade("q1", "bad"), 2.0);
    }
    void editsThatTheFilesTook()
    {
        OpenCollection open(files());
        open.judge("q1", u"bad"_s, 1);
        put(u"qrels"_s, "q1 0 good 1\nq1 0 bad 1\nq2 0 good 1\n");
        open.reload();
        QVERIFY(open.collection().edits().empty());
        QVERIFY2(open.window.message().contains(u"q1"_s), qPrintable(open.window.message()));
    }
    void editsOfAQueryThatIsGone()
    {
        OpenCollection open(files());
        open.judge("q2", u"good"_s, 2);
        put(u"qrels"_s, "q1 0 good 1\n");
        for (const QString& run : {u"a.run"_s, u"b.run"_s})
            put(run, "q1 Q0 good 1 3 r\n");
        open.reload();
        QVERIFY(open.collection().edits().contains("q2"));
        QVERIFY2(open.window.message().contains(u"q2"_s), qPrintable(open.window.message()));
        open.undo();
        QCOMPARE(open.grade("q2", "good"), 2.0);
    }
    void severalReloadsAreOneStep()
    {
        OpenCollection open(files());
        open.judge("q1", u"bad"_s, 1);
        for (const QByteArray& run : {goodSecond, goodFirst, goodSecond}) {
            put(u"a.run"_s, run);
            open.reload();
        }
        QCOMPARE(open.collection().history().count(), 2);
        open.undo();
        open.undo();
        QCOMPARE(open.grade("q1", "bad"), 0.0);
        QCOMPARE(open.mean(), 1.0);
    }
    void anEditWhileItIsRead()
    {
        OpenCollection open(files());
        put(u"qrels"_s, "q1 0 good 1\nq1 0 bad 0\nq2 0 good 0\n");
        open.press(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(open.page().isLoading());
        open.judge("q1", u"good"_s, 0);
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.grade("q1", "good"), 0.0);
        QCOMPARE(open.grade("q2", "good"), 0.0);
        QCOMPARE(open.mean(), 0.0);
    }

    void notNow()
    {
        OpenCollection open(files());
        put(u"a.run"_s, goodSecond);
        QVERIFY(open.isNoticed(u"a.run"_s));
        open.notice().button(2).setFocus();
        open.press(Qt::Key_Return);
        QVERIFY(open.notice().isHidden());
        QTest::qWait(2500);
        QVERIFY2(open.notice().isHidden(), "it was answered");
        QCOMPARE(open.mean(), 1.0);
        put(u"b.run"_s, goodSecond);
        QVERIFY(open.isNoticed(u"b.run"_s));
    }
    void byItself()
    {
        OpenCollection open(files());
        open.action(u"Reload automatically"_s)->trigger();
        put(u"new"_s, goodSecond);
        std::filesystem::rename(path(u"new"_s).toStdString(), path(u"a.run"_s).toStdString());
        QTRY_COMPARE_WITH_TIMEOUT(open.mean(), 0.75, 10'000);
        QVERIFY(open.notice().isHidden());
        QTest::qWait(1500);
        open.undo();
        QTest::qWait(2500);
        QCOMPARE(open.mean(), 1.0);  // and not again
        put(u"a.run"_s, goodFirst + "q2 Q0 bad 2 1 r\n");
        QTRY_COMPARE_WITH_TIMEOUT(open.collection().collection().runs[0].lists.documentCount(),
                                  std::size_t{4}, 10'000);
    }
    void byAnAnswer()
    {
        OpenCollection open(files());
        put(u"a.run"_s, goodSecond);
        QVERIFY(open.isNoticed(u"a.run"_s));
        open.click(open.notice().button(1));
        QTRY_COMPARE_WITH_TIMEOUT(open.mean(), 0.75, 10'000);
        QVERIFY(open.action(u"Reload automatically"_s)->isChecked());
        put(u"a.run"_s, goodFirst);
        QTRY_COMPARE_WITH_TIMEOUT(open.mean(), 1.0, 10'000);
    }
    void itIsRemembered()
    {
        QSettings().clear();
        {
            OpenCollection open(files(), OpenWindow::Memory::Remembers);
            QVERIFY(!open.action(u"Reload automatically"_s)->isChecked());
            open.action(u"Reload automatically"_s)->trigger();
            open.window.close();
        }
        {
            OpenCollection open(files(), OpenWindow::Memory::Remembers);
            QVERIFY(open.action(u"Reload automatically"_s)->isChecked());
        }
        QSettings().clear();
    }

    /// Every piece that ends a line could be read as a run.
    void aFileInPiecesIsReadWhenItIsWhole()
    {
        QByteArray judged;
        QByteArray lines;
        constexpr int pieces = 40;
        for (int query = 1; query <= pieces; ++query) {
            const QByteArray id = QByteArray::number(query);
            judged += id + " 0 good 1\n";
            lines += id + " Q0 good 1 2 r\n";
        }
        put(u"qrels"_s, judged);
        put(u"a.run"_s, "41 Q0 good 1 2 r\n");
        OpenCollection open(files());
        open.action(u"Reload automatically"_s)->trigger();
        std::vector<std::size_t> read;
        connect(&open.collection(), &ui::CollectionDocument::changed, this,
                [&](ui::CollectionDocument::Part part) {
                    if (part == ui::CollectionDocument::Part::Collection)
                        read.push_back(
                            open.collection().collection().runs[0].lists.queries().size());
                });
        std::jthread writer([this, &lines] {
            QFile file(path(u"a.run"_s));
            if (!file.open(QIODevice::WriteOnly))
                qFatal("cannot be written");
            for (const QByteArray& line : lines.split('\n')) {
                if (!line.isEmpty())
                    file.write(line + '\n');
                file.flush();
                std::this_thread::sleep_for(50ms);
            }
        });
        QTRY_VERIFY_WITH_TIMEOUT(!read.empty(), 15'000);
        writer.join();
        QTest::qWait(1500);
        QCOMPARE(read, std::vector<std::size_t>{pieces});
    }
    void aFileThatIsWrittenWhileItIsReloaded()
    {
        OpenCollection open(files());
        put(u"a.run"_s, "q1 Q0 bad 1 3 r\n");
        open.press(Qt::Key_R, Qt::ControlModifier);
        QTest::qWait(100);
        put(u"a.run"_s, goodSecond);
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.mean(), 0.75);
    }
    // What is missing is asked about while the others are read: a.run grows then.
    void aFileThatChangesEachTimeItIsRead()
    {
        auto before =
            core::readCollection({path(u"qrels"_s).toStdString(), path(u"a.run"_s).toStdString()});
        QVERIFY(before);
        ui::CollectionLoader loader;
        ui::CollectionLoader::Request request;
        request.paths = files() << path(u"missing.run"_s);
        request.isSession = true;
        request.definitions = {*core::parseMeasureSpec("RR")};
        request.before = std::make_shared<const core::Collection>(*std::move(before));
        std::atomic<int> readings = 0;
        request.mayLack = [this, &readings](const core::ParseError&) {
            put(u"a.run"_s, goodFirst + QByteArray(++readings, '\n'));
            return true;
        };
        bool isLoaded = false;
        connect(&loader, &ui::CollectionLoader::loaded, this, [&isLoaded] { isLoaded = true; });
        QString refused;
        connect(&loader, &ui::CollectionLoader::refused, this,
                [&refused](const core::ParseError& problem) { refused = ui::errorText(problem); });
        loader.start(std::move(request));
        QVERIFY(QTest::qWaitFor([&] { return !loader.isRunning(); }, 20'000));
        QVERIFY(!isLoaded);
        QVERIFY2(refused.contains(u"a.run: cannot be read: The file kept changing"_s),
                 qPrintable(refused));
        QCOMPARE(readings.load(), 5);
    }
    void touched()
    {
        OpenCollection open(files());
        QFile file(path(u"a.run"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000'000),
                                 QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(open.isNoticed(u"a.run"_s));
        open.click(open.notice().button(0));
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.mean(), 1.0);
        QVERIFY(open.collection().history().isClean());
        QTest::qWait(2500);
        QVERIFY(open.notice().isHidden());
    }

    void whatCannotBeReadLeavesAll_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("message");
        QTest::newRow("a line in pieces") << u"torn"_s << u"a.run:2"_s;
        QTest::newRow("emptied") << u"emptied"_s << u"a.run"_s;
        QTest::newRow("deleted") << u"deleted"_s << u"a.run"_s;
        QTest::newRow("renamed") << u"renamed"_s << u"a.run"_s;
    }
    void whatCannotBeReadLeavesAll()
    {
        QFETCH(const QString, way);
        QFETCH(const QString, message);
        OpenCollection open(files());
        open.choose("q2");
        open.judge("q2", u"good"_s, 2);
        if (way == u"torn") {
            put(u"a.run"_s, "q1 Q0 good 1 3 r\nq1 Q0 b");
        } else if (way == u"emptied") {
            QVERIFY(QFile::resize(path(u"a.run"_s), 0));
        } else if (way == u"renamed") {
            QVERIFY(QFile::rename(path(u"a.run"_s), path(u"moved.run"_s)));
        } else {
            QVERIFY(QFile::remove(path(u"a.run"_s)));
        }
        open.reload();
        QVERIFY2(open.window.message().contains(message), qPrintable(open.window.message()));
        QVERIFY2(open.window.message().contains(u"Not reloaded"_s),
                 qPrintable(open.window.message()));
        QCOMPARE(open.mean(), 1.0);
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{2});
        QCOMPARE(open.chosen(), u"q2"_s);
        QCOMPARE(open.grade("q2", "good"), 2.0);
        QCOMPARE(open.collection().history().count(), 1);
        put(u"a.run"_s, goodSecond);
        open.reload();
        QCOMPARE(open.mean(), 0.75);
        QVERIFY2(open.window.message().contains(u"Reloaded."_s), qPrintable(open.window.message()));
    }
    void aFileThatIsGoneIsTold()
    {
        OpenCollection open(files());
        QVERIFY(QFile::remove(path(u"b.run"_s)));
        QVERIFY(open.isNoticed(u"b.run"_s));
        QVERIFY(open.notice().button(0).isHidden());
        QVERIFY(open.notice().button(2).isVisible());
        put(u"b.run"_s, goodSecond);
        QVERIFY(QTest::qWaitFor([&] { return open.notice().button(0).isVisible(); }, 10'000));
        open.click(open.notice().button(0));
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.mean(1), 0.75);
    }
    void aRunThatIsInNoFileAnyMore()
    {
        OpenCollection open(files());
        QVERIFY(QFile::remove(path(u"b.run"_s)));
        QVERIFY(QDir(m_folder->path()).mkdir(u"b.run"_s));
        open.reload();
        QVERIFY2(open.window.message().contains(u"no longer in any file"_s),
                 qPrintable(open.window.message()));
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{1});
        open.undo();
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{2});
    }
    void aRunWithEditedListsThatIsGone()
    {
        put(u"two.run"_s, "q1 Q0 good 1 3 x\nq1 Q0 good 1 3 y\n");
        OpenCollection open({path(u"qrels"_s), path(u"two.run"_s)});
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{2});
        const std::size_t q1 = *open.collection().evaluation().find("q1");
        open.collection().edit(q1, 1, {});
        put(u"two.run"_s, "q1 Q0 good 1 3 x\n");
        open.reload();
        QVERIFY(open.window.message().contains(u"Not reloaded"_s));
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{2});
    }

    // B8: one of a session's files is elsewhere. All else opens, and what comes back is noticed.
    void aSessionOneOfWhoseFilesMoved()
    {
        core::CollectionSession session;
        {
            OpenCollection open(files());
            open.judge("q1", u"bad"_s, 1);
            session = std::get<core::CollectionSession>(open.collection().snapshot());
        }
        const QString saved = path(u"kept.rankscope.json"_s);
        put(u"kept.rankscope.json"_s, QByteArray::fromStdString(core::toJson(session)));
        QVERIFY(QFile::rename(path(u"b.run"_s), path(u"moved.run"_s)));
        put(u"qrels"_s, "q1 0 good 1\nq2 0 good 1\nq2 0 bad 1\n");
        OpenCollection open({saved});
        QVERIFY(open.isOpened);
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{1});
        QCOMPARE(open.grade("q1", "bad"), 1.0);
        QVERIFY(open.window.message().contains(u"b.run"_s));
        QVERIFY(QFile::rename(path(u"moved.run"_s), path(u"b.run"_s)));
        QVERIFY(open.isNoticed(u"b.run"_s));
        open.click(open.notice().button(0));
        QVERIFY(open.waitUntilRead());
        QCOMPARE(open.collection().collection().runs.size(), std::size_t{2});
        QCOMPARE(open.grade("q1", "bad"), 1.0);
    }

    void aTableOfSamples()
    {
        put(u"scores.csv"_s, "id,label,score\na,1,0.9\nb,0,0.4\nc,0,0.1\n");
        OpenWindow open;
        QVERIFY(open.window.open({path(u"scores.csv"_s)}));
        ui::ClassifierDocument& samples = open.window.classifierPage().document();
        samples.setThreshold(0.3);
        put(u"scores.csv"_s, "id,label,score\na,1,0.2\nb,0,0.4\nc,0,0.1\nd,1,0.6\n");
        ui::QuestionBar& notice = noticeIn(open);
        QVERIFY(
            QTest::qWaitFor([&] { return notice.question().contains(u"scores.csv"_s); }, 10'000));
        open.click(notice.button(0));
        QTRY_COMPARE(samples.samples().size(), std::size_t{4});
        QCOMPARE(samples.samples().models.front().values.front(), 0.2);
        QCOMPARE(samples.threshold(), 0.3);
        QCOMPARE(open.window.message(), QString());
        open.undo();
        QCOMPARE(samples.samples().size(), std::size_t{3});
        open.redo();
        QVERIFY(notice.isHidden());

        put(u"scores.csv"_s, "id,label,score\na,1,0.2\nb,0\n");
        open.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY2(open.window.message().contains(u"scores.csv:3"_s),
                     qPrintable(open.window.message()));
        QVERIFY(open.window.message().contains(u"Not reloaded"_s));
        QCOMPARE(samples.samples().size(), std::size_t{4});
        QVERIFY(QFile::remove(path(u"scores.csv"_s)));
        open.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(open.window.message().contains(u"No such file"_s));
        QVERIFY(open.window.message().contains(u"Not reloaded"_s));
        QCOMPARE(samples.samples().size(), std::size_t{4});
        put(u"scores.csv"_s, "id,label,score\na,1,0.2\nb,0,0.4\nc,2,0.1\n");
        open.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY2(open.window.message().contains(u"third label"_s),
                     qPrintable(open.window.message()));
    }
    void editedSamples()
    {
        const QByteArray table = "id,label,score\na,1,0.9\nb,0,0.4\nc,0,0.1\n";
        put(u"scores.csv"_s, table);
        OpenWindow open;
        QVERIFY(open.window.open({path(u"scores.csv"_s)}));
        ui::ClassifierDocument& samples = open.window.classifierPage().document();
        samples.setScore(1, 0.5);
        put(u"scores.csv"_s, table + "d,1,0.6\n");
        open.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(samples.samples().models.front().values[1], 0.4);
        QVERIFY2(open.window.message().contains(u"To get them back, use Undo"_s),
                 qPrintable(open.window.message()));
        open.undo();
        QCOMPARE(samples.samples().models.front().values[1], 0.5);
    }
    void aMovedThresholdIsNoEditOfSamples()
    {
        put(u"scores.csv"_s, "id,label,score\na,1,0.9\nb,0,0.4\n");
        OpenWindow open;
        QVERIFY(open.window.open({path(u"scores.csv"_s)}));
        ui::ClassifierDocument& samples = open.window.classifierPage().document();
        samples.setScore(1, 0.5);
        open.undo();
        samples.setThreshold(0.3);
        put(u"scores.csv"_s, "id,label,score\na,1,0.9\nb,0,0.4\nc,0,0.1\n");
        open.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(samples.samples().size(), std::size_t{3});
        QCOMPARE(open.window.message(), QString());
    }
    void aTableThatIsWrittenAllTheTime()
    {
        put(u"scores.csv"_s, "id,label,score\na,1,0.9\nb,0,0.4\n");
        OpenWindow open;
        QVERIFY(open.window.open({path(u"scores.csv"_s)}));
        ui::ClassifierDocument& samples = open.window.classifierPage().document();
        std::atomic<bool> isEnough = false;
        std::atomic<bool> isOver = false;
        std::size_t rows = 2;
        std::jthread writer([&] {
            QFile file(path(u"scores.csv"_s));
            if (!file.open(QIODevice::Append))
                qFatal("cannot be written");
            constexpr std::size_t most = 500;  // where the window waits for the last one
            for (; !isEnough && rows < most; ++rows) {
                file.write("x,0,0.1\n");
                file.flush();
                std::this_thread::sleep_for(20ms);
            }
            isOver = true;
        });
        QTest::qWait(100);
        open.press(Qt::Key_R, Qt::ControlModifier);
        QVERIFY2(!isOver, "the window waited for the file");
        QTRY_VERIFY2(open.window.message().contains(u"scores.csv is still being written"_s),
                     qPrintable(open.window.message()));
        samples.setThreshold(0.3);
        QTest::qWait(600);
        QVERIFY(!isOver);
        QCOMPARE(samples.samples().size(), std::size_t{2});
        isEnough = true;
        writer.join();
        QTRY_COMPARE(samples.samples().size(), rows);
        QCOMPARE(samples.threshold(), 0.3);
        QCOMPARE(open.window.message(), QString());
    }
    void anotherTableThatIsOpenedMeanwhile()
    {
        put(u"scores.csv"_s, "id,label,score\na,1,0.9\nb,0,0.4\n");
        put(u"other.csv"_s, "id,label,score\na,1,0.9\nb,0,0.4\nc,0,0.1\n");
        OpenWindow open;
        QVERIFY(open.window.open({path(u"scores.csv"_s)}));
        ui::ClassifierDocument& samples = open.window.classifierPage().document();
        open.press(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(open.window.open({path(u"other.csv"_s)}));
        const int steps = samples.history().count();
        QTest::qWait(1000);
        QCOMPARE(samples.samples().size(), std::size_t{3});
        QCOMPARE(samples.history().count(), steps);
    }
    void severalClasses()
    {
        put(u"classes.csv"_s, "label,prob_cat,prob_dog,prob_cow\ncat,0.8,0.1,0.1\ndog,0.1,0.8,0.1\n"
                              "cow,0.1,0.1,0.8\n");
        OpenWindow open;
        QVERIFY(open.window.open({path(u"classes.csv"_s)}));
        ui::ClassifierDocument& samples = open.window.classifierPage().document();
        QVERIFY(samples.session().severalClasses);
        put(u"classes.csv"_s, "label,prob_cat,prob_dog,prob_cow\ncat,0.8,0.1,0.1\ndog,0.1,0.8,0.1\n"
                              "cow,0.1,0.1,0.8\ncow,0.2,0.2,0.6\n");
        open.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(samples.session().severalClasses->size(), std::size_t{4});
        QCOMPARE(samples.samples().size(), std::size_t{4});
    }

    void nothingToReload()
    {
        OpenWindow open;
        open.press(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(open.window.message().contains(u"There are no files to reload"_s));
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QStringList files() const { return {path(u"qrels"_s), path(u"a.run"_s), path(u"b.run"_s)}; }
    void put(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("%s cannot be written", qPrintable(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestReload)

}  // namespace tst_reload

#include "tst_reload.moc"
