// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/model_curves_panel.h"

#include "ui/charts/view/curve_view.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace ui {

ModelCurvesPanel::ModelCurvesPanel(ClassifierDocument& document,
                                   std::unique_ptr<ModelCurves> curves, QWidget* parent)
    : ClassifierChartPanel(curves->title(), document, parent)
    , m_curves(std::move(curves))
    , m_view(new CurveView(this))
    , m_more(&addMenu(tr("Show"), tr("Choose what to show")))
    , m_bandWork(this)
    , m_intervalWork(this)
{
    m_view->setAccessibleName(title());
    m_more->menu()->setToolTipsVisible(true);
    m_more->hide();  // until there is a choice
    addWidget(m_view, 1);
    connect(m_view, &CurveView::pointMoved, this, [this](int line, std::size_t index) {
        choose({line, index});
    });
    connect(m_view, &CurveView::pointReleased, &document, &ClassifierDocument::endMove);
    connect(&document, &ClassifierDocument::aboutToChange, this, [this] {
        // A cancelled computation leaves no bands and no intervals.
        if (m_bandWork.isRunning())
            m_bandsOf.clear();
        m_bandWork.stop();
        if (m_intervalWork.isRunning())
            m_intervalsOf.clear();
        m_intervalWork.stop();
    });
}

void ModelCurvesPanel::setReached(std::optional<std::size_t> point)
{
    if (point == m_options.reached)
        return;
    m_options.reached = point;
    request();
}

void ModelCurvesPanel::setGuesses(std::vector<ChartBackdrop::Guess> guesses)
{
    m_options.guesses = std::move(guesses);
    request();
}

void ModelCurvesPanel::setBandRules(const core::BootstrapRules& rules)
{
    m_options.band = rules;
    m_bandsOf.clear();
    request();
}

QAction* ModelCurvesPanel::addBandSwitch()
{
    return addChoice(QStringLiteral("band"), tr("band"),
                     tr("The spread of curves from resampled data: at each point, 95% of them lie "
                        "within the band"),
                     &ModelCurvesOptions::hasBand);
}

QAction* ModelCurvesPanel::addChoice(const QString& name, const QString& text, const QString& tip,
                                     bool ModelCurvesOptions::*choice)
{
    auto* action = new QAction(text, this);
    action->setToolTip(tip);
    action->setCheckable(true);
    keepSwitch(*action, name);
    m_more->menu()->addAction(action);
    m_more->show();
    connect(action, &QAction::toggled, this, [this, choice](bool isOn) {
        m_options.*choice = isOn;
        m_curves->setOptions(m_options);
        setTitle(m_curves->title());
        request();
    });
    return action;
}

void ModelCurvesPanel::refresh()
{
    m_options.format = format();
    m_curves->setOptions(m_options);
    m_curves->update();
    takeBands();
    takeIntervals();
    if (m_curves->isEmpty() || m_options.reached)
        setRemark({});
    else
        setRemark(m_bandWork.isRunning() ? tr("Calculating the band…") : m_curves->remark());
    m_view->setChart(m_curves->chart());
    m_view->setEmptyText(m_curves->whyEmpty());  // after places were updated
}

/// Kept as long as the curves.
void ModelCurvesPanel::takeBands()
{
    auto requested = m_curves->requestedBands();
    if (requested == m_bandsOf)
        return;
    m_bandWork.stop();
    m_bandsOf = std::move(requested);
    m_bandWork.make(
        document().size() * m_bandsOf.size() * m_options.band.rounds,
        [make = m_curves->bandMaking()](const std::stop_token& stop) { return make(stop); },
        [this](auto made) {
            m_curves->setBands(made);
            request();
        });
}

/// Only figures show them.
void ModelCurvesPanel::takeIntervals()
{
    auto requested = m_curves->requestedIntervals();
    if (requested == m_intervalsOf)
        return;
    m_intervalWork.stop();
    m_intervalsOf = std::move(requested);
    m_intervalWork.make(
        document().size() * m_intervalsOf.size() * core::BootstrapRules().rounds,
        [make = m_curves->intervalMaking()](const std::stop_token& stop) { return make(stop); },
        [this](auto made) { m_curves->setIntervals(std::move(made)); });
}

void ModelCurvesPanel::mark()
{
    if (m_curves->isEmpty()) {
        m_view->setWords({});
        return;
    }
    m_view->setCurrent(m_curves->current());
    m_view->setHighlight(m_curves->placesOfHighlight());
    // Another threshold may have the same point.
    m_view->setWords({m_curves->wholeText(m_view->chart()),
                      [this](CurvePlace place) { return m_curves->labelAt(place); },
                      [this](CurvePlace place) { return m_curves->sentenceAt(place); },
                      [this](CurvePlace place) { return m_curves->readingAt(place); },
                      [this](CurvePlace place) { return m_curves->nameAt(place); }});
}

void ModelCurvesPanel::choose(CurvePlace place)
{
    document().setPoint(static_cast<std::size_t>(place.line), m_curves->pointOf(place));
}

PaperFigure ModelCurvesPanel::paperFigure() const
{
    return m_curves->figure(CurvePlane{m_view->shownX(), m_view->shownY()});
}

}  // namespace ui
