// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/find_bar.h"

#include "ui/ranking/list/document_list_view.h"
#include "ui/toolkit/theme/text_size.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

namespace ui {

FindBar::FindBar(RankingDocument& document, DocumentListView& view, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_view(view)
{
    hide();
    connect(&document, &RankingDocument::changed, this, &FindBar::refresh);
    connect(view.selectionModel(), &QItemSelectionModel::currentChanged, this, &FindBar::showCount);
}

void FindBar::makeParts()
{
    m_line = new QLineEdit(this);
    m_count = new QLabel(this);
    m_line->setPlaceholderText(tr("Find: title, id, grade:5, #120"));
    m_line->setAccessibleName(tr("Find a document"));
    m_line->setToolTip(tr(
        "Type part of a title or an id, grade:5 for a grade, grade:u for unjudged, or #120 or "
        "rank:120 for a rank. Press Enter for the next match, Shift+Enter for the previous one."));
    m_line->setAcceptDrops(false);
    m_count->setObjectName(QStringLiteral("caption"));
    auto* row = new QHBoxLayout(this);
    keepSpacing(*this, *row, {10, 5, 6, 5}, 4);
    row->addWidget(m_line, 1);
    row->addWidget(m_count);
    row->addWidget(
        addButton(QStringLiteral("↑"), tr("Previous match (Shift+F3)"), &FindBar::findPrevious));
    row->addWidget(addButton(QStringLiteral("↓"), tr("Next match (F3)"), &FindBar::findNext));
    row->addWidget(addButton(QStringLiteral("×"), tr("Close (Esc)"), &FindBar::dismiss));
    connect(m_line, &QLineEdit::textEdited, this, &FindBar::search);
}

QLineEdit& FindBar::line()
{
    if (!m_line)
        makeParts();
    return *m_line;
}

QToolButton* FindBar::addButton(const QString& text, const QString& toolTip,
                                void (FindBar::*slot)())
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("tab"));
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    connect(button, &QToolButton::clicked, this, slot);
    return button;
}

void FindBar::open()
{
    if (!isVisible())
        m_from = static_cast<std::size_t>(std::max(0, m_view.currentIndex().row()));
    QLineEdit& line = this->line();
    show();
    line.setFocus();
    line.selectAll();
    m_search = DocumentSearch(line.text());
    m_view.mark(m_search);
    refresh();
}

void FindBar::dismiss()
{
    hide();
    m_view.mark({});
    m_view.setFocus();
}

void FindBar::search(const QString& typed)
{
    m_search = DocumentSearch(typed);
    m_view.mark(m_search);
    refresh();
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), m_from);
    if (!m_rows.empty())
        go(found == m_rows.end() ? m_rows.front() : *found);
}

void FindBar::refresh()
{
    if (!isVisible())
        return;
    m_rows = m_search.rows(m_document.list().ranked);
    showCount();
}

QString FindBar::count() const
{
    return m_count ? m_count->text() : QString();
}

void FindBar::showCount()
{
    if (!m_count)
        return;
    if (m_search.isEmpty()) {
        m_count->clear();
        return;
    }
    const auto current = static_cast<std::size_t>(std::max(0, m_view.currentIndex().row()));
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), current);
    if (m_rows.empty())
        m_count->setText(tr("no matches"));
    else if (found != m_rows.end() && *found == current)
        m_count->setText(tr("%1 of %2").arg(found - m_rows.begin() + 1).arg(m_rows.size()));
    else
        m_count->setText(tr("%n found", nullptr, static_cast<int>(m_rows.size())));
}

void FindBar::go(std::size_t row)
{
    m_view.goTo(static_cast<int>(row));
    showCount();
}

void FindBar::findNext()
{
    if (!isVisible())
        open();
    const auto current = static_cast<std::size_t>(std::max(0, m_view.currentIndex().row()));
    const auto next = std::upper_bound(m_rows.begin(), m_rows.end(), current);
    if (!m_rows.empty())
        go(next == m_rows.end() ? m_rows.front() : *next);
}

void FindBar::findPrevious()
{
    if (!isVisible())
        open();
    const auto current = static_cast<std::size_t>(std::max(0, m_view.currentIndex().row()));
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), current);
    if (!m_rows.empty())
        go(found == m_rows.begin() ? m_rows.back() : *std::prev(found));
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ShiftModifier))
            findPrevious();
        else
            findNext();
        break;
    case Qt::Key_Escape:
        dismiss();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

}  // namespace ui
