// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/lesson_step_view.h"

#include "core/teaching/lessons/lesson_markdown.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/teaching/lesson/guess/guess_view.h"
#include "ui/teaching/lesson/lesson_summary.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/filled_button.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

// In design pixels.
constexpr int besideText = 22;
constexpr int betweenWays = 8;

bool isOfButtons(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace

LessonStepView::LessonStepView(LessonDocument& document, QWidget* parent)
    : Panel(tr("Step"), parent)
    , m_document(document)
    , m_scroll(new QScrollArea(this))
    , m_place(new QLabel(this))
    , m_title(new WrappedLabel(this))
    , m_text(new WrappedLabel(this))
    , m_origin(new WrappedLabel(this))
    , m_summary(new LessonSummary(document, this))
    , m_guide(new QPushButton(tr("Which measure fits your own question?"), this))
    , m_back(new QPushButton(tr("◀ Back"), this))
    , m_next(new QPushButton(tr("Next ▶"), this))
    , m_nextLesson(new QPushButton(this))
    , m_keys(new WrappedLabel(this))
{
    setHeaderVisible(false);
    m_place->setObjectName(QStringLiteral("caption"));
    m_title->setObjectName(QStringLiteral("stepTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_text->setTextFormat(Qt::RichText);
    m_text->setOpenExternalLinks(true);
    m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_text->setObjectName(QStringLiteral("stepText"));
    m_origin->setObjectName(QStringLiteral("hint"));
    m_origin->setTextFormat(Qt::PlainText);
    m_origin->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (WrappedLabel* label : {m_title, m_text, m_origin})
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_keys->setObjectName(QStringLiteral("hint"));
    for (QPushButton* button : {m_next, m_nextLesson})
        button->setObjectName(QStringLiteral("primary"));
    m_nextLesson->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (QPushButton* button : {m_back, m_next, m_nextLesson})
        button->setAutoDefault(true);  // Enter presses it, too
    m_back->setAccessibleName(tr("Back"));
    m_next->setAccessibleName(tr("Next"));
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->addWidget(m_place);
    m_column->addWidget(m_title);
    m_column->addWidget(m_text);
    m_column->addWidget(m_summary);
    m_column->addWidget(m_origin);
    m_column->addStretch(1);
    showScrolled(*m_scroll, *content);
    content->setAutoFillBackground(false);
    m_scroll->viewport()->setAutoFillBackground(false);
    addWidget(m_scroll, 1);
    m_guide->setToolTip(
        tr("Answer five questions to see which measures fit, and what each is sensitive to"));
    m_guide->hide();
    addWidget(m_guide);
    connect(m_guide, &QPushButton::clicked, this, &LessonStepView::guideRequested);
    m_ways = new QWidget(this);
    auto* row = new QHBoxLayout(m_ways);
    row->addWidget(m_back);
    row->addWidget(m_next);
    row->addWidget(m_nextLesson, 1);
    row->addWidget(m_keys, 1);
    addWidget(m_ways);
    connect(m_back, &QPushButton::clicked, this, [this] { m_document.back(); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_document.next(); });
    connect(m_nextLesson, &QPushButton::clicked, this, &LessonStepView::nextLessonRequested);
    connect(&document, &LessonDocument::aboutToBeReplaced, this, &LessonStepView::dropGuesses);
    connect(&document, &LessonDocument::changed, this, [this](LessonDocument::Part part) {
        if (part == LessonDocument::Part::Lesson || part == LessonDocument::Part::Step)
            showStep();
    });
    connect(qApp, &QApplication::focusChanged, this, &LessonStepView::showKeys);
    keepSpacing(*this, *m_column, {besideText, 14, besideText, 8}, 8);
    keepSpacing(*this, *row, {besideText, 8, besideText, 12}, betweenWays);
    setLeastSize({320, 0});
    adoptFont();
    showKeys();
    showWays();
    if (document.hasLesson())
        showStep();
}

/// In text fields, a space is part of the answer.
void LessonStepView::showKeys()
{
    const bool isTyping = qobject_cast<QLineEdit*>(focusWidget()) && focusWidget()->hasFocus();
    const bool hasHints =
        m_document.hasLesson() &&
        std::ranges::any_of(m_document.step().guesses,
                            [](const core::LessonGuess& guess) { return !guess.hints.empty(); });
    if (isTyping)
        m_keys->setText(hasHints ? tr("Enter: check · H: hint") : tr("Enter: check"));
    else
        m_keys->setText(hasHints ? tr("Space: next · Enter: check · H: hint")
                                 : tr("Space: next · Enter: check"));
}

QString LessonStepView::placeText() const
{
    const std::size_t step = m_document.placeInFront() + 1;
    const std::size_t steps = m_document.lesson().steps.size();
    QStringList parts{
        m_document.lesson().number > 0
            ? tr("Lesson %1 · step %2 of %3").arg(m_document.lesson().number).arg(step).arg(steps)
            : tr("Step %1 of %2").arg(step).arg(steps)};
    if (!m_document.step().guesses.empty())
        parts << tr("guess");
    return parts.join(QStringLiteral(" · "));
}

QString LessonStepView::originText() const
{
    const core::Lesson& lesson = m_document.lesson();
    const QString from = m_document.text(lesson.from);
    return tr("Source: %1").arg(from.isEmpty() ? QString::fromStdString(lesson.source) : from);
}

void LessonStepView::offerGuide(bool isOffered)
{
    m_isGuideOffered = isOffered;
    m_guide->setVisible(isOffered && m_document.hasLesson() && m_document.isLast());
}

void LessonStepView::dropGuesses()
{
    m_guesses.clear();
    delete std::exchange(m_asked, nullptr);
}

void LessonStepView::showStep()
{
    const bool hasKeys = isAncestorOf(window()->focusWidget());
    dropGuesses();
    m_place->setText(placeText());
    m_title->setText(m_document.text(m_document.step().title));
    m_text->setText(QString::fromStdString(
        core::htmlOf(m_document.text(m_document.step().text).toStdString())));
    m_text->setVisible(!m_text->text().isEmpty());
    m_asked = new QWidget;
    setRole(*m_asked, QAccessible::Grouping);
    auto* column = new QVBoxLayout(m_asked);
    keepSpacing(*m_asked, *column, {}, besideText);
    for (const core::LessonGuess& guess : m_document.step().guesses)
        column->addWidget(makeGuess(guess));
    m_column->insertWidget(m_column->indexOf(m_summary), m_asked);
    m_origin->setText(originText());
    m_origin->setVisible(m_document.isLast());
    m_back->setEnabled(!m_document.isFirst());
    m_next->setEnabled(!m_document.isLast());
    fillOne();
    showKeys();
    showWays();
    offerGuide(m_isGuideOffered);
    m_scroll->verticalScrollBar()->setValue(0);
    orderTabs();
    tellStep(hasKeys);
    if (hasKeys)
        focusStep();
}

/// New guesses are last in the tab order: puts the button to go on after them.
void LessonStepView::orderTabs()
{
    QWidget* last = nullptr;
    for (QWidget* part : m_asked->findChildren<QWidget*>())
        if (part->focusPolicy() & Qt::TabFocus)
            last = part;
    if (!last)
        return;
    setTabOrder(last, m_back);
    setTabOrder(m_back, m_next);
    setTabOrder(m_next, m_nextLesson);
}

/// Names the step by its story, because screen readers read the names around a field before it.
/// They read the step's when the focus enters, and later that of the new questions.
/// @param isEntered whether the focus is in the step already
void LessonStepView::tellStep(bool isEntered)
{
    const QString title = tr("%1: %2").arg(m_place->text(), m_title->text());
    QStringList story{QTextDocumentFragment::fromHtml(m_text->text()).toPlainText().simplified()};
    for (const core::LessonGuess& guess : m_document.step().guesses)
        if (guess.kind == core::GuessKind::Number || guess.kind == core::GuessKind::Blanks)
            story << guessSentence(guess);  // other fields have it as their name
    const QString whole = joinedSentences(QStringList{asSentence(title)} + story);
    const bool isOfGroup = isEntered && !m_document.step().guesses.empty();
    setAccessibleName(isOfGroup ? title : whole);
    m_asked->setAccessibleName(isOfGroup ? whole : QString());
    if (isEntered && !isOfGroup)
        say(*this, whole);
}

GuessView* LessonStepView::makeGuess(const core::LessonGuess& guess)
{
    GuessView* view = makeGuessView(m_document.lesson(), guess, m_document.language());
    if (const GuessedAnswer* given = m_document.given(guess.id)) {
        view->setAnswer(given->answer);
        view->reveal(given->verdict);
        if (given->isOpen)
            view->open();
    }
    view->showHints(m_document.hintsShown(guess.id));
    connect(view, &GuessView::committed, this,
            [this, id = guess.id](const core::LessonAnswer& answer) {
                m_document.commit(id, answer);
                followGuess(id);
            });
    connect(view, &GuessView::opened, this, [this, id = guess.id] {
        m_document.open(id);
        followGuess(id);
    });
    connect(view, &GuessView::hintShown, this,
            [this, id = guess.id](std::size_t count) { m_document.showHints(id, count); });
    connect(view, &GuessView::seeRequested, this, &LessonStepView::seeRequested);
    m_guesses[guess.id] = view;
    return view;
}

/// Once the answer is visible, moves the focus to go on.
void LessonStepView::followGuess(const std::string& id)
{
    fillOne();
    const GuessedAnswer* given = m_document.given(id);
    if (given && given->isOpen)
        focusStep();
}

bool LessonStepView::offersNextLesson() const
{
    return m_document.hasLesson() && m_document.isLast() && !m_nextTitle.isEmpty();
}

void LessonStepView::offerNextLesson(const QString& title)
{
    if (std::exchange(m_nextTitle, title) == title || !m_document.hasLesson())
        return;
    showWays();
    fillOne();
}

/// At the end of the lesson, the next one takes the room of the next step and of the keys.
void LessonStepView::showWays()
{
    constexpr int aroundWords = 28;  // of a button, in design pixels
    const bool ends = offersNextLesson();
    m_next->setVisible(!ends);
    m_keys->setVisible(!ends);
    m_nextLesson->setVisible(ends);
    if (!ends)
        return;
    const QString words = tr("Next lesson: %1").arg(m_nextTitle);
    const Theme theme = Theme::of(*this);
    const int room =
        width() - m_back->sizeHint().width() - theme.px(2 * besideText + betweenWays + aroundWords);
    const QFontMetrics metrics(scaledFont(font(), 1, QFont::DemiBold));
    m_nextLesson->setText(metrics.elidedText(QString(words).replace(u'&', QStringLiteral("&&")),
                                             Qt::ElideRight, room));
    m_nextLesson->setAccessibleName(words);
    m_nextLesson->setToolTip(m_nextTitle);
}

/// The way on is the first guess that is not open, and after them the next step or lesson.
void LessonStepView::fillOne()
{
    m_summary->refresh();
    const core::LessonGuess* asked = m_document.closedGuess();
    for (const auto& [id, view] : m_guesses)
        view->setAsked(asked && asked->id == id);
    setFilled(*m_next, !asked && !offersNextLesson());
    setFilled(*m_nextLesson, !asked && offersNextLesson());
}

QWidget& LessonStepView::focusTarget()
{
    if (GuessView* asked = askedGuess())
        return *asked;
    if (offersNextLesson())
        return *m_nextLesson;
    return m_document.isLast() ? *m_back : *m_next;
}

void LessonStepView::focusStep()
{
    focusTarget().setFocus();
}

/// The focused guess, otherwise the first one that is not open.
GuessView* LessonStepView::askedGuess() const
{
    for (const auto& [id, view] : m_guesses)
        if (!view->isOpen() && (view->hasFocus() || view->isAncestorOf(focusWidget())))
            return view;
    const core::LessonGuess* closed = m_document.closedGuess();
    return closed ? m_guesses.at(closed->id) : nullptr;
}

void LessonStepView::check()
{
    if (GuessView* asked = askedGuess())
        asked->commit();
    else
        m_document.next();
}

void LessonStepView::hint()
{
    if (GuessView* asked = askedGuess())
        asked->hint();
}

GuessView* LessonStepView::guess(const std::string& id) const
{
    const auto found = m_guesses.find(id);
    return found == m_guesses.end() ? nullptr : found->second;
}

/// A focused button keeps the keys that press it.
bool LessonStepView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        isOfButtons(static_cast<QKeyEvent*>(event)->key()) &&
        qobject_cast<QAbstractButton*>(focusWidget()) && focusWidget()->hasFocus()) {
        event->accept();
        return true;
    }
    return Panel::event(event);
}

void LessonStepView::adoptFont()
{
    m_place->setFont(font());
    m_title->setFont(scaledFont(font(), titleText, QFont::DemiBold));
    m_text->setFont(scaledFont(font(), readingText));
}

}  // namespace ui
