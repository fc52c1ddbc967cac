#include "ui/export/figure_text.h"

#include "ui/export/beside_files.h"
#include "ui/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTextEdit>
#include <QVBoxLayout>

namespace ui {

FigureText::FigureText(const QString& name, Forms forms, QWidget* parent)
    : QWidget(parent)
    , m_view(new QTextEdit(this))
    , m_copy(new QPushButton(tr("Copy the text"), this))
{
    m_view->setObjectName(QStringLiteral("figureText"));
    m_view->setAccessibleName(name);
    m_view->setReadOnly(true);
    m_view->setTabChangesFocus(true);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* column = new QVBoxLayout(this);
    const int margin = Theme::of(*this).px(10);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(m_view, 1);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_copy);
    const auto copy = [this](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        emit copied(tr("The text is on the clipboard."));
    };
    connect(m_copy, &QPushButton::clicked, this, [this, copy] { copy(m_text); });
    m_copy->setAutoDefault(false);
    if (forms == Forms::PlainAndLatex) {
        m_copyLatex = new QPushButton(tr("Copy as LaTeX"), this);
        m_copyLatex->setAutoDefault(false);
        connect(m_copyLatex, &QPushButton::clicked, this,
                [this, copy] { copy(latexText(m_text)); });
        row->addWidget(m_copyLatex);
    }
    column->addLayout(row);
}

void FigureText::setText(const QString& text, const QString& instead)
{
    m_text = text;
    m_view->setPlainText(text.isEmpty() ? instead : text);
    m_copy->setEnabled(!text.isEmpty());
    if (m_copyLatex)
        m_copyLatex->setEnabled(!text.isEmpty());
}

QString FigureText::text() const
{
    return m_view->toPlainText();
}

}  // namespace ui
