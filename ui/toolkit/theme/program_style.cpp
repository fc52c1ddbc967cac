// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/program_style.h"

#include <QApplication>

namespace ui {

ProgramStyle::ProgramStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{}

void ProgramStyle::polish(QApplication* application)
{
    QProxyStyle::polish(application);
    application->installEventFilter(&m_ring);
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

}  // namespace ui
