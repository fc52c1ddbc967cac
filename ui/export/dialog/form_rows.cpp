// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/form_rows.h"

#include "ui/toolkit/theme/theme.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace ui {

namespace {

constexpr int labelWidth = 104;

}  // namespace

FormRows::FormRows(QWidget& form)
    : m_form(form)
    , m_grid(new QGridLayout(&form))
{
    const Theme theme = Theme::of(form);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(theme.px(8));
    m_grid->setVerticalSpacing(theme.px(5));
    m_grid->setColumnMinimumWidth(0, theme.px(labelWidth));
    m_grid->setColumnStretch(1, 1);
}

void FormRows::add(const QString& label, QWidget* field, QWidget* buddy)
{
    auto* text = new QLabel(label, &m_form);
    text->setBuddy(buddy ? buddy : field);
    add(text, field);
}

void FormRows::add(QLabel* label, QWidget* field)
{
    const int row = m_grid->rowCount();
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(field, row, 1);
}

void FormRows::addWide(QWidget* field)
{
    m_grid->addWidget(field, m_grid->rowCount(), 0, 1, 2);
}

QHBoxLayout* rowOf(QWidget* widget)
{
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::of(*widget).px(5));
    return row;
}

}  // namespace ui
