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
    connect(m_shown, &QComboBox::currentIndexChanged, this, &ClassChartsPanel::request);
}

ClassChart ClassChartsPanel::chosen() const
{
    return static_cast<ClassChart>(m_shown->currentIndex());
}

void ClassChartsPanel::refresh()
{
    const ClassCharts charts(document(), format());
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
    return ClassCharts(document(), format()).figure(chosen());
}

}  // namespace ui
