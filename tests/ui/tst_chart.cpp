#include "ui/chart/chart_export.h"
#include "ui/chart/chart_view.h"
#include "ui/theme/theme.h"

#include <QTest>

#include <cmath>

using namespace ui;

namespace {

Chart cakes()
{
    const auto series = [](const char* name, std::vector<double> y) {
        std::vector<double> x;
        for (std::size_t i = 1; i <= y.size(); ++i)
            x.push_back(double(i));
        return Series{QString::fromLatin1(name), x, std::move(y)};
    };
    Chart chart;
    chart.series = {
        series("nDCG@k", {0, .3095, .2485, .3938, .3587, .4073, .4566, .4566, .5585, .6368}),
        series("P@k", {0, .5, .3333, .5, .4, .5, .5714, .5, .5556, .6}),
        series("Recall@k", {0, .1429, .1429, .2857, .2857, .4286, .5714, .5714, .7143, .8571}),
        series("AP@k", {0, .0714, .0714, .1429, .1429, .2143, .2959, .2959, .3753, .4610})};
    chart.axes = {
        QStringLiteral("cutoff k"), QStringLiteral("value"), {}, ChartRange{0, 1}, true, {}};
    chart.marker = 4;
    return chart;
}

}  // namespace

class TestChart : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void shots();
};

void TestChart::shots()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    struct Shot {
        const char* name;
        QSize size;
        bool dark;
        double font;
    };
    for (const Shot& shot :
         {Shot{"light-480", {480, 300}, false, 1}, Shot{"dark-480", {480, 300}, true, 1},
          Shot{"light-700", {700, 320}, false, 1}, Shot{"dark-700", {700, 320}, true, 1},
          Shot{"light-large", {480, 300}, false, 1.5}, Shot{"dark-small", {300, 180}, true, 1}}) {
        ChartView view;
        view.setPalette(paletteFor(shot.dark));
        view.setFont(scaledFont(view.font(), shot.font));
        view.setSeries(cakes().series, cakes().axes);
        view.setMarker(4);
        view.resize(shot.size);
        view.grab().save(folder + QLatin1Char('/') + QLatin1String(shot.name) +
                         QLatin1String(".png"));
    }
    exportChart(cakes(), folder + QStringLiteral("/a.pdf"), {89, 60}, ChartFormat::Pdf);
    exportChart(cakes(), folder + QStringLiteral("/a.svg"), {89, 60}, ChartFormat::Svg);
    exportChart(cakes(), folder + QStringLiteral("/a.png"), {89, 60}, ChartFormat::Png);
}

QTEST_MAIN(TestChart)
#include "tst_chart.moc"
