// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/curve_panel.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/charts/view/chart_view.h"
#include "ui/ranking/chart/pointed_rank.h"
#include "ui/text/measures/measure_words.h"
#include "ui/toolkit/panel/popover_button.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/theme/text_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr int choiceColumns = 4;
constexpr QSizeF choiceSize{430, 320};  // in design pixels

}  // namespace

CurvePanel::CurvePanel(RankingDocument& document, QWidget* parent)
    : ChartPanel(tr("Measure against cutoff"), parent)
    , m_document(document)
    , m_chart(new ChartView(this))
    , m_choice(new PopoverButton(
          tr("Curves"), choiceSize, document.history(), [this] { return makeChoice(); }, this))
{
    m_chart->setAccessibleName(title());
    m_chart->setEmptyText(tr("Add documents to see how the values change with k."));
    m_choice->setObjectName(QStringLiteral("more"));
    m_choice->setText(QStringLiteral("⋯"));
    m_choice->setAccessibleName(tr("Curves"));
    m_choice->setToolTip(tr("Choose which measures to draw with the current one"));
    m_choice->content();  // its switches are restored
    addHeaderWidget(m_choice);
    addWidget(m_chart, 1);
    connect(m_chart, &ChartView::markerMoved, this,
            [this](double k) { m_document.setCutoff(rankAt(k)); });
    pointAtRanks(*m_chart, document);
    connect(&document, &RankingDocument::changed, this, &CurvePanel::request);
}

/// A box for every measure, and how deep the curves go.
QWidget* CurvePanel::makeChoice()
{
    auto* choice = new QWidget;
    auto* grid = new QGridLayout(choice);
    keepGridSpacing(*choice, *grid, {12, 10, 12, 10}, {14, 4});
    const std::vector<core::Measure>& drawn = m_options.companions;
    int place = 0;
    for (const core::MeasureRow& row : core::measureTable()) {
        const QString name = QString::fromUtf8(row.name);
        auto* box = new QCheckBox(name, choice);
        box->setToolTip(measureTitle(row.measure));
        box->setAccessibleDescription(box->toolTip());
        box->setChecked(std::find(drawn.begin(), drawn.end(), row.measure) != drawn.end());
        keepSwitch(*box, QStringLiteral("curve ") + name);
        connect(box, &QCheckBox::toggled, this,
                [this, measure = row.measure](bool on) { toggle(measure, on); });
        grid->addWidget(box, place / choiceColumns, place % choiceColumns);
        ++place;
    }
    const int last = grid->rowCount();
    grid->addWidget(makeDepths(*choice), last, 0, 1, choiceColumns, Qt::AlignLeft);
    grid->setRowStretch(last + 1, 1);
    return choice;
}

QComboBox* CurvePanel::makeDepths(QWidget& choice)
{
    auto* depths = new QComboBox(&choice);
    depths->setObjectName(QStringLiteral("depth"));
    depths->setAccessibleName(tr("Range of cutoffs"));
    depths->setToolTip(tr("Choose the range of cutoffs"));
    depths->addItem(tr("Automatic"));
    for (const int depth : {20, 100, 1000, 10000})
        depths->addItem(tr("To k = %1").arg(depth), depth);
    depths->addItem(tr("To the end of the list"), std::numeric_limits<int>::max());
    keepSwitch(*depths, QStringLiteral("depth"));
    connect(depths, &QComboBox::currentIndexChanged, this, [this, depths] {
        const QVariant depth = depths->currentData();
        m_chosenDepth = depth.isValid() ? std::optional<std::size_t>(depth.toInt()) : std::nullopt;
        m_lastDepth = 0;
        request();
    });
    return depths;
}

void CurvePanel::toggle(core::Measure measure, bool on)
{
    std::erase(m_options.companions, measure);
    if (on)
        m_options.companions.push_back(measure);
    request();
}

CutoffChartOptions CurvePanel::options() const
{
    CutoffChartOptions options = m_options;
    options.format = format();
    return options;
}

void CurvePanel::refresh()
{
    const std::size_t last = lastCutoff(m_document);
    const bool isCutoffBeyond = m_document.session().cutoff > m_options.depth.value_or(0);
    // Not while the cutoff is dragged: the axis would move under the mouse.
    if (last != std::exchange(m_lastDepth, last) || isCutoffBeyond)
        m_options.depth = m_chosenDepth ? std::min(*m_chosenDepth, last) : helpfulDepth(m_document);
    Chart chart = cutoffChart(m_document, options());
    chart.axes.xTitle = cutoffTitle(m_document, options());
    chart.axes.yTitle.clear();
    chart.axes.hasFront = true;
    m_chart->setSeries(std::move(chart.series), chart.axes);
    m_chart->setMarker(chart.marker);
}

PaperFigure CurvePanel::paperFigure() const
{
    return cutoffFigure(m_document, options());
}

}  // namespace ui
