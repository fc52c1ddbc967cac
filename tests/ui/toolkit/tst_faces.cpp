// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula/formula_fonts.h"
#include "ui/export/report/report_strips.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/theme/faces.h"

#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

namespace tst_faces {

using namespace Qt::StringLiterals;

namespace {

QPainterPath drawn(QFont font, const QString& letter)
{
    font.setPixelSize(64);
    font.setHintingPreference(QFont::PreferNoHinting);
    QPainterPath path;
    path.addText(0, 0, font, letter);
    return path;
}

}  // namespace

/// Letters that the mainland, Japan and Taiwan write in other shapes.
class TestFaces : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup()
    {
        ui::speak(u"en"_s);
        ui::useFaces(QApplication::font());
    }
    void chineseHasTheShapesOfTheMainland_data();
    void chineseHasTheShapesOfTheMainland();
    void englishKeepsItsFonts();
    void digitsOfTheOwnFaceAreTabular_data();
    void digitsOfTheOwnFaceAreTabular();
    void boldOfTheOwnFaceIsItsSemibold();
    void ownFaceFallsBackToDejaVu();
    void ownFaceIsAsLargeAsTheDesktops();
};

void TestFaces::chineseHasTheShapesOfTheMainland_data()
{
    QTest::addColumn<QFont>("font");
    QTest::newRow("of the window") << QApplication::font();
    QTest::newRow("of the program") << QFont(ui::ownFamily());
    QTest::newRow("of reports") << ui::reportFont(9);
    QTest::newRow("of formulas, upright")
        << ui::FormulaFonts(QApplication::font()).at(ui::FormulaFace::Upright, 1).font;
    QTest::newRow("of a family that was chosen") << ui::withFaces(QFont(u"DejaVu Sans Mono"_s));
}

void TestFaces::chineseHasTheShapesOfTheMainland()
{
    QCOMPARE(ui::speakReadably(u"zh_CN"_s), QString());
    ui::useFaces(QApplication::font());
    QFETCH(QFont, font);
    if (QByteArray(QTest::currentDataTag()).endsWith("chosen"))
        font = ui::withFaces(font);  // in the language that is spoken now
    for (const QString& letter : {u"直"_s, u"骨"_s, u"角"_s}) {
        const QPainterPath shown = drawn(font, letter);
        QCOMPARE(shown, drawn(QFont(u"Noto Sans CJK SC"_s), letter));
        QVERIFY(shown != drawn(QFont(u"Noto Sans CJK JP"_s), letter));
    }
}

void TestFaces::englishKeepsItsFonts()
{
    ui::speak(u"zh_CN"_s);
    ui::useFaces(QApplication::font());
    ui::speak(u"en"_s);
    ui::useFaces(QApplication::font());
    QVERIFY(QFont::substitutes(u"DejaVu Sans"_s).isEmpty());
    QCOMPARE(ui::withFaces(QFont(u"DejaVu Sans"_s)), QFont(u"DejaVu Sans"_s));
}

void TestFaces::digitsOfTheOwnFaceAreTabular_data()
{
    QTest::addColumn<QFont::Weight>("weight");
    QTest::addColumn<int>("pixels");
    QTest::newRow("normal, small") << QFont::Normal << 12;
    QTest::newRow("normal") << QFont::Normal << 13;
    QTest::newRow("bold") << QFont::Bold << 13;
    QTest::newRow("bold, large") << QFont::Bold << 22;
    QTest::newRow("normal, on paper") << QFont::Normal << 160;
    QTest::newRow("bold, on paper") << QFont::Bold << 160;
}

void TestFaces::digitsOfTheOwnFaceAreTabular()
{
    QFETCH(const QFont::Weight, weight);
    QFETCH(const int, pixels);
    QFont font(ui::ownFamily());
    font.setWeight(weight);
    font.setPixelSize(pixels);
    if (pixels > 100)
        font.setHintingPreference(QFont::PreferNoHinting);
    QCOMPARE(QFontInfo(font).family(), u"Rankscope Sans"_s);
    const QFontMetricsF metrics(font);
    for (const QChar digit : u"123456789"_s) {
        QCOMPARE(metrics.horizontalAdvance(digit), metrics.horizontalAdvance(u'0'));
        const QString number = u"0.%1,%1:1"_s.arg(digit);  // no kerning
        QCOMPARE(metrics.horizontalAdvance(number), metrics.horizontalAdvance(u"0.0,0:0"_s));
    }
    QCOMPARE(metrics.horizontalAdvance(u'−'), metrics.horizontalAdvance(u'+'));
    QCOMPARE(metrics.horizontalAdvance(QChar(QChar::Nbsp)), metrics.horizontalAdvance(u' '));
}

void TestFaces::boldOfTheOwnFaceIsItsSemibold()
{
    const QFont normal(ui::ownFamily());
    QFont semibold = normal;
    semibold.setWeight(QFont::DemiBold);
    QFont bold = normal;
    bold.setBold(true);
    QCOMPARE(drawn(bold, u"n"_s), drawn(semibold, u"n"_s));
    QVERIFY(drawn(bold, u"n"_s) != drawn(normal, u"n"_s));
}

void TestFaces::ownFaceFallsBackToDejaVu()
{
    ui::useFaces(QApplication::font());
    for (const QString& sign : {u"⟨"_s, u"⋯"_s, u"☑"_s})
        QCOMPARE(drawn(QFont(ui::ownFamily()), sign), drawn(QFont(u"DejaVu Sans"_s), sign));
}

void TestFaces::ownFaceIsAsLargeAsTheDesktops()
{
    QFont inPoints(u"DejaVu Serif"_s);
    inPoints.setPointSizeF(10.5);
    inPoints.setBold(true);
    QCOMPARE(ui::ownFont(inPoints).pointSizeF(), 10.5);
    QCOMPARE(ui::ownFont(inPoints).families(), QStringList(ui::ownFamily()));
    QVERIFY(!ui::ownFont(inPoints).bold());
    QFont inPixels(u"DejaVu Sans"_s);
    inPixels.setPixelSize(13);
    QCOMPARE(ui::ownFont(inPixels).pixelSize(), 13);
    const double height = QFontMetricsF(inPixels).height();
    QVERIFY(std::abs(QFontMetricsF(ui::ownFont(inPixels)).height() - height) < 0.1);
}

QTEST_MAIN(TestFaces)

}  // namespace tst_faces

#include "tst_faces.moc"
