// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/figure_limits.h"
#include "core/foundation/text/latex_text.h"
#include "tests/ui/adopted_look.h"
#include "ui/charts/chart/chart_text.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/export/figure/drawn_figure.h"
#include "ui/export/figure/missing_letters.h"
#include "ui/export/figure/panel_figure.h"
#include "ui/export/writer/svg_canvas.h"

#include <QFontDatabase>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

namespace tst_figure_words {

using namespace Qt::StringLiterals;

namespace {

/// Three curves over k.
ui::Chart chart()
{
    ui::Chart chart;
    chart.series = {{u"bm25, AUC 0.7"_s, {0, 0.5, 1}, {0, 0.5, 0.6}, u", AUC 0.7"_s},
                    {u"bm25 tuned"_s, {0, 0.5, 1}, {0.1, 0.6, 0.7}},
                    {u"dense"_s, {0, 0.5, 1}, {0, 0.9, 0.3}}};
    chart.axes.xTitle = u"share"_s;
    chart.axes.yTitle = u"value of dense"_s;
    return chart;
}

ui::PaperFigure figure()
{
    ui::PaperFigure figure = ui::paperFigure(chart());
    figure.kind = u"test"_s;
    figure.caption = u"bm25, bm25 tuned and dense; bm25s is none, nor is undense."_s;
    figure.methods = u"“dense” is dense."_s;
    figure.data = [] { return ui::figureData(chart()); };
    return figure;
}

/// The texts of the picture in the order in which they are painted.
QStringList textsOf(const ui::PaperFigure& figure, const ui::FigureStyle& style = {})
{
    ui::SvgCanvas canvas({4800, 3400}, 1440);
    figure.paint(canvas, {240, 170}, style);
    static const QRegularExpression text(u"<text[^>]*>([^<]*)</text>"_s);
    QStringList texts;
    for (auto found = text.globalMatch(QString::fromUtf8(canvas.elements())); found.hasNext();)
        texts << found.next().captured(1);
    return texts;
}

}  // namespace

class TestFigureWords : public QObject {
    Q_OBJECT
private slots:
    void init() { ranking_samples::failOnWarnings(); }
    void namesChangePlacesAsWholeWords();
    void classesThatAreNumbers();
    void everyTextHasTheWords();
    void panelsHaveTheWords();
    void wordsThatCannotBe_data();
    void wordsThatCannotBe();
    void linesOfChanceAreToldWhereTheyAreDrawn();
    void nineSeriesDiffer_data();
    void nineSeriesDiffer();
    void curvesAreToldApart();
    void theDiagonalIsToldOf();
    void lettersWithoutAFontAreTold();
    void valuesStayBehindNamesFromRightToLeft();
    void strangeLettersAreGuarded_data();
    void strangeLettersAreGuarded();
};

void TestFigureWords::namesChangePlacesAsWholeWords()
{
    const ui::Renaming renaming({{{u"a"_s, u"b"_s}, {u"b"_s, u"a"_s}, {u"a b"_s, u"c"_s}}, {}, {}});
    QCOMPARE(renaming(u"a, b and a b; ab, b_a, (a)"_s), u"b, a and c; ab, b_a, (b)"_s);
}

void TestFigureWords::classesThatAreNumbers()
{
    const ui::Renaming renaming({.renamed = {{u"1"_s, u"ill"_s}, {u"0"_s, u"well"_s}}});
    QCOMPARE(renaming(u"1"_s), u"ill"_s);
    QCOMPARE(renaming(u"predicted 0"_s), u"predicted well"_s);
    QCOMPARE(renaming(u"Of 10 samples, 1 is positive (1), 0 “0”; score ≥ 0.1 is “1”."_s),
             u"Of 10 samples, 1 is positive (ill), 0 “well”; score ≥ 0.1 is “ill”."_s);
}

void TestFigureWords::everyTextHasTheWords()
{
    const ui::FigureWords words{{{u"bm25"_s, u"BM25"_s}, {u"dense"_s, u"ours"_s}}, u"part"_s, {}};
    const ui::PaperFigure worded = ui::worded(figure(), words);
    QCOMPARE(worded.caption, u"BM25, bm25 tuned and ours; bm25s is none, nor is undense."_s);
    QCOMPARE(worded.methods, u"“ours” is ours."_s);
    QVERIFY2(worded.description.contains(u"BM25, AUC 0.7 ranges"_s) &&
                 worded.description.contains(u"bm25 tuned ranges"_s) &&
                 worded.description.endsWith(u"Horizontal axis: part."_s),
             qPrintable(worded.description));
    const ui::FigureData data = worded.data();
    QCOMPARE(data.xTitle, u"part"_s);
    QCOMPARE(data.yTitle, u"value of ours"_s);
    QCOMPARE(QString::fromStdString(data.table.columns.front().heading), u"part"_s);
    QCOMPARE(QString::fromStdString(data.table.columns.back().heading), u"ours"_s);
    const QStringList texts = textsOf(worded);
    for (const QString& text :
         {u"part"_s, u"value of ours"_s, u"BM25, AUC 0.7"_s, u"bm25 tuned"_s, u"ours"_s})
        QVERIFY2(texts.contains(text), qPrintable(text + u" in "_s + texts.join(u'|')));
    QVERIFY(!texts.contains(u"dense"_s));
}

void TestFigureWords::panelsHaveTheWords()
{
    const ui::PaperFigure both = ui::panelFigure({figure(), figure()}, {1, 2});
    QCOMPARE(both.names.size(), std::size_t{3});
    const ui::PaperFigure worded = ui::worded(both, {{{u"dense"_s, u"ours"_s}}, u"part"_s, {}});
    QVERIFY(textsOf(worded).contains(u"ours"_s));
    QVERIFY(!textsOf(worded).contains(u"part"_s));  // whose axis would it be?
    QCOMPARE(QString::fromStdString(worded.panels.back().data().table.columns.back().heading),
             u"ours"_s);
    QVERIFY(worded.methods.contains(u"“ours” is ours."_s));
}

void TestFigureWords::wordsThatCannotBe_data()
{
    QTest::addColumn<ui::FigureWords>("words");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, std::vector<std::pair<QString, QString>> renamed,
                        const QString& problem) {
        QTest::newRow(name) << ui::FigureWords{std::move(renamed), {}, {}} << problem;
    };
    row("none", {}, {});
    row("two change places", {{u"bm25"_s, u"dense"_s}, {u"dense"_s, u"bm25"_s}}, {});
    row("a name that another has", {{u"bm25"_s, u"dense"_s}}, u"“dense”"_s);
    row("two of one name", {{u"bm25"_s, u"x"_s}, {u"dense"_s, u"x"_s}}, u"“x”"_s);
    row("no name", {{u"bm25"_s, u" "_s}}, u"name cannot be empty"_s);
}

void TestFigureWords::wordsThatCannotBe()
{
    QFETCH(const ui::FigureWords, words);
    QFETCH(const QString, problem);
    const QString found = ui::wordsProblem(figure(), words);
    QCOMPARE(found.isEmpty(), problem.isEmpty());
    QVERIFY2(found.contains(problem), qPrintable(found));
}

void TestFigureWords::linesOfChanceAreToldWhereTheyAreDrawn()
{
    ui::PaperFigure guided = figure();
    guided.guides = u"Dashed line: chance."_s;
    ui::FigureStyle style;
    QVERIFY(ui::drawnFigure(guided, {85, 60}, style).caption.endsWith(guided.guides));
    style.hasGuides = false;
    QCOMPARE(ui::drawnFigure(guided, {85, 60}, style).caption, guided.caption);
}

void TestFigureWords::nineSeriesDiffer_data()
{
    QTest::addColumn<ui::FigureStyle::Palette>("palette");
    for (std::size_t i = 0; i < core::figurePalettes.size(); ++i)
        QTest::newRow(core::figurePalettes[i].data()) << static_cast<ui::FigureStyle::Palette>(i);
}

/// By two of colour, dash and marker, so that each palette does without one of them.
void TestFigureWords::nineSeriesDiffer()
{
    QFETCH(const ui::FigureStyle::Palette, palette);
    ui::FigureStyle style;
    style.palette = palette;
    const QImage page(10, 10, QImage::Format_RGB32);
    const ui::Look look = ui::paperLook(style, page, {240, 170});
    constexpr int count = 9;
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < i; ++j) {
            const ui::SeriesLook one = ui::seriesLook(i, look);
            const ui::SeriesLook other = ui::seriesLook(j, look);
            const int differing = (one.pen.color() != other.pen.color()) +
                                  (one.pen.dashPattern() != other.pen.dashPattern()) +
                                  (one.shape != other.shape);
            const bool isWithoutColour = palette == ui::FigureStyle::Palette::Black;
            QVERIFY2(differing >= (isWithoutColour ? 1 : 2), qPrintable(u"%1, %2"_s.arg(j).arg(i)));
        }
}

void TestFigureWords::curvesAreToldApart()
{
    const QString told = ui::describeOrder(chart().series);
    QVERIFY2(told.contains(u"bm25 tuned is never below bm25, AUC 0.7."_s), qPrintable(told));
    QVERIFY2(told.contains(u"bm25 tuned and dense cross."_s), qPrintable(told));
    QCOMPARE(ui::describeOrder({}), QString());
    // Below for a thousandth of the axis is below.
    const ui::Series late{u"A"_s, {0, 0.001, 0.002, 0.002, 1}, {0, 0, 0, 0.8, 1}, {}};
    const ui::Series early{u"B"_s, {0, 0.001, 0.001, 0.002, 1}, {0, 0, 0.1, 0.1, 1}, {}};
    QVERIFY(ui::describeOrder({late, early}).contains(u"A and B cross."_s));
}

void TestFigureWords::theDiagonalIsToldOf()
{
    ui::Chart bins;
    bins.series = {{u"model"_s, {0.1, 0.5, 0.9}, {0.05, 0.2, 0.85}}};
    bins.axes = {u"mean probability"_s, u"share of positives"_s, {}, {}, false, 0, {}, {}, {2, {}}};
    bins.backdrop.hasDiagonal = true;
    const QString below = ui::describe(bins);
    QVERIFY2(below.contains(u"model lies below the diagonal, farthest where mean probability is "
                            "0.50 and share of positives is 0.20."_s),
             qPrintable(below));
    bins.series.front().y = {0.2, 0.2, 0.85};
    QVERIFY(ui::describe(bins).contains(u"partly above and partly below"_s));
    bins.series.front().y = bins.series.front().x;
    QVERIFY(ui::describe(bins).contains(u"lies on the diagonal"_s));
}

void TestFigureWords::lettersWithoutAFontAreTold()
{
    QCOMPARE(ui::missingLetters(figure(), {85, 60}, {}), QStringList());
    const ui::PaperFigure foreign =
        ui::worded(figure(), {{{u"dense"_s, u"\U00014400 Käse β"_s}}, {}, {}});
    const QStringList told = ui::missingLetters(foreign, {85, 60}, {});
    QVERIFY(!told.isEmpty());
    QVERIFY2(told.join(u'|').contains(u"“\U00014400” (in “\U00014400 Käse β”)"_s),
             qPrintable(told.join(u'|')));
}

/// What is painted first stands first, as the whole line is one from left to right.
void TestFigureWords::valuesStayBehindNamesFromRightToLeft()
{
    ui::Chart one = chart();
    one.series.resize(1);
    one.series.front().name = u"نموذج, AUC 0.7"_s;
    ui::SvgCanvas canvas({4800, 3400}, 1440);
    ui::paperFigure(one).paint(canvas, {240, 170}, {});
    static const QRegularExpression text(u"<text x=\"([0-9.]+)\"[^>]*>([^<]*)</text>"_s);
    double name = -1;
    double value = -1;
    for (auto found = text.globalMatch(QString::fromUtf8(canvas.elements())); found.hasNext();) {
        const auto piece = found.next();
        if (piece.captured(2).contains(u"نموذج"_s))
            name = piece.captured(1).toDouble();
        if (piece.captured(2).contains(u"AUC"_s))
            value = piece.captured(1).toDouble();
    }
    QVERIFY(name >= 0);
    QVERIFY2(value > name, qPrintable(u"%1, %2"_s.arg(name).arg(value)));
}

void TestFigureWords::strangeLettersAreGuarded_data()
{
    QTest::addColumn<QByteArray>("latex");
    QTest::addColumn<QByteArray>("guarded");
    QTest::newRow("none") << QByteArray("Käse $\\geq$ x") << QByteArray("Käse $\\geq$ x");
    QTest::newRow("of the basic plane")
        << QByteArray("a 中 b") << QByteArray("a \\rankscopeletter{中}{[U+4E2D]} b");
    QTest::newRow("beyond it") << QByteArray("🍰") << QByteArray("\\rankscopeletter{🍰}{[U+1F370]}");
    QTest::newRow("that nobody sees")
        << QByteArray("a\xe2\x80\x8d") << QByteArray("a\\rankscopeletter{\xe2\x80\x8d}{}");
}

void TestFigureWords::strangeLettersAreGuarded()
{
    QFETCH(const QByteArray, latex);
    QFETCH(const QByteArray, guarded);
    const QByteArray found = QByteArray::fromStdString(core::guardedLatex(latex.toStdString()));
    QVERIFY2(found.endsWith(guarded), found.constData());
    QCOMPARE(found == latex, latex == guarded);
}

QTEST_MAIN(TestFigureWords)

}  // namespace tst_figure_words

#include "tst_figure_words.moc"
