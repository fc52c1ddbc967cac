// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/question_group.h"

#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/theme/theme.h"

#include <QAbstractButton>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

// In design pixels.
constexpr double leastRow = 26;
constexpr double aroundRow = 12;
constexpr double chevron = 16;
constexpr double leastAnswer = 400;  ///< beside the questions

}  // namespace

/// One question, with its answer at the right where there is room.
class QuestionRow : public QAbstractButton {
public:
    QuestionRow(const QString& question, QWidget* parent)
        : QAbstractButton(parent)
    {
        setRole(*this, QAccessible::PageTab);
        setObjectName(QStringLiteral("question"));
        setText(question);
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
        setAccessibleName(question);
    }

    void setAnswer(const QString& answer, AnswerLook look)
    {
        m_look = look;
        update();
        if (answer == m_answer)
            return;  // Qt would tell screen readers all the same
        m_answer = answer;
        setAccessibleDescription(answer);
        setToolTip(answer);
    }
    const QString& answer() const { return m_answer; }
    void showAnswer(bool shown)
    {
        m_showsAnswer = shown;
        update();
    }
    QSize sizeHint() const override
    {
        const Theme theme = Theme::of(*this);
        return {fontMetrics().horizontalAdvance(text()) + theme.px(2 * aroundRow + chevron),
                std::max(theme.px(leastRow), fontMetrics().height() + theme.px(8))};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme theme = Theme::of(*this);
        QPainter painter(this);
        if (isChecked() || underMouse())
            painter.fillRect(rect(), isChecked() ? theme.accentSoft : theme.header);
        painter.setPen(theme.line);
        painter.drawLine(rect().bottomLeft(), rect().bottomRight());
        const QRect room = rect().adjusted(theme.px(aroundRow), 0, -theme.px(aroundRow), 0);
        painter.setFont(isChecked() ? scaledFont(font(), 1, QFont::DemiBold) : font());
        painter.setPen(theme.text);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text());
        painter.setFont(font());
        painter.setPen(theme.mutedText);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("›"));
        if (hasFocus()) {
            painter.setPen(QPen(theme.accent, 2));
            painter.drawRect(rect().adjusted(1, 1, -1, -1));
        }
        if (!m_showsAnswer)
            return;
        const int question = fontMetrics().horizontalAdvance(text());
        const QRect right = room.adjusted(question + theme.px(aroundRow), 0, -theme.px(chevron), 0);
        painter.setPen(m_look == AnswerLook::Better     ? theme.better
                       : m_look == AnswerLook::Outdated ? theme.border
                                                        : theme.mutedText);
        if (fontMetrics().horizontalAdvance(m_answer) <= right.width())
            painter.drawText(right, Qt::AlignRight | Qt::AlignVCenter, m_answer);
    }

private:
    QString m_answer;
    AnswerLook m_look = AnswerLook::Plain;
    bool m_showsAnswer = true;
};

QuestionGroup::QuestionGroup(QWidget* parent)
    : QWidget(parent)
    , m_list(new QFrame(this))
    , m_column(new QVBoxLayout(m_list))
    , m_answer(new QWidget(this))
    , m_back(new QPushButton(tr("‹ All questions"), m_answer))
    , m_panels(new PanelGroup(m_answer, PanelGroup::Tabs::Elsewhere))
{
    setAccessibleName(tr("Questions"));
    m_list->setObjectName(QStringLiteral("panel"));
    setRole(*m_list, QAccessible::PageTabList);
    m_column->setContentsMargins(1, 1, 1, 1);
    m_column->setSpacing(0);
    m_back->setObjectName(QStringLiteral("flat"));
    m_back->setAutoDefault(false);
    auto* answer = new QVBoxLayout(m_answer);
    answer->setContentsMargins(0, 0, 0, 0);
    answer->setSpacing(2);
    answer->addWidget(m_back, 0, Qt::AlignLeft);
    answer->addWidget(m_panels, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_list, 1);
    row->addWidget(m_answer, 1);
    connect(m_back, &QPushButton::clicked, this, &QuestionGroup::close);
    connect(m_panels, &PanelGroup::broughtToFront, this,
            [this] { open(m_panels->currentIndex()); });
    connect(m_panels, &PanelGroup::frontChanged, this, &QuestionGroup::arrange);
    arrange();
}

void QuestionGroup::add(PanelGroup::MakePanel make, const QString& question)
{
    const int index = count();
    m_panels->add(std::move(make), question);
    auto* row = m_rows.emplace_back(new QuestionRow(question, m_list));
    m_column->addWidget(row);
    connect(row, &QAbstractButton::clicked, this, [this, index] { click(index); });
    arrange();
}

void QuestionGroup::setAnswer(int question, const QString& answer, AnswerLook look)
{
    m_rows[static_cast<std::size_t>(question)]->setAnswer(answer, look);
}

QString QuestionGroup::answer(int question) const
{
    return m_rows[static_cast<std::size_t>(question)]->answer();
}

QAbstractButton& QuestionGroup::row(int question) const
{
    return *m_rows[static_cast<std::size_t>(question)];
}

/// A second click on the open question closes it.
void QuestionGroup::click(int question)
{
    if (m_isOpen && question == m_panels->currentIndex())
        close();
    else
        open(question);
}

void QuestionGroup::open(int question)
{
    m_isOpen = true;
    m_panels->setCurrentIndex(question);
    arrange();
    if (isVisible())
        m_panels->fill(question);
}

void QuestionGroup::close()
{
    const bool hadFocus = m_answer->isAncestorOf(focusWidget());
    m_isOpen = false;
    arrange();
    if (hadFocus)
        row(m_panels->currentIndex()).setFocus();
}

bool QuestionGroup::hasRoomForBoth() const
{
    return width() >= m_column->sizeHint().width() + Theme::of(*this).px(leastAnswer);
}

void QuestionGroup::arrange()
{
    const bool isBeside = hasRoomForBoth();
    m_list->setHidden(m_isOpen && !isBeside);
    m_back->setHidden(isBeside);
    m_answer->setVisible(m_isOpen);
    const bool isNarrow = m_isOpen && isBeside;
    m_list->setMaximumWidth(isNarrow ? m_column->sizeHint().width() : QWIDGETSIZE_MAX);
    for (int question = 0; question < count(); ++question) {
        auto& row = *m_rows[static_cast<std::size_t>(question)];
        row.setChecked(m_isOpen && question == m_panels->currentIndex());
        row.showAnswer(!isNarrow);
    }
}

void QuestionGroup::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void QuestionGroup::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void QuestionGroup::keyPressEvent(QKeyEvent* event)
{
    const auto focused =
        std::ranges::find_if(m_rows, [](const QuestionRow* row) { return row->hasFocus(); });
    const int at = static_cast<int>(focused - m_rows.begin());
    if (event->key() == Qt::Key_Escape && m_isOpen) {
        close();
    } else if (focused != m_rows.end() && event->key() == Qt::Key_Down) {
        row(std::min(at + 1, count() - 1)).setFocus();
    } else if (focused != m_rows.end() && event->key() == Qt::Key_Up) {
        row(std::max(at - 1, 0)).setFocus();
    } else {
        QWidget::keyPressEvent(event);
    }
}

OwnKeys QuestionGroup::ownKeys() const
{
    return {tr("Questions"),
            {{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Go to another question")},
             {keysText({Qt::Key_Escape}), tr("Close the answer")}}};
}

QSize QuestionGroup::minimumSizeHint() const
{
    return {std::max(m_column->minimumSize().width(), m_panels->minimumSizeHint().width()),
            std::max(m_column->minimumSize().height(), m_panels->minimumSizeHint().height())};
}

}  // namespace ui
