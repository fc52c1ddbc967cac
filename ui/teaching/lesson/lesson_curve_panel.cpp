// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/lesson_curve_panel.h"

#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/charts/view/chart_view.h"
#include "ui/ranking/chart/cutoff_chart.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/teaching/lesson/guess/guess_marks.h"
#include "ui/text/words/caption_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

LessonCurvePanel::LessonCurvePanel(const LessonDocument& lesson, std::vector<NamedList> lists,
                                   QWidget* parent)
    : ChartPanel(tr("Measure against cutoff"), parent)
    , m_lesson(lesson)
    , m_lists(std::move(lists))
    , m_chart(new ChartView(this))
{
    m_chart->setAccessibleName(title());
    m_chart->setEmptyText(tr("Add documents to see how the values change with k."));
    addWidget(m_chart, 1);
    connect(m_chart, &ChartView::markerMoved, this, [this](double k) {
        for (const NamedList& list : m_lists)
            list.document->setCutoff(static_cast<std::size_t>(std::max(1L, std::lround(k))));
    });
    for (const NamedList& list : m_lists)
        connect(list.document, &RankingDocument::changed, this, &LessonCurvePanel::request);
}

Chart LessonCurvePanel::curves() const
{
    CutoffChartOptions options;
    options.companions.clear();
    options.format = format();
    for (const NamedList& list : m_lists)
        options.depth = std::max(options.depth.value_or(0), lastCutoff(*list.document));
    Chart chart;
    for (const NamedList& list : m_lists) {
        Chart one = cutoffChart(*list.document, options);
        const auto guesses = guessMarks(m_lesson, list.data, list.document->session().selected,
                                        static_cast<int>(chart.series.size()));
        chart.backdrop.guesses.insert(chart.backdrop.guesses.end(), guesses.begin(), guesses.end());
        for (Series& series : one.series) {
            if (m_lists.size() > 1)
                series.name = tr("%1 for %2").arg(series.name, list.name);
            chart.series.push_back(std::move(series));
        }
        chart.axes = std::move(one.axes);
        chart.marker = one.marker;
    }
    return chart;
}

void LessonCurvePanel::refresh()
{
    Chart chart = curves();
    m_chart->setSeries(std::move(chart.series), chart.axes);
    m_chart->setBackdrop(chart.backdrop);
    m_chart->setMarker(chart.marker);
}

QString LessonCurvePanel::caption() const
{
    QStringList lists;
    for (const NamedList& list : m_lists)
        lists << list.name;
    return tr("Lists %1 at every cutoff k. Only the top k ranks count.").arg(listText(lists));
}

PaperFigure LessonCurvePanel::paperFigure() const
{
    const Chart chart = curves();
    PaperFigure figure = ui::paperFigure(chart);
    figure.kind = QStringLiteral("metric-vs-k");
    if (!figure.paint)
        return figure;
    figure.caption = caption();
    QStringList methods;
    for (const NamedList& list : m_lists)
        methods << listCaption(*list.document);
    figure.methods = joinedSentences(methods);
    figure.data = [chart] { return figureData(chart); };
    return figure;
}

}  // namespace ui
