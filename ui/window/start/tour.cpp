// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start/tour.h"

#include "ui/toolkit/theme/theme.h"
#include "ui/window/start/callout.h"
#include "ui/window/start/callout_place.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>

#include <utility>

namespace ui {

namespace {

/// An outline around a callout's target; lets clicks through.
class TargetFrame : public QWidget {
public:
    explicit TargetFrame(QWidget& window)
        : QWidget(&window)
    {
        setObjectName(QStringLiteral("targetFrame"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme theme = Theme::of(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double width = theme.px(3);
        painter.setPen(QPen(theme.accent, width));
        painter.drawRoundedRect(
            QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), theme.px(4),
            theme.px(4));
    }
};

bool isNext(const QKeyEvent& event)
{
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return isPlain && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter ||
                       event.key() == Qt::Key_Right);
}

}  // namespace

Tour::Tour(std::vector<Stop> stops, QWidget& window)
    : QObject(&window)
    , m_stops(std::move(stops))
    , m_window(window)
    , m_callout(new Callout(window))
    , m_frame(new TargetFrame(window))
{
    connect(m_callout, &Callout::nextRequested, this, &Tour::next);
    connect(m_callout, &Callout::endRequested, this, &Tour::end);
    m_window.installEventFilter(this);
    for (const Stop& one : m_stops) {
        one.target->installEventFilter(this);
        for (QAbstractItemView* list : one.target->findChildren<QAbstractItemView*>())
            list->installEventFilter(this);
    }
    show();
}

Tour::~Tour()
{
    delete m_frame;
    delete m_callout;
}

QWidget& Tour::callout()
{
    return *m_callout;
}

void Tour::next()
{
    if (m_stop + 1 == m_stops.size()) {
        end();
        return;
    }
    ++m_stop;
    show();
}

void Tour::done(std::size_t stop)
{
    if (!m_isOver && stop == m_stop)
        next();
}

void Tour::end()
{
    if (std::exchange(m_isOver, true))
        return;
    m_callout->hide();
    m_frame->hide();
    deleteLater();
    emit ended();
}

void Tour::show()
{
    m_callout->say(m_stops[m_stop].text(), tr("Step %1 of %2").arg(m_stop + 1).arg(m_stops.size()),
                   m_stop + 1 == m_stops.size());
    for (QWidget* around = target(); around; around = around->parentWidget())
        if (auto* scrolled = qobject_cast<QScrollArea*>(around))
            scrolled->ensureWidgetVisible(target(), 0, 0);
    place();
}

bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        if (m_callout->isVisible() && qobject_cast<QAbstractItemView*>(watched) &&
            isNext(*static_cast<QKeyEvent*>(event))) {
            next();
            return true;
        }
        break;
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
    case QEvent::FontChange:
        if (!m_isOver)
            QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Hides the callout while its target is not visible.
void Tour::place()
{
    const QWidget* about = target();
    const bool isThere =
        !m_isOver && about && about->isVisible() && !about->visibleRegion().isEmpty();
    m_frame->setVisible(isThere);
    m_callout->setVisible(isThere);
    if (!isThere)
        return;
    const Theme theme = Theme::of(m_window);
    const int gap = theme.px(8);
    const QRect bounds = m_window.rect().adjusted(gap, gap, -gap, -gap);
    const QRect area =
        about->visibleRegion().boundingRect().translated(about->mapTo(&m_window, QPoint()));
    const QSize size = m_callout->sizeWithin(bounds.size());
    m_callout->setGeometry(calloutPlace(area, size, bounds, gap).rect);
    m_frame->setGeometry(area.marginsAdded(theme.px(QMargins(2, 2, 2, 2))));
    m_frame->raise();
    m_callout->raise();
}

}  // namespace ui
