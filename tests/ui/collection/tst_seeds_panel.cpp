// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/collection_samples.h"
#include "ui/collection/group/seeds_panel.h"
#include "ui/toolkit/table/plain_table_view.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>

namespace tst_seeds_panel {

using namespace Qt::StringLiterals;

namespace {

/// Two seeds of a system whose reciprocal ranks are 1 and 1/2, and a run with 1/3.
std::shared_ptr<const core::Collection> threeRuns()
{
    constexpr std::string_view last = "1 Q0 x 1 3 c\n1 Q0 y 2 2 c\n1 Q0 d 3 1 c\n";
    return collection_samples::collectionOf("1 0 d 1\n",
                                            {{"ltr-seed1", "1 Q0 d 1 2 a\n"},
                                             {"bm25", last},
                                             {"ltr-seed2", "1 Q0 x 1 2 b\n1 Q0 d 2 1 b\n"}});
}

/// A shown panel, and what a person reads and types in it.
class OpenPanel {
public:
    OpenPanel()
        : panel(document)
    {
        document.setMeasures({*core::parseMeasureSpec("RR"), *core::parseMeasureSpec("P@1")});
        collection_samples::load(document, threeRuns());
        panel.resize(700, 300);
        panel.show();
        isShown = QTest::qWaitForWindowActive(&panel);
    }
    QString row(int row)
    {
        QStringList cells;
        const QAbstractItemModel& model = *panel.view().model();
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        return cells.join(u' ');
    }
    void type(const QString& text)
    {
        panel.line().setFocus();
        panel.line().selectAll();
        QTest::keyClicks(&panel.line(), text);
        QApplication::processEvents();
    }

    ui::CollectionDocument document;
    ui::SeedsPanel panel;
    bool isShown = false;
};

}  // namespace

class TestSeedsPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }
    void everyRunAlone()
    {
        OpenPanel open;
        QVERIFY(open.isShown);
        QCOMPARE(open.row(0), u"ltr-seed1 1 1.0000 – 1.0000 –"_s);
        QCOMPARE(open.row(1), u"ltr-seed2 1 0.5000 – 0.0000 –"_s);
        QCOMPARE(open.row(2), u"bm25 1 0.3333 – 0.0000 –"_s);
    }
    /// The deviations of 1 and 1/2, and of 1 and 0, are 1/√8 and 1/√2.
    void seedsAreOneSystem()
    {
        OpenPanel open;
        const QAbstractItemModelTester tester(open.panel.view().model());
        open.type(u"-seed*"_s);
        QCOMPARE(open.panel.view().model()->rowCount(), 2);
        QCOMPARE(open.row(0), u"ltr 2 0.7500 0.3536 0.5000 0.7071"_s);
        QCOMPARE(open.row(1), u"bm25 1 0.3333 – 0.0000 –"_s);
        QCOMPARE(open.panel.remark(), u"2 systems from 3 runs"_s);
    }
    /// Reciprocal ranks of the second query: 1/2, 1/3 and 1. With weights 1 and 3, the seeds are
    /// worth 5/8 and 3/8.
    void weightsCount()
    {
        OpenPanel open;
        collection_samples::load(
            open.document, collection_samples::collectionOf(
                               "1 0 d 1\n2 0 d 1\n", {{"ltr-seed1", "1 Q0 d 1 2 a\n2 Q0 x 1 2 a\n"
                                                                    "2 Q0 d 2 1 a\n"},
                                                      {"bm25", "1 Q0 d 1 2 c\n2 Q0 d 1 2 c\n"},
                                                      {"ltr-seed2", "1 Q0 x 1 2 b\n2 Q0 x 1 2 b\n"
                                                                    "1 Q0 d 2 1 b\n2 Q0 y 2 1 b\n"
                                                                    "2 Q0 d 3 0 b\n"}}));
        open.document.setWeights(core::QueryWeights{{{"1", 1}, {"2", 3}}}, u"weights"_s);
        open.type(u"-seed*"_s);
        // (1 + 3/2) / 4 and (1/2 + 1) / 4; their deviation is 1/√32.
        QCOMPARE(open.row(1), u"ltr 2 0.5000 0.1768 0.1250 0.1768"_s);
    }
    void sessionsKeepIt()
    {
        OpenPanel open;
        open.type(u"-seed?"_s);
        QCOMPARE(std::get<core::CollectionSession>(open.document.snapshot()).seeds,
                 std::string("-seed?"));
        open.document.setSeeds("-s*");
        QCOMPARE(open.panel.line().text(), u"-s*"_s);
    }
    void nothingToPool()
    {
        OpenPanel open;
        open.type(u"-fold*"_s);
        QCOMPARE(open.panel.view().model()->rowCount(), 3);
        QCOMPARE(open.panel.remark(), u"no runs differ only by “-fold*”"_s);
    }
    void theMeasureInFrontOrders()
    {
        OpenPanel open;
        open.document.setMeasures({*core::parseMeasureSpec("P@1"), *core::parseMeasureSpec("RR")});
        QCOMPARE(open.row(1), u"ltr-seed2 1 0.0000 – 0.5000 –"_s);
        open.document.setMeasure(0);
        QCOMPARE(open.row(0), u"ltr-seed1 1 1.0000 – 1.0000 –"_s);
        QCOMPARE(open.row(1), u"bm25 1 0.0000 – 0.3333 –"_s);
    }
    void everythingHasAName()
    {
        OpenPanel open;
        QVERIFY(!open.panel.line().accessibleName().isEmpty());
        QVERIFY(!open.panel.view().accessibleName().isEmpty());
    }
};

QTEST_MAIN(TestSeedsPanel)

}  // namespace tst_seeds_panel

#include "tst_seeds_panel.moc"
