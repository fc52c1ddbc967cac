// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/fold_bar.h"

namespace ui {

FoldBar::FoldBar(const QString& name, QWidget* parent)
    : QPushButton(parent)
{
    setObjectName(QStringLiteral("fold"));
    setCheckable(true);
    setAutoDefault(false);
    setAccessibleName(name);
    showName(name);
    connect(this, &QPushButton::toggled, this, [this, name] { showName(name); });
}

void FoldBar::showName(const QString& name)
{
    setText(name + (isChecked() ? QStringLiteral(" ▾") : QStringLiteral(" ▴")));
}

void FoldBar::fold(bool isLow, std::initializer_list<QWidget*> usual,
                   std::initializer_list<QWidget*> behind)
{
    setVisible(isLow);
    for (QWidget* part : usual)
        part->setHidden(isLow && isChecked());
    for (QWidget* part : behind)
        part->setHidden(isLow && !isChecked());
}

}  // namespace ui
