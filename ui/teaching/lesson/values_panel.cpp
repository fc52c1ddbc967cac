// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/values_panel.h"

#include "core/rankings/evaluation/run_evaluation.h"
#include "ui/charts/figure/difference_figure.h"
#include "ui/charts/view/difference_view.h"
#include "ui/text/words/change_text.h"

#include <algorithm>
#include <span>
#include <utility>

namespace ui {

ValuesPanel::ValuesPanel(const QString& name, std::vector<double> values, QWidget* parent)
    : ChartPanel(tr("%1: difference per query").arg(name), parent)
    , m_values(std::move(values))
    , m_chart(new DifferenceView(this))
{
    std::sort(m_values.begin(), m_values.end());
    setShortTitle(name);
    setRemark(tr("%n queries", nullptr, static_cast<int>(m_values.size())));
    m_chart->setAccessibleName(title());
    addWidget(m_chart, 1);
}

void ValuesPanel::setMeanShown(bool shown)
{
    m_isMeanShown = shown;
    request();
}

QString ValuesPanel::differenceOf(double value) const
{
    return differenceText(0.0, value, format().digits, format().locale);
}

DifferenceChart ValuesPanel::differences() const
{
    DifferenceChart chart;
    chart.differences = m_values;
    chart.xTitle = tr("queries sorted by Δ");
    chart.yTitle = tr("difference");
    chart.format = format();
    if (m_isMeanShown) {
        chart.mean = core::meanOf(std::span<const double>(m_values));
        chart.meanText = tr("mean %1").arg(differenceOf(*chart.mean));
    }
    return chart;
}

QString ValuesPanel::caption() const
{
    return tr("The difference between two runs on each of %n queries, in ascending order.", nullptr,
              static_cast<int>(m_values.size()));
}

void ValuesPanel::refresh()
{
    m_chart->setChart(differences());
    const auto told = [this](std::size_t place) {
        return tr("Query %1 of %2: %3.")
            .arg(place + 1)
            .arg(m_values.size())
            .arg(differenceOf(m_values[place]));
    };
    m_chart->setWords({caption(), told, told});
}

PaperFigure ValuesPanel::paperFigure() const
{
    const DifferenceChart chart = differences();
    PaperFigure figure;
    figure.kind = QStringLiteral("delta");
    figure.title = title();
    figure.caption = caption();
    figure.description = caption();
    figure.paint = [chart](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
        paintQueries<DifferenceFigure>(chart, std::nullopt, device, points, style);
    };
    return figure;
}

}  // namespace ui
