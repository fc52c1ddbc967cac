// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/class_charts_panel.h"

#include "ui/charts/view/chart_view.h"
#include "ui/charts/view/curve_view.h"
#include "ui/charts/view/matrix_view.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QComboBox>
#include <QStackedWidget>

#include <utility>

namespace ui {

ClassChartsPanel::ClassChartsPanel(ClassifierDocument& document, QWidget* parent)
    : ClassifierChartPanel(tr("All classes"), document, parent)
    , m_shown(new QComboBox(this))
    , m_views(new QStackedWidget(this))
    , m_curves(new CurveView(this))
    , m_calibration(new ChartView(this))
    , m_matrix(new MatrixView(this))
    , m_work(this)
    , m_intervalWork(this)
{
    m_shown->addItems({tr("ROC curves"), tr("Precision–recall curves"), tr("Calibration"),
                       tr("Confusion matrix")});
    m_shown->setAccessibleName(tr("Chart of all classes"));
    keepSwitch(*m_shown, QStringLiteral("chart"));
    addTitleWidget(m_shown);
    for (QWidget* view : std::initializer_list<QWidget*>{m_curves, m_calibration, m_matrix}) {
        view->setAccessibleName(title());
        m_views->addWidget(view);
    }
    addWidget(m_views, 1);
    connect(m_shown, &QComboBox::currentIndexChanged, this, &ClassChartsPanel::draw);
    for (SideWork* work : {&m_work, &m_intervalWork})
        connect(&document, &ClassifierDocument::aboutToChange, work, &SideWork::stop);
}

ClassChart ClassChartsPanel::chosen() const
{
    return static_cast<ClassChart>(m_shown->currentIndex());
}

ClassCharts ClassChartsPanel::charts() const
{
    const core::ClassSamples* several = document().several();
    return {document(), several && several->classes == m_factsOf ? m_facts : nullptr, format(),
            m_intervals};
}

/// Charts of the same classes stay until the new ones are known.
void ClassChartsPanel::refresh()
{
    m_work.stop();
    m_intervalWork.stop();
    m_intervals.reset();
    const core::ClassSamples* several = document().several();
    if (several)
        m_work.make(
            several->size() * several->classes.size(),
            [several, settings = document().session().settings](const std::stop_token& stop) {
                return std::make_shared<const ClassChartFacts>(
                    classChartFacts(*several, settings, stop));
            },
            [this](auto facts) {
                m_facts = std::move(facts);
                m_factsOf = document().several()->classes;
                draw();
                takeIntervals();
            });
    if (!several || m_work.isRunning())
        draw();
}

void ClassChartsPanel::takeIntervals()
{
    const core::ClassSamples* several = document().several();
    m_intervalWork.make(
        several->size() * several->classes.size() * core::BootstrapRules().rounds,
        [several, settings = document().session().settings,
         facts = m_facts](const std::stop_token& stop) {
            return legendIntervals(*several, settings, *facts, stop);
        },
        [this](auto intervals) { m_intervals = std::move(intervals); });
}

void ClassChartsPanel::draw()
{
    setRemark(m_work.isRunning() ? tr("calculating…") : QString());
    const ClassCharts charts = this->charts();
    const ClassChart kind = chosen();
    const QString why = charts.whyEmpty(kind);
    if (kind == ClassChart::Matrix) {
        m_views->setCurrentWidget(m_matrix);
        m_matrix->setEmptyText(why);
        m_matrix->setChart(why.isEmpty() ? charts.matrix() : MatrixChart(), charts.wholeText(kind));
        return;
    }
    if (kind == ClassChart::Calibration) {
        m_views->setCurrentWidget(m_calibration);
        Chart chart = charts.calibration();
        m_calibration->setEmptyText(why);
        m_calibration->setMarkerWords({}, charts.wholeText(kind));
        m_calibration->setSeries(std::move(chart.series), chart.axes);
        m_calibration->setBackdrop(std::move(chart.backdrop));
        return;
    }
    m_views->setCurrentWidget(m_curves);
    m_curves->setEmptyText(why);
    CurveWords words;
    words.whole = charts.wholeText(kind);
    m_curves->setWords(std::move(words));
    m_curves->setChart(why.isEmpty() ? charts.curves(kind) : CurveChart());
}

PaperFigure ClassChartsPanel::paperFigure() const
{
    return charts().figure(chosen());
}

}  // namespace ui
