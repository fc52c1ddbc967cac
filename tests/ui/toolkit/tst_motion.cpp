// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/toolkit/motion/row_motion.h"

#include <vector>

namespace tst_motion {

using namespace ranking_samples;
using Keys = std::vector<std::size_t>;

namespace {

/// Rows on a shown surface.
class Rows {
public:
    Rows() { surface.show(); }
    void follow(const Keys& keys)
    {
        motion.follow(keys.size(), [&](std::size_t row) { return keys[row]; });
    }

    QWidget surface;
    ui::RowMotion motion{surface};
};

}  // namespace

class TestMotion : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { ui::Motion::allow(false); }
    void rowsTravelToTheirPlaces();
    void aNewOrderGoesOnFromHere();
    void staysInPlace_data();
    void staysInPlace();
    void nothingMovesUnlessAllowed();
    void keysActAtOnce();
    void answersAreThereAtOnce();
};

void TestMotion::init()
{
    failOnWarnings();
    adoptLook();
    ui::Motion::allow(true);
}

void TestMotion::rowsTravelToTheirPlaces()
{
    Rows rows;
    rows.follow({1, 2, 3});
    QCOMPARE(rows.motion.offset(0), 0.0);
    rows.follow({3, 1, 2});
    QVERIFY(rows.motion.offset(0) > 0);  // from below
    QVERIFY(rows.motion.offset(0) <= 2);
    QVERIFY(rows.motion.offset(1) < 0);
    QTRY_COMPARE(rows.motion.offset(0), 0.0);
    QCOMPARE(rows.motion.offset(1), 0.0);
}

void TestMotion::aNewOrderGoesOnFromHere()
{
    Rows rows;
    rows.follow({1, 2, 3});
    rows.follow({3, 1, 2});
    const double below = rows.motion.offset(0);
    rows.follow({1, 2, 3});
    QVERIFY(rows.motion.offset(2) >= below - 2);
    QVERIFY(rows.motion.offset(2) <= 0);
    QTRY_COMPARE(rows.motion.offset(2), 0.0);
}

void TestMotion::staysInPlace_data()
{
    QTest::addColumn<Keys>("before");
    QTest::addColumn<Keys>("after");
    Keys longList(ui::RowMotion::mostRows + 1);
    for (std::size_t row = 0; row < longList.size(); ++row)
        longList[row] = row;
    const Keys turned(longList.rbegin(), longList.rend());
    QTest::newRow("the same order") << Keys{1, 2, 3} << Keys{1, 2, 3};
    QTest::newRow("other rows") << Keys{1, 2, 3} << Keys{4, 2, 1};
    QTest::newRow("another row") << Keys{1, 2, 3} << Keys{2, 1, 3, 4};
    QTest::newRow("a long list") << longList << turned;
}

void TestMotion::staysInPlace()
{
    QFETCH(const Keys, before);
    QFETCH(const Keys, after);
    Rows rows;
    rows.follow(before);
    rows.follow(after);
    for (std::size_t row = 0; row < after.size(); ++row)
        QCOMPARE(rows.motion.offset(row), 0.0);
}

void TestMotion::nothingMovesUnlessAllowed()
{
    ui::Motion::allow(false);
    Rows rows;
    rows.follow({1, 2, 3});
    rows.follow({3, 1, 2});
    QCOMPARE(rows.motion.offset(0), 0.0);
}

/// Three moves within one motion; the values are those of the last.
void TestMotion::keysActAtOnce()
{
    OpenWindow open(sessionOf({0, 1, 2, 3}));
    open.clickRow(open.list(), 3);
    for (int move = 0; move < 3; ++move)
        open.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(open.chips(), u"3 0 1 2"_s);
    QCOMPARE(open.litRank(), std::size_t{1});
    open.undo();
    QCOMPARE(open.chips(), u"0 1 2 3"_s);
}

void TestMotion::answersAreThereAtOnce()
{
    OpenWindow open;
    ui::QuestionGroup& questions = open.workspace().questions();
    questions.row(0).click();
    QVERIFY(questions.isOpen());
    QVERIFY(questions.panels().isVisible());
    questions.row(1).click();
    QCOMPARE(questions.panels().currentIndex(), 1);
    questions.close();
    QVERIFY(!questions.isOpen());
}

QTEST_MAIN(TestMotion)

}  // namespace tst_motion

#include "tst_motion.moc"
