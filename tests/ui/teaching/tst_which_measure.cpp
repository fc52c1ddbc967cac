// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/collection/document/collection_document.h"
#include "ui/explain/catalogue/measure_list.h"
#include "ui/teaching/guide/guide_dialog.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

namespace tst_which_measure {

using namespace ranking_samples;

namespace {

ui::GuideDialog* guideOf(OpenWindow& open)
{
    return open.window.findChild<ui::GuideDialog*>();
}

/// Presses the answer of that text.
void answer(ui::GuideDialog& guide, int question, const QString& text)
{
    for (QAbstractButton* button : guide.answers(question).group().buttons())
        if (button->text() == text) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            return;
        }
    qFatal("no answer %s", qPrintable(text));
}

QString columnOf(const QAbstractItemView& view, int column)
{
    return OpenWindow::column(view, column);
}

QString heading(const QAbstractItemView& view, int column)
{
    return view.model()->headerData(column, Qt::Horizontal).toString();
}

/// The cell of a row that begins so, under a heading that begins so.
QString cellOf(const QAbstractItemView& view, const QString& row, const QString& column)
{
    for (int r = 0; r < view.model()->rowCount(); ++r)
        for (int c = 0; c < view.model()->columnCount(); ++c)
            if (OpenWindow::text(view, r, 0) == row && heading(view, c).startsWith(column))
                return OpenWindow::text(view, r, c);
    return u"no such cell"_s;
}

core::Session listOf(std::initializer_list<double> grades)
{
    core::Session session;
    for (const double grade : grades)
        session.list.ranked.push_back(
            {"d" + std::to_string(session.list.ranked.size() + 1), "", {}, core::Grade(grade), ""});
    session.cutoff = 5;
    return session;
}

/// A window whose guide is open.
class OpenGuide : public OpenWindow {
public:
    explicit OpenGuide(const core::Session& session)
        : OpenWindow(session)
    {
        press(Qt::Key_Question, Qt::ControlModifier);
        settle();
    }
    ui::GuideDialog& guide() { return *guideOf(*this); }
};

}  // namespace

class TestWhichMeasure : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void opens_data();
    void opens();
    void opensFromTheListOfMeasures();
    void answersChoose();
    void idleQuestionsRest();
    void showsWhatMeasuresSee();
    void followsEdits();
    void samplesAreShown();
    void beginsWithWhatIsInFront();
    void enterUsesTheMeasure();
    void collectionTakesIt();
    void figureLeadsToClassifier();
    void comparisonIsFilteredAndSorted();
    void comparisonIsCopied();
    void bandsAreHeldAgainstTheList();
    void fits_data();
    void fits();
};

void TestWhichMeasure::initTestCase()
{
    adoptLook();
}

void TestWhichMeasure::init()
{
    failOnWarnings();
}

void TestWhichMeasure::opens_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Ctrl+?") << int(Qt::Key_Question) << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("Ctrl+F1, where ? is hard to reach")
        << int(Qt::Key_F1) << Qt::KeyboardModifiers(Qt::ControlModifier);
}

void TestWhichMeasure::opens()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    OpenWindow open;
    open.list().setFocus();
    open.press(key, modifiers);
    ui::GuideDialog* guide = guideOf(open);
    QVERIFY(guide);
    QVERIFY(QTest::qWaitForWindowActive(guide));
    QVERIFY(!guide->isModal());
    QVERIFY(guide->answers(0).group().buttons().front()->hasFocus());
    guide->answers(4).group().buttons().front()->setFocus();
    QTest::keyClick(guide->focusWidget(), Qt::Key_Tab);
    QVERIFY(guide->fitting().hasFocus());  // as they stand below one another
    open.window.showGuide();               // once more: no second one
    QCOMPARE(open.window.findChildren<ui::GuideDialog*>().size(), 1);
    QTest::keyClick(guide, Qt::Key_Escape);
    QVERIFY(!guide->isVisible());
}

void TestWhichMeasure::opensFromTheListOfMeasures()
{
    OpenWindow open;
    open.action(u"List of measures"_s)->trigger();
    auto* list = open.window.findChild<ui::MeasureList*>();
    QVERIFY(list);
    QTest::mouseClick(list->findChild<QPushButton*>(u"guide"_s), Qt::LeftButton);
    QVERIFY(!list->isVisible());
    QVERIFY(guideOf(open) && guideOf(open)->isVisible());
}

void TestWhichMeasure::answersChoose()
{
    OpenGuide open(listOf({1, 0, 0, 0, 0}));
    const int before = open.guide().fitting().model()->rowCount();
    answer(open.guide(), 0, u"One"_s);
    answer(open.guide(), 1, u"Right or wrong"_s);
    answer(open.guide(), 2, u"Yes"_s);
    answer(open.guide(), 3, u"About a page"_s);
    answer(open.guide(), 4, u"To rank"_s);
    QCOMPARE(columnOf(open.guide().fitting(), 0), u"RR@5 Judged@5"_s);
    QVERIFY(before > 30);
    answer(open.guide(), 3, u"Only the first"_s);
    QCOMPARE(columnOf(open.guide().fitting(), 0), u"RR@1 Success@1"_s);
    answer(open.guide(), 3, u"All"_s);
    answer(open.guide(), 0, u"Not sure"_s);
    QVERIFY(columnOf(open.guide().fitting(), 0).contains(u"AP"_s));
}

void TestWhichMeasure::idleQuestionsRest()
{
    OpenGuide open(listOf({1, 0}));
    answer(open.guide(), 3, u"Only the first"_s);
    QVERIFY(!open.guide().answers(2).isEnabled());
    answer(open.guide(), 4, u"As probabilities"_s);
    QVERIFY(!open.guide().answers(0).isEnabled());
    QVERIFY(open.guide().answers(4).isEnabled());
    answer(open.guide(), 4, u"Not sure"_s);
    answer(open.guide(), 3, u"Not sure"_s);
    QVERIFY(open.guide().answers(2).isEnabled());
}

/// The only right answer falls from rank 1 to 5: 1/5 - 1, and 1/log2(6) - 1 = -0.6131.
void TestWhichMeasure::showsWhatMeasuresSee()
{
    OpenGuide open(listOf({1, 0, 0, 0, 0}));
    ui::PlainTableView& table = open.guide().fitting();
    QCOMPARE(cellOf(table, u"RR@5"_s, u"swap ranks 1 and 5"_s), u"−0.8000"_s);
    QCOMPARE(cellOf(table, u"nDCG@5"_s, u"swap ranks 1 and 5"_s), u"−0.6131"_s);
    QCOMPARE(cellOf(table, u"P@5"_s, u"swap ranks 1 and 5"_s), u"no change"_s);
    QCOMPARE(cellOf(table, u"P@5"_s, u"value"_s), u"0.2000"_s);
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (OpenWindow::text(table, row, 0) == u"P@5"_s)
            table.setCurrentIndex(table.model()->index(row, 0));
    QVERIFY(open.guide().sentence().contains(
        u"Insensitive to: the first right answer falls (swap ranks 1 and 5)."_s));
    QVERIFY(!open.guide().sentence().contains(u"Sensitive to"_s));
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (OpenWindow::text(table, row, 0) == u"RR@5"_s)
            table.setCurrentIndex(table.model()->index(row, 0));
    QVERIFY(open.guide().sentence().contains(
        u"Sensitive to: the first right answer falls (swap ranks 1 and 5): −4/5 = −0.8000."_s));
}

void TestWhichMeasure::followsEdits()
{
    OpenGuide open(listOf({1, 0, 0, 0, 0}));
    const std::vector<std::size_t> second{1};
    open.document().setGrade(ui::Section::Ranked, second, core::Grade(1));
    QCOMPARE(cellOf(open.guide().fitting(), u"P@5"_s, u"value"_s), u"0.4000"_s);
    open.document().load(listOf({}), QString(), u"Open"_s);
    QVERIFY(
        open.guide().findChild<QLabel*>(u"heading"_s)->text().contains(u"Add a list in Ranking"_s));
}

void TestWhichMeasure::samplesAreShown()
{
    OpenGuide open(listOf({1, 0}));
    answer(open.guide(), 4, u"To decide yes or no"_s);
    QCOMPARE(open.guide().fitting().model()->columnCount(), 2);  // there are no samples yet
    open.window.classifierPage().openExample();
    ui::PlainTableView& table = open.guide().fitting();
    QCOMPARE(cellOf(table, u"Recall"_s, u"ten times as many negatives"_s), u"no change"_s);
    QVERIFY(cellOf(table, u"Precision"_s, u"ten times as many negatives"_s).startsWith(u"−"_s));
    answer(open.guide(), 4, u"As probabilities"_s);
    QCOMPARE(cellOf(table, u"AUC"_s, u"all scores are halved"_s), u"no change"_s);
    QVERIFY(cellOf(table, u"LogLoss"_s, u"all scores are halved"_s).startsWith(u"+"_s));
}

void TestWhichMeasure::beginsWithWhatIsInFront()
{
    OpenWindow open;
    open.window.bringToFront(open.window.classifierPage());
    open.window.classifierPage().openExample();
    open.window.showGuide();
    QCOMPARE(guideOf(open)->answers(4).group().checkedButton()->text(), u"To decide yes or no"_s);
    QCOMPARE(OpenWindow::text(guideOf(open)->fitting(), 0, 0), u"Accuracy"_s);
    answer(*guideOf(open), 4, u"Not sure"_s);  // and it stays answered otherwise
    open.window.showGuide();
    QCOMPARE(guideOf(open)->answers(4).group().checkedButton()->text(), u"Not sure"_s);
}

void TestWhichMeasure::enterUsesTheMeasure()
{
    OpenGuide open(listOf({1, 3, 0, 0, 0}));
    open.document().setShown({core::Measure::Ndcg});
    answer(open.guide(), 0, u"One"_s);
    answer(open.guide(), 1, u"Some are better"_s);
    answer(open.guide(), 2, u"Yes"_s);
    answer(open.guide(), 3, u"About a page"_s);
    ui::PlainTableView& table = open.guide().fitting();
    QCOMPARE(OpenWindow::text(table, 0, 0), u"RR(of=best)@5"_s);
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Return);
    OpenWindow::settle();
    QVERIFY(open.guide().isVisible());
    QVERIFY(open.score(core::Measure::Rr).startsWith(u"0.5000"_s));
    QCOMPARE(open.guide().findChild<QLabel*>(u"told"_s)->text(),
             u"Added RR(of=best)@5 to Ranking as a card."_s);
    open.document().history().undo();
    QVERIFY(!open.card(core::Measure::Rr));
}

void TestWhichMeasure::collectionTakesIt()
{
    OpenWindow open;
    open.window.bringToFront(open.window.collectionPage());
    open.window.collectionPage().complete();
    open.press(Qt::Key_F1, Qt::ControlModifier);
    ui::GuideDialog& guide = *guideOf(open);
    answer(guide, 0, u"One"_s);
    answer(guide, 3, u"About a page"_s);
    QTest::mouseClick(&guide.useButton(), Qt::LeftButton);
    open.window.collectionPage().complete();
    const auto& measures = open.window.collectionPage().document().measures();
    QVERIFY(std::any_of(measures.begin(), measures.end(), [](const core::MeasureSpec& one) {
        return one.measure == core::Measure::Rr;
    }));
    QCOMPARE(&open.window.pageInFront(),
             static_cast<ui::WorkspacePage*>(&open.window.collectionPage()));
}

void TestWhichMeasure::figureLeadsToClassifier()
{
    OpenGuide open(listOf({1, 0}));
    answer(open.guide(), 4, u"As probabilities"_s);
    QTest::mouseClick(&open.guide().useButton(), Qt::LeftButton);
    QCOMPARE(&open.window.pageInFront(),
             static_cast<ui::WorkspacePage*>(&open.window.classifierPage()));
}

void TestWhichMeasure::comparisonIsFilteredAndSorted()
{
    OpenGuide open(listOf({1, 0}));
    open.guide().tabs().setCurrentIndex(1);
    ui::PlainTableView& table = open.guide().all();
    const int all = table.model()->rowCount();
    QCOMPARE(all, static_cast<int>(core::guideTable().size()));
    open.guide().search().setFocus();
    for (const char letter : QByteArray("Voorhees TREC-8"))
        QTest::keyClick(&open.guide().search(), letter);
    QCOMPARE(columnOf(table, 0), u"RR"_s);
    QTest::keyClick(&open.guide().search(), Qt::Key_Escape);
    QCOMPARE(table.model()->rowCount(), all);
    QVERIFY(open.guide().isVisible());
    table.sortByColumn(0, Qt::AscendingOrder);
    QCOMPARE(OpenWindow::text(table, 0, 0), u"11pt_avg"_s);
    table.setFocus();
    table.setCurrentIndex(table.model()->index(0, 0));
    QTest::keyClick(&table, Qt::Key_Return);
    QVERIFY(open.card(core::Measure::ElevenPoint));
}

void TestWhichMeasure::comparisonIsCopied()
{
    OpenGuide open(listOf({1, 0}));
    open.guide().tabs().setCurrentIndex(1);
    open.guide().all().setFocus();
    QTest::keyClick(&open.guide().all(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.front().section(u'\t', 0, 2), u"measure\tinput\tlooks at"_s);
    QVERIFY(lines.filter(QRegularExpression(u"^AUC\tsamples\t"_s)).size() == 1);
}

/// Grades 2 1 0: every order of them has the mean worked out in tst_guide.
void TestWhichMeasure::bandsAreHeldAgainstTheList()
{
    OpenGuide open(listOf({2, 1, 0}));
    const ui::PlainTableView& table = open.guide().sources();
    const QString toKnow = OpenWindow::text(table, 0, 2);
    QVERIFY2(toKnow.contains(u"a shuffled order scores 0.8100"_s), qPrintable(toKnow));
    QVERIFY2(toKnow.contains(u"the worst order 0.6199"_s), qPrintable(toKnow));
    QVERIFY(OpenWindow::text(table, 0, 3).contains(u"Source 004"_s));
}

void TestWhichMeasure::fits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<bool>("dark");
    QTest::newRow("1366x768") << QSize(1366, 768) << 1.0 << false;
    QTest::newRow("1024x640") << QSize(1024, 640) << 1.0 << true;
    QTest::newRow("1024x640 zoom 2") << QSize(1024, 640) << 2.0 << false;
}

/// Pictures of all three tabs go to RANKSCOPE_SHOTS where it is set.
void TestWhichMeasure::fits()
{
    QFETCH(const QSize, size);
    QFETCH(const double, zoom);
    QFETCH(const bool, dark);
    if (dark)
        QApplication::setPalette(ui::paletteFor(true));
    OpenWindow open(size);
    open.window.setZoom(zoom);
    open.window.showGuide();
    ui::GuideDialog& guide = *guideOf(open);
    for (int tab = 0; tab < guide.tabs().count(); ++tab) {
        guide.tabs().setCurrentIndex(tab);
        OpenWindow::settle();
        QVERIFY(guide.width() <= open.window.width() && guide.height() <= open.window.height());
        const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
        if (!folder.isEmpty())
            QVERIFY(guide.grab().save(
                u"%1/guide-%2-%3-%4.png"_s.arg(folder).arg(size.width()).arg(zoom).arg(tab)));
    }
    open.window.setZoom(1);
    QApplication::setPalette(ui::paletteFor(false));
}

QTEST_MAIN(TestWhichMeasure)

}  // namespace tst_which_measure

#include "tst_which_measure.moc"
