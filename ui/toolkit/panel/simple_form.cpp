// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/simple_form.h"

#include "ui/toolkit/panel/panel_group.h"

#include <QWidget>

namespace ui {

void SimpleForm::begin(const LayoutParts& parts, const QList<QWidget*>& extras)
{
    m_isOn = true;
    m_full = parts.state();
    m_extras = extras;
    for (QWidget* extra : extras)
        extra->hide();
    for (PanelGroup* group : parts.groups)
        group->setAlone(true);
}

void SimpleForm::end(const LayoutParts& parts)
{
    m_isOn = false;
    for (QWidget* extra : m_extras)
        extra->show();
    for (PanelGroup* group : parts.groups)
        group->setAlone(false);
    parts.restore(m_full);
}

bool SimpleForm::hides(const QWidget& panel, const QWidget& workspace) const
{
    if (!m_isOn)
        return false;
    const auto* group = qobject_cast<const PanelGroup*>(panel.parentWidget());
    return !panel.parentWidget()->isVisibleTo(&workspace) ||
           (group && group->currentWidget() != &panel);
}

}  // namespace ui
