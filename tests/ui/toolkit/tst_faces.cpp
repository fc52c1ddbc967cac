// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula/formula_fonts.h"
#include "ui/export/report/report_strips.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/theme/faces.h"

#include <QApplication>
#include <QPainterPath>
#include <QRegularExpression>
#include <QTest>

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
};

void TestFaces::chineseHasTheShapesOfTheMainland_data()
{
    QTest::addColumn<QFont>("font");
    QTest::newRow("of the window") << QApplication::font();
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

QTEST_MAIN(TestFaces)

}  // namespace tst_faces

#include "tst_faces.moc"
