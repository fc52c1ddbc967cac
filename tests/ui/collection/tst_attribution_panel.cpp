// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/query_sample.h"
#include "ui/collection/table/attribution_panel.h"
#include "ui/collection/table/attribution_view.h"
#include "ui/toolkit/table/row_roles.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>

namespace tst_attribution_panel {

using namespace Qt::StringLiterals;
using namespace query_sample;

namespace {

class Window : public PanelWindow<ui::AttributionPanel> {
public:
    using PanelWindow::PanelWindow;
    ui::AttributionView& view() { return panel->view(); }
    QString column(int expected)
    {
        QStringList cells;
        for (int row = 0; row < view().model()->rowCount(); ++row)
            cells << view().model()->index(row, expected).data().toString();
        return cells.join(u'|');
    }
    QString row(int row)
    {
        QStringList cells;
        for (int column = 0; column < view().model()->columnCount(); ++column)
            cells << view().model()->index(row, column).data().toString();
        return cells.join(u'|');
    }
    QString lit()
    {
        QStringList names;
        for (int row = 0; row < view().model()->rowCount(); ++row)
            if (view().model()->index(row, 0).data(ui::CurrentRole).toBool())
                names << view().model()->index(row, 0).data().toString();
        return names.join(u'|');
    }
    QPoint place(int row)
    {
        const QRect rect = view().visualRect(view().model()->index(row, 0));
        return inWindow(*view().viewport(), rect.center());
    }
};

enum Measure { Ndcg, Ap, P5 };

}  // namespace

class TestAttributionPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    /// AP of A is 767/1512, of B 2201/2520; every document's part of both is a fraction too.
    void documentsOfAp()
    {
        Window window(twoRuns());
        QAbstractItemModelTester tester(window.view().model());
        window.document.setMeasure(Ap);
        window.choose("373");
        QCOMPARE(window.panel->title(), u"Why B is higher here"_s);
        QCOMPARE(window.panel->remark(), u"AP"_s);
        QCOMPARE(window.row(0), u"D02|2|— → 5|+0.1333"_s);  // 2/15
        QCOMPARE(window.row(1), u"D07|3|2 → 1|+0.0833"_s);  // 1/12
        QCOMPARE(window.row(2), u"D25|1|9 → 7|+0.0503"_s);  // 19/378
        QCOMPARE(window.row(3), u"D12|3|4 → 2|+0.0417"_s);  // 1/24
        QCOMPARE(window.row(4), u"D63|2|7 → 4|+0.0297"_s);  // 5/168, of a sum
        QCOMPARE(window.row(5), u"D88|1|3 → 6|+0.0278"_s);  // 1/36
        QCOMPARE(window.view().model()->rowCount(), 6);
        QCOMPARE(window.panel->sentence(),
                 QStringLiteral("Sum, exactly +0.3661. A 0.5073, B 0.8734. 6 other documents "
                                "change nothing."));
    }

    /// As texts too, whatever the number of decimals.
    void differencesAddUp()
    {
        Window window(twoRuns());
        window.document.setMeasure(Ap);
        window.choose("373");
        for (const int digits : {2, 3, 4, 6}) {
            window.panel->setFormat({digits, QLocale::c()});
            double sum = 0;
            for (QString cell : window.column(ui::AttributionModel::Difference).split(u'|'))
                sum += cell.replace(u'\u2212', u'-').toDouble();
            const double difference = 2201.0 / 2520 - 767.0 / 1512;
            QCOMPARE(QString::number(sum, 'f', digits), QString::number(difference, 'f', digits));
        }
    }

    /// P@5: D88 leaves the first five, D63 and D02 come in.
    void lowerWhenTheRunsChangePlaces()
    {
        Window window(twoRuns());
        window.document.setMeasure(P5);
        window.choose("373");
        QCOMPARE(window.panel->title(), u"Why B is higher here"_s);
        QCOMPARE(window.column(ui::AttributionModel::Name), u"D88|D63|D02"_s);
        QCOMPARE(window.column(ui::AttributionModel::Difference), u"−0.2000|+0.2000|+0.2000"_s);
        window.document.setRuns(1, 0);
        QCOMPARE(window.panel->title(), u"Why B is lower here"_s);
        QCOMPARE(window.column(ui::AttributionModel::Ranks), u"4 → 7|5 → —|6 → 3"_s);
        QCOMPARE(window.column(ui::AttributionModel::Difference), u"−0.2000|−0.2000|+0.2000"_s);
        QVERIFY(window.panel->sentence().contains(u"Sum, exactly −0.2000"_s));
    }

    /// All bars start at 0 of one axis: 2/15, the largest difference, is its end.
    void differencesAreBars()
    {
        Window window(twoRuns());
        window.document.setMeasure(Ap);
        window.choose("373");
        const auto bar = [&window](int row) {
            return window.view().model()->index(row, 0).data(ui::WhiskerRole).value<ui::Whisker>();
        };
        QVERIFY(bar(0).kind == ui::Whisker::Kind::Bar);
        QCOMPARE(bar(0).axis.min, 0.0);
        QVERIFY(std::abs(bar(0).axis.max - 2.0 / 15) < 1e-12);
        QVERIFY(bar(1).axis == bar(0).axis);
        QVERIFY(std::abs(bar(1).closed.max - 1.0 / 12) < 1e-12);
        QCOMPARE(bar(1).closed.min, 0.0);
    }

    void obstacles_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArray>("measure");
        QTest::addColumn<QString>("says");
        QTest::newRow("B has no list") << QByteArray("400") << QByteArray("AP")
                                       << u"This query is missing from B (reranked)"_s;
        QTest::newRow("nothing is relevant")
            << QByteArray("500") << QByteArray("AP")
            << u"nothing to find. Under the current rule, the query counts as 0."_s;
        QTest::newRow("IDCG has no terms")
            << QByteArray("373") << QByteArray("IDCG@10") << u"no retrieved document adds to it"_s;
        QTest::newRow("no query") << QByteArray() << QByteArray("AP") << u"Choose a query"_s;
    }
    void obstacles()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const QByteArray, measure);
        QFETCH(const QString, says);
        Window window(twoRuns(), {420, 300}, {measure.toStdString()});
        if (!query.isEmpty())
            window.choose(query.constData());
        QVERIFY2(window.panel->sentence().contains(says), qPrintable(window.panel->sentence()));
        QCOMPARE(window.panel->title(), u"Why A and B differ"_s);
        QCOMPARE(window.view().model()->rowCount(), 0);
    }

    void bothAreEqual()
    {
        Window window(collection(qrels, {{"one", runA()}, {"other", runA()}}));
        window.choose("373");
        QCOMPARE(window.panel->title(), u"Why both are equal"_s);
        QVERIFY(window.panel->sentence().startsWith(u"Sum, exactly 0.0000"_s));
    }

    void oneRun()
    {
        Window window(collection(qrels, {{"bm25", runA()}}));
        window.choose("373");
        QVERIFY(window.panel->sentence().startsWith(u"Choose two runs"_s));
        QSignalSpy opened(window.panel, &ui::AttributionPanel::openRequested);
        window.click(window.panel->openButton());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][1].toULongLong(), 0ULL);
    }

    void opensInRanking()
    {
        Window window(twoRuns());
        window.choose("373");
        QSignalSpy opened(window.panel, &ui::AttributionPanel::openRequested);
        window.click(window.place(1));
        window.press(Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toULongLong(), qulonglong(window.query("373")));
        QCOMPARE(opened[0][1].toULongLong(), 1ULL);
        const auto choices = window.panel->openButton().menu()->actions();
        QCOMPARE(choices.size(), 2);
        QVERIFY(choices[0]->text().endsWith(u"“bm25”"_s));
        choices[0]->trigger();
        QCOMPARE(opened[1][1].toULongLong(), 0ULL);
    }

    void documentIsShared()
    {
        Window window(twoRuns());
        window.document.setMeasure(Ap);
        window.choose("373");
        window.document.chooseDocument(u"D12"_s);
        QCOMPARE(window.lit(), u"D12"_s);
        window.point(window.place(0));
        QCOMPARE(window.document.currentDocument(), u"D02"_s);
        QCOMPARE(window.lit(), u"D02"_s);
        window.click(window.place(1));
        window.press(Qt::Key_Down);
        QCOMPARE(window.document.currentDocument(), u"D25"_s);
        window.choose("400");
        QCOMPARE(window.document.currentDocument(), QString());
        window.choose("373");
        QCOMPARE(window.document.currentDocument(), u"D25"_s);
    }

    void aLowPanelSaysLess()
    {
        Window window(twoRuns(), {300, 230});
        window.document.setMeasure(Ap);
        window.choose("373");
        QCOMPARE(window.panel->sentence(), u"Sum, exactly +0.3661"_s);
        window.window.resize(420, 380);
        PanelWindow<ui::AttributionPanel>::settle();
        QVERIFY(window.panel->sentence().endsWith(u"6 other documents change nothing."_s));
    }

    /// D63 judged 0: AP of A is (1/2 + 2/3 + 3/4 + 4/9)/5, D63 adds nothing any more.
    void followsAJudgmentAndPutsBack()
    {
        Window window(twoRuns());
        window.document.setMeasure(Ap);
        window.choose("373");
        QVERIFY(!window.panel->putBackButton().isVisible());
        window.document.judge(window.query("373"), u"D63"_s, core::Grade(0));
        PanelWindow<ui::AttributionPanel>::settle();
        QVERIFY(!window.column(ui::AttributionModel::Name).contains(u"D63"_s));
        const QString a = QString::number((0.5 + 2.0 / 3 + 0.75 + 4.0 / 9) / 5, 'f', 4);
        QVERIFY(window.panel->sentence().contains(u"A %1"_s.arg(a)));
        QVERIFY(window.panel->putBackButton().isVisible());
        window.click(window.panel->putBackButton());
        QVERIFY(window.panel->sentence().contains(u"A 0.5073"_s));
        QVERIFY(!window.panel->putBackButton().isVisible());
        window.document.history().undo();
        QVERIFY(window.panel->sentence().contains(u"A %1"_s.arg(a)));
    }

    void copiesTheTable()
    {
        Window window(twoRuns());
        window.document.setMeasure(P5);
        window.choose("373");
        window.click(window.place(0));
        window.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(),
                 QStringLiteral("Document\tGrade\tA → B\tΔ P\nD88\t1\t3 → 6\t-0.2000\n"
                                "D63\t2\t7 → 4\t+0.2000\nD02\t2\t— → 5\t+0.2000\n"));
    }

    void hiddenItDoesNotWork()
    {
        Window window(twoRuns());
        window.document.setMeasure(Ap);
        window.choose("373");
        window.panel->hide();
        window.document.setMeasure(P5);
        QCOMPARE(window.view().model()->rowCount(), 6);
        window.panel->show();
        QCOMPARE(window.view().model()->rowCount(), 3);
    }

    void longListsAreReadBeside()
    {
        std::vector<std::string> documents;
        for (int i = 0; i < 60'000; ++i)
            documents.push_back("d" + std::to_string(i));
        std::string judgments = "7 0 d0 1\n";
        const std::string a = lines("7", documents);
        std::swap(documents.front(), documents[1]);
        Window window(collection(judgments, {{"a", a}, {"b", lines("7", documents)}}), {420, 300},
                      {"RR"});
        window.choose("7");
        QTRY_COMPARE(window.view().model()->rowCount(), 1);
        QCOMPARE(window.row(0), u"d0|1|1 → 2|−0.5000"_s);
        QCOMPARE(window.panel->title(), u"Why B is lower here"_s);
    }

    void pictures()
    {
        const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
        if (folder.isEmpty())
            QSKIP("RANKSCOPE_SHOTS names no folder");
        for (const bool dark : {false, true}) {
            ranking_samples::adoptLook(dark);
            Window window(twoRuns(), {408, 372});
            window.document.setMeasure(Ap);
            window.choose("373");
            window.document.chooseDocument(u"D63"_s);
            window.document.judge(window.query("373"), u"D54"_s, core::Grade(1));
            PanelWindow<ui::AttributionPanel>::settle();
            window.window.grab().save(
                u"%1/attribution-%2.png"_s.arg(folder, dark ? u"dark"_s : u"light"_s));
        }
        ranking_samples::adoptLook();
    }
};

QTEST_MAIN(TestAttributionPanel)

}  // namespace tst_attribution_panel

#include "tst_attribution_panel.moc"
