#include "ui/collection/chart/mean_curve_panel.h"
#include "ui/collection/collection_workspace.h"
#include "ui/figure/figure_source.h"
#include "ui/page/classifier_page.h"
#include "ui/page/collection_page.h"
#include "ui/page/ranking_page.h"
#include "ui/report/report.h"

#include <QCursor>
#include <QGuiApplication>
#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

using Make = std::unique_ptr<ui::WorkspacePage> (*)(QWidget&);

template <class Page>
std::unique_ptr<ui::WorkspacePage> made(QWidget& window)
{
    return std::make_unique<Page>(window, window);
}

QImage picture(const ui::PaperFigure& figure)
{
    QImage image(400, 300, QImage::Format_RGB32);
    image.setDotsPerMeterX(2835);
    image.setDotsPerMeterY(2835);
    image.fill(Qt::white);
    if (figure.paint)
        figure.paint(image, {400, 300}, {});
    return image;
}

/// The kinds of all figures, in order.
QStringList kinds(ui::WorkspacePage& page)
{
    QStringList kinds;
    for (ui::FigureSource* source : page.figures())
        kinds << ui::finishedFigure(*source).kind;
    return kinds;
}

/// The shown place of the workspaces, as the window has it.
void show(QWidget& window, ui::WorkspacePage& page)
{
    window.resize(1440, 900);
    page.workspace().resize(window.size());
    window.show();
    page.workspace().show();
}

}  // namespace

/// Charts are put on paper whether anyone sees their panel or not.
class TestFigureSource : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void unseenPagesHaveAllFigures_data();
    void unseenPagesHaveAllFigures();
    void aPanelBehindOthersIsDrawnAnew();
    void theChartInFrontComesFirst();
    void workBesideTheWindowIsWaitedFor();
    void whoeverWaitsForAReportSeesIt();
};

void TestFigureSource::unseenPagesHaveAllFigures_data()
{
    QTest::addColumn<Make>("page");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Ranking") << Make(made<ui::RankingPage>) << u"metric-vs-k gain ribbons"_s;
    QTest::newRow("Classifier")
        << Make(made<ui::ClassifierPage>)
        << u"roc pr distribution calibration rates cumulative-gain cost decision"_s;
    QTest::newRow("Collection") << Make(made<ui::CollectionPage>)
                                << u"delta scatter value-distribution mean-vs-k beside"_s;
}

void TestFigureSource::unseenPagesHaveAllFigures()
{
    QFETCH(const Make, page);
    QFETCH(const QString, expected);
    QWidget window;
    const auto unseen = page(window);
    unseen->openExample();
    if (auto* collection = dynamic_cast<ui::CollectionPage*>(unseen.get()))
        collection->document().chooseQuery(0);
    QCOMPARE(kinds(*unseen).join(u' '), expected);
    for (ui::FigureSource* source : unseen->figures()) {
        const ui::PaperFigure figure = ui::finishedFigure(*source);
        QVERIFY2(figure.paint, qPrintable(figure.kind));
        QVERIFY(!figure.title.isEmpty());
        QVERIFY(!figure.description.isEmpty());
        QVERIFY(!window.isVisible());
    }
}

void TestFigureSource::aPanelBehindOthersIsDrawnAnew()
{
    QWidget window;
    ui::ClassifierPage page(window, window);
    page.openExample();
    const auto figures = page.figures();
    const QImage before = picture(ui::finishedFigure(*figures[2]));
    page.document().setThreshold(0.9);
    QVERIFY(picture(ui::finishedFigure(*figures[2])) != before);
}

void TestFigureSource::theChartInFrontComesFirst()
{
    QWidget window;
    ui::CollectionPage page(window, window);
    page.openExample();
    show(window, page);
    page.collection().bringToFront(page.collection().meanCurve());
    QCOMPARE(page.figures().front(), &page.collection().meanCurve());
    QCOMPARE(page.figures().size(), 5U);
    QCOMPARE(page.figures().front()->paperFigure().kind, u"mean-vs-k"_s);
}

void TestFigureSource::workBesideTheWindowIsWaitedFor()
{
    QWidget window;
    ui::CollectionPage page(window, window);
    page.openExample();
    std::vector<core::Definition> measures;
    for (const char* text : {"RR@5", "AP"})
        measures.push_back(*core::parseDefinition(text));
    page.document().setMeasures(measures);
    const QString title = ui::finishedFigure(*page.figures().front()).description;
    QVERIFY2(title.contains(u"RR@5"_s), qPrintable(title));
}

void TestFigureSource::whoeverWaitsForAReportSeesIt()
{
    QWidget window;
    ui::CollectionPage page(window, window);
    page.openExample();
    QVERIFY(page.document().isBusy());
    std::optional<Qt::CursorShape> shape;
    QTimer::singleShot(0, &window, [&shape] {
        if (const QCursor* cursor = QGuiApplication::overrideCursor())
            shape = cursor->shape();
    });
    QVERIFY(!page.report().sections.empty());
    QVERIFY(!page.document().isBusy());
    QCOMPARE(shape, Qt::WaitCursor);
    QVERIFY(!QGuiApplication::overrideCursor());
}

QTEST_MAIN(TestFigureSource)
#include "tst_figure_source.moc"
