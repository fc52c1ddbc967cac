#include "ui/ranking/step_actions.h"

#include "ui/panel.h"
#include "ui/ranking/step_mode.h"
#include "ui/theme/dimmable_icon.h"
#include "ui/theme/theme.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QToolButton>

#include <array>
#include <chrono>

namespace ui {

namespace {

using std::chrono::milliseconds;

constexpr std::array paces{milliseconds(600), milliseconds(1200), milliseconds(2400),
                           milliseconds(5000)};

QString namesOf(const QList<QKeySequence>& keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText)
        .replace(QLatin1String("; "), QLatin1String(", "));
}

}  // namespace

StepActions::StepActions(StepMode& mode, QWidget& scope)
    : QObject(&scope)
    , m_mode(mode)
    , m_scope(scope)
    , m_switch(add(tr("&Step mode"),
                   tr("Walk through the value fact by fact; what is not yet reached is hidden. "
                      "Esc leaves"),
                   QString(), {QKeySequence(Qt::Key_F6)}))
    , m_first(add(tr("&First fact"), tr("Back to the first fact"), QStringLiteral("step-first"),
                  {QKeySequence(Qt::Key_Home)}))
    , m_back(add(tr("Fact &before"), tr("The fact before"), QStringLiteral("step-back"),
                 {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_PageUp)}))
    , m_play(add(tr("&Play"), tr("Play the facts one after the other, or pause"),
                 QStringLiteral("step-play"), {QKeySequence(Qt::Key_Space)}))
    , m_forward(add(tr("&Next fact"), tr("The next fact"), QStringLiteral("step-forward"),
                    {QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_PageDown)}))
    , m_last(add(tr("&Last fact"), tr("On to the value"), QStringLiteral("step-last"),
                 {QKeySequence(Qt::Key_End)}))
    , m_rankBefore(add(tr("Rank &above"), tr("To the end of the row above"), QString(),
                       {QKeySequence(Qt::SHIFT | Qt::Key_Left)}))
    , m_rankAfter(add(tr("Rank bel&ow"), tr("To the end of this row, then of the one below"),
                      QString(), {QKeySequence(Qt::SHIFT | Qt::Key_Right)}))
    , m_byRanks(add(tr("&Whole ranks"),
                    tr("A step goes over a whole rank, and not from fact to fact"), QString(),
                    {QKeySequence(Qt::SHIFT | Qt::Key_F6)}))
    , m_stop(
          add(tr("Stop at this &rank"),
              tr("Playing stops at the current rank, or no longer; so does a click on its number"),
              QString(), {QKeySequence(Qt::Key_F9)}))
    , m_nextStop(add(tr("On to the next s&top"), tr("To the next stop, else to the value"),
                     QString(), {QKeySequence(Qt::Key_F8)}))
    , m_buttons{m_first, m_back, m_play, m_forward, m_last}
{
    m_switch->setIconText(tr("Step"));
    m_switch->setCheckable(true);
    m_byRanks->setIconText(tr("By ranks"));
    m_byRanks->setCheckable(true);
    m_play->setCheckable(true);
    m_play->setAutoRepeat(false);
    connect(m_switch, &QAction::toggled, &mode, &StepMode::setOn);
    connect(m_first, &QAction::triggered, &mode, &StepMode::toFirst);
    connect(m_back, &QAction::triggered, &mode, &StepMode::back);
    connect(m_play, &QAction::toggled, &mode, &StepMode::setPlaying);
    connect(m_forward, &QAction::triggered, &mode, &StepMode::forward);
    connect(m_last, &QAction::triggered, &mode, &StepMode::toLast);
    connect(m_rankBefore, &QAction::triggered, &mode, &StepMode::toRankBefore);
    connect(m_rankAfter, &QAction::triggered, &mode, &StepMode::toRankAfter);
    connect(m_byRanks, &QAction::toggled, &mode, &StepMode::setByRanks);
    connect(m_stop, &QAction::triggered, &mode, &StepMode::toggleStop);
    connect(m_nextStop, &QAction::triggered, &mode, &StepMode::toNextStop);
    connect(&mode, &StepMode::changed, this, &StepActions::refresh);
    connect(&mode, &StepMode::playingChanged, this, &StepActions::adoptIcons);
    connect(&mode, &StepMode::playingChanged, this, &StepActions::refresh);
    connect(&mode, &StepMode::toggled, this, &StepActions::watchKeys);
    watchKeys(mode.isOn());
    refresh();
}

void StepActions::watchKeys(bool watched)
{
    if (watched)
        QApplication::instance()->installEventFilter(this);
    else
        QApplication::instance()->removeEventFilter(this);
}

QAction* StepActions::add(const QString& text, const QString& about, const QString& icon,
                          const QList<QKeySequence>& keys)
{
    auto* action = new QAction(text, this);
    action->setObjectName(icon);
    action->setShortcuts(keys);
    action->setToolTip(tr("%1 (%2)").arg(about, namesOf(keys)));
    m_scope.addAction(action);
    return action;
}

void StepActions::addTo(QMenu& menu)
{
    menu.addAction(m_switch);
    menu.addSeparator();
    menu.addActions(m_buttons);
    menu.addSeparator();
    menu.addActions({m_rankBefore, m_rankAfter, m_byRanks});
    menu.addSeparator();
    menu.addActions({m_stop, m_nextStop});
    menu.addSeparator();
    addPace(menu);
}

void StepActions::addPace(QMenu& menu)
{
    QMenu* paceMenu = menu.addMenu(tr("Pa&ce of playing"));
    auto* group = new QActionGroup(paceMenu);
    for (const milliseconds pace : paces) {
        const double seconds = std::chrono::duration<double>(pace).count();
        QAction* action = paceMenu->addAction(tr("A fact every %1 s").arg(seconds));
        action->setCheckable(true);
        action->setChecked(pace == m_mode.pace());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, pace] { m_mode.setPace(pace); });
    }
}

void StepActions::addTo(Panel& panel)
{
    for (QAction* action : m_buttons) {
        auto* button = new QToolButton(&panel);
        button->setDefaultAction(action);
        button->setObjectName(QStringLiteral("step"));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
        panel.addHeaderWidget(button);
        connect(&m_mode, &StepMode::toggled, button, &QToolButton::setVisible);
        button->setVisible(m_mode.isOn());
        m_transport << button;
    }
    auto* stride = new QToolButton(&panel);
    stride->setDefaultAction(m_byRanks);
    stride->setObjectName(QStringLiteral("step"));
    stride->setFocusPolicy(Qt::TabFocus);
    panel.addHeaderWidget(stride);
    connect(&m_mode, &StepMode::toggled, stride, &QToolButton::setVisible);
    stride->setVisible(m_mode.isOn());
    auto* button = new QToolButton(&panel);
    button->setDefaultAction(m_switch);
    button->setObjectName(QStringLiteral("step"));
    button->setFocusPolicy(Qt::TabFocus);
    panel.addHeaderWidget(button);
}

void StepActions::adoptTheme(const Theme& theme)
{
    m_shade = theme.dark ? QStringLiteral("dark") : QStringLiteral("light");
    for (QToolButton* button : m_transport)
        button->setIconSize({theme.px(14), theme.px(14)});
    adoptIcons();
}

void StepActions::adoptIcons()
{
    if (m_shade.isEmpty())
        return;
    for (QAction* action : m_buttons) {
        const bool isPause = action == m_play && m_mode.isPlaying();
        const QString name = isPause ? QStringLiteral("step-pause") : action->objectName();
        action->setIcon(dimmableIcon(QStringLiteral(":/icons/%1-%2.svg").arg(name, m_shade)));
    }
}

void StepActions::refresh()
{
    const bool isOn = m_mode.isOn();
    m_switch->setChecked(isOn);
    // At either end the keys stay with step mode: a clicker must not scroll the table then.
    for (QAction* action : m_buttons)
        action->setEnabled(isOn);
    m_byRanks->setChecked(m_mode.stride() == StepMode::Stride::Ranks);
    for (QAction* action : {m_byRanks, m_stop, m_nextStop})
        action->setEnabled(isOn);
    m_rankBefore->setEnabled(isOn);
    m_rankAfter->setEnabled(isOn);
    m_play->setChecked(m_mode.isPlaying());
    m_play->setText(m_mode.isPlaying() ? tr("&Pause") : tr("&Play"));
}

bool StepActions::keepsKey(const QWidget& widget, int key) const
{
    if (qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
        qobject_cast<const QTextEdit*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget))
        return true;
    if (qobject_cast<const QLineEdit*>(&widget))
        return key != Qt::Key_PageUp && key != Qt::Key_PageDown;
    return qobject_cast<const QToolButton*>(&widget) && key == Qt::Key_Space;
}

bool StepActions::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return false;
    const auto* widget = qobject_cast<const QWidget*>(watched);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!widget)
        return false;
    if (isOverride) {
        const bool isPlain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
        if (!isPlain || key->key() == Qt::Key_F6 || !keepsKey(*widget, key->key()))
            return false;
        event->accept();
        return true;
    }
    // What nobody else wanted arrives at the window.
    const QWidget* focus = QApplication::focusWidget();
    if (key->key() != Qt::Key_Escape || watched != m_scope.window() ||
        (focus && keepsKey(*focus, Qt::Key_Escape)))
        return false;
    m_mode.leave();
    return true;
}

}  // namespace ui
