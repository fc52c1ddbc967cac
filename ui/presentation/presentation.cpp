#include "ui/presentation/presentation.h"

#include "ui/formula/formula_view.h"
#include "ui/panel_group.h"
#include "ui/presentation/measure_headline.h"
#include "ui/presentation/spotlight.h"
#include "ui/ranking/curve_panel.h"
#include "ui/ranking/gain_panel.h"
#include "ui/ranking/list_panels.h"
#include "ui/ranking/ribbon_panel.h"
#include "ui/ranking/score_cards.h"
#include "ui/ranking/step_actions.h"
#include "ui/ranking/step_mode.h"
#include "ui/ranking/step_panel.h"
#include "ui/ranking/step_reach.h"
#include "ui/ranking/steps_view.h"
#include "ui/theme/theme.h"
#include "ui/window/window_style.h"

#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace ui {

namespace {

constexpr QSize designScreen{1920, 1080};
constexpr double designType = 26;  // pixels on that screen; twice what a desk has
constexpr double smallestType = 9;
constexpr double cardsShare = 0.8;
constexpr double listShare = 0.34;
constexpr int measuresWithKeys = 9;
constexpr std::chrono::seconds mouseStays{3};

}  // namespace

struct Presentation::Command {
    QString does;
    QList<QKeySequence> keys;
    void (Presentation::*run)();
    bool yieldsToSteps = false;
    bool isOfTheList = false;  ///< where the focus is elsewhere, the keys are that widget's own
};

std::vector<Presentation::Command> Presentation::commands()
{
    return {
        {tr("Leave step mode, then the presentation"), {Qt::Key_Escape}, &Presentation::lift},
        {tr("Leave the presentation"), {Qt::Key_F5, Qt::SHIFT | Qt::Key_F5}, &Presentation::end},
        {tr("Next rank"), {Qt::Key_PageDown, Qt::Key_Space}, &Presentation::nextRank, true},
        {tr("Previous rank"),
         {Qt::Key_PageUp, Qt::SHIFT | Qt::Key_Space},
         &Presentation::previousRank,
         true},
        {tr("Next measure"), {Qt::Key_Right}, &Presentation::nextMeasure, true, true},
        {tr("Previous measure"), {Qt::Key_Left}, &Presentation::previousMeasure, true, true},
        {tr("Next chart"), {Qt::Key_C}, &Presentation::nextChart},
        {tr("Spotlight on or off"), {Qt::Key_L}, &Presentation::toggleSpotlight},
        {tr("Black screen on or off"), {Qt::Key_B}, &Presentation::toggleBlack},
        {tr("Larger"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, &Presentation::larger},
        {tr("Smaller"), {Qt::CTRL | Qt::Key_Minus}, &Presentation::smaller},
        {tr("Normal size"), {Qt::CTRL | Qt::Key_0}, &Presentation::normalSize},
    };
}

OwnKeys Presentation::keys()
{
    OwnKeys own{tr("Presentation"), {}};
    for (const Command& command : commands())
        own.keys.push_back({keysText(command.keys), command.does});
    own.keys.push_back({tr("Ctrl+1 to Ctrl+9"), tr("Choose a measure by its place")});
    own.keys.push_back({keysText({Qt::Key_F6}),
                        tr("Step mode on or off; Page Up and Page Down then walk the facts")});
    return own;
}

Presentation::Presentation(RankingDocument& document, StepMode& stepMode,
                           const NumberFormat& format, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_document(document)
    , m_stepMode(stepMode)
    , m_headline(new MeasureHeadline(document, this))
    , m_list(new RankedListPanel(document, this))
    , m_steps(new StepPanel(document, this))
    , m_charts(new PanelGroup(this))
    , m_curve(new CurvePanel(document, this))
    , m_gain(new GainPanel(document, this))
    , m_ribbons(new RibbonPanel(document, this))
    , m_cards(new ScoreCards(document, this))
    , m_spotlight(new Spotlight(this))
    , m_curtain(new QWidget(this))
{
    setObjectName(QStringLiteral("presentation"));
    setWindowTitle(tr("Presentation — Rankscope"));
    setAccessibleName(tr("Presentation"));
    m_list->quickLine().hide();
    m_list->orderButton().hide();
    m_steps->setOnlyFormula(true);
    m_charts->add(m_curve, tr("Metric vs k"));
    m_charts->add(m_gain, tr("Gain by rank"));
    m_charts->add(m_ribbons, tr("Actual vs ideal"));
    m_curtain->setObjectName(QStringLiteral("curtain"));
    m_curtain->setAttribute(Qt::WA_StyledBackground);
    m_curtain->setAccessibleName(tr("Black screen"));
    m_curtain->hide();
    m_mouseRests.setSingleShot(true);
    m_mouseRests.setInterval(mouseStays);
    connect(&m_mouseRests, &QTimer::timeout, this, &Presentation::hideMouse);
    connect(&m_steps->formula(), &FormulaView::rankClicked, this, &Presentation::followRank);
    arrange();
    createActions();
    setFormat(format);
    m_steps->follow(stepMode);
    connect(&stepMode, &StepMode::changed, this, &Presentation::followSteps);
    connect(&stepMode, &StepMode::toggled, this, &Presentation::goOnFromHere);
    followSteps();
}

void Presentation::arrange()
{
    auto* left = new QVBoxLayout;
    left->addWidget(m_headline);
    left->addWidget(m_list, 1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_steps, 2);
    right->addWidget(m_charts, 3);
    auto* columns = new QHBoxLayout;
    columns->addLayout(left);
    columns->addLayout(right, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setSizeConstraint(QLayout::SetNoConstraint);  // the screen has the size that it has
    rows->addLayout(columns, 1);
    rows->addWidget(m_cards);
}

void Presentation::createActions()
{
    for (const Command& command : commands()) {
        auto* action = new QAction(command.does, this);
        action->setShortcuts(command.keys);
        connect(action, &QAction::triggered, this, command.run);
        if (command.yieldsToSteps)
            m_yielding << action;
        if (command.isOfTheList) {
            action->setShortcutContext(Qt::WidgetShortcut);
            m_list->view().addAction(action);
        } else {
            addAction(action);
        }
    }
    new StepActions(m_stepMode, *this);
    for (int place = 0; place < measuresWithKeys; ++place) {
        auto* action = new QAction(tr("Measure %1").arg(place + 1), this);
        action->setShortcut(QKeyCombination(Qt::CTRL, static_cast<Qt::Key>(Qt::Key_1 + place)));
        connect(action, &QAction::triggered, this,
                [this, place] { selectMeasure(static_cast<std::size_t>(place)); });
        addAction(action);
    }
}

void Presentation::setFormat(const NumberFormat& format)
{
    m_headline->setFormat(format);
    m_steps->setFormat(format);
    m_curve->setFormat(format);
    m_gain->setFormat(format);
    m_ribbons->setFormat(format);
    m_cards->setFormat(format);
}

void Presentation::setZoom(double zoom)
{
    m_zoom = std::clamp(zoom, 0.5, 2.0);
    adoptScale();
}

void Presentation::adoptScale()
{
    if (m_adopting)
        return;
    m_adopting = true;
    const double scale =
        std::min(1.0 * width() / designScreen.width(), 1.0 * height() / designScreen.height());
    QFont type = QApplication::font();
    type.setPixelSize(
        static_cast<int>(std::lround(std::max(smallestType, designType * scale * m_zoom))));
    setStyleSheet(QString());  // below one, parts keep the font that they have
    setFont(type);
    setPalette(QApplication::palette());
    const Theme theme = Theme::make(isDark(QApplication::palette()), QFontMetricsF(type).height());
    setStyleSheet(windowStyle(theme));
    m_cards->setFont(scaledFont(type, cardsShare));
    const int margin = theme.px(14);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(theme.px(10));
    m_list->setFixedWidth(static_cast<int>(width() * listShare));
    m_headline->setFixedWidth(m_list->width());
    m_adopting = false;
}

void Presentation::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adoptScale();
    m_spotlight->setGeometry(rect());
    m_curtain->setGeometry(rect());
}

bool Presentation::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        adoptScale();
    return done;
}

void Presentation::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    windowHandle()->installEventFilter(this);
    m_list->view().setFocus();
    goOnFromHere();
    m_mouseRests.start();
}

void Presentation::closeEvent(QCloseEvent* event)
{
    m_mouseRests.stop();
    showMouse();
    QWidget::closeEvent(event);
    emit left();
}

bool Presentation::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == windowHandle() && event->type() == QEvent::MouseMove)
        mouseMoved(static_cast<QMouseEvent*>(event)->position().toPoint());
    return QWidget::eventFilter(watched, event);
}

void Presentation::mouseMoved(QPoint place)
{
    showMouse();
    m_mouseRests.start();
    m_spotlight->pointAt(place);
}

void Presentation::hideMouse()
{
    if (m_mouseHidden || m_spotlight->isVisible())
        return;
    m_mouseHidden = true;
    QApplication::setOverrideCursor(Qt::BlankCursor);
}

void Presentation::showMouse()
{
    if (std::exchange(m_mouseHidden, false))
        QApplication::restoreOverrideCursor();
}

void Presentation::followRank(std::size_t rank)
{
    DocumentListView& view = m_list->view();
    view.setCurrentIndex(view.model()->index(static_cast<int>(rank) - 1, DocumentListModel::Name));
}

void Presentation::walkRanks(int by)
{
    DocumentListView& view = m_list->view();
    const int row = view.currentIndex().isValid() ? view.currentIndex().row() + by : 0;
    if (row >= 0 && row < view.model()->rowCount())
        followRank(static_cast<std::size_t>(row) + 1);
}

void Presentation::walkMeasures(int by)
{
    const auto& shown = m_document.session().shown;
    const auto selected = std::find(shown.begin(), shown.end(), m_document.session().selected);
    const auto place = selected - shown.begin() + by;
    if (place >= 0)
        selectMeasure(static_cast<std::size_t>(place));
}

void Presentation::selectMeasure(std::size_t index)
{
    const auto& shown = m_document.session().shown;
    if (index < shown.size())
        m_document.select(shown[index]);
}

void Presentation::nextChart()
{
    m_charts->setCurrentIndex((m_charts->currentIndex() + 1) % m_charts->count());
}

void Presentation::toggleSpotlight()
{
    showMouse();
    m_spotlight->pointAt(mapFromGlobal(QCursor::pos()));
    m_spotlight->raise();
    m_spotlight->setVisible(!m_spotlight->isVisible());
    m_mouseRests.start();
}

bool Presentation::isBlack() const
{
    return m_curtain->isVisible();
}

void Presentation::toggleBlack()
{
    m_curtain->raise();
    m_curtain->setVisible(!m_curtain->isVisible());
}

void Presentation::lift()
{
    if (isBlack())
        toggleBlack();
    else if (m_stepMode.isOn())
        m_stepMode.leave();
    else
        end();
}

void Presentation::followSteps()
{
    for (QAction* action : m_yielding)
        action->setEnabled(!m_stepMode.isOn());
    showReached(m_stepMode, {*m_cards, *m_curve, *m_gain, *m_ribbons});
    m_headline->setConcealed(!m_stepMode.isResultReached());
    m_headline->setRemark(m_stepMode.isOn() ? m_steps->remark() : QString());
}

void Presentation::goOnFromHere()
{
    // The list's own current row does not follow clicks and steps elsewhere.
    if (m_document.currentRank())
        followRank(*m_document.currentRank());
}

}  // namespace ui
