// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/focus_ring.h"

#include "ui/toolkit/theme/theme.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFocusFrame>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPainter>
#include <QTabBar>
#include <QTableView>

namespace ui {

namespace {

// In design pixels.
constexpr double ringGap = 1;
constexpr double ringLine = 2;
constexpr double ringRadius = 8;

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_AltGr || key == Qt::Key_Meta;
}

bool canHaveRing(const QWidget& control)
{
    return !control.isWindow() && !qobject_cast<const QTableView*>(&control) &&
           !qobject_cast<const QMenuBar*>(&control) && !isEditorOfACell(control) &&
           !control.window()->inherits("QComboBoxPrivateContainer");  // its list of choices
}

/// What the ring surrounds, in the control's coordinates: of tabs, the one in front.
QRect surrounded(const QWidget& control)
{
    const auto* tabs = qobject_cast<const QTabBar*>(&control);
    return tabs && tabs->count() > 0 ? tabs->tabRect(tabs->currentIndex()) : control.rect();
}

QRect placeIn(const QWidget& window, const QWidget& widget, const QRect& area)
{
    return {widget.mapTo(&window, area.topLeft()), area.size()};
}

}  // namespace

bool isEditorOfACell(const QWidget& field)
{
    const QWidget* around = field.parentWidget();
    return around && qobject_cast<const QAbstractItemView*>(around->parentWidget());
}

/// Screen readers skip a focus frame, and its parent's layout does not notice it.
class FocusRing::Frame : public QFocusFrame {
public:
    using QFocusFrame::QFocusFrame;

    /// @param seen the part of it that no scroll area cuts; both in the window's coordinates
    void draw(const QRect& ring, const QRect& seen)
    {
        m_ring = ring.translated(-seen.topLeft());
        setGeometry(seen);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme theme = Theme::of(*this);
        const double line = theme.px(ringLine);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.accent, line));
        painter.drawRoundedRect(m_ring.adjusted(line / 2, line / 2, -line / 2, -line / 2),
                                theme.px(ringRadius), theme.px(ringRadius));
    }

private:
    QRectF m_ring;
};

FocusRing::~FocusRing()
{
    delete m_frame;
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    QWidget* widget = watched->isWidgetType() ? static_cast<QWidget*>(watched) : nullptr;
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
        if (!isModifier(static_cast<const QKeyEvent*>(event)->key()))
            setByKey(true);
        break;
    case QEvent::MouseButtonPress:
        setByKey(false);
        break;
    case QEvent::FocusIn:
        if (widget)
            follow(widget);
        break;
    case QEvent::FocusOut:
        if (widget == m_control)
            follow(nullptr);
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
        if (widget && m_control && (widget == m_control || widget->isAncestorOf(m_control)))
            place();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FocusRing::setByKey(bool isByKey)
{
    if (m_isByKey == isByKey)
        return;
    m_isByKey = isByKey;
    place();
}

void FocusRing::follow(QWidget* control)
{
    m_control = control && canHaveRing(*control) ? control : nullptr;
    if (const auto* tabs = qobject_cast<const QTabBar*>(m_control.data()))
        connect(tabs, &QTabBar::currentChanged, this, &FocusRing::place, Qt::UniqueConnection);
    place();
}

void FocusRing::place()
{
    const bool isShown = m_control && m_control->isVisible() && !m_control->isWindow() &&
                         (m_isByKey || m_control->testAttribute(Qt::WA_InputMethodEnabled));
    if (!isShown) {
        if (m_frame)
            m_frame->hide();
        return;
    }
    QWidget& window = *m_control->window();
    if (!m_frame)
        m_frame = new Frame(&window);
    else if (m_frame->parentWidget() != &window)
        m_frame->setParent(&window);
    const Theme theme = Theme::of(window);
    const int outside = theme.px(ringGap) + theme.px(ringLine);
    const auto grown = [outside](const QRect& area) {
        return area.adjusted(-outside, -outside, outside, outside);
    };
    const QRect ring = grown(placeIn(window, *m_control, surrounded(*m_control)));
    QRect seen = ring;
    for (const QWidget* around = m_control->parentWidget(); around != &window;
         around = around->parentWidget())
        if (qobject_cast<QAbstractScrollArea*>(around->parentWidget()))
            seen &= grown(placeIn(window, *around, around->rect()));
    m_frame->draw(ring, seen);
    m_frame->raise();
    m_frame->setVisible(!seen.isEmpty());
}

}  // namespace ui
