// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/form_rows.h"

#include "ui/toolkit/theme/text_size.h"
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
    keepGridSpacing(form, *m_grid, {}, {8, 5});
    followTextSize(form, *m_grid, [grid = m_grid](const Theme& theme) {
        grid->setColumnMinimumWidth(0, theme.px(labelWidth));
    });
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

QHBoxLayout* rowOf(QWidget* widget, QMargins margins, int spacing)
{
    auto* row = new QHBoxLayout(widget);
    keepSpacing(*widget, *row, margins, spacing);
    return row;
}

}  // namespace ui
