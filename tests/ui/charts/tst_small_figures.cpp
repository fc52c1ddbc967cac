// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/classifier_samples.h"
#include "tests/ui/collection_samples.h"
#include "tests/ui/text_boxes.h"
#include "ui/charts/chart/inch.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/collection/collection_workspace.h"

#include <QAction>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_small_figures {

using namespace Qt::StringLiterals;

namespace {

constexpr QSizeF sizes[]{{60, 45}, {85, 60}, {170, 100}};  // millimetres

const QStringList systems{u"gradient boosting"_s,  u"logistic regression"_s, u"random forest 500"_s,
                          u"random forest 50"_s,   u"naive Bayes"_s,         u"support vectors"_s,
                          u"nearest neighbours"_s, u"neural network"_s,      u"majority vote"_s};

std::vector<ui::PaperFigure> figuresOf(const std::vector<ui::FigureSource*>& sources)
{
    std::vector<ui::PaperFigure> figures;
    for (ui::FigureSource* source : sources)
        figures.push_back(ui::finishedFigure(*source));
    return figures;
}

/// 90 samples; the later a model, the better it is.
std::vector<ui::PaperFigure> classifierFigures(int models)
{
    core::SampleSession session = classifier_samples::sessionOf({}, {});
    session.samples.ids.clear();
    session.samples.models.clear();
    for (int i = 0; i < 90; ++i)
        session.samples.labels.push_back(i * 7 % 5 < 2 ? 1 : 0);
    for (int model = 0; model < models; ++model) {
        core::ModelScores scores{systems[model].toStdString(), {}};
        for (int i = 0; i < 90; ++i)
            scores.values.push_back((0.06 * model * session.samples.labels[std::size_t(i)]) +
                                    0.005 * (i * (31 + 12 * model) % 97));
        session.samples.models.push_back(std::move(scores));
    }
    ui::ClassifierDocument document;
    document.load(std::move(session), {}, u"Open"_s);
    ui::ClassifierWorkspace workspace(document);
    std::vector<ui::PaperFigure> figures = figuresOf(workspace.figures());
    workspace.panel<ui::RocPanel>().detSwitch().setChecked(true);
    workspace.panel<ui::GainLiftPanel>().liftSwitch().setChecked(true);
    figures.push_back(ui::finishedFigure(workspace.panel<ui::RocPanel>()));
    figures.push_back(ui::finishedFigure(workspace.panel<ui::GainLiftPanel>()));
    return figures;
}

/// Twelve queries of one relevant document each, whose rank depends on the run.
std::vector<ui::PaperFigure> collectionFigures(int runs)
{
    std::string qrels;
    std::vector<std::string> texts(static_cast<std::size_t>(runs));
    for (int query = 1; query <= 12; ++query) {
        const std::string id = std::to_string(query);
        qrels += id + " 0 d1 1\n" + id + " 0 d2 0\n";
        for (int run = 0; run < runs; ++run)
            for (int rank = 1; rank <= 5; ++rank)
                texts[std::size_t(run)] +=
                    id + " Q0 d" + std::to_string((rank + query * (run + 1)) % 5) + ' ' +
                    std::to_string(rank) + ' ' + std::to_string(6 - rank) + " r\n";
    }
    std::vector<collection_samples::RunText> named;
    for (int run = 0; run < runs; ++run)
        named.push_back({systems[run].toStdString(), texts[std::size_t(run)]});
    ui::CollectionDocument document;
    collection_samples::load(document, collection_samples::collectionOf(qrels, named));
    ui::CollectionWorkspace workspace(document);
    std::vector<ui::PaperFigure> figures = figuresOf(workspace.figures());
    std::erase_if(figures, [](const ui::PaperFigure& figure) { return !figure.hasLimits; });
    return figures;
}

/// What is below the figure's data, or below the data of its panels.
QString xTitleOf(const ui::PaperFigure& figure)
{
    const ui::FigureData data = (figure.panels.empty() ? figure : figure.panels.back()).data();
    QString title = data.xTitle;
    if (data.areTitlesWords && !title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

bool isNumber(const QString& text)
{
    static const QRegularExpression number(u"^[+−-]?[0-9]+([.,][0-9]+)?( ?%)?$"_s);
    return number.match(text).hasMatch();
}

/// Empty where the axes can be read, or the person is told that they cannot: three rows of panels
/// have no room for them on the smallest figure.
QString faultOf(const ui::PaperFigure& figure, QSizeF points, ui::FigureStyle style)
{
    TextBoxes page(points);
    style.notes.begin();
    figure.paint(page, points, style);
    const QString told = style.notes.texts().join(u' ');
    if (figure.panels.size() > 2 && points.width() < 200 &&
        (told.contains(u"too small for their axes"_s) ||
         told.contains(u"The panels are too short. Set the height"_s)))
        return {};
    QStringList below;
    QSet<QString> up;
    double lowest = 0;
    for (const TextBoxes::Box& box : page.boxes())
        if (isNumber(box.text))
            lowest = std::max(lowest, box.place.bottom());
    // A legend beside the axis may go down as far as its title.
    double end = 0;
    int numbers = 0;
    for (const TextBoxes::Box& box : page.boxes())
        if (isNumber(box.text) && box.place.bottom() > lowest - 1) {
            end = std::max(end, box.place.right());
            ++numbers;
        }
    if (numbers < 2)  // the axis has no numbers
        end = points.width();
    for (const TextBoxes::Box& box : page.boxes()) {
        const bool isUpright = box.place.width() > box.place.height() || box.text.size() < 2;
        if (box.place.bottom() > lowest && box.place.left() < end && isUpright)
            below << box.text;
        if (isNumber(box.text) && box.place.bottom() < lowest - box.place.height() / 2 &&
            box.place.center().x() < points.width() / 3)
            up << box.text;
    }
    const QString title = xTitleOf(figure);
    QString shown = below.join(u' ').simplified();
    for (int panel = 1; panel < figure.panelColumns; ++panel)
        shown.remove(u' ' + title);
    if (shown != title.simplified())
        return u"“%1” in place of “%2”"_s.arg(below.join(u' '), title);
    if (up.size() < 2)
        return u"numbers of y: %1"_s.arg(QStringList(up.values()).join(u' '));
    for (const TextBoxes::Box& box : page.boxes())
        if (!QRectF(QPointF(), points).adjusted(-1, -1, 1, 1).contains(box.place))
            return u"outside: "_s + box.text;
    return {};
}

}  // namespace

/// The axes of every chart can be read at every usual size, however many names stand above them.
class TestSmallFigures : public QObject {
    Q_OBJECT
private slots:
    void init() { ranking_samples::failOnWarnings(); }
    void axesAreRead_data();
    void axesAreRead();
    void figuresOfManyRunsSayHowManyTheyDraw();
    void namesAtCurvesAreWhole();
};

void TestSmallFigures::axesAreRead_data()
{
    QTest::addColumn<bool>("isClassifier");
    QTest::addColumn<int>("count");
    for (const int models : {1, 3, 9})
        QTest::addRow("%d models", models) << true << models;
    for (const int runs : {2, 8})
        QTest::addRow("%d runs", runs) << false << runs;
}

void TestSmallFigures::axesAreRead()
{
    QFETCH(bool, isClassifier);
    QFETCH(int, count);
    const auto figures = isClassifier ? classifierFigures(count) : collectionFigures(count);
    QVERIFY(figures.size() >= (isClassifier ? 10U : 4U));
    QStringList faults;
    for (const ui::PaperFigure& figure : figures) {
        QVERIFY2(figure.paint, qPrintable(figure.title + figure.whyNone));
        for (const QSizeF& size : sizes)
            for (const auto palette :
                 {ui::FigureStyle::Palette::Colour, ui::FigureStyle::Palette::Grey}) {
                ui::FigureStyle style;
                style.palette = palette;
                const QString fault =
                    faultOf(figure, size * (ui::pointsPerInch / ui::millimetresPerInch), style);
                if (!fault.isEmpty())
                    faults << u"%1, %2 x %3 mm: %4"_s.arg(figure.kind)
                                  .arg(size.width())
                                  .arg(size.height())
                                  .arg(fault);
            }
    }
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestSmallFigures::figuresOfManyRunsSayHowManyTheyDraw()
{
    int found = 0;
    for (const ui::PaperFigure& figure : collectionFigures(9))
        if (figure.kind == u"mean-vs-k"_s || figure.kind == u"precision-vs-recall"_s) {
            ++found;
            for (const QString& text : {figure.caption, figure.description})
                QVERIFY2(text.contains(u"6 of 9 runs are shown."_s), qPrintable(text));
        }
    QCOMPARE(found, 2);
}

/// What the caption says of the bands takes no room from them.
void TestSmallFigures::namesAtCurvesAreWhole()
{
    const auto figures = collectionFigures(3);
    const auto means =
        std::ranges::find(figures, u"mean-vs-k"_s, [](const auto& figure) { return figure.kind; });
    ui::FigureStyle style;
    style.legend = ui::FigureStyle::Legend::Direct;
    const QSizeF points = QSizeF(85, 60) * (ui::pointsPerInch / ui::millimetresPerInch);
    TextBoxes page(points);
    means->paint(page, points, style);
    QStringList texts;
    for (const TextBoxes::Box& box : page.boxes())
        texts << box.text;
    const QString all = texts.join(u' ');
    QVERIFY2(all.contains(u"A gradient boosting"_s) && !all.contains(u"95 %"_s), qPrintable(all));
}

QTEST_MAIN(TestSmallFigures)

}  // namespace tst_small_figures

#include "tst_small_figures.moc"
