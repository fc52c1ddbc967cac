// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/ranking_workspace.h"

#include "ui/charts/view/chart_view.h"
#include "ui/ranking/chart/curve_panel.h"
#include "ui/ranking/chart/gain_panel.h"
#include "ui/ranking/chart/ribbon_panel.h"
#include "ui/ranking/compare/comparison_panel.h"
#include "ui/ranking/compare/conventions_panel.h"
#include "ui/ranking/compare/loss_panel.h"
#include "ui/ranking/compare/what_if_panel.h"
#include "ui/ranking/definition_panel.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/list/list_panels.h"
#include "ui/ranking/list/query_strip.h"
#include "ui/ranking/preview_mark.h"
#include "ui/ranking/steps/mean_panel.h"
#include "ui/ranking/steps/score_cards.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/ranking/steps/step_panel.h"
#include "ui/ranking/steps/step_reach.h"
#include "ui/ranking/steps/steps_view.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/panel/refresh_when_shown.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QBackingStore>
#include <QEvent>
#include <QLineEdit>
#include <QPaintEngine>
#include <QPainter>
#include <QSplitter>
#include <QTimerEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int layoutVersion = 2;

/// All panels together, in design pixels.
constexpr double leastWidth = 560;
constexpr double leastHeight = 470;
constexpr double leastHeightOfNarrow = 1160;
constexpr double leastHeightOfSimple = 620;  ///< in a narrow window
/// Below this, the groups of charts and advice are stacked.
constexpr double narrowWidth = 900;

/// Reserves space for the tallest chart, created or not, so that nothing moves when it appears.
void keepRoom(PanelGroup& charts)
{
    constexpr double chartWithHeader = 174;
    charts.setMinimumHeight(Theme::of(charts).px(chartWithHeader));
}

/// Whether the widget is painting on screen, not into a picture.
bool paintsOnScreen(QWidget& widget)
{
    const QPainter painter(&widget);
    QBackingStore* store = widget.backingStore();
    return store && painter.paintEngine()->paintDevice() == store->paintDevice();
}

}  // namespace

RankingWorkspace::RankingWorkspace(RankingDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_stepMode(new StepMode(document, this))
    , m_rankedList(new RankedListPanel(document))
    , m_notRetrieved(new NotRetrievedPanel(document, nullptr, Content::Later))
    , m_cards(new ScoreCards(document, nullptr, Content::Later))
    , m_steps(new StepPanel(document, nullptr, Content::Later))
{
    show();  // shown later, it would be laid out twice
    makeGroups();
    makeSplitters();
    followSteps();
    connect(&document, &RankingDocument::changed, this, &RankingWorkspace::followLists);
    connect(&document, &RankingDocument::listChanged, this, [this](const ListChange& change) {
        m_sharedWidth = change.kind == ListChange::Kind::Replaced ? 0 : m_sharedWidth;
        if (change.kind == ListChange::Kind::Replaced && isArranged())
            followWindow();
    });
    connect(&m_rankedList->question(), &GradesQuestion::bothRequested, this,
            [this] { bringToFront(comparison()); });
    connect(&m_rankedList->question(), &GradesQuestion::queriesTaken, this,
            &RankingWorkspace::showMean);
    connect(m_cards, &ScoreCards::meanRequested, this, &RankingWorkspace::showMean);
    connect(&document.bounds(), &ListBounds::wantedFound, this, &RankingWorkspace::goToRequested);
    for (QWidget* shown : std::initializer_list<QWidget*>{m_rankedList, m_cards, m_steps})
        new PreviewMark(document, *shown);
}

template <class Made>
std::function<Panel*()> RankingWorkspace::making(Made*& panel)
{
    return [this, &panel] {
        panel = new Made(m_document);
        panel->setFormat(m_format);
        if (m_stepMode->isOn())
            showReach();
        return panel;
    };
}

void RankingWorkspace::makeGroups()
{
    m_explained = new PanelGroup;
    m_explained->add(m_steps, tr("Steps"));
    m_explained->add(making(m_mean), tr("Mean"));
    m_explained->setAlone(true);
    m_charts = new PanelGroup;
    m_charts->add(making(m_curve), tr("Measure vs k"));
    m_charts->add(making(m_gain), tr("Gain by rank"));
    m_charts->add(making(m_ribbons), tr("Actual vs ideal"));
    m_advice = new PanelGroup;
    m_advice->add(making(m_whatIf), tr("Improve"));
    m_advice->add(
        [this, make = making(m_loss)] {
            Panel* panel = make();
            connect(m_loss, &LossPanel::documentsChosen, this, &RankingWorkspace::chooseDocuments);
            return panel;
        },
        tr("Loss"));
    m_advice->add(making(m_comparison), tr("A/B"));
    m_rules = new PanelGroup;
    m_rules->add(making(m_conventions), tr("Other tools"));
    m_rules->add(
        [this, make = making(m_definition)] {
            Panel* panel = make();
            if (m_asWeights)
                m_definition->offerDiscountForm(*m_asWeights);
            return panel;
        },
        tr("Rules"));
}

bool RankingWorkspace::isComplete() const
{
    return std::ranges::all_of(arranged().groups,
                               [](const PanelGroup* group) { return group->emptyPlace() < 0; });
}

void RankingWorkspace::complete()
{
    m_filling.stop();
    for (PanelGroup* group : arranged().groups)
        for (int place = group->emptyPlace(); place >= 0; place = group->emptyPlace())
            group->fill(place);
    fillEarly();
    m_explained->fill(1);
    m_steps->pairs();
    followWindow();
}

void RankingWorkspace::fillEarly()
{
    m_cards->fill();
    m_steps->fill();
    m_notRetrieved->fill();
}

void RankingWorkspace::fillFronts()
{
    fillEarly();
    for (PanelGroup* group : arranged().groups)
        if (group->count() > 0)
            group->fill(group->currentIndex());
}

void RankingWorkspace::fillOneBehind()
{
    for (PanelGroup* group : arranged().groups)
        if (const int place = group->emptyPlace(); place >= 0) {
            group->fill(place);
            return;
        }
}

void RankingWorkspace::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (isComplete())
        return;
    // A picture is painted only once.
    if (paintsOnScreen(*this))
        m_filling.start(0, this);
    else
        complete();
}

void RankingWorkspace::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_filling.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    const bool hasFronts = std::ranges::all_of(arranged().groups, [](const PanelGroup* group) {
        return group->count() == 0 || group->front();
    });
    if (isComplete())
        complete();
    else
        hasFronts ? fillOneBehind() : fillFronts();
}

void RankingWorkspace::followSteps()
{
    m_steps->follow(*m_stepMode);
    connect(&m_steps->steps(), &StepsView::stopRequested, m_stepMode, &StepMode::toggleStopAt);
    connect(m_stepMode, &StepMode::changed, this, &RankingWorkspace::showReach);
    connect(m_stepMode, &StepMode::toggled, this, [this](bool on) {
        if (!on)
            return;
        m_explained->bringToFront(*m_steps);
        // In a text field, these keys are typing.
        if (qobject_cast<QLineEdit*>(QApplication::focusWidget()) &&
            isAncestorOf(QApplication::focusWidget()))
            m_rankedList->view().setFocus();
    });
}

void RankingWorkspace::showReach()
{
    showReached(*m_stepMode, {m_cards, m_curve, m_gain, m_ribbons});
    m_rankedList->queries().setConcealed(!m_stepMode->isResultReached());
    // These panels reveal the whole value.
    for (Panel* panel :
         std::initializer_list<Panel*>{m_whatIf, m_loss, m_conventions, m_comparison, m_mean})
        if (panel)
            panel->conceal(m_stepMode->isResultReached() ? QString()
                                                         : tr("Hidden until the last step."));
}

void RankingWorkspace::makeSplitters()
{
    // From the outermost inwards, so that each panel gets its position and style only once.
    const Theme theme = Theme::of(*this);
    m_columns = makePanelSplitter(Qt::Horizontal, theme, nullptr);
    showColumns(*m_columns);
    adoptSizes();
    m_lists = makePanelSplitter(Qt::Vertical, theme, nullptr);
    m_columns->addWidget(m_lists);
    m_lists->addWidget(m_rankedList);
    m_lists->addWidget(m_notRetrieved);
    auto* column = new QWidget;
    m_columns->addWidget(column);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_explanation = makePanelSplitter(Qt::Vertical, theme, nullptr);
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(10);
    rows->addWidget(m_cards);
    rows->addWidget(m_explanation, 1);
    m_bottom = makePanelSplitter(Qt::Horizontal, theme, nullptr);
    m_right = makePanelSplitter(Qt::Vertical, theme, nullptr);
    m_explanation->addWidget(m_explained);
    m_explanation->addWidget(m_bottom);
    m_bottom->addWidget(m_charts);
    m_bottom->addWidget(m_right);
    m_right->addWidget(m_advice);
    m_right->addWidget(m_rules);
    // Delayed, because panels also come to the front while they are created or moved.
    for (const PanelGroup* group : arranged().groups)
        connect(
            group, &PanelGroup::frontChanged, this,
            [this] {
                const bool isFree = isArranged() && followsWindow() && !simpleForm().isOn();
                if (isFree)
                    shareRow(m_bottom->width() - m_bottom->handleWidth());
            },
            Qt::QueuedConnection);
    watchBorders();
}

QString RankingWorkspace::tableCaption() const
{
    return measureTableCaption(m_document, m_format.digits);
}

void RankingWorkspace::setFormat(const NumberFormat& format)
{
    if (m_format == format)
        return;
    m_format = format;
    Workspace::setFormat(format);
    m_cards->setFormat(format);
}

void RankingWorkspace::offerDiscountForm(QAction& asWeights)
{
    m_asWeights = &asWeights;
    m_steps->steps().addAction(&asWeights);
    if (m_definition)
        m_definition->offerDiscountForm(asWeights);
}

void RankingWorkspace::chooseDocuments(const std::vector<std::size_t>& ranked,
                                       const std::vector<std::size_t>& notRetrieved)
{
    m_rankedList->view().selectRows(ranked);
    m_notRetrieved->view().selectRows(notRetrieved);
}

void RankingWorkspace::goToRequested(const std::vector<core::WantedJudgment>& requested)
{
    const QString measure =
        QString::fromStdString(core::toText(m_document.definition(m_document.session().selected)));
    if (requested.empty()) {
        emit m_document.bounds().told(nothingWantedSentence(measure));
        return;
    }
    const auto chosen = std::ranges::find(requested, m_document.currentRank().value_or(0),
                                          &core::WantedJudgment::rankInA);
    const bool isLast = chosen == requested.end() || chosen + 1 == requested.end();
    const core::WantedJudgment& next = isLast ? requested.front() : *(chosen + 1);
    const std::size_t row = next.rankInA - 1;
    m_rankedList->view().selectRows({row});
    m_rankedList->view().setFocus();
    emit m_document.bounds().told(
        wantedSentence(nameOf(m_document.list().ranked[row]), next, measure, m_format));
}

StepWalk* RankingWorkspace::steppedThrough()
{
    return m_stepMode;
}

std::vector<FigureSource*> RankingWorkspace::figures()
{
    complete();
    std::vector<FigureSource*> charts{m_curve, m_gain, m_ribbons};
    if (m_document.queryCount() > 1)
        charts.push_back(m_mean);
    bringFirst(charts, dynamic_cast<FigureSource*>(m_charts->front()));
    return charts;
}

void RankingWorkspace::followShowing()
{
    setArranged();
    // Panel sizes determine their contents before the first frame.
    m_steps->adoptHeight();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void RankingWorkspace::followSize()
{
    // Before the first showing, to avoid laying out all panels twice.
    if (isArranged())
        followWindow();
    else
        arrange();
}

void RankingWorkspace::followWindow()
{
    adoptSizes();
    shareTheRight();
    if (followsWindow() && !simpleForm().isOn())
        shareSizes();
}

void RankingWorkspace::followFont()
{
    // Before it is shown, its height is not known.
    if (!isVisible())
        return;
    keepRoom(*m_charts);
    followWindow();
}

/// If the text is too large for the window, panels keep their size and the whole scrolls.
void RankingWorkspace::adoptSizes()
{
    const Theme theme = Theme::of(*this);
    const double height = !isNarrow()           ? leastHeight
                          : simpleForm().isOn() ? leastHeightOfSimple
                                                : leastHeightOfNarrow;
    setLeastSize(*m_columns, {theme.px(leastWidth), theme.px(height)});
    const Qt::Orientation bottom = isNarrow() ? Qt::Vertical : Qt::Horizontal;
    if (!m_bottom || m_bottom->orientation() == bottom)
        return;
    m_bottom->setOrientation(bottom);
    m_explanation->parentWidget()->layout()->invalidate();  // its minimum size is read next
}

bool RankingWorkspace::isNarrow() const
{
    return width() < Theme::of(*this).px(narrowWidth);
}

QSize RankingWorkspace::room() const
{
    const int border = 2 * layout()->contentsMargins().left();
    return (size() - QSize(border, border)).expandedTo(m_columns->minimumSizeHint());
}

/// Two stacked panels need room for a table each.
bool RankingWorkspace::sharesTheRight() const
{
    return !isNarrow() && height() < Theme::of(*this).px(740);
}

void RankingWorkspace::shareTheRight()
{
    const bool isShared = m_rules->count() == 0;
    if (sharesTheRight() == isShared)
        return;
    PanelGroup& from = isShared ? *m_advice : *m_rules;
    PanelGroup& to = isShared ? *m_rules : *m_advice;
    constexpr int moved = 2;
    const int first = from.count() - moved;
    for (int turn = 0; turn < moved; ++turn)
        from.moveTo(to, first);
    m_rules->setVisible(isShared);
}

/// The simple view shows it, too.
void RankingWorkspace::showMean()
{
    m_explained->bringToFront(mean());
}

/// The simple view hides the comparison of A and B. A single query has no mean.
void RankingWorkspace::followLists()
{
    if (const bool isOne = m_document.queryCount() == 1;
        std::exchange(m_isOneQuery, isOne) != isOne)
        m_explained->setAlone(isOne);
    const bool hadTwo = std::exchange(m_hadTwoLists, m_document.hasTwoLists());
    if (simpleForm().isOn() && m_hadTwoLists && !hadTwo)
        emit fullRequested(comparison().title());
}

void RankingWorkspace::setSimple(bool simple)
{
    if (simple == simpleForm().isOn())
        return;
    constexpr std::size_t cards = 3;
    m_cards->setMost(simple ? std::optional(cards) : std::nullopt);
    if (simple) {
        simpleForm().begin(layoutParts(), {m_right});
        m_explanation->setSizes({480, 205});
    } else {
        simpleForm().end(layoutParts());
        shareTheRight();
    }
    adoptSizes();
}

/// The steps take the height of their rows and leave the rest to the panels below, which get two
/// fifths of a low window.
void RankingWorkspace::shareHeight()
{
    const double most = isNarrow() ? 0.38 : 0.6;
    constexpr double besideRows = 197;
    constexpr double row = 23;
    constexpr double cards = 70;
    const Theme theme = Theme::of(*this);
    const int height = room().height() - theme.px(cards);
    const auto ranks =
        static_cast<double>(std::max<std::size_t>(m_document.list().ranked.size(), 6));
    const int requested = theme.px(besideRows + row * std::min(ranks, 40.0));
    const int steps = std::min(requested, static_cast<int>(most * height));
    m_explanation->setSizes({steps, height - steps});
}

void RankingWorkspace::arrange()
{
    keepRoom(*m_charts);
    adoptSizes();
    shareTheRight();
    m_sharedWidth = 0;
    Workspace::arrange();
}

void RankingWorkspace::shareSizes()
{
    const Theme theme = Theme::of(*this);
    const bool narrow = room().width() < theme.px(1130);
    const int usual = theme.px(isNarrow() ? 224 : narrow ? 252 : 332);
    // Long names take what the steps can spare.
    const double most = isNarrow() ? 0.4 : 0.26;
    const int list = std::clamp(m_rankedList->view().widthOfWholeNames() + theme.px(4), usual,
                                std::max(usual, static_cast<int>(room().width() * most)));
    m_columns->setSizes({list, room().width() - list});
    m_lists->setSizes({540, 140});
    shareHeight();
    shareRow(room().width() - list - m_columns->handleWidth() - m_bottom->handleWidth());
    m_right->setSizes({150, 135});
}

std::array<const QWidget*, 3> RankingWorkspace::frontsOfRow() const
{
    return {m_charts->currentWidget(), m_advice->currentWidget(), m_rules->currentWidget()};
}

/// Gives priority to full names, then to tabs. If names are too long for that, they take what the
/// other place can spare.
void RankingWorkspace::shareRow(int whole)
{
    if (m_sharedBetween == frontsOfRow() && m_sharedWidth == whole)
        return;  // unchanged, also after the simple view
    m_sharedBetween = frontsOfRow();
    m_sharedWidth = whole;
    for (const PanelGroup* group : {m_charts, m_advice, m_rules})
        if (const Panel* front = group->front())
            for (auto* view : front->findChildren<QAbstractScrollArea*>())
                RefreshWhenShown::refreshAround(*view);
    if (isNarrow()) {
        m_bottom->setSizes({360, 640});
        return;
    }
    constexpr double leastShare = 0.4;
    const int least = static_cast<int>(leastShare * whole);
    const int left = std::max(m_charts->requestedWidth(), least);
    const int tables = std::max(m_advice->requestedWidth(), m_rules->requestedWidth());
    const int forms =
        std::max(m_advice->minimumSizeHint().width(), m_rules->minimumSizeHint().width());
    const int right = tables > 0 ? tables + Theme::of(*this).px(24) : forms;
    const int leftTabs = std::max(left, m_charts->widthWithTabs());
    const int rightTabs = std::max({right, m_advice->widthWithTabs(), m_rules->widthWithTabs()});
    m_bottom->setSizes(sharedWidths(whole, {540, 510},
                                    {{leftTabs, rightTabs},
                                     {left, std::max(rightTabs, least)},
                                     {leftTabs, std::max(right, least)},
                                     {left, right},
                                     {std::max(whole / 2, whole - right), right}}));
}

LayoutParts RankingWorkspace::arranged() const
{
    return {layoutVersion,
            {m_columns, m_lists, m_explanation, m_bottom, m_right},
            {m_charts, m_advice, m_rules}};
}

}  // namespace ui
