// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/charts/view/curve_view.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/curve_step_panel.h"
#include "ui/classifier/curve_steps.h"
#include "ui/classifier/sample/samples_panel.h"
#include "ui/classifier/table/auc_panel.h"
#include "ui/classifier/table/matrix_cell.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/classifier/table/models_panel.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/presentation/classifier_presentation.h"
#include "ui/window/recovery/autosave.h"
#include "ui/window/recovery/disk_copies.h"
#include "ui/window/recovery/orphans.h"

#include <QDir>
#include <QLabel>
#include <QTemporaryDir>
#include <QToolButton>

namespace tst_curve_steps {

using namespace ranking_samples;

namespace {

/// A window with eight samples, of which those with 0.6 are one of each class.
class Walk : public OpenWindow {
public:
    Walk()
    {
        core::SampleSession session;
        session.name = "eight";
        session.samples.labels = {1, 0, 1, 1, 0, 0, 1, 0};
        session.samples.models = {{"m", {0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1}}};
        session.threshold = 0.5;
        for (auto* button : window.findChildren<QToolButton*>(u"railButton"_s))
            if (button->text() == u"Classifier"_s)
                click(*button);
        settle();
        page().load(std::move(session), QString(), u"Open"_s);
        settle();
    }
    ~Walk() { samples().history().setClean(); }
    Q_DISABLE_COPY_MOVE(Walk)

    ui::ClassifierPage& page() { return window.classifierPage(); }
    ui::ClassifierWorkspace& panels() { return page().classifier(); }
    ui::ClassifierDocument& samples() { return page().document(); }
    ui::CurveSteps& walk() { return panels().steps(); }
    /// Its lines, with plain blanks.
    QStringList sentence()
    {
        return panels().stepPanel().sentence().replace(QChar::Nbsp, u' ').split(u'\n');
    }
    QString place() { return panels().stepPanel().remark(); }
    void start()
    {
        press(Qt::Key_F6);
        settle();
    }
    void forwardTimes(int times)
    {
        for (int i = 0; i < times; ++i)
            press(Qt::Key_Right);
        settle();
    }
    static std::size_t points(ui::ModelCurvesPanel& panel)
    {
        return panel.view().chart().lines.front().curve->size();
    }
    static QString legend(ui::ModelCurvesPanel& panel)
    {
        return panel.view().chart().lines.front().name;
    }
    /// Everything that labels below a widget say to somebody who looks.
    static QString readable(const QWidget& root)
    {
        QStringList texts;
        for (const auto* label : root.findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(u'\n');
    }
};

}  // namespace

class TestCurveSteps : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }

    void saysEachStep_data();
    void saysEachStep();
    void drawsNoFurther();
    void litColumns();
    void nothingAheadIsReadable();
    void matrixRuns();
    void keys();
    void stopsWhereItIsTold();
    void onToThePositives();
    void playsToTheEnd();
    void leavesNoTrace();
    void isKeptWithItsOwnThreshold();
    void whatIsExportedIsWhole();
    void severalModels();
    void otherSamplesEndIt();
    void editGoesOn();
    void simpleView();
    void rankingKeepsItsOwn();
    void presentation();
    void pictures();
};

void TestCurveSteps::saysEachStep_data()
{
    QTest::addColumn<int>("steps");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("nothing is in")
        << 0
        << QStringList{
               u"Nothing is predicted positive yet: TP 0 of 4, FP 0 of 4. Samples enter by score, best first."_s,
               u"The ROC curve starts at (0, 0). Precision is still undefined."_s};
    QTest::newRow("a positive goes up")
        << 3
        << QStringList{
               u"0.7000: positive, TP 1 → 2, FP stays 1."_s,
               u"ROC: TPR = 2/4 = 0.5000, FPR = 1/4 = 0.2500. The curve moves up."_s,
               u"Area so far: (1 won + 0 tied/2)/16 pairs = 0.0625."_s,
               u"PR: precision = 2/3 = 0.6667. Recall rises by 1/4. Multiplied by the precision, this adds 0.1667 to AP: 0.4167 so far."_s};
    QTest::newRow("a negative goes right")
        << 2
        << QStringList{
               u"0.8000: negative, TP stays 1, FP 0 → 1."_s,
               u"ROC: TPR = 1/4 = 0.2500, FPR = 1/4 = 0.2500. The curve moves right."_s,
               u"Pairs won in this column: 1; tied: 0. Area so far: (1 won + 0 tied/2)/16 pairs = 0.0625."_s,
               u"PR: precision = 1/2 = 0.5000. Recall does not change, so AP stays at 0.2500."_s};
    QTest::newRow("equal scores come together")
        << 4
        << QStringList{
               u"0.6000: 2 samples with the same score enter together (positives: 1, negatives: 1), TP 2 → 3, FP 1 → 2."_s,
               u"ROC: TPR = 3/4 = 0.7500, FPR = 2/4 = 0.5000. The curve moves diagonally: the order of samples with equal scores is unknown."_s,
               u"Pairs won in this column: 2; tied: 1. Area so far: (3 won + 1 tied/2)/16 pairs = 0.2188."_s,
               u"PR: precision = 3/5 = 0.6000. Recall rises by 1/4. Multiplied by the precision, this adds 0.1500 to AP: 0.5667 so far."_s};
}

void TestCurveSteps::saysEachStep()
{
    QFETCH(const int, steps);
    QFETCH(const QStringList, lines);
    Walk walk;
    walk.start();
    walk.forwardTimes(steps);
    QCOMPARE(walk.sentence(), lines);
    QCOMPARE(walk.place(), u"step %1 of 8"_s.arg(steps + 1));
    QCOMPARE(walk.panels().stepPanel().accessibleDescription(),
             walk.panels().stepPanel().sentence());
}

void TestCurveSteps::drawsNoFurther()
{
    Walk walk;
    ui::RocPanel& roc = walk.panels().panel<ui::RocPanel>();
    ui::PrecisionRecallPanel& pr = walk.panels().panel<ui::PrecisionRecallPanel>();
    QCOMPARE(Walk::points(roc), std::size_t{8});
    walk.start();
    QCOMPARE(Walk::points(roc), std::size_t{1});
    walk.forwardTimes(4);
    QCOMPARE(Walk::points(roc), std::size_t{5});
    QCOMPARE(roc.view().chart().lines.front().curve->at(4), (core::CurvePoint{0.5, 0.75}));
    QCOMPARE(Walk::points(pr), std::size_t{5});
    QCOMPARE(pr.view().chart().lines.front().curve->at(4), (core::CurvePoint{0.75, 0.6}));
    QCOMPARE(pr.view().chart().lines.front().path().size(), std::size_t{9});  // and the corners
    // A sample ahead that is pointed at has no dot on the curve.
    walk.samples().pointAt(7);
    walk.settle();
    QVERIFY(roc.view().highlight().empty());
    walk.press(Qt::Key_End);
    walk.settle();
    QCOMPARE(Walk::points(roc), std::size_t{8});
    QCOMPARE(Walk::legend(roc), u"m, AUC 0.6563"_s);
}

/// The part of the area that the step adds stands out.
void TestCurveSteps::litColumns()
{
    Walk walk;
    walk.start();
    walk.forwardTimes(5);
    const auto outline = [](ui::ModelCurvesPanel& panel) {
        const auto& lines = panel.view().chart().decorations;
        return lines.back().style == ui::CurveDecoration::Style::Mark
                   ? lines.back().points
                   : std::vector<core::CurvePoint>();
    };
    QCOMPARE(outline(walk.panels().panel<ui::RocPanel>()),
             (std::vector<core::CurvePoint>{{0.5, 0}, {0.5, 0.75}, {0.75, 0.75}, {0.75, 0}}));
    walk.press(Qt::Key_Right);
    walk.settle();
    QCOMPARE(outline(walk.panels().panel<ui::PrecisionRecallPanel>()),
             (std::vector<core::CurvePoint>{{0.75, 0}, {0.75, 4.0 / 7}, {1, 4.0 / 7}, {1, 0}}));
}

void TestCurveSteps::nothingAheadIsReadable()
{
    Walk walk;
    ui::ClassifierWorkspace& panels = walk.panels();
    panels.panel<ui::RocPanel>().hullSwitch().setChecked(true);
    panels.panel<ui::RocPanel>().costSwitch().setChecked(true);
    walk.start();
    walk.forwardTimes(3);
    QCOMPARE(Walk::legend(panels.panel<ui::RocPanel>()), u"m, AUC …"_s);
    QCOMPARE(Walk::legend(panels.panel<ui::PrecisionRecallPanel>()), u"m, AP …"_s);
    QCOMPARE(panels.panel<ui::RocPanel>().remark(), QString());
    QCOMPARE(panels.panel<ui::PrecisionRecallPanel>().remark(), QString());
    for (const ui::CurveDecoration& line : panels.panel<ui::RocPanel>().view().chart().decorations)
        QVERIFY(line.style == ui::CurveDecoration::Style::Guide ||
                line.style == ui::CurveDecoration::Style::Mark);
    const QString texts = Walk::readable(walk.window);
    for (const QString& secret : {u"0.6563"_s, u"65.6"_s, u"0.7095"_s, u"10.5"_s})
        QVERIFY2(!texts.contains(secret), qPrintable(texts));
    QVERIFY(!panels.panel<ui::DistributionPanel>().isVisible());
    QVERIFY(panels.auc().isConcealed());
    QVERIFY(panels.panel<ui::ModelsPanel>().isConcealed());
    QVERIFY(!panels.panel<ui::RocPanel>().view().accessibleDescription().contains(u"0.65"_s));
    walk.press(Qt::Key_End);
    walk.settle();
    QVERIFY(!panels.auc().isConcealed());
    QVERIFY(panels.auc().sentence().contains(u"65.6"_s));
}

void TestCurveSteps::matrixRuns()
{
    Walk walk;
    walk.start();
    QCOMPARE(walk.samples().counts(), (core::ConfusionMatrix{0, 0, 4, 4}));
    walk.forwardTimes(4);
    QCOMPARE(walk.samples().counts(), (core::ConfusionMatrix{3, 2, 1, 2}));
    QCOMPARE(walk.samples().currentSample(), std::optional<std::size_t>(3));  // the first of 0.6
}

void TestCurveSteps::keys()
{
    Walk walk;
    walk.start();
    const QList<std::pair<int, int>> presses{
        {Qt::Key_PageDown, 2}, {Qt::Key_Right, 3},  {Qt::Key_Left, 2}, {Qt::Key_End, 8},
        {Qt::Key_Right, 8},    {Qt::Key_PageUp, 7}, {Qt::Key_Home, 1}, {Qt::Key_Left, 1}};
    for (const auto& [key, place] : presses) {
        walk.press(key);
        QCOMPARE(walk.place(), u"step %1 of 8"_s.arg(place));
    }
    walk.press(Qt::Key_Escape);
    QVERIFY(!walk.walk().isOn());
    QVERIFY(!walk.panels().stepPanel().isVisible());
}

void TestCurveSteps::stopsWhereItIsTold()
{
    Walk walk;
    walk.start();
    walk.samples().setCurrentSample(5);  // 0.4
    walk.press(Qt::Key_F9);
    walk.press(Qt::Key_F8);
    QCOMPARE(walk.place(), u"● breakpoint, step 6 of 8"_s);
    walk.press(Qt::Key_F8);
    QVERIFY(walk.walk().isAtEnd());
    walk.press(Qt::Key_Home);
    walk.walk().setPace(std::chrono::milliseconds(1));
    walk.press(Qt::Key_Space);
    QTRY_VERIFY(!walk.walk().isPlaying());
    QCOMPARE(walk.place(), u"● breakpoint, step 6 of 8"_s);
    walk.press(Qt::Key_F9);
    QCOMPARE(walk.place(), u"step 6 of 8"_s);
}

void TestCurveSteps::onToThePositives()
{
    Walk walk;
    walk.start();
    for (const int place : {2, 4, 5, 7, 8}) {
        walk.press(Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(walk.place(), u"step %1 of 8"_s.arg(place));
    }
}

void TestCurveSteps::playsToTheEnd()
{
    Walk walk;
    walk.start();
    walk.walk().setPace(std::chrono::milliseconds(0));
    walk.press(Qt::Key_Space);
    QTRY_VERIFY(!walk.walk().isPlaying());
    QCOMPARE(walk.place(), u"step 8 of 8"_s);
}

/// The threshold is as it was, and there is nothing to undo or to save.
void TestCurveSteps::leavesNoTrace()
{
    Walk walk;
    const int before = walk.samples().history().count();
    QVERIFY(walk.samples().history().isClean());
    walk.start();
    walk.forwardTimes(5);
    walk.press(Qt::Key_F6);
    QCOMPARE(walk.samples().threshold(), 0.5);
    QCOMPARE(walk.samples().history().count(), before);
    QVERIFY(walk.samples().history().isClean());
    QCOMPARE(Walk::points(walk.panels().panel<ui::RocPanel>()), std::size_t{8});
}

/// What a crash leaves behind of a walk is the document, and not where the walk was.
void TestCurveSteps::isKeptWithItsOwnThreshold()
{
    const QTemporaryDir folder;
    const auto keptThreshold = [&folder](Walk& walk, auto happens) {
        {
            const ui::DiskCopies disk;
            constexpr ui::Autosave::Pace never{std::chrono::hours(5), std::chrono::hours(5)};
            ui::Autosave autosave(walk.samples(), disk, folder.path(), never);
            happens();
            autosave.flush();
        }
        const ui::Orphans left = ui::claimOrphans(folder.path());
        const double kept =
            std::get<core::SampleSession>(left.found.at(0).recovery.session).threshold;
        left.found.at(0).file->remove();
        return kept;
    };
    Walk walk;
    walk.samples().jumpToPoint(6);
    walk.start();
    QCOMPARE(keptThreshold(walk, [&] { walk.forwardTimes(3); }), 0.3);
    QCOMPARE(walk.samples().threshold(), 0.7);
    // Edits on the way do not change that.
    QCOMPARE(keptThreshold(walk, [&] { walk.samples().setLabel(std::vector<std::size_t>{1}, 1); }),
             0.3);
    // Other samples come with their own.
    core::SampleSession other = walk.samples().session();
    other.threshold = 0.35;
    walk.page().load(std::move(other), QString(), u"Open"_s);
    walk.start();
    QCOMPARE(keptThreshold(walk, [&] { walk.samples().rename(0, u"first"_s); }), 0.35);
    walk.press(Qt::Key_F6);
    QCOMPARE(walk.samples().threshold(), 0.35);
    QCOMPARE(keptThreshold(walk, [&] { walk.samples().setThreshold(0.2); }), 0.2);
}

void TestCurveSteps::severalModels()
{
    Walk walk;
    core::SampleSession session = walk.samples().session();
    session.samples.models.push_back({"rival", {0.9, 0.1, 0.8, 0.7, 0.2, 0.3, 0.6, 0.4}});
    walk.page().load(std::move(session), QString(), u"Open"_s);
    walk.settle();
    walk.start();
    walk.forwardTimes(3);
    const auto& lines = walk.panels().panel<ui::RocPanel>().view().chart().lines;
    QCOMPARE(lines[0].curve->size(), std::size_t{4});
    QCOMPARE(lines[1].curve->size(), std::size_t{0});
    QCOMPARE(lines[1].name, u"rival, AUC …"_s);
}

void TestCurveSteps::otherSamplesEndIt()
{
    Walk walk;
    walk.start();
    walk.forwardTimes(2);
    core::SampleSession session = walk.samples().session();
    session.threshold = 0.35;
    walk.page().load(std::move(session), QString(), u"Open"_s);
    walk.settle();
    QVERIFY(!walk.walk().isOn());
    QCOMPARE(walk.samples().threshold(), 0.35);
}

void TestCurveSteps::editGoesOn()
{
    Walk walk;
    walk.start();
    walk.forwardTimes(2);
    walk.samples().setLabel(std::vector<std::size_t>{1}, 1);
    walk.settle();
    QVERIFY(walk.walk().isOn());
    QCOMPARE(walk.sentence().front(), u"0.8000: positive, TP 1 → 2, FP stays 0."_s);
}

void TestCurveSteps::simpleView()
{
    Walk walk;
    walk.press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
    walk.settle();
    walk.start();
    walk.forwardTimes(1);
    QVERIFY(walk.panels().stepPanel().isVisible());
    QCOMPARE(Walk::points(walk.panels().panel<ui::RocPanel>()), std::size_t{2});
    walk.press(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
    walk.settle();
    QVERIFY(walk.panels().auc().isConcealed());
}

/// Two workspaces step on their own, and Escape leaves the one that is seen.
void TestCurveSteps::rankingKeepsItsOwn()
{
    Walk walk;
    walk.start();
    walk.workspace().stepMode().setOn(true);
    walk.press(Qt::Key_Escape);
    QVERIFY(!walk.walk().isOn());
    QVERIFY(walk.workspace().stepMode().isOn());
}

void TestCurveSteps::presentation()
{
    Walk walk;
    walk.press(Qt::Key_F5);
    auto* talk = qobject_cast<ui::ClassifierPresentation*>(walk.page().presenting().presentation());
    QVERIFY(talk);
    QVERIFY(QTest::qWaitForWindowActive(talk));
    const auto press = [talk](int key) {
        QTest::keyClick(talk->windowHandle(), static_cast<Qt::Key>(key));
        Walk::settle();
    };
    press(Qt::Key_F6);
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    QVERIFY(talk->stepPanel().sentence().startsWith(u"0.8000: negative"_s));
    QCOMPARE(Walk::points(talk->roc()), std::size_t{3});
    QVERIFY(!talk->distribution().isVisible());
    const QString texts = Walk::readable(*talk);
    QVERIFY2(!texts.contains(u"65.6"_s) && !texts.contains(u"0.656"_s), qPrintable(texts));
    press(Qt::Key_Escape);
    QVERIFY(!walk.walk().isOn());
    QVERIFY(talk->isVisible());
    press(Qt::Key_PageDown);
    QCOMPARE(walk.samples().threshold(), 0.4);
    press(Qt::Key_Escape);
}

/// A chart that leaves the window is the whole one, and the walk is over.
void TestCurveSteps::whatIsExportedIsWhole()
{
    Walk walk;
    const std::size_t whole = Walk::points(walk.panels().panel<ui::RocPanel>());
    walk.start();
    walk.forwardTimes(2);
    QVERIFY(Walk::points(walk.panels().panel<ui::RocPanel>()) < whole);
    walk.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    Walk::settle();
    QVERIFY(!walk.walk().isOn());
    QCOMPARE(Walk::points(walk.panels().panel<ui::RocPanel>()), whole);
    QCOMPARE(walk.samples().threshold(), 0.5);
    QVERIFY(walk.samples().history().isClean());
}

/// To be looked at.
void TestCurveSteps::pictures()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    for (const QSize size : {QSize(1366, 768), QSize(1440, 900), QSize(1920, 1080)}) {
        Walk walk;
        walk.window.resize(size);
        walk.start();
        walk.forwardTimes(4);
        const QString name = u"%1/steps-%2.png"_s.arg(folder).arg(size.width());
        QVERIFY(walk.window.grab().save(name));
    }
    Walk walk;
    walk.start();
    walk.forwardTimes(4);
    walk.press(Qt::Key_F5);
    auto* talk = walk.page().presenting().presentation();
    talk->setWindowState(Qt::WindowNoState);
    talk->resize(1280, 720);
    Walk::settle();
    QVERIFY(talk->grab().save(u"%1/talk.png"_s.arg(folder)));
}

QTEST_MAIN(TestCurveSteps)

}  // namespace tst_curve_steps

#include "tst_curve_steps.moc"
