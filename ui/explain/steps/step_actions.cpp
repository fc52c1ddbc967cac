// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/steps/step_actions.h"

#include "ui/explain/steps/step_walk.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/theme/dimmable_icon.h"
#include "ui/toolkit/theme/theme.h"

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

#include <algorithm>
#include <array>
#include <chrono>

namespace ui {

namespace {

using std::chrono::milliseconds;

constexpr std::array paces{milliseconds(600), milliseconds(1200), milliseconds(2400),
                           milliseconds(5000)};

QString namesOf(const QList<QKeySequence>& keys)
{
    QStringList names;
    for (const QKeySequence& key : keys)
        names << key.toString(QKeySequence::NativeText);
    return listText(names);
}

/// A number box or a choice, whose line takes keys even where nothing is typed.
bool isNumberOrChoice(const QWidget& widget)
{
    return qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget);
}

/// Whether the widget needs the key for the text that is typed in it, or to be pressed.
bool keepsKey(const QWidget& widget, int key)
{
    if (qobject_cast<const QTextEdit*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget))
        return true;
    const bool isOfPages = key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    if (isNumberOrChoice(widget)) {
        const auto* line = widget.findChild<QLineEdit*>();
        return line && line->isModified() && !isOfPages;
    }
    if (qobject_cast<const QLineEdit*>(&widget))
        return !isOfPages;
    return qobject_cast<const QToolButton*>(&widget) && key == Qt::Key_Space;
}

}  // namespace

StepActions::StepActions(StepWalk& walk, QWidget& scope)
    : QObject(&scope)
    , m_walk(walk)
    , m_scope(scope)
{
    makeWays();
    makeStops();
    m_switch->setCheckable(true);
    m_play->setCheckable(true);
    m_play->setAutoRepeat(false);
    connect(m_switch, &QAction::toggled, &walk, &StepWalk::setOn);
    connect(m_first, &QAction::triggered, &walk, &StepWalk::toFirst);
    connect(m_back, &QAction::triggered, &walk, &StepWalk::back);
    connect(m_play, &QAction::toggled, &walk, &StepWalk::setPlaying);
    connect(m_forward, &QAction::triggered, &walk, &StepWalk::forward);
    connect(m_last, &QAction::triggered, &walk, &StepWalk::toLast);
    connect(m_stops[0], &QAction::triggered, &walk, &StepWalk::toggleStop);
    connect(m_stops[1], &QAction::triggered, &walk, &StepWalk::toNextStop);
    connect(m_stops[2], &QAction::triggered, &walk, &StepWalk::toNextHit);
    connect(&walk, &StepWalk::changed, this, &StepActions::refresh);
    connect(&walk, &StepWalk::playingChanged, this, &StepActions::adoptIcons);
    connect(&walk, &StepWalk::playingChanged, this, &StepActions::refresh);
    connect(&walk, &StepWalk::toggled, this, &StepActions::watchKeys);
    watchKeys(walk.isOn());
    refresh();
}

void StepActions::makeWays()
{
    m_switch = add(
        tr("&Step mode"),
        tr("Go through the calculation step by step, with later steps hidden. Press Esc to leave."),
        QString(), {QKeySequence(Qt::Key_F6)});
    m_switch->setIconText(tr("Step"));
    m_first = add(tr("&First step"), tr("Go to the first step"), QStringLiteral("step-first"),
                  {QKeySequence(Qt::Key_Home)});
    m_back = add(tr("Pre&vious step"), tr("Go to the previous step"), QStringLiteral("step-back"),
                 {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_PageUp)});
    m_play = add(tr("&Play"), tr("Play the steps, or pause"), QStringLiteral("step-play"),
                 {QKeySequence(Qt::Key_Space)});
    m_forward = add(tr("&Next step"), tr("Go to the next step"), QStringLiteral("step-forward"),
                    {QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_PageDown)});
    m_last = add(tr("&Last step"), tr("Go to the last step"), QStringLiteral("step-last"),
                 {QKeySequence(Qt::Key_End)});
    m_buttons = {m_first, m_back, m_play, m_forward, m_last};
}

void StepActions::makeStops()
{
    m_stops = {add(tr("Toggl&e breakpoint"), tr("Set or clear a breakpoint at the current step"),
                   QString(), {QKeySequence(Qt::Key_F9)}),
               add(tr("Run to next breakpoin&t"), tr("Run to the next breakpoint, or to the end"),
                   QString(), {QKeySequence(Qt::Key_F8)}),
               add(tr("Run to next &relevant or positive item"),
                   tr("Run to the next relevant document or positive sample, or to the end"),
                   QString(), {QKeySequence(Qt::SHIFT | Qt::Key_F8)})};
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

QAction* StepActions::addMore(const QString& text, const QString& about,
                              const QList<QKeySequence>& keys)
{
    m_more << add(text, about, QString(), keys);
    m_more.back()->setEnabled(m_walk.isOn());
    return m_more.back();
}

QAction* StepActions::addStride(const QString& text, const QString& shortText, const QString& about,
                                const QList<QKeySequence>& keys)
{
    QAction* action = addMore(text, about, keys);
    action->setIconText(shortText);
    action->setCheckable(true);
    m_strides << action;
    return action;
}

QAction* StepActions::addStop(const QString& text, const QString& about, const QKeySequence& key)
{
    QAction* action = add(text, about, QString(), {key});
    action->setEnabled(m_walk.isOn());
    constexpr qsizetype waysOn = 2;
    m_stops.insert(m_stops.size() - waysOn, action);
    return action;
}

void StepActions::addTo(QMenu& view)
{
    QMenu& menu = *view.addMenu(tr("Step through"));
    menu.addAction(m_switch);
    menu.addSeparator();
    menu.addActions(m_buttons);
    menu.addSeparator();
    if (!m_more.isEmpty()) {
        menu.addActions(m_more);
        menu.addSeparator();
    }
    menu.addActions(m_stops);
    menu.addSeparator();
    addPace(menu);
}

void StepActions::addPace(QMenu& menu)
{
    QMenu* paceMenu = menu.addMenu(tr("Playba&ck speed"));
    auto* group = new QActionGroup(paceMenu);
    for (const milliseconds pace : paces) {
        const double seconds = std::chrono::duration<double>(pace).count();
        QAction* action = paceMenu->addAction(tr("One step every %1 s").arg(seconds));
        action->setCheckable(true);
        action->setChecked(pace == m_walk.pace());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, pace] { m_walk.setPace(pace); });
    }
}

void StepActions::addSwitchTo(Panel& panel)
{
    addButton(m_switch, panel);
}

void StepActions::addTransportTo(Panel& panel)
{
    for (QAction* action : m_buttons + m_strides) {
        QToolButton* button = addButton(action, panel);
        connect(&m_walk, &StepWalk::toggled, button, &QToolButton::setVisible);
        button->setVisible(m_walk.isOn());
        if (m_strides.contains(action))
            continue;
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        m_transport << button;
    }
}

QToolButton* StepActions::addButton(QAction* action, Panel& panel)
{
    auto* button = new QToolButton(&panel);
    button->setDefaultAction(action);
    button->setObjectName(QStringLiteral("step"));
    button->setFocusPolicy(Qt::TabFocus);
    panel.addHeaderWidget(button);
    return button;
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
        const bool isPause = action == m_play && m_walk.isPlaying();
        const QString name = isPause ? QStringLiteral("step-pause") : action->objectName();
        action->setIcon(dimmableIcon(QStringLiteral(":/icons/%1-%2.svg").arg(name, m_shade)));
    }
}

void StepActions::refresh()
{
    const bool isOn = m_walk.isOn();
    m_switch->setChecked(isOn);
    // At either end, step mode keeps the keys: a clicker must not scroll the table then.
    for (QAction* action : m_buttons)
        action->setEnabled(isOn);
    for (QAction* action : m_more + m_stops)
        action->setEnabled(isOn);
    m_play->setChecked(m_walk.isPlaying());
    m_play->setText(m_walk.isPlaying() ? tr("&Pause") : tr("&Play"));
}

bool StepActions::isStepKey(int key) const
{
    return std::ranges::any_of(m_buttons + m_more + m_stops, [key](const QAction* action) {
        return action->shortcuts().contains(QKeySequence(key));
    });
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
        if (!isPlain || key->key() == Qt::Key_F6)
            return false;
        const bool isKept = keepsKey(*widget, key->key());
        if (!isKept && !(isNumberOrChoice(*widget) && isStepKey(key->key())))
            return false;
        event->setAccepted(isKept);
        return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
        if (auto* line = isNumberOrChoice(*widget) ? widget->findChild<QLineEdit*>() : nullptr)
            line->setModified(false);  // what is typed is entered
    // Keys that nothing else used arrive at the window.
    const QWidget* focus = QApplication::focusWidget();
    if (key->key() != Qt::Key_Escape || watched != m_scope.window() || !m_scope.isVisible() ||
        (focus && keepsKey(*focus, Qt::Key_Escape)))
        return false;
    m_walk.leave();
    return true;
}

}  // namespace ui
