// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/appearance.h"

#include "ui/toolkit/theme/theme.h"

#include <QApplication>

namespace ui {

Appearance::Appearance(QObject* parent)
    : QObject(parent)
    , m_desktopIsDark(ui::isDark(QApplication::palette()))
{}

Appearance::~Appearance() = default;

void Appearance::setDesktop(std::unique_ptr<DesktopLook> desktop)
{
    m_desktop = std::move(desktop);
    connect(m_desktop.get(), &DesktopLook::darkRequested, this, [this](bool dark) {
        m_desktopIsDark = dark;
        adopt();
    });
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
