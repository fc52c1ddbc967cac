#include "ui/ranking/ranking_workspace.h"

#include "ui/chart/chart_export.h"
#include "ui/chart/chart_view.h"
#include "ui/panel_group.h"
#include "ui/ranking/comparison_panel.h"
#include "ui/ranking/conventions_panel.h"
#include "ui/ranking/curve_panel.h"
#include "ui/ranking/definition_panel.h"
#include "ui/ranking/gain_panel.h"
#include "ui/ranking/list_panels.h"
#include "ui/ranking/loss_panel.h"
#include "ui/ranking/ribbon_panel.h"
#include "ui/ranking/score_cards.h"
#include "ui/ranking/step_mode.h"
#include "ui/ranking/step_panel.h"
#include "ui/ranking/step_reach.h"
#include "ui/ranking/what_if_panel.h"
#include "ui/theme/theme.h"

#include <QDataStream>
#include <QEvent>
#include <QHBoxLayout>
#include <QIODevice>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int layoutVersion = 2;

QSplitter* makeSplitter(Qt::Orientation orientation, const Theme& theme, QWidget* parent)
{
    auto* splitter = new QSplitter(orientation, parent);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(theme.px(10));
    return splitter;
}

}  // namespace

RankingWorkspace::RankingWorkspace(RankingDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_stepMode(new StepMode(document, this))
    , m_rankedList(new RankedListPanel(document, this))
    , m_notRetrieved(new NotRetrievedPanel(document, this))
    , m_cards(new ScoreCards(document, this))
    , m_steps(new StepPanel(document, this))
    , m_curve(new CurvePanel(document, this))
    , m_gain(new GainPanel(document, this))
    , m_ribbons(new RibbonPanel(document, this))
    , m_definition(new DefinitionPanel(document, this))
    , m_conventions(new ConventionsPanel(document, this))
    , m_whatIf(new WhatIfPanel(document, this))
    , m_loss(new LossPanel(document, this))
    , m_comparison(new ComparisonPanel(document, this))
{
    setObjectName(QStringLiteral("workspace"));
    setAttribute(Qt::WA_StyledBackground);
    makeGroups();
    makeSplitters();
    connectLists();
    followSteps();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 10, 10, 10);
    layout->addWidget(m_columns);
}

void RankingWorkspace::makeGroups()
{
    m_charts = new PanelGroup(this);
    m_charts->add(m_curve, tr("Metric vs k"));
    m_charts->add(m_gain, tr("Gain by rank"));
    m_charts->add(m_ribbons, tr("Actual vs ideal"));
    m_advice = new PanelGroup(this);
    m_advice->add(m_whatIf, tr("Help most"));
    m_advice->add(m_loss, tr("Loss"));
    m_advice->add(m_comparison, tr("A/B"));
    m_rules = new PanelGroup(this);
    m_rules->add(m_conventions, tr("Other tools"));
    m_rules->add(m_definition, tr("Definition"));
}

void RankingWorkspace::followSteps()
{
    m_steps->follow(*m_stepMode);
    connect(m_stepMode, &StepMode::changed, this, [this] {
        showReached(*m_stepMode, {*m_cards, *m_curve, *m_gain, *m_ribbons});
        // These tell the value all at once.
        for (Panel* panel :
             std::initializer_list<Panel*>{m_whatIf, m_loss, m_conventions, m_comparison})
            panel->conceal(m_stepMode->isResultReached()
                               ? QString()
                               : tr("Hidden until the steps have reached the result."));
    });
}

void RankingWorkspace::makeSplitters()
{
    const Theme theme = Theme::of(*this);
    m_lists = makeSplitter(Qt::Vertical, theme, this);
    m_lists->addWidget(m_rankedList);
    m_lists->addWidget(m_notRetrieved);
    m_right = makeSplitter(Qt::Vertical, theme, this);
    m_right->addWidget(m_advice);
    m_right->addWidget(m_rules);
    m_bottom = makeSplitter(Qt::Horizontal, theme, this);
    m_bottom->addWidget(m_charts);
    m_bottom->addWidget(m_right);
    m_explanation = makeSplitter(Qt::Vertical, theme, this);
    m_explanation->addWidget(m_steps);
    m_explanation->addWidget(m_bottom);
    m_columns = makeSplitter(Qt::Horizontal, theme, this);
    m_columns->addWidget(m_lists);
    m_columns->addWidget(makeExplanation());
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
}

QWidget* RankingWorkspace::makeExplanation()
{
    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_cards);
    layout->addWidget(m_explanation, 1);
    return column;
}

void RankingWorkspace::setFormat(const NumberFormat& format)
{
    m_cards->setFormat(format);
    m_steps->setFormat(format);
    m_curve->setFormat(format);
    m_gain->setFormat(format);
    m_ribbons->setFormat(format);
    m_conventions->setFormat(format);
    m_whatIf->setFormat(format);
    m_loss->setFormat(format);
    m_comparison->setFormat(format);
}

void RankingWorkspace::connectLists()
{
    connect(m_loss, &LossPanel::documentsChosen, this,
            [this](const std::vector<std::size_t>& ranked,
                   const std::vector<std::size_t>& notRetrieved) {
                m_rankedList->view().selectRows(ranked);
                m_notRetrieved->view().selectRows(notRetrieved);
            });
}

PaperFigure RankingWorkspace::shownChart() const
{
    if (m_charts->front() == m_gain)
        return m_gain->paperFigure();
    if (m_charts->front() == m_ribbons)
        return m_ribbons->paperFigure();
    return paperFigure(m_curve->chart().chart());
}

void RankingWorkspace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_arranged)
        resetLayout();
}

void RankingWorkspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareTheRight();
}

void RankingWorkspace::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    // Before it is shown, its height says nothing yet.
    if (event->type() == QEvent::FontChange && isVisible())
        shareTheRight();
}

void RankingWorkspace::bringToFront(const Panel& panel)
{
    for (PanelGroup* group : groups())
        group->bringToFront(panel);
}

bool RankingWorkspace::isLow() const
{
    return height() < Theme::of(*this).px(680);
}

void RankingWorkspace::shareTheRight()
{
    const bool isShared = m_rules->count() == 0;
    if (isLow() == isShared)
        return;
    PanelGroup& from = isShared ? *m_advice : *m_rules;
    PanelGroup& to = isShared ? *m_rules : *m_advice;
    for (Panel* panel : {static_cast<Panel*>(m_conventions), static_cast<Panel*>(m_definition)})
        from.moveTo(to, panel);
    m_rules->setVisible(isShared);
}

void RankingWorkspace::resetLayout()
{
    m_arranged = true;
    shareTheRight();
    const Theme theme = Theme::of(*this);
    const bool narrow = width() < theme.px(1150);
    const int list = theme.px(narrow ? 252 : 332);
    m_columns->setSizes({list, std::max(width() - list, 2 * list)});
    m_lists->setSizes({540, 140});
    m_explanation->setSizes(isLow() ? QList<int>{300, 160} : QList<int>{400, 285});
    m_bottom->setSizes({540, 510});
    m_right->setSizes({150, 135});
    for (PanelGroup* group : groups())
        if (group->count() > 0)
            group->setCurrentIndex(0);
}

QList<QSplitter*> RankingWorkspace::splitters() const
{
    return {m_columns, m_lists, m_explanation, m_bottom, m_right};
}

QList<PanelGroup*> RankingWorkspace::groups() const
{
    return {m_charts, m_advice, m_rules};
}

QByteArray RankingWorkspace::layoutState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << layoutVersion;
    for (const QSplitter* splitter : splitters())
        stream << splitter->saveState();
    for (const PanelGroup* group : groups())
        stream << group->currentIndex();
    return state;
}

bool RankingWorkspace::restoreLayout(const QByteArray& state)
{
    QDataStream stream(state);
    int version = 0;
    stream >> version;
    if (version != layoutVersion)
        return false;
    QByteArrayList sizes(splitters().size());
    QList<int> fronts(groups().size());
    for (QByteArray& part : sizes)
        stream >> part;
    for (int& front : fronts)
        stream >> front;
    if (stream.status() != QDataStream::Ok)
        return false;
    const QByteArray before = layoutState();
    for (qsizetype i = 0; i < sizes.size(); ++i)
        if (!splitters()[i]->restoreState(sizes[i])) {
            restoreLayout(before);
            return false;
        }
    for (qsizetype i = 0; i < fronts.size(); ++i)
        if (fronts[i] >= 0 && fronts[i] < groups()[i]->count())
            groups()[i]->setCurrentIndex(fronts[i]);
    m_arranged = true;
    return true;
}

}  // namespace ui
