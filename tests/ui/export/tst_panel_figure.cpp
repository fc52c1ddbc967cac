// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/polyline/curve.h"
#include "tests/ui/figure_samples.h"
#include "tests/ui/text_boxes.h"
#include "ui/charts/chart/inch.h"
#include "ui/charts/drawing/panel_fit.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/export/figure/beside_files.h"
#include "ui/export/figure/drawn_figure.h"
#include "ui/export/figure/figure_file.h"
#include "ui/export/figure/panel_figure.h"

#include <QTest>

#include <array>
#include <cmath>

namespace tst_panel_figure {

using namespace Qt::StringLiterals;
using namespace ui;

namespace {

/// How a panel was painted last.
struct Painted {
    QSizeF size;
    FigureStyle::Legend legend = FigureStyle::Legend::Automatic;
    QSizeF area = {};  ///< of the data
    QMarginsF around = {};
};

using Record = std::vector<Painted>;

CurveChart chartOf(const QString& yTitle, const QStringList& names, const QString& value)
{
    CurveChart chart;
    chart.xTitle = u"false positive rate"_s;
    chart.yTitle = yTitle;
    for (const QString& name : names) {
        CurveLine line;
        line.name = name + value;
        line.ending = value;
        line.curve = figure_samples::roc(300, 1.2);
        chart.lines.push_back(line);
    }
    return chart;
}

/// A figure that tells how it was painted.
PaperFigure panelOf(const QString& kind, const CurveChart& chart, Record& record)
{
    PaperFigure figure;
    figure.kind = kind;
    figure.title = kind.toUpper();
    figure.caption = u"The %1 of two models. Scores are as given."_s.arg(kind);
    figure.description = u"It rises."_s;
    figure.hasLegend = true;
    record.emplace_back();
    figure.paint = [chart, &record, index = record.size() - 1](QPaintDevice& device, QSizeF points,
                                                               const FigureStyle& style) {
        paintCurves(chart, {chart.x, chart.y}, {}, {}, device, points, style);
        if (!style.fit)  // by itself, for LaTeX
            return;
        const QMarginsF around = style.fit->found.value();
        const double margins = 2 * PaperPage::margin();
        record[index] = {points, style.legend,
                         QSizeF(points.width() - margins - around.left() - around.right(),
                                points.height() - margins - around.top() - around.bottom()),
                         around};
    };
    figure.data = [] {
        FigureData data;
        data.table.columns = {{"x", true}};
        data.table.rows = {{{"1", 1.0}}};
        return data;
    };
    return figure;
}

const QStringList models{u"forest"_s, u"logistic regression"_s};

std::vector<PaperFigure> four(Record& record)
{
    record.reserve(4);
    return {
        panelOf(u"roc"_s, chartOf(u"true positive rate (recall)"_s, models, u", AUC 0.91"_s),
                record),
        panelOf(u"pr"_s, chartOf(u"precision"_s, models, u", AP 0.87"_s), record),
        panelOf(u"rates"_s, chartOf(u"y"_s, {u"recall"_s, u"F1"_s, u"precision"_s}, {}), record),
        panelOf(u"lift"_s, chartOf(u"a title\nof two lines"_s, {u"forest"_s}, {}), record)};
}

bool isNear(double one, double other)
{
    return std::abs(one - other) < 0.2;
}

}  // namespace

class TestPanelFigure : public QObject {
    Q_OBJECT
private slots:
    void areas_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<double>("text");
        for (const double text : {6.0, 8.0, 10.0}) {
            QTest::addRow("1x2, %g pt", text) << QSizeF(170, 65) << 1 << 2 << text;
            QTest::addRow("1x4, %g pt", text) << QSizeF(240, 60) << 1 << 4 << text;
            QTest::addRow("2x2, %g pt", text) << QSizeF(170, 130) << 2 << 2 << text;
            QTest::addRow("4x1, %g pt", text) << QSizeF(85, 240) << 4 << 1 << text;
        }
    }

    /// All data areas are equally large, and stand in line across rows and columns.
    void areas()
    {
        QFETCH(const QSizeF, size);
        QFETCH(const int, rows);
        QFETCH(const int, columns);
        QFETCH(const double, text);
        Record record;
        std::vector<PaperFigure> panels = four(record);
        panels.resize(std::min<std::size_t>(4, std::size_t(rows * columns)));
        const PaperFigure figure = panelFigure(panels, {rows, columns});
        FigureStyle style;
        style.textPoints = text;
        const QSizeF points = size * pointsPerMillimetre;
        TextBoxes page(points);
        figure.paint(page, points, style);
        for (std::size_t i = 0; i < panels.size(); ++i) {
            const Painted& panel = record[i];
            QVERIFY(isNear(panel.area.width(), record[0].area.width()));
            QVERIFY(isNear(panel.area.height(), record[0].area.height()));
            const Painted& above = record[i % std::size_t(columns)];
            QVERIFY(isNear(panel.around.left(), above.around.left()));
            QVERIFY(isNear(panel.size.width(), above.size.width()));
            const Painted& first = record[i / std::size_t(columns) * std::size_t(columns)];
            QVERIFY(isNear(panel.around.top(), first.around.top()));
            QVERIFY(isNear(panel.size.height(), first.size.height()));
        }
        QVERIFY(record[0].area.width() > 0.3 * points.width() / columns);
    }

    /// One legend for the panels that name the same curves; others keep their own.
    void legends()
    {
        Record record;
        const PaperFigure figure = panelFigure(four(record), {2, 2});
        const QSizeF points = QSizeF(170, 130) * pointsPerMillimetre;
        const auto timesNamed = [&](const FigureStyle& style, const QString& name) {
            TextBoxes page(points);
            figure.paint(page, points, style);
            return std::count_if(
                page.boxes().begin(), page.boxes().end(),
                [&](const TextBoxes::Box& box) { return box.text.startsWith(name); });
        };
        FigureStyle style;
        // Once above, in place of ROC's and PR's, and once in lift, which has it alone.
        QCOMPARE(timesNamed(style, u"logistic regression"_s), 1);
        QCOMPARE(timesNamed(style, u"forest"_s), 2);
        QCOMPARE(record[0].legend, FigureStyle::Legend::None);
        QCOMPARE(record[1].legend, FigureStyle::Legend::None);
        QCOMPARE(record[2].legend, FigureStyle::Legend::Automatic);
        style.legend = FigureStyle::Legend::Inside;
        // In two lines, beside which the curves pass.
        for (const QString& line : {u"logistic"_s, u"regression"_s})
            QCOMPARE(timesNamed(style, line), 2);
        style.legend = FigureStyle::Legend::None;
        QCOMPARE(timesNamed(style, u"logistic"_s), 0);
    }

    /// What the panels would say behind the names, the legend above says of all.
    void heightHasRoomForTheLegend_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 3, 6, 9})
            QTest::addRow("%d models of long names", count) << count;
    }

    /// A figure whose height nobody chose has curves that are read, however many names stand above.
    void heightHasRoomForTheLegend()
    {
        QFETCH(const int, count);
        QStringList names;
        for (int model = 0; model < count; ++model)
            names << u"gradient-boosting-with-a-long-name-%1"_s.arg(model);
        Record record;
        record.reserve(3);
        std::vector<PaperFigure> panels;
        for (const char16_t* kind : {u"roc", u"pr", u"gain"})
            panels.push_back(panelOf(QString::fromUtf16(kind),
                                     chartOf(u"true positive rate"_s, names, u", AUC 0.91"_s),
                                     record));
        const PaperFigure figure = panelFigure(panels, {1, 3});
        const FigureStyle style;
        const QSizeF size(170, ui::usualHeight(figure, 170, style));
        QVERIFY(ui::usualHeight(figure, 170, style) >= 55);
        TextBoxes page(size * pointsPerMillimetre);
        figure.paint(page, size * pointsPerMillimetre, style);
        for (const Painted& panel : record)
            QVERIFY2(panel.area.height() > 0.5 * panel.area.width(),
                     qPrintable(u"%1 of %2"_s.arg(panel.area.height()).arg(panel.area.width())));
    }

    void valuesStayWithTheNames()
    {
        Record record;
        std::vector<PaperFigure> panels = four(record);
        panels.push_back(panels.front());  // AUC once more
        const PaperFigure figure = panelFigure(panels, {2, 3});
        const QSizeF points = QSizeF(170, 130) * pointsPerMillimetre;
        TextBoxes page(points);
        figure.paint(page, points, {});
        QStringList texts;
        for (const TextBoxes::Box& box : page.boxes())
            texts << box.text;
        for (const QString& model : models)
            QVERIFY2(texts.contains(model + u", AUC 0.91, AP 0.87"_s),
                     qPrintable(texts.join(u'|')));
        QVERIFY(!texts.contains(u"AUC 0.91"_s));
    }

    /// Letters and titles stand above their panels, row by row, and cover nothing.
    void letters()
    {
        Record record;
        const PaperFigure figure = panelFigure(four(record), {2, 2});
        const QSizeF points = QSizeF(170, 130) * pointsPerMillimetre;
        FigureStyle style;
        style.title = u"Two models"_s;
        TextBoxes page(points);
        figure.paint(page, points, style);
        std::array<QRectF, 4> letters;
        for (std::size_t i = 0; i < 4; ++i) {
            const QString letter = u"(%1)"_s.arg(panelLetter(i));
            for (const TextBoxes::Box& box : page.boxes())
                if (box.text == letter)
                    letters[i] = box.place;
            QVERIFY(!letters[i].isNull());
        }
        QVERIFY(isNear(letters[0].top(), letters[1].top()));
        QVERIFY(isNear(letters[0].left(), letters[2].left()));
        QVERIFY(letters[2].top() > letters[0].top() + 100);
        QVERIFY(letters[1].left() > letters[0].left() + 100);
        for (const TextBoxes::Box& one : page.boxes())
            for (const TextBoxes::Box& other : page.boxes())
                if (&one != &other && one.place.intersects(other.place))
                    QFAIL(qPrintable(one.text + u" | "_s + other.text));
    }

    void words()
    {
        Record record;
        auto panels = four(record);
        panels.resize(2);
        const PaperFigure figure = panelFigure(panels, {1, 2});
        QCOMPARE(figure.kind, u"roc+pr"_s);
        QCOMPARE(figure.title, u"ROC, PR"_s);
        QCOMPARE(figure.caption, u"(a) The roc of two models. (b) The pr of two models. Scores are "
                                 "as given."_s);
    }

    /// The panels of a panel have signs of their own, in the figure as in its caption.
    void panelsOfAPanel()
    {
        Record record;
        auto panels = four(record);
        const PaperFigure inner = panelFigure({panels[0], panels[1]}, {2, 1});
        const PaperFigure figure = panelFigure({panels[2], inner}, {1, 2});
        QVERIFY2(figure.caption.startsWith(u"(a) The rates of two models. (b) (i) The roc of two "
                                           "models. (ii) The pr of two models."_s),
                 qPrintable(figure.caption));
        const QSizeF points = QSizeF(170, 130) * pointsPerMillimetre;
        TextBoxes page(points);
        figure.paint(page, points, {});
        QStringList signs;
        for (const TextBoxes::Box& box : page.boxes())
            if (box.text.startsWith(u'('))
                signs << box.text;
        signs.sort();
        QCOMPARE(signs.join(u' '), u"(a) (b) (i) (ii)"_s);
    }

    /// What a panel has no room for is said with its letter.
    void extents()
    {
        Record record;
        auto panels = four(record);
        panels.resize(2);
        panels[1].extent = [](QSizeF points, const FigureStyle&) {
            return points.width() < 250 ? u"Shown: a part."_s : u"Shown: all."_s;
        };
        const PaperFigure figure = panelFigure(panels, {1, 2});
        QVERIFY(drawnFigure(figure, {120, 60}, {}).caption.endsWith(u"(b) Shown: a part."_s));
        QVERIFY(drawnFigure(figure, {250, 60}, {}).caption.endsWith(u"(b) Shown: all."_s));
    }

    /// What the caption says of lines that are not drawn would be untrue.
    void guidesAreToldWhereTheyAreDrawn()
    {
        ui::PaperFigure one;
        one.title = u"One"_s;
        one.caption = u"What one shows."_s;
        one.guides = u"Dashed line: chance."_s;
        ui::PaperFigure other = one;
        other.caption = u"What the other shows."_s;
        other.guides = u"On the dotted line both are equal."_s;
        const ui::PaperFigure both = ui::panelFigure({one, other}, {1, 2});
        ui::FigureStyle style;
        QCOMPARE(
            drawnFigure(both, {120, 60}, style).caption,
            u"(a) What one shows. Dashed line: chance. (b) What the other shows. On the dotted line both are equal."_s);
        style.hasGuides = false;
        QCOMPARE(drawnFigure(both, {120, 60}, style).caption,
                 u"(a) What one shows. (b) What the other shows."_s);
    }

    void filesBeside()
    {
        Record record;
        auto panels = four(record);
        panels.resize(2);
        const PaperFigure figure = panelFigure(panels, {1, 2});
        FigureSettings settings;
        settings.writesPgfplots = settings.writesCaption = true;
        const QStringList expected{u"/x/f.pgf.tex"_s,  u"/x/f.caption.txt"_s, u"/x/f.caption.tex"_s,
                                   u"/x/f-a.csv"_s,    u"/x/f-a.pgf.tex"_s,   u"/x/f-b.csv"_s,
                                   u"/x/f-b.pgf.tex"_s};
        QCOMPARE(besidePaths(figure, settings, u"/x/f.pdf"_s), expected);
        QStringList written;
        for (const BesideFile& file : besideFiles(figure, settings, u"/x/f.pdf"_s))
            written << file.path;
        QCOMPARE(written, expected);
    }

    void sameBytes_data()
    {
        QTest::addColumn<int>("format");
        QTest::newRow("PDF") << int(FigureFormat::Pdf);
        QTest::newRow("SVG") << int(FigureFormat::Svg);
        QTest::newRow("PNG") << int(FigureFormat::Png);
        QTest::newRow("TIFF") << int(FigureFormat::Tiff);
    }

    void sameBytes()
    {
        QFETCH(const int, format);
        Record record;
        const PaperFigure figure = panelFigure(four(record), {2, 2});
        FigureSettings settings;
        settings.format = FigureFormat(format);
        settings.millimetres = {170, 130};
        settings.dotsPerInch = 100;
        const FigureBytes once = figureBytes(figure, settings);
        QCOMPARE(once.problem, QString());
        QCOMPARE(figureBytes(figure, settings).bytes, once.bytes);
    }

    void grids()
    {
        QCOMPARE(usualGrid(1), (PanelGrid{1, 1}));
        QCOMPARE(usualGrid(3), (PanelGrid{1, 3}));
        QCOMPARE(usualGrid(4), (PanelGrid{2, 2}));
        QCOMPARE(usualGrid(5), (PanelGrid{2, 3}));
        QCOMPARE(usualGrid(16), (PanelGrid{4, 4}));
    }
};

QTEST_MAIN(TestPanelFigure)

}  // namespace tst_panel_figure

#include "tst_panel_figure.moc"
