// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/list_switch.h"

#include "ui/ranking/document/ranking_document.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace ui {

ListSwitch::ListSwitch(RankingDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("listSwitch"));
    setAccessibleName(tr("List shown"));
    connect(&document, &RankingDocument::changed, this, &ListSwitch::refresh);
    refresh();
}

void ListSwitch::makeButtons()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_a = addButton(core::ListName::A, tr("A"), tr("Show and edit list A (Ctrl+B to switch)"));
    m_b = addButton(core::ListName::B, tr("B"), tr("Show and edit list B (Ctrl+B to switch)"));
    auto* buttons = new QButtonGroup(this);
    buttons->addButton(m_a);
    buttons->addButton(m_b);
}

QToolButton* ListSwitch::addButton(core::ListName name, const QString& text, const QString& toolTip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("tab"));
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(tr("List %1").arg(text));
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    layout()->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, name] { m_document.showList(name); });
    return button;
}

void ListSwitch::refresh()
{
    if (!m_document.hasTwoLists()) {
        hide();
        return;
    }
    if (!m_a)
        makeButtons();
    show();
    (m_document.listName() == core::ListName::A ? m_a : m_b)->setChecked(true);
}

}  // namespace ui
