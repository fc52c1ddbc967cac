// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/question_group.h"

#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/motion/motion.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QFontMetrics>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLayout>
#include <QPainter>
#include <QPushButton>
#include <QTextBoundaryFinder>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

class Veil : public QWidget {
public:
    explicit Veil(QWidget& over)
        : QWidget(&over)
        , m_motion(Motion::reveal, *this)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(over.rect());
        show();
        connect(&m_motion, &Motion::finished, this, &QObject::deleteLater);
        m_motion.begin();
        if (m_motion.state() != Motion::Running)
            deleteLater();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setOpacity(m_motion.rest());
        painter.fillRect(rect(), Theme::of(*this).panel);
    }

private:
    Motion m_motion;
};

/// Lets a widget appear from the colour of its panel. It is there, and can be used, at once.
void unveil(QWidget& widget)
{
    if (!Motion::isAllowed() || !widget.isVisible())
        return;
    // It may have been shown just now.
    if (widget.parentWidget() && widget.parentWidget()->layout())
        widget.parentWidget()->layout()->activate();
    new Veil(widget);
}

// In design pixels.
constexpr double leastRow = 22;
constexpr double aroundRow = 12;
constexpr double chevron = 16;
constexpr double leastAnswer = 400;  ///< beside the questions

/// The first form that fits, else the first words of the answer; empty where not one fits.
QString fitted(const QString& answer, const QString& brief, const QFontMetrics& type, int width)
{
    for (const QString& form : {answer, brief})
        if (!form.isEmpty() && type.horizontalAdvance(form) <= width)
            return form;
    QTextBoundaryFinder words(QTextBoundaryFinder::Line, answer);
    words.toEnd();
    while (words.toPreviousBoundary() > 0) {
        QString cut = answer.left(words.position()).trimmed();
        while (cut.endsWith(u',') || cut.endsWith(u':') || cut.endsWith(u'('))
            cut = cut.chopped(1).trimmed();
        cut += QChar(0x2026);
        if (type.horizontalAdvance(cut) <= width)
            return cut;
    }
    return {};
}

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

    void setAnswer(const QString& answer, AnswerLook look, const QString& brief)
    {
        m_brief = brief;
        m_look = look;
        update();
        if (answer == m_answer)
            return;  // Qt would tell screen readers all the same
        m_answer = answer;
        setAccessibleDescription(answer);
        setToolTip(answer);
    }
    const QString& answer() const { return m_answer; }
    QString shownAnswer() const
    {
        return m_showsAnswer ? fitted(m_answer, m_brief, fontMetrics(), answerPlace().width())
                             : QString();
    }
    void showAnswer(bool shown)
    {
        m_showsAnswer = shown;
        update();
    }
    QSize sizeHint() const override
    {
        const Theme theme = Theme::of(*this);
        return {fontMetrics().horizontalAdvance(text()) + theme.px(2 * aroundRow + chevron),
                std::max(theme.px(leastRow), fontMetrics().height() + theme.px(6))};
    }
    /// With an offer below them, rows are closer together.
    QSize minimumSizeHint() const override
    {
        return {sizeHint().width(), fontMetrics().height() + Theme::of(*this).px(2)};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme theme = Theme::of(*this);
        QPainter painter(this);
        if (isChecked() || underMouse())
            painter.fillRect(rect(), isChecked() ? theme.accentSoft : theme.header);
        painter.setPen(theme.line);
        painter.drawLine(rect().bottomLeft(), rect().bottomRight());
        const QRect room = place();
        painter.setFont(isChecked() ? scaledFont(font(), 1, QFont::DemiBold) : font());
        painter.setPen(theme.text);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text());
        painter.setFont(font());
        painter.setPen(theme.mutedText);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("›"));
        painter.setPen(m_look == AnswerLook::Better     ? theme.better
                       : m_look == AnswerLook::Outdated ? theme.border
                                                        : theme.mutedText);
        painter.drawText(answerPlace(), Qt::AlignRight | Qt::AlignVCenter, shownAnswer());
    }

private:
    /// The row without its margins.
    QRect place() const
    {
        const int around = Theme::of(*this).px(aroundRow);
        return rect().adjusted(around, 0, -around, 0);
    }
    /// Between the question and the chevron.
    QRect answerPlace() const
    {
        const Theme theme = Theme::of(*this);
        const int question = fontMetrics().horizontalAdvance(text());
        return place().adjusted(question + theme.px(aroundRow), 0, -theme.px(chevron), 0);
    }

    QString m_answer;
    QString m_brief;
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
    keepSpacing(*m_answer, *answer, {}, 2);
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
    followTextSize(*this, *this, [this](const Theme&) { arrange(); });
}

void QuestionGroup::add(PanelGroup::MakePanel make, const QString& question)
{
    const int index = count();
    m_panels->add(std::move(make), question);
    auto* row = m_rows.emplace_back(new QuestionRow(question, m_list));
    m_column->addWidget(row);
    connect(row, &QAbstractButton::clicked, this, [this, index] { click(index); });
    connect(m_opening.emplace_back(new QAction(question, this)), &QAction::triggered, this,
            [this, index] {
                m_panels->setCurrentIndex(index);
                emit m_panels->broughtToFront();
                focusAnswer();
            });
    arrange();
}

void QuestionGroup::setAnswer(int question, const QString& answer, AnswerLook look,
                              const QString& brief)
{
    m_rows[static_cast<std::size_t>(question)]->setAnswer(answer, look, brief);
}

QString QuestionGroup::shownAnswer(int question) const
{
    return m_rows[static_cast<std::size_t>(question)]->shownAnswer();
}

void QuestionGroup::setOffer(QWidget& offer)
{
    m_offer = &offer;
    m_column->addWidget(&offer);
    close();
}

QString QuestionGroup::answer(int question) const
{
    return m_rows[static_cast<std::size_t>(question)]->answer();
}

QAbstractButton& QuestionGroup::row(int question) const
{
    return *m_rows[static_cast<std::size_t>(question)];
}

/// A second click on the open question closes it. Where the answer takes the questions' place, it
/// takes the focus, too.
void QuestionGroup::click(int question)
{
    if (m_isOpen && question == m_panels->currentIndex()) {
        close();
        return;
    }
    const bool hadFocus = row(question).hasFocus();
    open(question);
    if (hadFocus && m_list->isHidden())
        focusAnswer();
}

void QuestionGroup::focusAnswer()
{
    QWidget* first = m_back;
    for (QWidget* part : m_panels->findChildren<QWidget*>())
        if ((part->focusPolicy() & Qt::TabFocus) && part->isVisible() && part->isEnabled()) {
            first = part;
            break;
        }
    first->setFocus();
}

void QuestionGroup::open(int question)
{
    const bool isOther = !m_isOpen || question != m_panels->currentIndex();
    m_isOpen = true;
    m_panels->setCurrentIndex(question);
    arrange();
    if (isVisible())
        m_panels->fill(question);
    if (isOther)
        unveil(*m_answer);
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
    return width() >= questionsSize().width() + Theme::of(*this).px(leastAnswer);
}

QSize QuestionGroup::questionsSize() const
{
    constexpr int outline = 2;
    QSize size(0, 0);
    for (const QuestionRow* row : m_rows)
        size = {std::max(size.width(), row->sizeHint().width()),
                size.height() + row->sizeHint().height()};
    return size + QSize(outline, outline);
}

void QuestionGroup::arrange()
{
    const bool isBeside = hasRoomForBoth();
    m_list->setHidden(m_isOpen && !isBeside);
    m_back->setHidden(isBeside);
    m_answer->setVisible(m_isOpen);
    const bool isNarrow = m_isOpen && isBeside;
    m_list->setMaximumWidth(isNarrow ? questionsSize().width() : QWIDGETSIZE_MAX);
    for (int question = 0; question < count(); ++question) {
        auto& row = *m_rows[static_cast<std::size_t>(question)];
        row.setChecked(m_isOpen && question == m_panels->currentIndex());
        row.showAnswer(!isNarrow);
    }
    if (m_offer)
        m_offer->setVisible(!isNarrow);
}

void QuestionGroup::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
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
    } else if (focused != m_rows.end() &&
               (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        row(at).click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

OwnKeys QuestionGroup::ownKeys() const
{
    OwnKeys keys{tr("Questions"),
                 {{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Go to another question")},
                  {keysText({Qt::Key_Escape}), tr("Close the answer")}}};
    for (QAction* opening : m_opening)
        keys.keys.push_back({{}, opening->text(), opening});
    return keys;
}

QSize QuestionGroup::minimumSizeHint() const
{
    return {std::max(m_column->minimumSize().width(), m_panels->minimumSizeHint().width()),
            std::max(questionsSize().height(), m_panels->minimumSizeHint().height())};
}

}  // namespace ui
