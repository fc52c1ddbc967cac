// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/settings.h"
#include "core/metrics/ranking_order/ideal_position.h"
#include "core/metrics/ranking_order/list_comparison.h"
#include "ui/charts/figure/bar_figure.h"
#include "ui/charts/figure/beside_figure.h"
#include "ui/charts/figure/curve_marks.h"
#include "ui/charts/figure/curve_paper.h"
#include "ui/charts/figure/difference_figure.h"
#include "ui/charts/figure/figure.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/charts/figure/scatter_figure.h"
#include "ui/charts/view/distribution_view.h"
#include "ui/ranking/chart/ribbon_figure.h"

#include <cmath>
#include <random>
#include <string>
#include <vector>

/// One figure of each sort for paper, as the panels make them.
namespace figure_samples {

using namespace Qt::StringLiterals;

inline ui::Series seriesOf(const QString& name, std::vector<double> y)
{
    std::vector<double> x;
    for (std::size_t i = 1; i <= y.size(); ++i)
        x.push_back(double(i));
    return {name, std::move(x), std::move(y)};
}

inline ui::Chart measures()
{
    ui::Chart chart;
    chart.series = {
        seriesOf(u"nDCG@k"_s, {0, .3095, .2485, .3938, .3587, .4073, .4566, .4566, .5585, .6368}),
        seriesOf(u"P@k"_s, {0, .5, .3333, .5, .4, .5, .5714, .5, .5556, .6}),
        seriesOf(u"Recall@k"_s, {0, .1429, .1429, .2857, .2857, .4286, .5714, .5714, .7143, .8571}),
        seriesOf(u"AP@k"_s, {0, .0714, .0714, .1429, .1429, .2143, .2959, .2959, .3753, .4610})};
    chart.axes.xTitle = u"cutoff k"_s;
    chart.axes.yTitle = u"value"_s;
    chart.axes.yRange = ui::ChartRange{0, 1};
    chart.axes.isXIntegral = true;
    chart.marker = 4.0;
    return chart;
}

/// Two random classes, as a ROC curve.
inline std::shared_ptr<const core::Curve> roc(std::size_t count, double separation)
{
    std::mt19937 engine(7);
    const auto normal = [&engine] {
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += double(engine()) / 4294967296.0;
        return sum;
    };
    std::vector<std::pair<double, bool>> scores;
    const std::size_t positives = count / 3;
    for (std::size_t i = 0; i < count; ++i)
        scores.emplace_back(normal() + (i < positives ? separation : 0), i < positives);
    std::sort(scores.rbegin(), scores.rend());
    std::vector<core::CurvePoint> points{{0, 0}};
    double tp = 0;
    double fp = 0;
    for (const auto& score : scores) {
        (score.second ? tp : fp) += 1;
        points.push_back({fp / double(count - positives), tp / double(positives)});
    }
    const std::size_t size = points.size();
    return std::make_shared<const core::Curve>(
        core::curvePoints(size, [points = std::move(points)](std::size_t i) { return points[i]; }),
        core::CurveOrder::Monotone);
}

inline ui::CurveChart curves(std::size_t count = 1000)
{
    ui::CurveChart chart;
    chart.lines = {{u"BM25"_s, roc(count, 2.3)},
                   {u"dense"_s, roc(count, 1.1)},
                   {u"random forest"_s, roc(count, 0.4)}};
    chart.decorations = {{ui::CurveDecoration::Style::Guide, {{0, 0}, {1, 1}}, u"chance"_s, 0}};
    chart.xTitle = u"false positive rate"_s;
    chart.yTitle = u"true positive rate (recall)"_s;
    return chart;
}

inline ui::BarChart gains()
{
    ui::BarChart chart;
    chart.bars = {{u"this ranking"_s, {3, 1.26, 1.5, 0, 0, .36, .67, .63, 0, .29}, false},
                  {u"ideal ranking"_s, {3, 1.89, 1.5, .86, .77, .36, .33, .32, 0, 0}, true}};
    chart.xTitle = u"rank"_s;
    chart.yTitle = u"gain × discount"_s;
    chart.counted = 8;
    chart.fadedName = u"after the cutoff"_s;
    return chart;
}

inline ui::Histogram scores()
{
    ui::Histogram histogram;
    for (int i = 0; i <= 20; ++i)
        histogram.edges.push_back(i / 20.0);
    for (int i = 0; i < 20; ++i) {
        const double at = i / 20.0;
        histogram.positives.push_back(std::round(90 * std::exp(-20 * (at - .65) * (at - .65))));
        histogram.negatives.push_back(std::round(140 * std::exp(-16 * (at - .3) * (at - .3))));
    }
    histogram.positiveName = u"relevant"_s;
    histogram.negativeName = u"not relevant"_s;
    histogram.xTitle = u"score"_s;
    histogram.yTitle = u"samples"_s;
    return histogram;
}

inline ui::DifferenceChart differences()
{
    ui::DifferenceChart chart;
    for (int i = 0; i < 50; ++i)
        chart.differences.push_back(std::pow((i - 20) / 30.0, 3));
    chart.xTitle = u"50 queries, by difference"_s;
    chart.yTitle = u"Δ nDCG@10"_s;
    chart.aboveName = u"29 higher under B"_s;
    chart.belowName = u"20 lower"_s;
    chart.equalName = u"1 tied"_s;
    chart.mean = 0.08;
    chart.meanText = u"mean +0.0800"_s;
    return chart;
}

inline ui::ScatterChart scatter()
{
    ui::ScatterChart chart;
    std::mt19937 engine(3);
    const auto unit = [&engine] { return double(engine()) / 4294967296.0; };
    for (int i = 0; i < 60; ++i) {
        const double at = unit();
        chart.x.push_back(at);
        chart.y.push_back(std::clamp(at + 0.4 * (unit() - 0.4), 0.0, 1.0));
    }
    chart.x.push_back(0.5);
    chart.y.push_back(0.5);
    chart.xTitle = u"nDCG@10 under A bm25"_s;
    chart.yTitle = u"nDCG@10 under B dense"_s;
    chart.aboveName = u"B higher: 36"_s;
    chart.belowName = u"B lower: 24"_s;
    chart.equalName = u"tied: 1"_s;
    return chart;
}

inline ui::Ribbons ribbons()
{
    const auto grades = [] {
        std::vector<core::Grade> all;
        for (const double grade : {0.0, 2.0, 3.0, 0.0, 1.0, 3.0, 0.0, 2.0})
            all.push_back(core::Grade(grade));
        return all;
    }();
    ui::Ribbons ribbons;
    ribbons.order = core::idealOrder(core::JudgedRanking(grades, {core::Grade(2)}), {});
    ribbons.retrieved = grades.size();
    ribbons.cutoff = 5;
    ribbons.topGrade = 3;
    ribbons.name = [](const core::IdealPosition& position) {
        return position.rank ? u"document %1"_s.arg(position.row + 1) : u"never retrieved"_s;
    };
    ribbons.grade = [grades](const core::IdealPosition& position) {
        return position.rank ? grades[position.row] : core::Grade(2);
    };
    return ribbons;
}

inline std::shared_ptr<const ui::ListsBeside> lists()
{
    auto lists = std::make_shared<ui::ListsBeside>();
    const auto add = [](core::RankedList& list, const char* id, double grade) {
        list.ranked.push_back({id, {}, {}, grade < 0 ? core::Grade() : core::Grade(grade), {}});
    };
    for (const auto& [id, grade] : std::vector<std::pair<const char*, double>>{
             {"d1", 0}, {"d2", 2}, {"d3", 1}, {"d4", -1}, {"d5", 3}, {"d6", 0}})
        add(lists->a, id, grade);
    for (const auto& [id, grade] : std::vector<std::pair<const char*, double>>{
             {"d5", 3}, {"d2", 2}, {"d7", -1}, {"d1", 0}, {"d8", 1}, {"d3", 1}})
        add(lists->b, id, grade);
    lists->hasB = true;
    lists->documents = core::compareLists(lists->a, lists->b);
    lists->ofB.resize(lists->b.ranked.size());
    for (std::size_t i = 0; i < lists->documents.size(); ++i)
        if (const auto rank = lists->documents[i].inB)
            lists->ofB[*rank - 1] = i;
    lists->isEdited.assign(lists->documents.size(), false);
    lists->topGrade = 3;
    lists->cutoff = 4;
    return lists;
}

struct Sample {
    const char* name;
    std::function<void(QPaintDevice&, QSizeF, const ui::FigureStyle&)> paint;
};

inline std::vector<Sample> all()
{
    using Device = QPaintDevice;
    using Style = ui::FigureStyle;
    const auto list = lists();
    return {
        {"measures",
         [](Device& device, QSizeF points, const Style& style) {
             ui::paintFigure(measures(), device, points, style);
         }},
        {"roc",
         [](Device& device, QSizeF points, const Style& style) {
             const ui::CurveChart chart = curves();
             ui::paintCurves(chart, {chart.x, chart.y}, ui::CurvePlace{0, 300}, u"threshold 0.62"_s,
                             device, points, style);
         }},
        {"gain",
         [](Device& device, QSizeF points, const Style& style) {
             ui::paintBarFigure(gains(), {1, 10}, {}, device, points, style);
         }},
        {"scores",
         [](Device& device, QSizeF points, const Style& style) {
             ui::paintHistogram(scores(), {0.48, u"threshold 0.48"_s, {}}, device, points, style);
         }},
        {"distribution",
         [](Device& device, QSizeF points, const Style& style) {
             ui::paintDistribution(scores(), {{0.3, u"A"_s}, {0.7, u"B"_s}}, device, points, style);
         }},
        {"differences",
         [](Device& device, QSizeF points, const Style& style) {
             ui::paintQueries<ui::DifferenceFigure>(differences(), {}, device, points, style);
         }},
        {"scatter",
         [](Device& device, QSizeF points, const Style& style) {
             ui::paintQueries<ui::ScatterFigure>(scatter(), {}, device, points, style);
         }},
        {"ribbons",
         [](Device& device, QSizeF points, const Style& style) {
             ui::paintRibbonFigure(ribbons(), 0, {}, device, points, style);
         }},
        {"beside", [list](Device& device, QSizeF points, const Style& style) {
             const ui::RowsBeside rows(*list, ui::GradesShown::All, {});
             ui::paintBesideFigure({*list, rows, u"A  bm25"_s, u"B  dense"_s, {}, {}}, 0, device,
                                   points, style);
         }}};
}

}  // namespace figure_samples
