// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/classifier_samples.h"
#include "tests/ui/text_boxes.h"
#include "ui/charts/chart/inch.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/export/figure/panel_figure.h"

#include <QAction>
#include <QRegularExpression>
#include <QTest>

namespace tst_model_names {

using namespace classifier_samples;

namespace {

constexpr QSizeF columnPoints{85 * ui::pointsPerInch / ui::millimetresPerInch,
                              60 * ui::pointsPerInch / ui::millimetresPerInch};

/// Every figure of a classifier with one model.
class OneModel {
public:
    explicit OneModel(const QString& name)
    {
        core::SampleSession session = six();
        session.samples.models.front().name = name.toStdString();
        m_document.load(std::move(session), {}, u"Open"_s);
    }

    std::vector<ui::PaperFigure> figures()
    {
        std::vector<ui::PaperFigure> figures;
        for (const bool isOther : {false, true}) {
            m_workspace.panel<ui::RocPanel>().detSwitch().setChecked(isOther);
            m_workspace.panel<ui::GainLiftPanel>().liftSwitch().setChecked(isOther);
            for (ui::FigureSource* source : m_workspace.figures())
                figures.push_back(ui::finishedFigure(*source));
        }
        return figures;
    }

private:
    ui::ClassifierDocument m_document;
    ui::ClassifierWorkspace m_workspace{m_document};
};

/// Names may have several lines.
QString paintedText(const ui::PaperFigure& figure)
{
    TextBoxes page(columnPoints);
    figure.paint(page, columnPoints, {});
    QStringList texts;
    for (const TextBoxes::Box& box : page.boxes())
        texts << box.text;
    return texts.join(u' ');
}

/// All that stands beside the picture, the headings of its numbers included.
QString textBeside(const ui::PaperFigure& figure)
{
    QStringList texts{figure.title, figure.description, figure.caption, figure.methods,
                      figure.guides};
    if (figure.data)
        for (const core::Table::Column& column : figure.data().table.columns)
            texts << QString::fromStdString(column.heading);
    return texts.join(u'\n');
}

QStringList namesOf(const ui::PaperFigure& figure)
{
    QStringList names;
    for (const ui::FigureName& each : figure.names)
        names << each.name;
    return names;
}

}  // namespace

/// Whose scores a figure of a single model shows.
class TestModelNames : public QObject {
    Q_OBJECT
private slots:
    void init() { ranking_samples::failOnWarnings(); }
    void aKnownNameStandsInEveryFigure();
    void aColumnsNameIsLeftOut_data();
    void aColumnsNameIsLeftOut();
    void aModelWithoutANameIsCalledByOne_data();
    void aModelWithoutANameIsCalledByOne();
    void panelsCallItSoToo();
};

void TestModelNames::aKnownNameStandsInEveryFigure()
{
    OneModel one(u"random forest"_s);
    int tried = 0;
    for (const ui::PaperFigure& figure : one.figures()) {
        QVERIFY2(figure.paint, qPrintable(figure.kind));
        const QString painted = paintedText(figure);
        QVERIFY2(painted.contains(u"random forest"_s), qPrintable(figure.kind + u": "_s + painted));
        QVERIFY2(figure.description.contains(u"random forest"_s), qPrintable(figure.description));
        QVERIFY2(namesOf(figure).contains(u"random forest"_s), qPrintable(figure.kind));
        const ui::PaperFigure worded =
            ui::worded(figure, {{{u"random forest"_s, u"oak"_s}}, {}, {}});
        const QString all = paintedText(worded) + textBeside(worded);
        QVERIFY2(paintedText(worded).contains(u"oak"_s), qPrintable(figure.kind));
        QVERIFY2(!all.contains(u"random forest"_s), qPrintable(all));
        ++tried;
    }
    QVERIFY(tried >= 10);
}

void TestModelNames::aColumnsNameIsLeftOut_data()
{
    QTest::addColumn<QString>("column");
    for (const char* column : {"score", "y_score", "2"})
        QTest::newRow(column) << QString::fromLatin1(column);
}

void TestModelNames::aColumnsNameIsLeftOut()
{
    QFETCH(QString, column);
    OneModel one(column);
    const QRegularExpression absurd(
        uR"(\b(model|of|for) %1\b(?!\.)|\|%1,|\b%1 lies)"_s.arg(column));
    for (const ui::PaperFigure& figure : one.figures()) {
        const QString all = paintedText(figure) + u'\n' + textBeside(figure);
        QVERIFY2(!all.contains(absurd), qPrintable(figure.kind + u": "_s + all));
        QVERIFY2(!all.contains(ui::toBeNamed), qPrintable(all));
        QVERIFY2(!all.contains(u"  "_s), qPrintable(all));
    }
}

void TestModelNames::aModelWithoutANameIsCalledByOne_data()
{
    aColumnsNameIsLeftOut_data();
}

void TestModelNames::aModelWithoutANameIsCalledByOne()
{
    QFETCH(QString, column);
    OneModel one(column);
    for (const ui::PaperFigure& figure : one.figures()) {
        QVERIFY2(namesOf(figure).contains(column), qPrintable(figure.kind));
        const ui::PaperFigure worded = ui::worded(figure, {{{column, u"oak"_s}}, {}, {}});
        QVERIFY2(paintedText(worded).contains(u"oak"_s), qPrintable(figure.kind));
        QVERIFY2(worded.description.contains(u"oak"_s), qPrintable(worded.description));
        const QString all = paintedText(worded) + textBeside(worded);
        QVERIFY2(!all.contains(ui::toBeNamed), qPrintable(all));
        // A word of the sentence is no name.
        QCOMPARE(worded.methods.contains(u"one point for each oak"_s), false);
        const ui::PaperFigure other = ui::worded(figure, {{}, u"across"_s, {}});
        QVERIFY2(!paintedText(other).contains(ui::toBeNamed), qPrintable(figure.kind));
    }
}

void TestModelNames::panelsCallItSoToo()
{
    OneModel one(u"score"_s);
    const auto figures = one.figures();
    const ui::PaperFigure both = ui::panelFigure({figures[0], figures[1]}, {1, 2});
    QVERIFY(namesOf(both).contains(u"score"_s));
    const ui::PaperFigure worded = ui::worded(both, {{{u"score"_s, u"oak"_s}}, {}, {}});
    QVERIFY2(paintedText(worded).count(u"oak"_s) >= 2, qPrintable(paintedText(worded)));
    for (const ui::PaperFigure& panel : worded.panels)
        QVERIFY2(paintedText(panel).contains(u"oak"_s), qPrintable(panel.kind));
    QVERIFY2(!(paintedText(worded) + textBeside(worded)).contains(ui::toBeNamed),
             qPrintable(textBeside(worded)));
}

QTEST_MAIN(TestModelNames)

}  // namespace tst_model_names

#include "tst_model_names.moc"
