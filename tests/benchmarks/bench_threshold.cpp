// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/scored_samples.h"
#include "tests/benchmarks/stopwatch.h"
#include "ui/charts/view/chart_view.h"
#include "ui/charts/view/curve_view.h"
#include "ui/charts/view/histogram_view.h"
#include "ui/classifier/chart/calibration_panel.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/chart/threshold_curves_panel.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QGridLayout>
#include <QStyleFactory>

#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array rows{std::size_t{1'000'000}, std::size_t{10'000'000}};
constexpr int frames = 200;
constexpr double target = 60;

core::SampleSession sessionOf(std::size_t size)
{
    const bench::ScoredSamples samples(size);
    const core::ScoredLabels view = samples.view();
    core::SampleSession session;
    session.samples.labels.assign(view.labels.begin(), view.labels.end());
    session.samples.models.push_back({"score", {view.scores.begin(), view.scores.end()}});
    return session;
}

/// All charts in one window, as no workspace shows them at once.
struct Charts {
    explicit Charts(ui::ClassifierDocument& document)
        : roc(document, &window)
        , precisionRecall(document, &window)
        , gain(document, &window)
        , distribution(document, &window)
        , rates(document, &window)
        , calibration(document, &window)
    {
        auto* grid = new QGridLayout(&window);
        const std::array<ui::Panel*, 6> panels{&roc,          &precisionRecall, &gain,
                                               &distribution, &rates,           &calibration};
        for (std::size_t i = 0; i < panels.size(); ++i)
            grid->addWidget(panels[i], static_cast<int>(i / 3), static_cast<int>(i % 3));
        window.resize(1440, 900);
    }

    QWidget window;
    ui::RocPanel roc;
    ui::PrecisionRecallPanel precisionRecall;
    ui::GainLiftPanel gain;
    ui::DistributionPanel distribution;
    ui::ThresholdCurvesPanel rates;
    ui::CalibrationPanel calibration;
};

/// The median time from a moved threshold to every chart painted.
double moveTime(ui::ClassifierDocument& document)
{
    std::vector<double> times;
    for (int frame = 0; frame < frames; ++frame)
        times.push_back(bench::millisecondsOf([&] {
            document.setThreshold(0.001 + 0.2 * frame / frames);
            QApplication::processEvents();
        }));
    return bench::median(times);
}

void measure(std::size_t size)
{
    ui::ClassifierDocument document;
    document.load(sessionOf(size), {}, u"Open"_s);
    const double sort = bench::millisecondsOf([&] { document.sweep(); });
    Charts charts(document);
    const double first = bench::millisecondsOf([&] {
        charts.window.show();
        QApplication::processEvents();
    });
    const double move = moveTime(document);
    std::printf("%10zu %10.0f %12.0f %10.2f %8.0f %s\n", size, sort, first, move, 1000 / move,
                1000 / move >= target ? "" : "below the target");
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(ui::paletteFor(false));
    std::printf(
        "All charts of a classifier side by side, milliseconds; frames per second while the "
        "threshold moves, target %.0f\n\n",
        target);
    std::printf("%10s %10s %12s %10s %8s\n", "samples", "sort", "first frame", "a move", "fps");
    for (const std::size_t size : rows)
        measure(size);
}
