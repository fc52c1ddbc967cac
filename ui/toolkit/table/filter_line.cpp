// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/filter_line.h"

#include "ui/toolkit/theme/text_size.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace ui {

FilterLine::FilterLine(QWidget& table, const Words& words, QWidget* parent)
    : QWidget(parent)
    , m_table(table)
    , m_line(new QLineEdit(this))
    , m_problem(new QLabel(this))
    , m_rows(new QVBoxLayout(this))
    , m_first(new QHBoxLayout)
{
    m_line->setPlaceholderText(words.example);
    m_line->setAccessibleName(words.name);
    m_line->setToolTip(words.tip);
    m_line->setClearButtonEnabled(true);
    m_line->setAcceptDrops(false);
    m_line->installEventFilter(this);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setTextFormat(Qt::PlainText);  // typed text may look like markup
    m_problem->setWordWrap(true);
    m_problem->hide();
    keepSpacing(*this, *m_rows, {8, 6, 8, 6}, 4);
    keepSpacing(*this, *m_first, {}, 4);
    m_first->addWidget(m_line, 1);
    m_rows->addLayout(m_first);
    m_rows->addWidget(m_problem);
}

void FilterLine::addBeside(QWidget& widget)
{
    m_first->addWidget(&widget);
}

void FilterLine::addBelow(QWidget& widget)
{
    m_rows->addWidget(&widget);
}

void FilterLine::showProblem(const QString& sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void FilterLine::clearFromTable()
{
    m_table.installEventFilter(this);
}

bool FilterLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isDone = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Down;
    if (key == Qt::Key_Escape && !m_line->text().isEmpty())
        m_line->clear();
    else if (watched == m_line && isDone)
        m_table.setFocus();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

}  // namespace ui
