// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/figure_text.h"

#include "ui/export/figure/beside_files.h"
#include "ui/toolkit/theme/text_size.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextEdit>
#include <QVBoxLayout>

namespace ui {

FigureText::FigureText(const QString& name, Forms forms, QWidget* parent)
    : QWidget(parent)
    , m_view(new QTextEdit(this))
    , m_restore(new QPushButton(tr("Reset text"), this))
    , m_copy(new QPushButton(tr("Copy text"), this))
{
    m_view->setObjectName(QStringLiteral("figureText"));
    m_view->setAccessibleName(name);
    m_view->setAcceptRichText(false);
    m_view->setTabChangesFocus(true);
    m_restore->setToolTip(tr("Discard what you typed here"));
    auto* column = new QVBoxLayout(this);
    keepSpacing(*this, *column, {10, 10, 10, 10});
    column->addWidget(m_view, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_restore);
    row->addStretch(1);
    row->addWidget(m_copy);
    const auto copy = [this](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        emit copied(tr("Copied the text to the clipboard."));
    };
    connect(m_copy, &QPushButton::clicked, this, [this, copy] { copy(text()); });
    connect(m_restore, &QPushButton::clicked, this, &FigureText::restore);
    connect(m_view, &QTextEdit::textChanged, this, [this] {
        m_isEdited = m_view->toPlainText() != m_made;
        adopt();
        emit edited();
    });
    for (QPushButton* button : {m_restore, m_copy})
        button->setAutoDefault(false);
    if (forms == Forms::PlainAndLatex) {
        m_copyLatex = new QPushButton(tr("Copy as LaTeX"), this);
        m_copyLatex->setAutoDefault(false);
        connect(m_copyLatex, &QPushButton::clicked, this,
                [this, copy] { copy(latexText(text())); });
        row->addWidget(m_copyLatex);
    }
    column->addLayout(row);
    adopt();
}

void FigureText::setText(const QString& text, const QString& instead)
{
    m_made = text;
    m_view->setPlaceholderText(instead);
    m_view->setReadOnly(text.isEmpty());
    if (!m_isEdited && m_view->toPlainText() != text) {
        const QSignalBlocker quiet(m_view);
        m_view->setPlainText(text);
    }
    adopt();
}

QString FigureText::text() const
{
    return m_view->toPlainText();
}

void FigureText::forget()
{
    m_isEdited = false;
    m_made.clear();
}

void FigureText::restore()
{
    m_view->setPlainText(m_made);
    m_view->setFocus();
}

void FigureText::adopt()
{
    const bool isThere = !text().isEmpty();
    m_restore->setEnabled(m_isEdited);
    m_copy->setEnabled(isThere);
    if (m_copyLatex)
        m_copyLatex->setEnabled(isThere);
}

}  // namespace ui
