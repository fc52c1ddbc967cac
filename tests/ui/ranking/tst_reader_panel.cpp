// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "ui/charts/view/chart_view.h"
#include "ui/ranking/chart/reader_panel.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/wrapped_label.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace tst_reader_panel {

using namespace ranking_samples;

namespace {

class ReadersWindow : public OpenWindow {
public:
    ReadersWindow()
    {
        workspace().charts().bringToFront(panel());
        settle();
    }
    ui::ReaderPanel& panel() { return workspace().readers(); }
    const std::vector<ui::Series>& series() { return panel().chart().chart().series; }
};

}  // namespace

class TestReaderPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }

    void drawsFiveReaders();
    void editsArrive();
    void showsTheCurrentRank();
    void stepsShowWhatTheyReached();
    void figureIsThatOfThePlot();
};

/// The figures of cwl_eval, as in tests/data/reader-models.
void TestReaderPanel::drawsFiveReaders()
{
    ReadersWindow open;
    QCOMPARE(open.series().size(), std::size_t{5});
    QVERIFY(open.series()[0].name.endsWith(u"views 5.00"_s));
    QVERIFY(open.series()[4].name.endsWith(u"views 2.04"_s));
    QVERIFY2(open.panel().sentence().text().contains(u": 5.00"_s),
             qPrintable(open.panel().sentence().text()));
    QCOMPARE(open.panel().remark(), u"probability of continuing"_s);
    QVERIFY(std::abs(open.series()[4].y[1] - 0.47265625) < 1e-12);
}

void TestReaderPanel::editsArrive()
{
    ReadersWindow open;
    open.document().setGrade(ui::Section::Ranked, std::array<std::size_t, 1>{0}, core::Grade(5));
    open.settle();
    QVERIFY(open.series()[2].name.endsWith(u"views 1.00"_s));
}

void TestReaderPanel::showsTheCurrentRank()
{
    ReadersWindow open;
    open.document().setCurrentRank(4);
    QCOMPARE(open.panel().chart().highlight(), std::optional(4.0));
}

void TestReaderPanel::stepsShowWhatTheyReached()
{
    ReadersWindow open;
    open.workspace().stepMode().setOn(true);
    open.settle();
    QVERIFY(open.panel().chart().reached());
}

void TestReaderPanel::figureIsThatOfThePlot()
{
    ReadersWindow open;
    QCOMPARE(open.panel().paperFigure().kind, u"readers"_s);
    QVERIFY(open.workspace().figures().front() == &open.panel());
}

QTEST_MAIN(TestReaderPanel)

}  // namespace tst_reader_panel

#include "tst_reader_panel.moc"
