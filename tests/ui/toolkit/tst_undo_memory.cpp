// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/classifier_samples.h"
#include "tests/ui/ranking_samples.h"
#include "ui/toolkit/document/undo_memory.h"
#include "ui/window/application.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QSignalSpy>
#include <QTimer>

#include <new>
#include <numeric>

namespace tst_undo_memory {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t samples = 1000;
constexpr std::size_t sampleBytes = samples * 9;  // a label and a score each

core::SampleSession table(const std::string& name)
{
    core::SampleSession session;
    session.name = name;
    session.samples.labels.assign(samples, 1);
    session.samples.models.push_back({"score", std::vector<double>(samples, 0.5)});
    return session;
}

QAction* undoOf(ui::MainWindow& window)
{
    for (QAction* action : window.findChildren<QAction*>())
        if (action->shortcut() == QKeySequence(QKeySequence::Undo))
            return action;
    return nullptr;
}

}  // namespace

/// What one step costs, and what happens when there is no room for it.
class TestUndoMemory : public QObject {
    Q_OBJECT
private slots:
    void oldestStepsGiveWay_data();
    void oldestStepsGiveWay();
    void aClearedHistoryStartsAnew();
    void removedDocumentsCount_data();
    void removedDocumentsCount();
    void undoSaysWhyItEnds();
    void anExceptionEndsOneStep();
};

void TestUndoMemory::oldestStepsGiveWay_data()
{
    QTest::addColumn<std::size_t>("limit");
    QTest::addColumn<int>("undone");  // of ten loads; the first of them keeps an empty document
    QTest::newRow("all fit") << 9 * sampleBytes << 10;
    QTest::newRow("room for three") << 3 * sampleBytes << 3;
    QTest::newRow("nearly four") << 4 * sampleBytes - 1 << 3;
    QTest::newRow("room for none: the last one stays") << std::size_t{0} << 1;
}

void TestUndoMemory::oldestStepsGiveWay()
{
    QFETCH(const std::size_t, limit);
    QFETCH(const int, undone);
    ui::ClassifierDocument document;
    ui::UndoMemory memory(document.history(), nullptr);
    memory.setLimit(limit);
    for (int i = 0; i < 10; ++i)
        document.load(table("table " + std::to_string(i)), QString(), u"Open"_s);
    int count = 0;
    for (; memory.canUndo(); ++count)
        document.history().undo();
    QCOMPARE(count, undone);
    QCOMPARE(document.title(), undone == 10 ? u"New samples"_s : u"table %1"_s.arg(9 - undone));
    QCOMPARE(memory.isAtItsEnd(), undone < 10);
    for (int i = 0; i < count; ++i)
        document.history().redo();
    QCOMPARE(document.title(), u"table 9"_s);
}

void TestUndoMemory::aClearedHistoryStartsAnew()
{
    ui::ClassifierDocument document;
    ui::UndoMemory memory(document.history(), nullptr);
    memory.setLimit(0);
    for (int i = 0; i < 4; ++i)
        document.load(table("before"), QString(), u"Open"_s);
    document.history().clear();
    QVERIFY(!memory.canUndo() && !memory.isAtItsEnd());
    document.load(table("after"), QString(), u"Open"_s);
    QVERIFY(memory.canUndo());
}

void TestUndoMemory::removedDocumentsCount_data()
{
    QTest::addColumn<bool>("asTheOtherList");
    QTest::newRow("deleted rows") << false;
    QTest::newRow("a dropped list B") << true;
}

/// What a step has taken away is kept by it, whole.
void TestUndoMemory::removedDocumentsCount()
{
    QFETCH(const bool, asTheOtherList);
    const std::vector<double> grades(100, 1);
    ui::RankingDocument document;
    document.load(ranking_samples::sessionOf(grades), QString(), u"Open"_s);
    document.history().clear();
    ui::UndoMemory memory(document.history(), nullptr);
    memory.setLimit(4 * 100 * sizeof(core::RankedItem));
    std::vector<std::size_t> rows(grades.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    for (int round = 0; round < 10; ++round) {
        if (asTheOtherList) {
            document.duplicateAsB();
            document.dropB();
        } else {
            document.remove(ui::Section::Ranked, rows);
            document.replaceList(ranking_samples::sessionOf(grades).list, u"Edit grades as text"_s);
        }
    }
    while (memory.canUndo())
        document.history().undo();
    QVERIFY(memory.isAtItsEnd());
}

void TestUndoMemory::undoSaysWhyItEnds()
{
    ui::MainWindow window(ui::MainWindow::Memory::Forgets);
    window.openExample();
    window.forgetHistory();
    for (ui::UndoMemory* memory : window.findChildren<ui::UndoMemory*>())
        memory->setLimit(0);
    QAction* undo = undoOf(window);
    QVERIFY(undo && !undo->isEnabled());
    QCOMPARE(undo->text(), u"Undo"_s);
    const core::Session session = window.document().session();
    window.document().load(session, QString(), u"Open “a”"_s);
    window.document().load(session, QString(), u"Open “b”"_s);
    QVERIFY(undo->isEnabled());
    QCOMPARE(undo->text(), u"Undo Open “b”"_s);
    undo->trigger();
    QVERIFY(!undo->isEnabled());
    QVERIFY2(undo->text().contains(u"discarded"), qPrintable(undo->text()));
    window.document().history().redo();
    QVERIFY(undo->isEnabled());
    window.document().history().setClean();
}

void TestUndoMemory::anExceptionEndsOneStep()
{
    ui::MainWindow window(ui::MainWindow::Memory::Forgets);
    window.openExample();
    window.show();
    QTimer::singleShot(0, &window, [] { throw std::bad_alloc(); });
    QTRY_VERIFY(window.message().contains(u"Cannot allocate memory"));
    window.document().history().setClean();
    window.close();
}

int main(int argc, char** argv)
{
    ui::Application application(argc, argv);
    TestUndoMemory test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace tst_undo_memory

#include "tst_undo_memory.moc"
