// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/query_sample.h"
#include "tests/ui/ranking_samples.h"

#include "core/collections/discrimination/discrimination.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/charts/view/chart_view.h"
#include "ui/collection/discrimination/discrimination_panel.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/table/plain_table_view.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>

namespace tst_discrimination_panel {

using namespace Qt::StringLiterals;
using namespace query_sample;

namespace {

using Numbers = std::vector<double>;

/// Each run has a document of its own for each query, whose grade is the run's DCG@1 there.
core::Collection collectionOf(const std::vector<Numbers>& runs)
{
    std::string qrels;
    std::vector<std::pair<std::string, std::string>> texts;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        const std::string document = "d" + std::to_string(run);
        std::string text;
        for (std::size_t query = 0; query < runs[run].size(); ++query) {
            const std::string id = std::to_string(1000 + query);
            qrels += id + " 0 " + document + ' ' +
                     QByteArray::number(runs[run][query]).toStdString() + '\n';
            text += lines(id, {document});
        }
        texts.emplace_back("run" + std::to_string(run), text);
    }
    return collection(qrels, texts);
}

QJsonObject numpysCase()
{
    QFile file(QStringLiteral(TEST_DATA "/statistics/discrimination.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object()[u"cases"].toArray().at(0).toObject();
}

QJsonArray numpysPairs()
{
    return numpysCase()[u"expected"].toObject()[u"pairs"].toArray();
}

std::vector<Numbers> numpysRuns()
{
    std::vector<Numbers> runs;
    for (const QJsonValue run : numpysCase()[u"runs"].toArray())
        for (Numbers& values = runs.emplace_back(); const QJsonValue value : run.toArray())
            values.push_back(value.toDouble());
    return runs;
}

/// So many that they are tested beside the window.
std::vector<Numbers> manyRuns()
{
    QRandomGenerator random(7);
    std::vector<Numbers> runs(30, Numbers(60));
    for (Numbers& run : runs)
        for (double& value : run)
            value = random.bounded(100) / 100.;
    return runs;
}

class Window : public PanelWindow<ui::DiscriminationPanel> {
public:
    explicit Window(const std::vector<Numbers>& runs,
                    const std::vector<std::string>& measures = {"DCG@1", "P(rel=0.5)@1"})
        : PanelWindow(collectionOf(runs), {900, 500}, measures)
    {}

    ui::ChartView& chart() { return panel->chart(); }
    QString row(int row)
    {
        QStringList cells;
        for (int column = 0; column < panel->table().model()->columnCount(); ++column)
            cells << panel->table().model()->index(row, column).data().toString();
        return cells.join(u'|');
    }
    void choose(const QString& action)
    {
        for (QAction* each : panel->findChildren<QAction*>())
            if (each->text() == action)
                return each->trigger();
        qFatal("no choice is called %s", qPrintable(action));
    }
    bool waitForTable()
    {
        return QTest::qWaitFor([this] { return !panel->isWorking() && chart().isVisible(); },
                               60000);
    }
};

}  // namespace

/// Which measure tells runs apart; figures of numpy.
class TestDiscriminationPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    void tableAndCurvesHaveNumpysFigures()
    {
        Window window(numpysRuns());
        QVERIFY(window.waitForTable());
        const QAbstractItemModelTester tester(window.panel->table().model());
        QCOMPARE(window.panel->table().model()->rowCount(), 2);
        // 6 of 10 pairs, to four decimals.
        QVERIFY2(window.row(0).startsWith(u"DCG@1|0.6000|0.0640|52|0.0032|0.1152|1.0000|"_s),
                 qPrintable(window.row(0)));
        Numbers expected;
        for (const QJsonValue pair : numpysPairs())
            expected.push_back(pair.toObject()[u"asl"].toDouble());
        std::sort(expected.begin(), expected.end(), std::greater<>());
        const ui::Series& curve = window.chart().chart().series.front();
        QCOMPARE(curve.name, u"DCG@1: 0.6000"_s);
        QCOMPARE(curve.y.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(curve.x[i], static_cast<double>(i + 1));
            QVERIFY(std::abs(curve.y[i] - expected[i]) < 1e-9);
        }
        QCOMPARE(window.chart().chart().series.back().name, u"level 0.05"_s);
    }

    /// What `discriminate` prints are these sentences and rows.
    void theMeasureInFrontIsComparedWith()
    {
        Window window(numpysRuns());
        QVERIFY(window.waitForTable());
        const auto heading = [&] {
            return window.panel->table().model()->headerData(7, Qt::Horizontal).toString();
        };
        QCOMPARE(heading(), u"tau-AP with DCG@1"_s);
        window.document.setMeasure(1);
        PanelWindow<ui::DiscriminationPanel>::settle();
        QCOMPARE(heading(), u"tau-AP with P(rel=0.5)@1"_s);
        QVERIFY(
            window.panel->tableCaption().contains(u"agrees with the ranking by P(rel=0.5)@1."_s));
    }

    void levelAndTestAreChosen()
    {
        Window window(numpysRuns());
        QVERIFY(window.waitForTable());
        window.choose(u"Paired t"_s);
        QCOMPARE(window.panel->rules().test, core::PairedTest::T);
        QVERIFY(window.waitForTable());
        QVERIFY2(window.row(0).startsWith(u"DCG@1|0.6000|–|52|"_s), qPrintable(window.row(0)));
        QVERIFY(window.panel->tableCaption().contains(u"Test: paired t."_s));
        // Of the ten p of scipy's ttest_rel four are below 0.01.
        std::size_t below = 0;
        for (const QJsonValue pair : numpysPairs())
            below += pair.toObject()[u"t_p"].toDouble() < 0.01 ? 1 : 0;
        window.choose(u"p below 0.01"_s);
        QVERIFY(window.waitForTable());
        QCOMPARE(window.chart().chart().series.front().name,
                 u"DCG@1: %1"_s.arg(double(below) / 10, 0, 'f', 4));
        QCOMPARE(window.chart().chart().series.back().y, Numbers(10, 0.01));
    }

    void aKeyMovesAlongThePairs()
    {
        Window window(numpysRuns());
        QVERIFY(window.waitForTable());
        window.chart().setFocus();
        QTest::keyClick(&window.chart(), Qt::Key_Home);
        QCOMPARE(window.chart().marker(), 1.0);
        QVERIFY2(window.chart().accessibleDescription().contains(
                     u"The p values of pair 1 of 10, counted from the largest: DCG@1: "_s),
                 qPrintable(window.chart().accessibleDescription()));
    }

    void workIsToldStoppedAndBegunAnew()
    {
        Window window(manyRuns());
        QVERIFY(window.waitForTable());
        window.choose(u"p below 0.1"_s);
        QVERIFY(window.panel->isWorking());
        auto* progress = window.panel->findChild<QProgressBar*>();
        QVERIFY(progress->isVisible());
        QCOMPARE(window.panel->stopButton().text(), u"Cancel"_s);
        QTest::mouseClick(&window.panel->stopButton(), Qt::LeftButton);
        QVERIFY(!window.panel->isWorking());
        QVERIFY(!progress->isVisible());
        QVERIFY(!window.chart().isVisible());
        QCOMPARE(window.panel->table().emptyText(), u"Stopped."_s);
        window.panel->stopButton().setFocus();
        QTest::keyClick(&window.panel->stopButton(), Qt::Key_Space);
        QVERIFY(window.panel->isWorking());
        QVERIFY(window.waitForTable());
        QCOMPARE(progress->value(), progress->maximum());
        QVERIFY(!window.panel->stopButton().isVisible());
        QCOMPARE(window.chart().chart().series.front().y.size(), 435U);
    }

    void anEditIsFollowed()
    {
        Window window({{1, 1, 1}, {2, 2, 2}, {3, 3, 1}}, {"DCG@1"});
        QVERIFY(window.waitForTable());
        const QString before = window.row(0);
        window.document.judge(2, u"d2"_s, core::Grade(7));
        PanelWindow<ui::DiscriminationPanel>::settle();
        QVERIFY(window.waitForTable());
        QVERIFY(window.row(0) != before);
        window.document.history().undo();
        PanelWindow<ui::DiscriminationPanel>::settle();
        QVERIFY(window.waitForTable());
        QCOMPARE(window.row(0), before);
    }

    void withoutThreeRunsThereIsNothing()
    {
        Window window({{1, 1, 1}, {2, 2, 2}});
        QVERIFY(!window.chart().isVisible());
        QCOMPARE(window.panel->table().emptyText(),
                 u"Open three or more runs to see which measure tells them apart."_s);
        const ui::PaperFigure figure = ui::finishedFigure(*window.panel);
        QVERIFY(!figure.paint);
        QCOMPARE(figure.whyNone, window.panel->table().emptyText());
    }

    void theFigureSaysWhatIsBeyondIt()
    {
        Window window(numpysRuns());
        const ui::PaperFigure figure = ui::finishedFigure(*window.panel);
        QVERIFY(figure.paint);
        QCOMPARE(figure.kind, u"discrimination"_s);
        QCOMPARE(figure.extent({300, 200}, {}), u"p values above 0.15 are not shown."_s);
        QVERIFY(figure.methods.contains(u"1000 rounds, seed 1"_s));
        QCOMPARE(figure.names.size(), 2U);
        QCOMPARE(figure.names.front().name, u"DCG@1"_s);
    }
};

QTEST_MAIN(TestDiscriminationPanel)

}  // namespace tst_discrimination_panel

#include "tst_discrimination_panel.moc"
