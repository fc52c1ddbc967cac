// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/toolkit/panel/question_group.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace tst_question_group {

using namespace Qt::StringLiterals;

namespace {

void add(ui::QuestionGroup& group, const QString& question)
{
    group.add([question] { return new ui::Panel(question); }, question);
}

/// Each form that the row shows while the group gets narrower, once.
QStringList formsOf(ui::QuestionGroup& group)
{
    QStringList forms;
    for (int width = 1200; width >= group.minimumSizeHint().width(); --width) {
        group.resize(width, 200);
        if (const QString form = group.shownAnswer(0); forms.isEmpty() || forms.back() != form)
            forms << form;
    }
    return forms;
}

}  // namespace

class TestQuestionGroup : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void answersGiveWayByWords_data();
    void answersGiveWayByWords();
    void noAnswerBesideAnOpenOne();
    void keysOpenAndClose_data();
    void keysOpenAndClose();
    void anOfferGoesAway();
};

void TestQuestionGroup::answersGiveWayByWords_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("brief");
    QTest::addColumn<QStringList>("forms");  // the first ones
    QTest::newRow("words") << u"88% in the order, 12% lost"_s << QString()
                           << QStringList{u"88% in the order, 12% lost"_s,
                                          u"88% in the order, 12%…"_s, u"88% in the order…"_s};
    QTest::newRow("a form in fewer words")
        << u"0.5841 (ranx Burges) to 0.6669 (scikit-learn)"_s << u"0.5841 to 0.6669"_s
        << QStringList{u"0.5841 (ranx Burges) to 0.6669 (scikit-learn)"_s, u"0.5841 to 0.6669"_s};
    QTest::newRow("no answer") << QString() << QString() << QStringList{QString()};
}

void TestQuestionGroup::answersGiveWayByWords()
{
    QFETCH(const QString, answer);
    QFETCH(const QString, brief);
    QFETCH(const QStringList, forms);
    ui::QuestionGroup group;
    add(group, u"Why?"_s);
    group.setAnswer(0, answer, ui::AnswerLook::Plain, brief);
    group.show();
    QCOMPARE(formsOf(group).mid(0, forms.size()), forms);
    QCOMPARE(group.answer(0), answer);  // the tip and the screen reader have all of it
    QCOMPARE(group.row(0).toolTip(), answer);
}

void TestQuestionGroup::noAnswerBesideAnOpenOne()
{
    ui::QuestionGroup group;
    add(group, u"Why?"_s);
    add(group, u"How?"_s);
    group.setAnswer(0, u"Because."_s);
    group.resize(900, 300);
    group.show();
    QCOMPARE(group.shownAnswer(0), u"Because."_s);
    group.open(1);
    QCOMPARE(group.shownAnswer(0), QString());
    group.close();
    QCoreApplication::processEvents();
    QCOMPARE(group.shownAnswer(0), u"Because."_s);
}

/// Where the answer takes the questions' place, the focus goes into it, and back with Escape.
void TestQuestionGroup::keysOpenAndClose_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Enter") << int(Qt::Key_Return);
    QTest::newRow("Space") << int(Qt::Key_Space);
}

void TestQuestionGroup::keysOpenAndClose()
{
    QFETCH(const int, key);
    QWidget window;
    auto* before = new QPushButton(&window);
    auto* group = new ui::QuestionGroup;
    auto* rows = new QVBoxLayout(&window);
    rows->addWidget(before);
    rows->addWidget(group);
    add(*group, u"Why?"_s);
    group->add(
        [] {
            auto* panel = new ui::Panel(u"How?"_s);
            panel->addWidget(new QLineEdit);
            return panel;
        },
        u"How?"_s);
    window.resize(300, 300);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    group->row(1).setFocus();
    QTest::keyClick(&group->row(1), static_cast<Qt::Key>(key));
    QVERIFY(group->isOpen());
    const auto* field = group->panels().findChild<QLineEdit*>();
    QVERIFY(field);
    QVERIFY(field->hasFocus());
    QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
    QVERIFY(!group->isOpen());
    QVERIFY(group->row(1).hasFocus());
}

/// It is below the questions, makes them no wider, and leaves nothing behind.
void TestQuestionGroup::anOfferGoesAway()
{
    ui::QuestionGroup group;
    add(group, u"Why?"_s);
    group.resize(900, 300);
    group.show();
    auto* offer = new ui::QuestionBar({u"Tour"_s, u"No"_s});
    group.setOffer(*offer);
    offer->ask(u"New here?"_s);
    QCoreApplication::processEvents();
    QVERIFY(group.hasOffer());
    QVERIFY(offer->isVisible());
    QVERIFY(offer->mapTo(&group, QPoint()).y() >= group.row(0).geometry().bottom());
    group.open(0);
    QVERIFY(!offer->isVisible());
    group.close();
    QVERIFY(offer->isVisible());
    delete offer;
    QVERIFY(!group.hasOffer());
}

QTEST_MAIN(TestQuestionGroup)

}  // namespace tst_question_group

#include "tst_question_group.moc"
