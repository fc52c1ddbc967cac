// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/ranking_workspace.h"

#include "ui/charts/view/chart_view.h"
#include "ui/explain/formula/formula_view.h"
#include "ui/ranking/chart/curve_panel.h"
#include "ui/ranking/chart/gain_panel.h"
#include "ui/ranking/chart/list_recall_panel.h"
#include "ui/ranking/chart/reader_panel.h"
#include "ui/ranking/chart/ribbon_panel.h"
#include "ui/ranking/compare/comparison_panel.h"
#include "ui/ranking/compare/conventions_panel.h"
#include "ui/ranking/compare/judging_panel.h"
#include "ui/ranking/compare/loss_panel.h"
#include "ui/ranking/compare/misplaced_panel.h"
#include "ui/ranking/compare/short_answers.h"
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
#include "ui/toolkit/accessible/spoken_edits.h"
#include "ui/toolkit/panel/fold_bar.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/panel/popover_button.h"
#include "ui/toolkit/panel/question_group.h"
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
#include <array>
#include <utility>

namespace ui {

namespace {

constexpr int layoutVersion = 4;

/// All panels together, in design pixels.
constexpr double leastWidth = 700;
constexpr double leastHeight = 380;
constexpr double listWidth = 288;
constexpr double narrowListWidth = 220;
constexpr double wideWidth = 1130;
constexpr QSizeF definitionSize{440, 460};
/// From this size, the first question is open.
constexpr QSize roomy{1800, 950};

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
    , m_cards(new ScoreCards(document, nullptr, Content::Later))
    , m_steps(new StepPanel(document, nullptr, Content::Later))
{
    show();  // shown later, it would be laid out twice
    makeGroups();
    makeSplitters();
    followSteps();
    connect(&document, &RankingDocument::changed, this, &RankingWorkspace::followLists);
    connect(&document, &RankingDocument::listChanged, this, [this](const ListChange& change) {
        if (change.kind == ListChange::Kind::Replaced && isArranged())
            followWindow();
    });
    connect(&m_rankedList->question(), &GradesQuestion::bothRequested, this,
            [this] { bringToFront(comparison()); });
    connect(&m_rankedList->question(), &GradesQuestion::queriesTaken, this,
            &RankingWorkspace::showMean);
    connect(m_cards, &ScoreCards::meanRequested, this, &RankingWorkspace::showMean);
    new SpokenEdits(document.history(), *this, [this] {
        return m_stepMode->isOn() ? QString() : selectedValueText(m_document, m_format);
    });
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

template <class Made>
std::function<Panel*()> RankingWorkspace::choosing(Made*& panel)
{
    return [this, &panel, make = making(panel)] {
        Panel* added = make();
        connect(panel, &Made::documentsChosen, this, &RankingWorkspace::chooseDocuments);
        if constexpr (requires { &Made::listRequested; })
            connect(panel, &Made::listRequested, this, [this] { m_rankedList->view().setFocus(); });
        if constexpr (requires { &Made::orderRequested; })
            connect(panel, &Made::orderRequested, this, [this] { bringToFront(ribbons()); });
        return added;
    };
}

void RankingWorkspace::makeGroups()
{
    m_explained = new PanelGroup;
    m_explained->add(m_steps, tr("Steps"));
    m_explained->add(making(m_mean), tr("Mean"));
    m_explained->setTabShown(1, false);
    m_definitionLink = new PopoverButton(
        tr("Definition"), definitionSize, m_document.history(),
        [this, make = making(m_definition)] {
            QWidget* panel = make();
            if (m_asWeights)
                m_definition->offerDiscountForm(*m_asWeights);
            return panel;
        },
        m_steps);
    m_definitionLink->setObjectName(QStringLiteral("link"));
    m_definitionLink->setText(tr("Definition"));
    m_definitionLink->setToolTip(tr("The measure as text, its rules and what it means"));
    m_steps->addTitleWidget(m_definitionLink);
    setTabOrder(m_steps->formula().previousInFocusChain(), m_definitionLink);
    m_charts = new PanelGroup;
    m_charts->add(making(m_curve), tr("Cutoff"));
    m_charts->add(making(m_gain), tr("Gains"));
    m_charts->add(making(m_ribbons), tr("Order"));
    m_charts->add(making(m_recall), tr("PR curve"));
    m_charts->add(making(m_readers), tr("Readers"));
    connect(m_charts, &PanelGroup::filled, this, [this](Panel* panel) {
        const bool saysMoreThanItsTab = panel == m_curve || panel == m_ribbons;
        panel->setHeaderVisible(saysMoreThanItsTab);
    });
    m_questions = new QuestionGroup;
    m_questions->add(making(m_whatIf), tr("What would help most?"));
    m_questions->add(choosing(m_loss), tr("Where was it lost?"));
    m_questions->add(choosing(m_misplaced), tr("Which documents hurt?"));
    m_questions->add(
        [this, make = making(m_conventions)] {
            Panel* panel = make();
            m_answers->setTools(m_conventions->model());
            return panel;
        },
        tr("What do other tools say?"));
    m_questions->add(making(m_comparison), tr("Is another order better?"));
    m_questions->add(choosing(m_judging), tr("What if more were judged?"));
    m_answers = new ShortAnswers(m_document, this);
    connect(m_answers, &ShortAnswers::changed, this, &RankingWorkspace::showAnswers);
    showAnswers();
}

void RankingWorkspace::showAnswers()
{
    using Question = ShortAnswers::Question;
    constexpr std::array questions{Question::Help,  Question::Loss,    Question::Hurt,
                                   Question::Tools, Question::Compare, Question::Judged};
    for (std::size_t place = 0; place < questions.size(); ++place) {
        const Question question = questions[place];
        const AnswerLook look = !m_answers->isCurrent(question)        ? AnswerLook::Outdated
                                : !m_answers->gain(question).isEmpty() ? AnswerLook::Better
                                                                       : AnswerLook::Plain;
        m_questions->setAnswer(static_cast<int>(place), m_answers->answer(question), look,
                               m_answers->brief(question));
    }
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
    showReached(*m_stepMode, {m_cards, m_curve, m_gain, m_ribbons, m_recall, m_readers});
    m_rankedList->queries().setConcealed(!m_stepMode->isResultReached());
    m_answers->setConcealed(!m_stepMode->isResultReached());
    // These panels reveal the whole value.
    for (Panel* panel : std::initializer_list<Panel*>{m_whatIf, m_loss, m_misplaced, m_conventions,
                                                      m_comparison, m_judging, m_mean})
        if (panel)
            panel->conceal(m_stepMode->isResultReached() ? QString()
                                                         : tr("Hidden until the last step."));
}

void RankingWorkspace::makeSplitters()
{
    // From the outermost inwards, so that each panel gets its position and style only once.
    m_columns = makePanelSplitter(Qt::Horizontal);
    showColumns(*m_columns, {leastWidth, leastHeight});
    m_columns->addWidget(m_rankedList);
    auto* column = new QWidget;
    m_columns->addWidget(column);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_explanation = makePanelSplitter(Qt::Vertical);
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_cards->setJoined(true);
    rows->addWidget(m_cards);
    rows->addWidget(m_explanation, 1);
    m_bottom = makePanelSplitter(Qt::Horizontal);
    m_explanation->addWidget(m_explained);
    m_explanation->addWidget(m_bottom);
    m_bottom->addWidget(m_charts);
    m_bottom->addWidget(m_questions);
    m_fold = new FoldBar(tr("Charts and questions"), column);
    rows->addWidget(m_fold);
    connect(m_fold, &FoldBar::toggled, this, &RankingWorkspace::fold);
    connect(m_explained, &PanelGroup::broughtToFront, this, [this] { m_fold->setChecked(false); });
    for (const PanelGroup* below : {m_charts, &m_questions->panels()})
        connect(below, &PanelGroup::broughtToFront, this, [this] { m_fold->setChecked(true); });
    fold();
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
    Workspace::setFormat(format);
    m_cards->setFormat(format);
    m_answers->setFormat(format);
}

void RankingWorkspace::offerDiscountForm(QAction& asWeights)
{
    m_asWeights = &asWeights;
    m_steps->steps().addAction(&asWeights);
    if (m_definition)
        m_definition->offerDiscountForm(asWeights);
}

DefinitionPanel& RankingWorkspace::definition()
{
    m_definitionLink->content();
    return *m_definition;
}

void RankingWorkspace::openDefinition()
{
    m_explained->bringToFront(*m_steps);
    m_definitionLink->open();
    m_definition->textForm().setFocus();
}

void RankingWorkspace::chooseDocuments(const std::vector<std::size_t>& ranked,
                                       const std::vector<std::size_t>& notRetrieved)
{
    m_rankedList->view().selectRows(ranked);
    this->notRetrieved().view().selectRows(notRetrieved);
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

NotRetrievedSection& RankingWorkspace::notRetrieved()
{
    return m_rankedList->notRetrieved();
}

StepWalk* RankingWorkspace::steppedThrough()
{
    return m_stepMode;
}

std::vector<FigureSource*> RankingWorkspace::figures()
{
    complete();
    std::vector<FigureSource*> charts{m_curve, m_gain, m_ribbons, m_recall, m_readers};
    if (m_document.queryCount() > 1)
        charts.push_back(m_mean);
    bringFirst(charts, dynamic_cast<FigureSource*>(m_charts->front()));
    return charts;
}

void RankingWorkspace::followShowing()
{
    setArranged();
    m_answers->setActive(true);
    // Panel sizes determine their contents before the first frame.
    m_steps->adoptHeight();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void RankingWorkspace::hideEvent(QHideEvent* event)
{
    Workspace::hideEvent(event);
    m_answers->setActive(false);
}

void RankingWorkspace::followSize()
{
    // Before the first showing, to avoid laying out all panels twice.
    if (isArranged())
        followWindow();
    else
        arrange();
}

void RankingWorkspace::followFont()
{
    // Before it is shown, its height is not known.
    if (!isVisible())
        return;
    followWindow();
}

void RankingWorkspace::showMean()
{
    m_explained->bringToFront(mean());
}

/// A single query has no mean.
void RankingWorkspace::followLists()
{
    m_explained->setTabShown(1, m_document.queryCount() > 1);
}

/// The steps take the height of their rows, and the panels below two fifths at least.
void RankingWorkspace::shareHeight()
{
    constexpr double most = 0.73;
    constexpr double besideRows = 178;
    constexpr double row = 23;
    constexpr double cards = 56;
    const Theme theme = Theme::of(*this);
    const int height = room().height() - theme.px(cards);
    const auto ranks =
        static_cast<double>(std::max<std::size_t>(m_document.list().ranked.size(), 6));
    const int requested = theme.px(besideRows + row * std::min(ranks, 40.0));
    const int least = m_bottom->minimumSizeHint().height();
    const int steps =
        std::min({requested, static_cast<int>(most * height), std::max(height - least, 0)});
    m_explanation->setSizes({steps, height - steps});
}

/// In a low window, charts and questions are a bar, and come in the place of the steps.
void RankingWorkspace::fold()
{
    m_fold->fold(isLow(), {m_explained}, {m_bottom});
}

void RankingWorkspace::followWindow()
{
    fold();
    Workspace::followWindow();
}

void RankingWorkspace::arrange()
{
    m_fold->setChecked(false);
    fold();
    Workspace::arrange();
    const QSize whole = room();
    const Theme theme = Theme::of(*this);
    const bool isRoomy =
        whole.width() >= theme.px(roomy.width()) && whole.height() >= theme.px(roomy.height());
    if (isRoomy && !m_questions->hasOffer())
        m_questions->open(0);
    else if (isArranged())
        m_questions->close();
}

void RankingWorkspace::shareSizes()
{
    const Theme theme = Theme::of(*this);
    const int whole = room().width();
    const int list = std::max(theme.px(whole < theme.px(wideWidth) ? narrowListWidth : listWidth),
                              m_rankedList->minimumSizeHint().width());
    m_columns->setSizes({list, whole - list});
    shareHeight();
    // The questions are beside the charts, whose tabs are all in sight.
    const int below = whole - list - m_columns->handleWidth() - m_bottom->handleWidth();
    const double usual = whole < theme.px(wideWidth) ? 0.4 : 0.48;
    const int charts = std::max(static_cast<int>(usual * below), m_charts->tabsWidth());
    m_bottom->setSizes({charts, below - charts});
}

LayoutParts RankingWorkspace::arranged() const
{
    return {
        layoutVersion, {m_columns, m_explanation, m_bottom}, {m_charts, &m_questions->panels()}};
}

}  // namespace ui
