// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/classifier_samples.h"
#include "ui/classifier/table/areas_panel.h"
#include "ui/toolkit/table/table_menu.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLabel>

#include <cmath>

namespace tst_areas_panel {

using namespace classifier_samples;
using ui::AreasModel;

namespace {

/// A shown panel, and what a person reads in it.
class OpenAreas {
public:
    explicit OpenAreas(core::SampleSession session)
        : panel(document)
    {
        document.load(std::move(session), QString(), u"Open"_s);
        panel.resize(700, 300);
        panel.show();
        isShown = QTest::qWaitForWindowExposed(&panel);
        settle();
    }

    static void settle()
    {
        for (int round = 0; round < 6; ++round)
            QApplication::processEvents();
    }
    /// "0.7222: 6.5 of 9 pairs, …": what stands beside a name.
    QString beside(const QString& name)
    {
        const AreasModel& model = panel.view().areas();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, AreasModel::Name).data().toString() == name)
                return u"%1: %2"_s.arg(model.index(row, AreasModel::Number).data().toString(),
                                       model.index(row, AreasModel::About).data().toString());
        return u"no row is called "_s + name;
    }

    ui::ClassifierDocument document;
    ui::AreasPanel panel;
    bool isShown = false;
};

core::SampleSession inGroups()
{
    core::SampleSession session = six();
    session.samples.groupNames = {"q1", "q2"};
    session.samples.groups = {0, 0, 0, 1, 1, 1};
    return session;
}

}  // namespace

class TestAreasPanel : public QObject {
    Q_OBJECT

private slots:
    void init();

    void byHand_data();
    void byHand();
    void otherModelsStandAgainstTheOneInFront();
    void reasons();
    void followsEdits();
    void resamplesBesideTheWindow();
    void copiesTheTable();
    void copiesAllDigits();
    void sentenceOfTheChosenRow();
    void emptyHasNoRows();
};

void TestAreasPanel::init()
{
    ranking_samples::failOnWarnings();
    ranking_samples::adoptLook();
}

void TestAreasPanel::byHand_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::newRow("AUC as a fraction") << u"AUC"_s << u"0.7222: 6.5 of 9 pairs, ties count half"_s;
    // The positives beat 1, 5/6 and 1/3 of the negatives, the negatives are beaten by 1/2, 2/3, 1.
    QTest::newRow("DeLong") << u"95% CI (DeLong)"_s << u"0.2353 to 1.0000: standard error 0.2485"_s;
    // From (0, 1/3) the curve rises by 1: 0.1/3 + 0.1²/2.
    QTest::newRow("partial")
        << u"AUC, FPR ≤ 0.1"_s
        << u"0.0383: 0.6754 on McClish’s scale (0.5 is guessing, 1 is perfect)"_s;
    QTest::newRow("groups")
        << u"AUC by group"_s
        << u"0.6250: mean with equal weight per group; weighted by samples: 0.6250; by positives: 0.6667. Groups: all 2 count."_s;
    // 133/600
    QTest::newRow("Brier") << u"Brier score"_s << u"0.2217:"_s;
}

void TestAreasPanel::byHand()
{
    QFETCH(const QString, name);
    QFETCH(const QString, text);
    OpenAreas open(inGroups());
    QVERIFY(open.isShown);
    const QAbstractItemModelTester tester(&open.panel.view().areas());
    QVERIFY2(open.beside(name).startsWith(text), qPrintable(open.beside(name)));
}

void TestAreasPanel::otherModelsStandAgainstTheOneInFront()
{
    OpenAreas open(sixByTwo());
    QVERIFY2(open.beside(u"“perfect” minus current"_s)
                 .startsWith(u"+0.2778: AUC difference; 95% CI: "_s),
             qPrintable(open.beside(u"“perfect” minus current"_s)));
    open.document.setModel(1);
    OpenAreas::settle();
    QVERIFY(open.beside(u"AUC"_s).startsWith(u"1.0000: 9 of 9 pairs"_s));
    QVERIFY2(open.beside(u"“score” minus current"_s).startsWith(u"−0.2778"_s),
             qPrintable(open.beside(u"“score” minus current"_s)));
}

void TestAreasPanel::reasons()
{
    OpenAreas single(sessionOf({1, 1}, {0.5, 0.25}));
    for (const QString& name :
         {u"AUC"_s, u"95% CI (DeLong)"_s, u"95% CI (bootstrap)"_s, u"AUC, FPR ≤ 0.1"_s})
        QVERIFY2(single.beside(name).startsWith(u"–: There are no negative samples"_s),
                 qPrintable(single.beside(name)));
    OpenAreas outside(sessionOf({1, 0}, {2, 0.25}));
    QVERIFY2(outside.beside(u"Brier score"_s).startsWith(u"–: A score is outside"_s),
             qPrintable(outside.beside(u"Brier score"_s)));
    QVERIFY(outside.beside(u"AUC by group"_s).startsWith(u"–"_s));
}

void TestAreasPanel::followsEdits()
{
    OpenAreas open(inGroups());
    open.document.setHigherIsPositive(false);
    OpenAreas::settle();
    QVERIFY2(open.beside(u"AUC"_s).startsWith(u"0.2778: 2.5 of 9 pairs"_s),
             qPrintable(open.beside(u"AUC"_s)));
    open.document.history().undo();
    OpenAreas::settle();
    QVERIFY(open.beside(u"AUC"_s).startsWith(u"0.7222: 6.5 of 9 pairs"_s));
    core::ClassifierSettings settings = open.document.session().settings;
    settings.fixedFpr = 1;
    open.document.setSettings(settings, u"All of it"_s);
    OpenAreas::settle();
    QVERIFY2(open.beside(u"AUC, FPR ≤ 1"_s).startsWith(u"0.7222: 0.7222"_s),
             qPrintable(open.beside(u"AUC, FPR ≤ 1"_s)));
}

void TestAreasPanel::resamplesBesideTheWindow()
{
    OpenAreas open(six());
    const QString atOnce = open.beside(u"95% CI (bootstrap)"_s);
    QVERIFY2(atOnce.contains(u" to "_s) && atOnce.endsWith(u"1000 rounds, seed 1"_s),
             qPrintable(atOnce));
    open.panel.resampling().setMuch(1);
    open.panel.work().setMuch(1);
    open.document.setScore(5, 0.95);
    QTRY_VERIFY(!open.panel.resampling().isRunning() &&
                open.beside(u"95% CI (bootstrap)"_s).contains(u" to "_s));
    QVERIFY(open.beside(u"95% CI (bootstrap)"_s) != atOnce);
    // An edit stops what is under way; only what holds now is told.
    open.document.setScore(5, 0.05);
    OpenAreas::settle();
    open.document.setScore(5, 0.1);
    QTRY_COMPARE(open.beside(u"95% CI (bootstrap)"_s), atOnce);
    QTRY_VERIFY(open.beside(u"AUC"_s).startsWith(u"0.7222: 6.5 of 9 pairs"_s));
    open.document.setScore(5, 0.5);  // and the panel goes in the midst of it
}

void TestAreasPanel::copiesTheTable()
{
    OpenAreas open(six());
    QTest::keyClick(&open.panel.view(), Qt::Key_C, Qt::ControlModifier);
    const auto copied = [] { return QApplication::clipboard()->text(); };
    QVERIFY2(
        copied().startsWith(u"Measure\tValue\t95% CI: lower end\t95% CI: upper end\tNotes\n"_s),
        qPrintable(copied()));
    QVERIFY2(copied().contains(u"\nAUC\t0.7222\t\t\t6.5 of 9 pairs"_s), qPrintable(copied()));
    QVERIFY2(copied().contains(u"\n95% CI (DeLong)\t\t0.2353\t1.0000\tstandard error"_s),
             qPrintable(copied()));
}

void TestAreasPanel::copiesAllDigits()
{
    OpenAreas open(six());
    auto& menu = ui::TableMenu::of(open.panel.view());
    menu.setFull(true);
    menu.copyWhole();
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    const QStringList delong = lines.filter(u"DeLong)\t"_s).value(0).split(u'\t');
    // Placements 1, 5/6, 1/3 and 1/2, 2/3, 1 have the variances 39/324 and 21/324; 3 are in each.
    const double expected = 13.0 / 18 - 1.959963984540054 * std::sqrt(5.0 / 81);
    QVERIFY2(std::abs(delong.value(2).toDouble() - expected) < 1e-12, qPrintable(delong.value(2)));
    QCOMPARE(delong.value(3), u"1"_s);
    // One cell alone has its digits too, and an interval its words.
    open.panel.view().setCurrentIndex(open.panel.view().areas().index(0, AreasModel::Number));
    menu.copyCell();
    QCOMPARE(QApplication::clipboard()->text().toDouble(), 13.0 / 18);
    open.panel.view().setCurrentIndex(open.panel.view().areas().index(1, AreasModel::Number));
    menu.copyCell();
    QCOMPARE(QApplication::clipboard()->text(), u"0.2353 to 1.0000"_s);
}

void TestAreasPanel::sentenceOfTheChosenRow()
{
    OpenAreas open(six());
    open.panel.view().setCurrentIndex(open.panel.view().areas().index(1, 0));
    const auto* sentence = open.panel.findChild<QLabel*>(u"hint"_s);
    QCOMPARE(sentence->text(), u"95% CI (DeLong) 0.2353 to 1.0000: standard error 0.2485"_s);
}

void TestAreasPanel::emptyHasNoRows()
{
    OpenAreas open(sessionOf({}, {}));
    QVERIFY(open.isShown);
    QCOMPARE(open.panel.view().areas().rowCount(), 0);
    QVERIFY(open.panel.view().emptyText().startsWith(u"Open or paste a table"_s));
    open.document.insert(0);
    OpenAreas::settle();
    QVERIFY(open.panel.view().areas().rowCount() > 0);
}

QTEST_MAIN(TestAreasPanel)

}  // namespace tst_areas_panel

#include "tst_areas_panel.moc"
