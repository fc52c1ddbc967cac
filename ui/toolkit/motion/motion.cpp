// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/motion/motion.h"

#include <QCoreApplication>
#include <QEasingCurve>
#include <QVariant>
#include <QWidget>

namespace ui {

namespace {

constexpr const char* allowance = "motionAllowed";  ///< a property of the program

}  // namespace

Motion::Motion(int milliseconds, QWidget& canvas)
    : m_canvas(canvas)
{
    setDuration(milliseconds);
    setEasingCurve(QEasingCurve::OutCubic);
    setStartValue(1.0);
    setEndValue(0.0);
    connect(this, &QVariantAnimation::valueChanged, &canvas, [&canvas] { canvas.update(); });
}

void Motion::begin()
{
    stop();
    if (isAllowed() && m_canvas.isVisible())
        start();
}

double Motion::rest() const
{
    return state() == Running ? currentValue().toDouble() : 0;
}

bool Motion::isAllowed()
{
    return QCoreApplication::instance()->property(allowance).toBool();
}

void Motion::allow(bool allowed)
{
    QCoreApplication::instance()->setProperty(allowance, allowed);
}

}  // namespace ui
