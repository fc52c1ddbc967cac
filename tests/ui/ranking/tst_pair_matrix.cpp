// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "ui/ranking/steps/pair_matrix.h"
#include "ui/ranking/steps/pair_panel.h"

#include <QHelpEvent>
#include <QScrollBar>
#include <QToolTip>

namespace tst_pair_matrix {

using namespace Qt::StringLiterals;
using core::Measure;
using core::PairWeight;
using ranking_samples::OpenWindow;
using ranking_samples::sessionOf;
using ui::PairCell;

namespace {

/// The window with RC selected.
class PairWindow : public OpenWindow {
public:
    template <class... Arguments>
    explicit PairWindow(Arguments&&... arguments)
        : OpenWindow(std::forward<Arguments>(arguments)...)
    {
        document().select(Measure::Rc);
        settle();
    }

    ui::PairPanel& pairs() { return workspace().steps().pairs(); }
    ui::PairMatrix& matrix() { return pairs().matrix(); }
    QPoint middle(const PairCell& cell)
    {
        return matrix().viewport()->mapTo(&window, matrix().cellRect(cell).center());
    }
    /// The left and the top header of a rank, or the cell beside it.
    QPoint rowHeader(std::size_t rank)
    {
        const QPoint cell = matrix().cellRect({rank, rank + 1}).center();
        return matrix().viewport()->mapTo(&window, QPoint(8, cell.y()));
    }
    QImage picture() { return matrix().viewport()->grab().toImage(); }
    QRgb cornerOf(const QImage& image, const PairCell& cell)
    {
        return image.pixel(matrix().cellRect(cell).topLeft() + QPoint(2, 2));
    }
    void setWeights(PairWeight weights)
    {
        core::Settings settings = document().session().settings;
        settings.pairWeight = weights;
        document().setSettings(settings, u"Weights"_s);
    }
};

}  // namespace

class TestPairMatrix : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void onlyForRc();
    void legend_data();
    void legend();
    void sentences_data();
    void sentences();
    void cutoffDims();
    void signsAndColoursDiffer();
    void pointingLightsTheRankEverywhere();
    void rankElsewhereLightsRowAndColumn();
    void clickChooses();
    void keysWalk();
    void headersPointAtTheirRank();
    void toolTip();
    void fewDocuments_data();
    void fewDocuments();
    void editsReachIt();
    void longListPaintsWhatIsVisible();
    void pictures();
};

void TestPairMatrix::initTestCase()
{
    ranking_samples::adoptLook();
}

void TestPairMatrix::init()
{
    ranking_samples::failOnWarnings();
}

void TestPairMatrix::onlyForRc()
{
    OpenWindow open;
    ui::PairPanel& pairs = open.workspace().steps().pairs();
    QVERIFY(!pairs.isVisible());
    open.click(*open.card(Measure::Rc));
    QVERIFY(pairs.isVisible());
    QVERIFY(open.steps().isVisible());
    open.click(*open.card(Measure::Ap));
    QVERIFY(!pairs.isVisible());
}

void TestPairMatrix::legend_data()
{
    QTest::addColumn<PairWeight>("weighting");
    QTest::addColumn<int>("cutoff");
    QTest::addColumn<QString>("counts");
    QTest::addColumn<QString>("weights");
    const QString cutAt4 = u"6 pairs: 1 ✓ concordant, 1 = tied, 4 ✗ discordant"_s;
    // The list 0 4 0 5 0 3 3 0 5 4: RC = 22/45, 13 and 9 over 45.
    QTest::newRow("all ten documents")
        << PairWeight::Uniform << 10 << u"45 pairs: 13 ✓ concordant, 9 = tied, 23 ✗ discordant"_s
        << QString();
    // 0 4 0 5: 0-4, 0-5, 4-5 and 0-5 are the wrong way round, 4-0 is right, 0-0 tied.
    QTest::newRow("cut at 4") << PairWeight::Uniform << 4 << cutAt4 << QString();
    QTest::newRow("cut at 2") << PairWeight::Uniform << 2
                              << u"1 pair: 0 ✓ concordant, 0 = tied, 1 ✗ discordant"_s << QString();
    // Discordant: 4 + 5 + 1 + 5.
    QTest::newRow("weighed by grade gap")
        << PairWeight::GradeGap << 4 << cutAt4 << u"Weight 19.000: ✓ 4.000, = 0.000, ✗ 15.000"_s;
    // 1-2, 1-4, 2-4, 3-4: 3/2 + 5/4 + 3/4 + 7/12; 2-3: 5/6; 1-3: 4/3.
    QTest::newRow("weighed by rank")
        << PairWeight::TopRanks << 4 << cutAt4 << u"Weight 6.250: ✓ 0.833, = 1.333, ✗ 4.083"_s;
}

void TestPairMatrix::legend()
{
    QFETCH(const PairWeight, weighting);
    QFETCH(const int, cutoff);
    QFETCH(const QString, counts);
    QFETCH(const QString, weights);
    PairWindow open;
    open.setWeights(weighting);
    open.document().setCutoff(static_cast<std::size_t>(cutoff));
    QCOMPARE(open.pairs().legend(), counts);
    QCOMPARE(open.pairs().weights(), weights);
}

void TestPairMatrix::sentences_data()
{
    QTest::addColumn<int>("upper");
    QTest::addColumn<int>("lower");
    QTest::addColumn<PairWeight>("weights");
    QTest::addColumn<QString>("text");
    QTest::newRow("in order") << 2 << 5 << PairWeight::Uniform
                              << u"Ranks 2 and 5: grades 4 and 0, concordant, weight 1."_s;
    QTest::newRow("the wrong way round")
        << 1 << 2 << PairWeight::Uniform
        << u"Ranks 1 and 2: grades 0 and 4, discordant, weight 1."_s;
    QTest::newRow("tied") << 6 << 7 << PairWeight::Uniform
                          << u"Ranks 6 and 7: grades 3 and 3, tied, weight 1."_s;
    QTest::newRow("grade gap") << 7 << 9 << PairWeight::GradeGap
                               << u"Ranks 7 and 9: grades 3 and 5, discordant, weight 2."_s;
    QTest::newRow("top ranks")
        << 2 << 5 << PairWeight::TopRanks
        << u"Ranks 2 and 5: grades 4 and 0, concordant, weight 1/2 + 1/5 = 0.700."_s;
}

void TestPairMatrix::sentences()
{
    QFETCH(const int, upper);
    QFETCH(const int, lower);
    QFETCH(const PairWeight, weights);
    QFETCH(const QString, text);
    PairWindow open;
    open.setWeights(weights);
    const PairCell cell{static_cast<std::size_t>(upper), static_cast<std::size_t>(lower)};
    QCOMPARE(open.matrix().sentence(cell), text);
}

void TestPairMatrix::cutoffDims()
{
    PairWindow open;
    const QRgb counted = open.cornerOf(open.picture(), {2, 5});
    open.document().setCutoff(4);
    OpenWindow::settle();
    QVERIFY(open.cornerOf(open.picture(), {3, 5}) != counted);
    QCOMPARE(
        open.matrix().sentence({2, 5}),
        u"Ranks 2 and 5: grades 4 and 0, concordant, weight 1. It is past the cutoff, so it does "
        "not count."_s);
}

void TestPairMatrix::signsAndColoursDiffer()
{
    PairWindow open;
    open.document().setCurrentRank(std::nullopt);
    OpenWindow::settle();
    const QImage image = open.picture();
    const auto cell = [&](std::size_t upper, std::size_t lower) {
        return image.copy(open.matrix().cellRect({upper, lower}));
    };
    // Grades 0 4 0 5 0: 2-3 concordant, 1-2 discordant, 1-3 tied.
    QVERIFY(open.cornerOf(image, {2, 3}) != open.cornerOf(image, {1, 2}));
    QVERIFY(open.cornerOf(image, {1, 3}) != open.cornerOf(image, {1, 2}));
    QVERIFY(open.cornerOf(image, {1, 3}) != open.cornerOf(image, {2, 3}));
    QCOMPARE(cell(2, 3), cell(2, 5));
    QCOMPARE(cell(1, 2), cell(3, 4));
    QCOMPARE(cell(1, 3), cell(3, 5));
    // Without colours the signs still differ.
    const auto grey = [](const QImage& part) {
        return part.convertToFormat(QImage::Format_Mono, Qt::ThresholdDither | Qt::MonoOnly);
    };
    QVERIFY(grey(cell(2, 3)) != grey(cell(1, 2)));
    QVERIFY(grey(cell(2, 3)) != grey(cell(1, 3)));
    // Below the diagonal there is nothing.
    QCOMPARE(open.matrix().cellAt(open.matrix().cellRect({3, 2}).center()),
             std::optional<PairCell>());
}

void TestPairMatrix::pointingLightsTheRankEverywhere()
{
    PairWindow open;
    open.document().setCurrentRank(1);
    open.point(open.middle({2, 5}));
    QCOMPARE(open.matrix().currentCell(), std::optional(PairCell{2, 5}));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(5));
    QCOMPARE(open.matrix().accessibleDescription(),
             u"Ranks 2 and 5: grades 4 and 0, concordant, weight 1."_s);
    open.point(open.cell(open.list(), 0, ui::DocumentListModel::Name));
    QCOMPARE(open.matrix().currentRank(), std::optional<std::size_t>(1));
    QCOMPARE(open.matrix().currentCell(), std::optional<PairCell>());
}

void TestPairMatrix::rankElsewhereLightsRowAndColumn()
{
    PairWindow open;
    open.document().setCurrentRank(1);
    OpenWindow::settle();
    const QImage before = open.picture();
    open.clickRow(open.list(), 3);
    open.point({2, 2});
    OpenWindow::settle();
    const QImage after = open.picture();
    QCOMPARE(open.matrix().currentRank(), std::optional<std::size_t>(4));
    for (const PairCell& lit : {PairCell{2, 4}, PairCell{3, 4}, PairCell{4, 5}, PairCell{4, 7}})
        QVERIFY(open.cornerOf(before, lit) != open.cornerOf(after, lit));
    QCOMPARE(open.cornerOf(before, {2, 3}), open.cornerOf(after, {2, 3}));
}

void TestPairMatrix::clickChooses()
{
    PairWindow open;
    open.click(open.middle({1, 4}));
    open.point({2, 2});
    QCOMPARE(open.matrix().currentCell(), std::optional(PairCell{1, 4}));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(4));
}

void TestPairMatrix::keysWalk()
{
    PairWindow open;
    open.matrix().setFocus();
    QCOMPARE(open.matrix().currentCell(), std::optional(PairCell{1, 2}));
    const auto pressed = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
        open.press(key, modifiers);
        return open.matrix().currentCell().value_or(PairCell{0, 0});
    };
    QCOMPARE(pressed(Qt::Key_Left), (PairCell{1, 2}));
    QCOMPARE(pressed(Qt::Key_Right), (PairCell{1, 3}));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(3));
    QCOMPARE(pressed(Qt::Key_Down), (PairCell{2, 3}));
    QCOMPARE(pressed(Qt::Key_Down), (PairCell{2, 3}));
    QCOMPARE(pressed(Qt::Key_End), (PairCell{2, 10}));
    QCOMPARE(pressed(Qt::Key_Right), (PairCell{2, 10}));
    QCOMPARE(pressed(Qt::Key_Home), (PairCell{2, 3}));
    QCOMPARE(pressed(Qt::Key_Up), (PairCell{1, 3}));
    QCOMPARE(pressed(Qt::Key_End, Qt::ControlModifier), (PairCell{9, 10}));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(10));
    QVERIFY(open.matrix().viewport()->rect().contains(open.matrix().cellRect({9, 10})));
    QCOMPARE(open.matrix().accessibleDescription(),
             u"Ranks 9 and 10: grades 5 and 4, concordant, weight 1."_s);
    QCOMPARE(pressed(Qt::Key_Home, Qt::ControlModifier), (PairCell{1, 2}));
}

void TestPairMatrix::headersPointAtTheirRank()
{
    PairWindow open;
    open.document().setCurrentRank(1);
    open.point(open.rowHeader(4));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(4));
    QCOMPARE(open.matrix().currentCell(), std::optional<PairCell>());
    open.click(open.rowHeader(3));
    open.point({2, 2});
    QCOMPARE(open.litRank(), std::optional<std::size_t>(3));
}

void TestPairMatrix::toolTip()
{
    PairWindow open;
    const QPoint at = open.matrix().cellRect({2, 5}).center();
    QHelpEvent help(QEvent::ToolTip, at, open.matrix().viewport()->mapToGlobal(at));
    QApplication::sendEvent(open.matrix().viewport(), &help);
    QCOMPARE(QToolTip::text(), u"Ranks 2 and 5: grades 4 and 0, concordant, weight 1."_s);
    QToolTip::hideText();
}

void TestPairMatrix::fewDocuments_data()
{
    QTest::addColumn<QList<double>>("grades");
    QTest::newRow("none") << QList<double>{};
    QTest::newRow("one") << QList<double>{3};
}

void TestPairMatrix::fewDocuments()
{
    QFETCH(const QList<double>, grades);
    PairWindow open(sessionOf({grades.begin(), grades.end()}));
    open.matrix().setFocus();
    open.press(Qt::Key_Right);
    open.press(Qt::Key_End, Qt::ControlModifier);
    open.click(open.matrix().viewport()->mapTo(&open.window, QPoint(80, 60)));
    QVERIFY(!open.matrix().currentCell());
    QVERIFY(open.pairs().legend().startsWith(u"0 pairs"_s));
}

void TestPairMatrix::editsReachIt()
{
    PairWindow open;
    open.matrix().setFocus();
    open.press(Qt::Key_End, Qt::ControlModifier);
    open.document().setGrade(ui::Section::Ranked, std::array<std::size_t, 1>{8}, core::Grade(0));
    QCOMPARE(open.matrix().accessibleDescription(),
             u"Ranks 9 and 10: grades 0 and 4, discordant, weight 1."_s);
    open.document().remove(ui::Section::Ranked, {9});
    QCOMPARE(open.matrix().currentCell(), std::optional<PairCell>());
    QVERIFY(open.pairs().legend().startsWith(u"36 pairs"_s));
}

void TestPairMatrix::longListPaintsWhatIsVisible()
{
    std::vector<double> grades;
    for (int i = 0; i < 5000; ++i)
        grades.push_back(i % 4);
    PairWindow open(sessionOf(grades));
    open.matrix().setFocus();
    open.press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(open.matrix().currentCell(), std::optional(PairCell{4999, 5000}));
    QVERIFY(open.matrix().viewport()->rect().contains(open.matrix().cellRect({4999, 5000})));
    // Grades 2 and 3, past the cutoff of 10.
    QVERIFY(open.matrix().accessibleDescription().startsWith(
        u"Ranks 4999 and 5000: grades 2 and 3, discordant"_s));
    // Scrolled down, the rows keep columns to show.
    open.press(Qt::Key_Home, Qt::ControlModifier);
    open.matrix().verticalScrollBar()->setValue(open.matrix().verticalScrollBar()->maximum() / 2);
    const QPoint middle = open.matrix().viewport()->rect().center();
    QVERIFY(open.matrix().cellAt({open.matrix().viewport()->width() - 4, middle.y() / 2 + 40}));
}

void TestPairMatrix::pictures()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    for (const bool dark : {false, true}) {
        ranking_samples::adoptLook(dark);
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
            PairWindow open(size);
            open.document().setCutoff(6);
            open.point(open.middle({2, 3}));
            const QString name = u"%1/pairs-%2-%3%4.png"_s.arg(folder).arg(size.width());
            const QString look = dark ? u"dark"_s : u"light"_s;
            QVERIFY(open.window.grab().save(name.arg(look, QString())));
            open.setWeights(PairWeight::TopRanks);
            OpenWindow::settle();
            QVERIFY(open.window.grab().save(name.arg(look, u"-weights"_s)));
        }
    }
    ranking_samples::adoptLook();
}

QTEST_MAIN(TestPairMatrix)

}  // namespace tst_pair_matrix

#include "tst_pair_matrix.moc"
