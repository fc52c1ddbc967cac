// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation/presentation.h"

#include "ui/explain/steps/step_walk.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/toolkit/theme/window_style.h"
#include "ui/window/presentation/spotlight.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QMouseEvent>
#include <QScrollArea>
#include <QSplitterHandle>
#include <QToolButton>
#include <QWindow>

#include <algorithm>
#include <chrono>
#include <utility>

namespace ui {

namespace {

constexpr double linesOnScreen = 24;  // readable from six screen heights
constexpr int smallestType = 9;
constexpr double hintSize = 0.56;  // a line is more than 1/45 of the height
constexpr QSize designScreen{1920, 1080};
constexpr double crampedType = 31;  // pixels on that screen
constexpr double largestZoom = 1.4;
constexpr std::chrono::seconds mouseStays{3};

/// What leads elsewhere.
bool isHandle(const QToolButton& button)
{
    return button.menu() || button.objectName() == QLatin1String("link") ||
           button.objectName() == QLatin1String("more");
}

}  // namespace

std::vector<Presentation::Command<Presentation>> Presentation::screenCommands()
{
    return {
        {tr("Leave step mode, then the presentation"), {Qt::Key_Escape}, &Presentation::lift},
        {tr("Leave the presentation"), {Qt::Key_F5, Qt::SHIFT | Qt::Key_F5}, &Presentation::end},
        {tr("Spotlight on or off"), {Qt::Key_L}, &Presentation::toggleSpotlight},
        {tr("Black screen on or off"), {Qt::Key_B}, &Presentation::toggleBlack},
        {tr("Larger"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, &Presentation::larger},
        {tr("Smaller"), {Qt::CTRL | Qt::Key_Minus}, &Presentation::smaller},
        {tr("Normal size"), {Qt::CTRL | Qt::Key_0}, &Presentation::normalSize},
    };
}

Presentation::Presentation(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_spotlight(new Spotlight(this))
    , m_curtain(new QWidget(this))
{
    setObjectName(QStringLiteral("presentation"));
    setWindowTitle(tr("Presentation — Rankscope"));
    setAccessibleName(tr("Presentation"));
    m_curtain->setObjectName(QStringLiteral("curtain"));
    m_curtain->setAttribute(Qt::WA_StyledBackground);
    m_curtain->setAccessibleName(tr("Black screen"));
    m_curtain->hide();
    m_mouseRests.setSingleShot(true);
    m_mouseRests.setInterval(mouseStays);
    connect(&m_mouseRests, &QTimer::timeout, this, &Presentation::hideMouse);
    addCommands(screenCommands());
}

void Presentation::add(QAction* action, bool yieldsToSteps, QWidget* part)
{
    if (yieldsToSteps)
        m_yielding << action;
    if (part)
        action->setShortcutContext(Qt::WidgetShortcut);
    (part ? part : this)->addAction(action);
}

void Presentation::yieldTo(StepWalk& steps)
{
    m_steps = &steps;
    const auto yield = [this] {
        for (QAction* action : m_yielding)
            action->setEnabled(!m_steps->isOn());
    };
    connect(&steps, &StepWalk::changed, this, yield);
    yield();
}

void Presentation::setFormat(const NumberFormat& format)
{
    for (Panel* panel : findChildren<Panel*>())
        panel->setFormat(format);
}

QLabel* Presentation::makeHint(const QString& own)
{
    m_hint = new WrappedLabel(this);
    m_hint->setText(tr("%1 · L: spotlight · B: black screen · Esc: leave").arg(own));
    m_hint->setObjectName(QStringLiteral("caption"));
    m_hint->setAlignment(Qt::AlignRight);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    m_hint->setSizePolicy(policy);
    return m_hint;
}

void Presentation::setZoom(double zoom)
{
    m_zoom = std::clamp(zoom, 0.5, largestZoom);
    adoptScale();
}

bool Presentation::isCramped() const
{
    const double scale =
        std::min(1.0 * width() / designScreen.width(), 1.0 * height() / designScreen.height());
    return font().pixelSize() > crampedType * scale;
}

int Presentation::widthOf(double pixels, double mostShare) const
{
    return std::min(Theme::of(*this).px(pixels), static_cast<int>(width() * mostShare));
}

/// On a screen that is higher than wide, a line is 1/24 of what a wide one of that width has.
QFont Presentation::readableType() const
{
    const double line = m_zoom * std::min(1.0 * height(), 0.75 * width()) / linesOnScreen;
    QFont type = QApplication::font();
    int pixels = smallestType;
    type.setPixelSize(pixels);
    pixels = std::max(pixels, static_cast<int>(pixels * line / QFontMetricsF(type).height()));
    type.setPixelSize(pixels);
    while (pixels > smallestType && QFontMetricsF(type).height() < line)
        type.setPixelSize(++pixels);
    return type;
}

/// Parts lose their font when they are first shown.
void Presentation::adoptSoon(QObject& panel)
{
    constexpr const char* hasType = "hasTypeOfHall";
    if (panel.property(hasType).toBool())
        return;
    panel.setProperty(hasType, true);
    if (std::exchange(m_adoptsSoon, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_adoptsSoon = false;
            adoptScale();
        },
        Qt::QueuedConnection);
}

/// Also those of parts that came since.
void Presentation::dropHandles()
{
    for (auto* button : findChildren<QToolButton*>())
        if (isHandle(*button)) {
            button->installEventFilter(this);  // a panel may show it again
            button->hide();
        }
    for (auto* panel : findChildren<Panel*>())
        panel->installEventFilter(this);
    for (auto* handle : findChildren<QSplitterHandle*>())
        handle->setEnabled(false);
    for (auto* title : findChildren<ElidedLabel*>(QStringLiteral("panelTitle")))
        title->setLack(ElidedLabel::Lack::Cut);
    for (auto* area : findChildren<QAbstractScrollArea*>())
        if (!qobject_cast<QScrollArea*>(area)) {  // its parts cannot take turns
            area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
            area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        }
}

void Presentation::adoptScale()
{
    if (m_adopting)
        return;
    m_adopting = true;
    const QFont type = readableType();
    setStyleSheet(QString());  // a style sheet would fix the parts' fonts
    setFont(QFont());          // setting the same font again would not reach parts that have lost
                               // it
    setFont(type);
    adoptFonts(type);
    setPalette(QApplication::palette());
    const Theme theme = Theme::make(isDark(QApplication::palette()), QFontMetricsF(type).height());
    setStyleSheet(windowStyle(theme));
    const int margin = theme.px(14);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(theme.px(10));
    if (m_hint)
        m_hint->setFont(scaledFont(type, hintSize));
    adoptType(type, theme);
    dropHandles();
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
    if (event->type() == QEvent::Show) {
        if (auto* button = qobject_cast<QToolButton*>(watched); button && isHandle(*button))
            button->hide();
        if (qobject_cast<Panel*>(watched))
            adoptSoon(*watched);
    }
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
    else if (m_steps && m_steps->isOn())
        m_steps->leave();
    else
        end();
}

}  // namespace ui
