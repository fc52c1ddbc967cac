// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/formula_samples.h"
#include "ui/explain/formula/formula_view.h"
#include "ui/text/formula/formula_walk.h"
#include "ui/toolkit/theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QPaintEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_formula_view {

using namespace formula_samples;
using ui::Formula;
using ui::FormulaView;

namespace {

QPoint centreOf(const FormulaView& view, std::size_t rank)
{
    const QSizeF size = view.formulaLayout().size();
    const double top = std::max(0.0, std::floor((view.height() - size.height()) / 2));
    return (view.formulaLayout().placesOf(rank).front().center() + QPointF(0, top)).toPoint();
}

}  // namespace

class TestFormulaView : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void hoverAndClickNameTheRank();
    void currentRankIsLit();
    void keysWalkTheTerms();
    void walkEntersGaps();
    void copies();
    void selectsByMouse_data();
    void selectsByMouse();
    void selectsByKeys();
    void selectionIsShownAndGoes();
    void isAccessible();
    void heightFollowsWidth();
    void onlyTheTermsAreRepainted();
    void pictures_data();
    void pictures();

private:
    Formula m_selectable;
};

void TestFormulaView::hoverAndClickNameTheRank()
{
    FormulaView view;
    view.setFormula(formulaFor("nDCG@10"));
    view.resize(view.sizeHint());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy hovered(&view, &FormulaView::rankHovered);
    QSignalSpy left(&view, &FormulaView::hoverLeft);
    QSignalSpy clicked(&view, &FormulaView::rankClicked);

    QTest::mouseMove(&view, centreOf(view, 4));
    QCOMPARE(hovered.count(), 1);
    QCOMPARE(hovered.takeFirst().at(0).value<std::size_t>(), std::size_t{4});
    QTest::mouseMove(&view, view.formulaLayout().placesOf(4).back().center().toPoint());
    QCOMPARE(hovered.count(), 0);
    QTest::mouseMove(&view, QPoint(2, 2));
    QCOMPARE(left.count(), 1);
    QTest::mouseClick(&view, Qt::LeftButton, {}, centreOf(view, 9));
    QCOMPARE(clicked.takeFirst().at(0).value<std::size_t>(), std::size_t{9});
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(clicked.count(), 0);
}

void TestFormulaView::currentRankIsLit()
{
    FormulaView view;
    view.setPalette(ui::paletteFor(false));
    view.setFormula(formulaFor("nDCG@10"));
    view.setCurrentRank(4);
    view.resize(view.sizeHint());
    const QImage image = view.grab().toImage();
    const QColor lit = ui::Theme::of(view).current;
    QCOMPARE(view.formulaLayout().placesOf(4).size(), std::size_t{2});
    for (const QRectF& place : view.formulaLayout().placesOf(4))
        QCOMPARE(image.pixelColor(QPoint(int(place.left()) + 2, int(place.center().y()))), lit);
    for (const QRectF& place : view.formulaLayout().placesOf(2))
        QVERIFY(image.pixelColor(QPoint(int(place.left()) + 2, int(place.center().y()))) != lit);
}

void TestFormulaView::keysWalkTheTerms()
{
    FormulaView view;
    view.setFormula(formulaFor("AP@10"));
    connect(&view, &FormulaView::rankClicked, &view, &FormulaView::setCurrentRank);
    const auto press = [&view](Qt::Key key) {
        QTest::keyClick(&view, key);
        return view.currentRank();
    };
    QCOMPARE(press(Qt::Key_Right), 2);
    QCOMPARE(press(Qt::Key_Right), 4);
    QCOMPARE(press(Qt::Key_Right), 6);
    QCOMPARE(press(Qt::Key_Left), 4);
    QCOMPARE(press(Qt::Key_End), 10);
    QCOMPARE(press(Qt::Key_Right), 10);
    QCOMPARE(press(Qt::Key_Home), 2);
    QCOMPARE(press(Qt::Key_Left), 2);
}

void TestFormulaView::walkEntersGaps()
{
    const Formula formula = formulaFor("CG@500", longRanking(1000));
    QCOMPARE(ui::rankAfter(formula, 11), 12);
    QCOMPARE(ui::rankBefore(formula, 500), 499);
    QCOMPARE(ui::rankAfter(formula, 500), std::nullopt);
    QCOMPARE(ui::rankBefore(Formula(), std::nullopt), std::nullopt);
}

void TestFormulaView::copies()
{
    FormulaView view;
    view.setFormula(formulaFor("AP@10"));
    view.show();
    view.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    QTest::keySequence(&view, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), textOf("AP@10"));
    view.actions().at(1)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), ui::toLatex(view.formula()));
}

void TestFormulaView::selectsByMouse_data()
{
    QTest::addColumn<std::size_t>("from");  // atoms in reading order
    QTest::addColumn<std::size_t>("to");
    QTest::addColumn<QString>("text");
    // AP@10 = 1/R × (P@2 + P@4 + …), its parts as they are read from the left.
    const Formula formula = Formula::row(
        {Formula::name(QStringLiteral("M")), Formula::relation(QStringLiteral("=")),
         Formula::fraction(Formula::sum({Formula::term(1, Formula::number(QStringLiteral("3"))),
                                         Formula::term(2, Formula::number(QStringLiteral("4"))),
                                         Formula::term(3, Formula::number(QStringLiteral("5")))}),
                           Formula::number(QStringLiteral("15"))),
         Formula::relation(QStringLiteral("=")),
         Formula::strong(Formula::number(QStringLiteral("0.8")))});
    QTest::newRow("one term") << std::size_t{2} << std::size_t{2} << QStringLiteral("3");
    QTest::newRow("two terms") << std::size_t{2} << std::size_t{3} << QStringLiteral("3 + 4");
    QTest::newRow("backwards") << std::size_t{4} << std::size_t{3} << QStringLiteral("4 + 5");
    QTest::newRow("across the bar")
        << std::size_t{3} << std::size_t{5} << QStringLiteral("(3 + 4 + 5)/15");
    QTest::newRow("from the fraction to the end")
        << std::size_t{4} << std::size_t{7} << QStringLiteral("(3 + 4 + 5)/15 = 0.8");
    QTest::newRow("the result") << std::size_t{7} << std::size_t{7} << QStringLiteral("0.8");
    QTest::newRow("all") << std::size_t{0} << std::size_t{7}
                         << QStringLiteral("M = (3 + 4 + 5)/15 = 0.8");
    m_selectable = formula;
}

void TestFormulaView::selectsByMouse()
{
    QFETCH(const std::size_t, from);
    QFETCH(const std::size_t, to);
    QFETCH(const QString, text);
    FormulaView view;
    view.setFormula(m_selectable);
    view.setFont(fontOf(20));
    view.resize(view.sizeHint());
    view.show();
    view.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    const auto& atoms = view.formulaLayout().pieces().atoms;
    QCOMPARE(atoms.size(), std::size_t{8});
    const double top =
        std::max(0.0, std::floor((view.height() - view.formulaLayout().size().height()) / 2));
    const auto edge = [&](std::size_t atom, bool isLeft) {
        const QRectF box = atoms[atom].box.translated(0, top);
        return QPointF(isLeft ? box.left() + 1 : box.right() - 1, box.center().y()).toPoint();
    };
    const bool forward = from <= to;
    QTest::mousePress(&view, Qt::LeftButton, {}, edge(from, forward));
    for (const QPoint& place :
         {(edge(from, forward) + edge(to, !forward)) / 2, edge(to, !forward)}) {
        QMouseEvent move(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &move);
    }
    QTest::mouseRelease(&view, Qt::LeftButton, {}, edge(to, !forward));
    QTest::keySequence(&view, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
}

void TestFormulaView::selectsByKeys()
{
    FormulaView view;
    view.setFormula(formulaFor("nDCG@10"));
    view.resize(view.sizeHint());
    view.show();
    view.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    const auto copied = [&view] {
        QTest::keySequence(&view, QKeySequence::Copy);
        return QGuiApplication::clipboard()->text();
    };
    view.setCurrentRank(4);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(copied(), QStringLiteral("2.153"));
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(copied(), QStringLiteral("2.153 + 0 + 1.069"));
    QTest::keyClick(&view, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(copied(), QStringLiteral("2.153 + 0"));
    QTest::keySequence(&view, QKeySequence::SelectAll);
    QCOMPARE(copied(), textOf("nDCG@10"));
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(view.selectedFormula().isEmpty());
}

void TestFormulaView::selectionIsShownAndGoes()
{
    FormulaView view;
    view.setPalette(ui::paletteFor(false));
    view.setFormula(formulaFor("nDCG@10"));
    view.resize(view.sizeHint());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QImage bare = view.grab().toImage();
    view.selectAll();
    const QImage selected = view.grab().toImage();
    int differing = 0;
    for (int x = 0; x < bare.width(); ++x)
        differing += bare.pixel(x, bare.height() / 3) != selected.pixel(x, bare.height() / 3);
    QVERIFY(differing > bare.width() / 2);
    view.setFormula(formulaFor("AP@10"));
    QVERIFY(view.selectedFormula().isEmpty());
}

void TestFormulaView::isAccessible()
{
    FormulaView view;
    view.setFormula(formulaFor("P@10"));
    QVERIFY(!view.accessibleName().isEmpty());
    QCOMPARE(view.accessibleDescription(), textOf("P@10"));
    view.setFormula(formulaFor("RR@10"));
    QCOMPARE(view.accessibleDescription(), textOf("RR@10"));
}

void TestFormulaView::heightFollowsWidth()
{
    FormulaView view;
    view.setFormula(formulaFor("nDCG@10"));
    const QSize hint = view.sizeHint();
    QCOMPARE(view.heightForWidth(hint.width()), hint.height());
    QVERIFY(view.heightForWidth(hint.width() / 2) > hint.height());
    QVERIFY(view.minimumSizeHint().width() < hint.width() / 2);
    QVERIFY(view.heightForWidth(view.minimumSizeHint().width()) > 0);
    view.setFont(fontOf(24));
    QVERIFY(view.sizeHint().height() > hint.height());
}

void TestFormulaView::onlyTheTermsAreRepainted()
{
    class Watched : public FormulaView {
    public:
        QRegion painted;

    protected:
        void paintEvent(QPaintEvent* event) override
        {
            painted += event->region();
            FormulaView::paintEvent(event);
        }
    };
    Watched view;
    view.setFormula(formulaFor("nDCG@10"));
    view.resize(view.sizeHint());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTest::qWait(50);
    view.painted = {};
    view.setCurrentRank(4);
    QTRY_VERIFY(!view.painted.isEmpty());
    QVERIFY(view.painted.boundingRect().width() < view.width() / 2);
    view.painted = {};
    view.setFormula(formulaFor("nDCG@10"));
    QTest::qWait(20);
    QVERIFY(view.painted.isEmpty());
}

void TestFormulaView::pictures_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("pointSize");
    QTest::newRow("light") << false << 1084 << 9.75;
    QTest::newRow("dark") << true << 1084 << 9.75;
    QTest::newRow("narrow") << false << 460 << 9.75;
    QTest::newRow("tiny") << true << 250 << 9.75;
    QTest::newRow("large") << false << 1084 << 20.0;
}

void TestFormulaView::pictures()
{
    QFETCH(const bool, isDark);
    QFETCH(const int, width);
    QFETCH(const double, pointSize);
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    QVERIFY(QDir().mkpath(folder));
    const QColor panel = ui::Theme::make(isDark, 16).panel;
    std::vector<QPixmap> pictures;
    const auto add = [&](const Formula& formula, std::size_t current) {
        FormulaView view;
        QPalette palette = ui::paletteFor(isDark);
        palette.setColor(QPalette::Window, panel);
        view.setPalette(palette);
        view.setFont(fontOf(pointSize));
        view.setFormula(formula);
        view.setCurrentRank(current);
        view.resize(width, view.heightForWidth(width));
        pictures.push_back(view.grab());
    };
    for (const core::MeasureRow& row : core::measureTable())
        add(formulaFor(cakeDefinition(row), cakeShops(), 4), 4);
    add(formulaFor("nDCG@500", longRanking(1000), 77), 77);
    add(formulaFor("nDCG@5", cakeShops(), 9), 9);
    add(formulaFor("AP@5", cakeShops(), 9), 9);
    add(formulaFor("F1(beta=2)@10"), 4);
    int height = 0;
    for (const QPixmap& picture : pictures)
        height += picture.height() + 6;
    QImage sheet(width + 16, height, QImage::Format_RGB32);
    sheet.fill(panel);
    QPainter painter(&sheet);
    int y = 3;
    for (const QPixmap& picture : pictures) {
        painter.drawPixmap(8, y, picture);
        y += picture.height() + 6;
    }
    painter.end();
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(sheet.save(QStringLiteral("%1/formulas-%2.png").arg(folder, name)));
}

QTEST_MAIN(TestFormulaView)

}  // namespace tst_formula_view

#include "tst_formula_view.moc"
