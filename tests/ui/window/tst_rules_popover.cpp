// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/classifier/document/classifier_document.h"
#include "ui/collection/document/collection_document.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/ranking_page.h"
#include "ui/workspace/rules/rule_tools_view.h"
#include "ui/workspace/rules/rules_button.h"
#include "ui/workspace/rules/rules_form.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QFocusFrame>
#include <QFrame>
#include <QLineEdit>
#include <QMap>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_rules_popover {

using namespace ranking_samples;

namespace {

enum Workspace { Ranking, Classifier, Collection };

/// The window with a workspace in front, and the rules of its tool bar.
class OpenRules : public OpenWindow {
public:
    explicit OpenRules(int workspace)
        : OpenWindow(QSize(1366, 768))
    {
        ui::WorkspacePage* const pages[]{&window.rankingPage(), &window.classifierPage(),
                                         &window.collectionPage()};
        page = pages[workspace];
        window.bringToFront(*page);
        static_cast<void>(QTest::qWaitFor([this] {
            return !window.collectionPage().isLoading() &&
                   !window.collectionPage().document().isBusy();
        }));
        settle();
        for (auto* candidate : window.findChildren<ui::RulesButton*>())
            if (candidate->isVisible())
                button = candidate;
    }

    /// With the keyboard alone, in the open popover.
    void useTool(const QString& name)
    {
        const auto& view = button->tools();
        int wanted = 0;
        while (wanted < view.model()->rowCount() && text(view, wanted, 0) != name)
            ++wanted;
        while (view.currentIndex().row() < wanted)
            press(Qt::Key_Down);
        while (view.currentIndex().row() > wanted)
            press(Qt::Key_Up);
        press(Qt::Key_Return);
        wait();
    }
    /// The same for a rule: Tab leads to it.
    void choose(const QString& rule, const QString& value)
    {
        auto* box = qobject_cast<QComboBox*>(button->form().field(rule));
        if (!box)
            qFatal("no choice is called %s", qPrintable(rule));
        for (int tabs = 0; tabs < 100 && !box->hasFocus(); ++tabs)
            press(Qt::Key_Tab);
        const int wanted = box->findText(value);
        while (box->currentIndex() != wanted)
            press(box->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
        wait();
    }
    void wait()
    {
        static_cast<void>(
            QTest::qWaitFor([this] { return !window.collectionPage().document().isBusy(); }));
        settle();
    }
    /// The session as it would be saved.
    core::AnySession session() const { return page->document().snapshot(); }
    /// Where everything of the window is.
    QMap<const QWidget*, QRect> places() const
    {
        QMap<const QWidget*, QRect> places;
        for (const auto* part : window.findChildren<QWidget*>())
            if (part->isVisible() && part->window() == &window &&
                !qobject_cast<const QFocusFrame*>(part))
                places[part] = QRect(part->mapTo(&window, QPoint(0, 0)), part->size());
        return places;
    }

    ui::WorkspacePage* page = nullptr;
    ui::RulesButton* button = nullptr;
};

}  // namespace

/// The rules' one place, in every workspace.
class TestRulesPopover : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        adoptLook();
        failOnWarnings();
    }
    void rulesAreChosenByKeyboard_data();
    void rulesAreChosenByKeyboard();
    void opensAndCloses_data();
    void opensAndCloses();
    void saysWhatDiffers();
    void undoesInside();
    void toolsAreExplainedInFormulas_data();
    void toolsAreExplainedInFormulas();
    void everythingHasAName_data();
    void everythingHasAName();
    void linksToTheHandbook();
    void gainIsAFormula();
    void anotherGainIsNamed();
    void aDefinitionOpensFromItsTitle();
    void choicesOfALowPanelOpenAboveIt();
};

void TestRulesPopover::rulesAreChosenByKeyboard_data()
{
    QTest::addColumn<int>("workspace");
    QTest::addColumn<QString>("first");  // the closest tool at the start
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("value");
    QTest::newRow("ranked lists") << int(Ranking) << u"trec_eval"_s << u"scikit-learn"_s
                                  << u"Gain"_s << u"2^grade − 1"_s;
    QTest::newRow("samples") << int(Classifier) << u"scikit-learn"_s << u"torchmetrics"_s
                             << u"Bin edges belong to"_s << u"the lower bin"_s;
    QTest::newRow("runs") << int(Collection) << u"trec_eval"_s << u"scikit-learn"_s
                          << u"Query with an undefined value"_s << u"counts as 1"_s;
}

void TestRulesPopover::rulesAreChosenByKeyboard()
{
    QFETCH(const int, workspace);
    QFETCH(const QString, first);
    QFETCH(const QString, tool);
    QFETCH(const QString, rule);
    QFETCH(const QString, value);
    OpenRules open(workspace);
    QVERIFY(open.button);
    QCOMPARE(open.button->label(), u"Rules: "_s + first);
    const core::AnySession before = open.session();
    QUndoStack& history = open.page->document().history();
    const int steps = history.index();
    open.button->setFocus();
    // Nothing of the tool bar moves with the rules.
    const auto fields = [&open] {
        QList<QRect> found;
        for (const auto* field :
             open.button->parentWidget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            found << field->geometry();
        return found;
    };
    const QList<QRect> places = fields();
    open.press(Qt::Key_Return);
    QVERIFY(open.button->popover().isVisible());
    open.useTool(tool);
    QCOMPARE(open.button->label(), u"Rules: "_s + tool);
    QCOMPARE(history.undoText(), u"Rules of "_s + tool);
    const core::AnySession underTool = open.session();
    QVERIFY(!(underTool == before));
    open.choose(rule, value);
    QCOMPARE(open.button->label(), u"Rules: %1, 1 change"_s.arg(tool));
    QVERIFY(!(open.session() == underTool));
    QCOMPARE(fields(), places);
    QVERIFY(history.undoText().endsWith(value));
    open.press(Qt::Key_Escape);
    QVERIFY(!open.button->popover().isVisible());
    QVERIFY(open.button->hasFocus());
    QCOMPARE(history.index(), steps + 2);
    open.undo();
    open.wait();
    QVERIFY(open.session() == underTool);
    QCOMPARE(open.button->label(), u"Rules: "_s + tool);
    open.undo();
    open.wait();
    QVERIFY(open.session() == before);
    QCOMPARE(open.button->label(), u"Rules: "_s + first);
    QCOMPARE(fields(), places);
}

void TestRulesPopover::opensAndCloses_data()
{
    QTest::addColumn<int>("workspace");
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isWithAlt");
    for (const int workspace : {Ranking, Classifier, Collection}) {
        const auto row = [&](const char* key) -> QTestData& {
            return QTest::addRow("%d: %s", workspace, key) << workspace;
        };
        row("Enter") << int(Qt::Key_Return) << false;
        row("Space") << int(Qt::Key_Space) << false;
        row("Alt+Down") << int(Qt::Key_Down) << true;
        row("Alt+U") << int(Qt::Key_U) << true;
    }
}

/// Opening moves nothing, and the frame is within the window.
void TestRulesPopover::opensAndCloses()
{
    QFETCH(const int, workspace);
    QFETCH(const int, key);
    QFETCH(const bool, isWithAlt);
    OpenRules open(workspace);
    if (key != Qt::Key_U)
        open.button->setFocus();
    const auto before = open.places();
    open.press(key, isWithAlt ? Qt::AltModifier : Qt::NoModifier);
    const QFrame& popover = open.button->popover();
    QTRY_VERIFY(popover.isVisible());
    OpenWindow::settle();
    QVERIFY(open.places() == before);
    QVERIFY(open.window.frameGeometry().contains(popover.frameGeometry()));
    QVERIFY(popover.isAncestorOf(QApplication::focusWidget()));
    open.press(Qt::Key_Escape);
    QVERIFY(!popover.isVisible());
    QVERIFY(open.button->hasFocus());
    QVERIFY(open.places() == before);
}

void TestRulesPopover::saysWhatDiffers()
{
    OpenRules open(Ranking);
    open.document().adopt(*core::parseMeasureSpec("nDCG(gain=binary)@10"));
    QCOMPARE(open.button->label(), u"Rules: trec_eval, 1 change"_s);
    const QWidget* gain = open.button->form().field(u"Gain"_s);
    QCOMPARE(gain->accessibleDescription(), u"differs from trec_eval: the grade"_s);
    QCOMPARE(open.button->form().field(u"Discount"_s)->accessibleDescription(), QString());
}

void TestRulesPopover::undoesInside()
{
    OpenRules open(Ranking);
    open.button->setFocus();
    open.press(Qt::Key_Return);
    open.useTool(u"LightGBM"_s);
    QCOMPARE(open.document().session().noValue, core::NoValueRule::One);
    open.undo();
    QCOMPARE(open.document().session().noValue, core::NoValueRule::Zero);
    QVERIFY(open.button->popover().isVisible());
}

void TestRulesPopover::toolsAreExplainedInFormulas_data()
{
    QTest::addColumn<int>("workspace");
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("rule");
    QTest::newRow("LightGBM: gain") << int(Ranking) << u"LightGBM"_s << u"Gain: 2^grade − 1"_s;
    QTest::newRow("CatBoost: P of short lists")
        << int(Ranking) << u"CatBoost"_s
        << u"P divides by: the smaller of k and the number retrieved"_s;
    QTest::newRow("Järvelin & Kekäläinen: discount")
        << int(Ranking) << u"Järvelin & Kekäläinen"_s << u"Discount: log_b(i) from rank b on"_s;
    QTest::newRow("scikit-learn: ties")
        << int(Collection) << u"scikit-learn"_s << u"Ties: count as one threshold"_s;
    QTest::newRow("XGBoost: clipping")
        << int(Classifier) << u"XGBoost"_s << u"Probability clipping: 1e-16"_s;
}

void TestRulesPopover::toolsAreExplainedInFormulas()
{
    QFETCH(const int, workspace);
    QFETCH(const QString, tool);
    QFETCH(const QString, rule);
    OpenRules open(workspace);
    const auto& view = open.button->tools();
    for (int row = 0; row < view.model()->rowCount(); ++row)
        if (OpenWindow::text(view, row, 0) == tool) {
            const QString meaning = OpenWindow::text(view, row, 1);
            QVERIFY2(meaning.contains(rule), qPrintable(meaning));
            return;
        }
    QFAIL(qPrintable(tool));
}

void TestRulesPopover::everythingHasAName_data()
{
    QTest::addColumn<int>("workspace");
    QTest::newRow("ranked lists") << int(Ranking);
    QTest::newRow("samples") << int(Classifier);
    QTest::newRow("runs") << int(Collection);
}

void TestRulesPopover::everythingHasAName()
{
    QFETCH(const int, workspace);
    OpenRules open(workspace);
    open.button->open();
    OpenWindow::settle();
    QCOMPARE(open.button->accessibleName(), open.button->label());
    int fields = 0;
    for (QWidget* widget : open.button->popover().findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible()) {
            ++fields;
            QVERIFY2(
                !QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name).isEmpty(),
                widget->metaObject()->className());
        }
    QVERIFY(fields >= 6);
}

void TestRulesPopover::linksToTheHandbook()
{
    OpenRules open(Ranking);
    open.button->open();
    auto* link = open.button->popover().findChild<QToolButton*>(u"link"_s);
    QVERIFY(link);
    QCOMPARE(link->text(), u"All rules explained"_s);
    // No program shall show the page.
    QObject::disconnect(open.button, &ui::RulesButton::explanationRequested, nullptr, nullptr);
    QSignalSpy asked(open.button, &ui::RulesButton::explanationRequested);
    link->setFocus();
    open.press(Qt::Key_Space);
    QCOMPARE(asked.count(), 1);
    QVERIFY(!open.button->popover().isVisible());
}

void TestRulesPopover::gainIsAFormula()
{
    OpenRules open(Ranking);
    auto& field = open.control<QWidget>("gain");
    const auto segments =
        field.findChild<ui::Segments*>()->findChildren<QToolButton*>(u"segment"_s);
    QCOMPARE(segments.size(), 2);
    QCOMPARE(segments[0]->text(), u"grade"_s);
    QCOMPARE(segments[1]->text(), u"2^grade − 1"_s);
    QVERIFY(segments[0]->isChecked());
    segments[0]->setFocus();
    open.press(Qt::Key_Right);
    QVERIFY(segments[1]->isChecked());
    QCOMPARE(open.document().session().settings.gain, core::Gain::Exponential);
    QCOMPARE(open.document().history().undoText(), u"Gain: 2^grade − 1"_s);
    QCOMPARE(open.score(core::Measure::Ndcg).section(u' ', 0, 0), u"0.5841"_s);
    QCOMPARE(open.button->label(), u"Rules: gdeval"_s);
    open.undo();
    QVERIFY(segments[0]->isChecked());
    QCOMPARE(open.button->label(), u"Rules: trec_eval"_s);
}

/// In the place of the two formulas, in grey and with the reason.
void TestRulesPopover::anotherGainIsNamed()
{
    OpenRules open(Ranking);
    auto& field = open.control<QWidget>("gain");
    const QSize size = field.size();
    const auto segments =
        field.findChild<ui::Segments*>()->findChildren<QToolButton*>(u"segment"_s);
    open.document().adopt(*core::parseMeasureSpec("nDCG(gain=binary)@10"));
    OpenWindow::settle();
    QVERIFY(!segments[0]->isVisible() && !segments[1]->isVisible());
    const QToolButton* other = nullptr;
    for (const auto* button : field.findChildren<QToolButton*>())
        if (button->isVisible())
            other = button;
    QVERIFY(other && !other->isEnabled());
    QCOMPARE(other->text(), u"1 if relevant, else 0"_s);
    QVERIFY(other->toolTip().contains(u"open Rules"_s));
    QCOMPARE(field.size(), size);
    open.undo();
    QVERIFY(segments[0]->isVisible() && segments[0]->isChecked());
}

void TestRulesPopover::aDefinitionOpensFromItsTitle()
{
    OpenRules open(Ranking);
    ui::PopoverButton& link = open.workspace().definitionLink();
    QCOMPARE(link.text(), u"Definition"_s);
    QVERIFY(open.workspace().steps().isAncestorOf(&link) && link.isVisible());
    const auto before = open.places();
    link.setFocus();
    open.press(Qt::Key_Space);
    QVERIFY(link.popover().isVisible());
    OpenWindow::settle();
    QVERIFY(open.places() == before);
    QCOMPARE(open.definitionText().text(), u"nDCG@10"_s);
    open.press(Qt::Key_Escape);
    QVERIFY(!link.popover().isVisible());
    QVERIFY(link.hasFocus());
    open.list().setFocus();
    open.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(open.definitionText().hasFocus());
}

/// Below the charts is not enough room for the boxes of all measures.
void TestRulesPopover::choicesOfALowPanelOpenAboveIt()
{
    OpenRules open(Ranking);
    auto& choice = *open.workspace().panel<ui::CurvePanel>().findChild<ui::PopoverButton*>();
    choice.setFocus();
    open.press(Qt::Key_Space);
    const QFrame& popover = choice.popover();
    QVERIFY(popover.isVisible());
    OpenWindow::settle();
    QVERIFY(open.window.frameGeometry().contains(popover.frameGeometry()));
    const auto& depth = *popover.findChild<QComboBox*>(u"depth"_s);
    QVERIFY(popover.rect().contains(QRect(depth.mapTo(&popover, QPoint(0, 0)), depth.size())));
    open.press(Qt::Key_Escape);
    QVERIFY(!popover.isVisible());
    QVERIFY(choice.hasFocus());
}

QTEST_MAIN(TestRulesPopover)

}  // namespace tst_rules_popover

#include "tst_rules_popover.moc"
