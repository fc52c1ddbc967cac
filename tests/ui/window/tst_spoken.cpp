// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/charts/view/chart_view.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/curve_step_panel.h"
#include "ui/classifier/curve_steps.h"
#include "ui/collection/collection_workspace.h"
#include "ui/ranking/steps/score_card.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/teaching/lesson/guess/verdict_box.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/window/message_bar.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"

#include <QAccessible>
#include <QLabel>
#include <QToolButton>

namespace tst_spoken {

using namespace ranking_samples;

namespace {

/// What is said while this lives, and by which window.
class Heard {
public:
    Heard()
    {
        ui::setSpokenListener([this](QWidget& by, const QString& sentence) {
            const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&by);
            QCOMPARE(told->text(QAccessible::Name), sentence);
            // Orca reads those whatever has the focus, and without their role.
            QCOMPARE(told->role(), QAccessible::Notification);
            QCOMPARE(told->parent()->role(), QAccessible::StatusBar);
            m_sentences << sentence;
            m_window = by.window();
        });
    }
    ~Heard() { ui::setSpokenListener({}); }
    Q_DISABLE_COPY_MOVE(Heard)

    QString last() const { return m_sentences.isEmpty() ? QString() : m_sentences.back(); }
    const QStringList& sentences() const { return m_sentences; }
    const QWidget* window() const { return m_window; }

private:
    QStringList m_sentences;
    const QWidget* m_window = nullptr;
};

/// The first sentence waits until the window is open.
constexpr int patience = 10000;

QAccessible::Role roleOf(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget)->role();
}

QString valueShown(OpenWindow& open)
{
    return open.card(core::Measure::Ndcg)->valueShown();
}

}  // namespace

class TestSpoken : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void edits();
    void collectionEdits();
    void editsWhileSteppingKeepTheValueBack();
    void stepFacts();
    void thresholds();
    void verdict();
    void bar_data();
    void bar();
    void together();
    void hiddenIsSilent();
    void silentWithoutListener();
    void roles();
    void pageTabIsPressed();
    void shortFormsAreNotRead();
};

void TestSpoken::initTestCase()
{
    adoptLook();
}

void TestSpoken::init()
{
    failOnWarnings();
}

void TestSpoken::edits()
{
    OpenWindow open;
    const Heard heard;
    open.list().setFocus();
    open.list().goTo(2);
    open.press(Qt::Key_3);
    QTRY_COMPARE_WITH_TIMEOUT(heard.last(), u"grade 3; nDCG@10 %1"_s.arg(valueShown(open)),
                              patience);
    QCOMPARE(heard.window(), &open.window);
    const QString graded = valueShown(open);
    open.press(Qt::Key_Down, Qt::AltModifier);
    QTRY_COMPARE(heard.last(), u"rank 4; nDCG@10 %1"_s.arg(valueShown(open)));
    QVERIFY(valueShown(open) != graded);
    open.document().history().undo();
    QTRY_COMPARE(heard.last(), u"Undone: Move “Corner Café” to rank 4; nDCG@10 %1"_s.arg(graded));
    open.press(Qt::Key_U);
    QTRY_COMPARE(heard.last(), u"unjudged; nDCG@10 %1"_s.arg(valueShown(open)));
    open.press(Qt::Key_Delete);
    QTRY_COMPARE(heard.last(), u"Delete “Corner Café”; nDCG@10 %1"_s.arg(valueShown(open)));
}

void TestSpoken::collectionEdits()
{
    OpenWindow open;
    open.window.bringToFront(open.window.collectionPage());
    ui::CollectionDocument& document = open.window.collectionPage().document();
    QTRY_VERIFY(!open.window.collectionPage().isLoading() && !document.isBusy());
    const Heard heard;
    document.judge(0, u"nowhere"_s, core::Grade(1));
    const core::RunComparison both = document.comparisons()[document.measure()];
    const QString means =
        u"nDCG@10: A %1, B %2"_s.arg(both.meanA, 0, 'f', 4).arg(both.meanB, 0, 'f', 4);
    QTRY_VERIFY_WITH_TIMEOUT(heard.sentences().join(u' ').contains(means), patience);
    document.history().undo();
    QTRY_VERIFY(heard.last().contains(u"Undone: "_s));
}

void TestSpoken::editsWhileSteppingKeepTheValueBack()
{
    OpenWindow open;
    open.workspace().stepMode().setOn(true);
    const Heard heard;
    const std::vector<std::size_t> third{2};
    open.document().setGrade(ui::Section::Ranked, third, core::Grade(3));
    QTRY_VERIFY_WITH_TIMEOUT(heard.last().contains(u"grade 3"_s), patience);
    QVERIFY2(!heard.last().contains(u"nDCG@10"_s), qPrintable(heard.last()));
}

void TestSpoken::stepFacts()
{
    OpenWindow open;
    const Heard heard;
    ui::StepMode& mode = open.workspace().stepMode();
    mode.setOn(true);
    for (int step = 0; step < 3; ++step) {
        QTRY_COMPARE_WITH_TIMEOUT(heard.last(), open.workspace().steps().sentence(), patience);
        mode.forward();
    }
    QCOMPARE(heard.sentences().size(), 3);
    QCOMPARE(heard.window(), &open.window);
}

void TestSpoken::thresholds()
{
    OpenWindow open;
    open.window.bringToFront(open.window.classifierPage());
    OpenWindow::settle();
    const Heard heard;
    ui::ClassifierDocument& samples = open.window.classifierPage().document();
    samples.setThreshold(0.25);
    QTRY_VERIFY_WITH_TIMEOUT(heard.last().startsWith(u"threshold 0.25; finds "_s), patience);
    samples.endMove();
    samples.setThreshold(0.5);
    samples.history().undo();
    QTRY_VERIFY(heard.last().startsWith(u"Undone: Move the threshold to 0.5; finds "_s));
    // A walk moves the threshold, too, but its step says more.
    ui::ClassifierWorkspace& workspace = open.window.classifierPage().classifier();
    workspace.steps().setOn(true);
    workspace.steps().forward();
    QTRY_COMPARE(heard.last(), workspace.stepPanel().sentence());
    workspace.steps().setOn(false);
    samples.history().setClean();
}

void TestSpoken::verdict()
{
    const Heard heard;
    ui::VerdictBox box;
    box.setVisible(true);
    box.show({u"0.5 is too low"_s, u"No rule of a known tool gives it."_s}, false);
    QTRY_COMPARE_WITH_TIMEOUT(heard.last(),
                              u"✗ 0.5 is too low. No rule of a known tool gives it."_s, patience);
    QCOMPARE(heard.window(), &box);
}

void TestSpoken::bar_data()
{
    QTest::addColumn<bool>("isRefusal");
    QTest::addColumn<QString>("said");
    QTest::newRow("refusal") << true << u"Error: Nothing was read."_s;
    QTest::newRow("note") << false << u"Nothing was read."_s;
}

void TestSpoken::bar()
{
    QFETCH(const bool, isRefusal);
    QFETCH(const QString, said);
    const Heard heard;
    ui::MessageBar bar;
    if (isRefusal)
        bar.refuse(u"Nothing was read."_s);
    else
        bar.note(u"Nothing was read."_s);
    QTRY_COMPARE_WITH_TIMEOUT(heard.last(), said, patience);
}

void TestSpoken::together()
{
    const Heard heard;
    QWidget window;
    QLabel one(&window);
    QLabel other(&window);
    window.show();
    ui::say(one, u"overtaken"_s);
    ui::say(one, u"One"_s);
    ui::say(other, u"other"_s);
    QTRY_COMPARE_WITH_TIMEOUT(heard.sentences(), QStringList{u"One. other"_s}, patience);
    ui::say(one, u"One"_s);
    QTRY_COMPARE(heard.sentences().size(), 2);
}

void TestSpoken::hiddenIsSilent()
{
    const Heard heard;
    QWidget window;
    QLabel hidden(&window);
    QLabel shown(&window);
    hidden.hide();
    window.show();
    ui::say(hidden, u"hidden"_s);
    ui::say(shown, u"shown"_s);
    QTRY_COMPARE_WITH_TIMEOUT(heard.sentences(), QStringList{u"shown"_s}, patience);
}

void TestSpoken::silentWithoutListener()
{
    QWidget window;
    QLabel label(&window);
    window.show();
    QTest::qWait(4500);  // what is said while the window opens waits for the screen reader
    ui::say(label, u"nobody hears it"_s);
    QVERIFY(!window.findChild<QWidget*>(u"spoken"_s));
}

void TestSpoken::roles()
{
    OpenWindow open;
    for (auto* button : open.window.findChildren<QToolButton*>(u"railButton"_s))
        QCOMPARE(roleOf(*button), QAccessible::PageTab);
    for (auto* button : open.window.findChildren<QToolButton*>(u"segment"_s))
        if (button->isCheckable())
            QCOMPARE(roleOf(*button), QAccessible::RadioButton);
    for (int question = 0; question < open.workspace().questions().count(); ++question)
        QCOMPARE(roleOf(open.workspace().questions().row(question)), QAccessible::PageTab);
    QCOMPARE(roleOf(*open.card(core::Measure::Ndcg)), QAccessible::PageTab);
    QCOMPARE(roleOf(open.formula()), QAccessible::Equation);
    for (auto* chart : open.window.findChildren<ui::ChartView*>())
        QCOMPARE(roleOf(*chart), QAccessible::Chart);
}

void TestSpoken::pageTabIsPressed()
{
    OpenWindow open;
    QAbstractButton& question = open.workspace().questions().row(1);
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&question);
    QVERIFY(!told->state().selected);
    told->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(open.workspace().questions().isOpen());
    QVERIFY(told->state().selected && told->state().checked);
    QCOMPARE(told->text(QAccessible::Name), question.text());
}

void TestSpoken::shortFormsAreNotRead()
{
    OpenWindow open;
    int shortened = 0;
    for (auto* label : open.window.findChildren<ui::ElidedLabel*>()) {
        const QString name = QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name);
        QVERIFY2(!name.contains(QChar(0x9c)), qPrintable(name));
        shortened += label->text().contains(QChar(0x9c)) ? 1 : 0;
    }
    QVERIFY(shortened > 0);
}

QTEST_MAIN(TestSpoken)

}  // namespace tst_spoken

#include "tst_spoken.moc"
