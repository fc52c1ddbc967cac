// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/appearance.h"

#include "ui/toolkit/motion/motion.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>

namespace ui {

Appearance::Appearance(QObject* parent)
    : QObject(parent)
    , m_desktopIsDark(ui::isDark(QApplication::palette()))
{}

Appearance::~Appearance()
{
    Motion::allow(false);
}

void Appearance::setDesktop(std::unique_ptr<DesktopLook> desktop)
{
    m_desktop = std::move(desktop);
    connect(m_desktop.get(), &DesktopLook::darkRequested, this, [this](bool dark) {
        m_desktopIsDark = dark;
        adopt();
    });
    connect(m_desktop.get(), &DesktopLook::reducedMotionRequested, this, [this](bool reduced) {
        m_desktopReducesMotion = reduced;
        adoptMotion();
    });
    adoptMotion();
    m_desktop->follow();
}

void Appearance::choose(Choice choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    adopt();
    emit chosen(choice);
}

void Appearance::reduceMotion(bool reduced)
{
    m_isMotionReduced = reduced;
    adoptMotion();
    emit motionReduced(reduced);
}

void Appearance::adoptMotion()
{
    Motion::allow(m_desktop && !m_desktopReducesMotion && !m_isMotionReduced);
}

bool Appearance::isDark() const
{
    return m_choice == Choice::Desktop ? m_desktopIsDark : m_choice == Choice::Dark;
}

void Appearance::adopt()
{
    if (isDark() != ui::isDark(QApplication::palette()))
        QApplication::setPalette(paletteFor(isDark()));
}

}  // namespace ui
