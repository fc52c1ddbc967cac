// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation/lesson_presentation.h"

#include "core/teaching/lessons/lesson_markdown.h"
#include "ui/teaching/lesson/bench_view.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/guess/guess_view.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

constexpr double titleType = 1.3;
constexpr double mostOfStep = 0.82;  // of the height: the rest are margins and the line of keys

}  // namespace

std::vector<Presentation::Command<LessonPresentation>> LessonPresentation::commands()
{
    return {
        {tr("Next: the guess, the answer, the next step"),
         {Qt::Key_PageDown, Qt::Key_Space},
         &LessonPresentation::forward},
        {tr("Go back"), {Qt::Key_PageUp, Qt::SHIFT | Qt::Key_Space}, &LessonPresentation::backward},
        {tr("Type the class’s guess, and press Enter to finish"),
         {Qt::Key_G},
         &LessonPresentation::typeGuess},
        {tr("Show the next hint"), {Qt::Key_H}, &LessonPresentation::nextHint},
        {tr("Switch between the step and its panels when only one fits"),
         {Qt::Key_C},
         &LessonPresentation::nextPart},
    };
}

OwnKeys LessonPresentation::keys()
{
    return keysOf(commands());
}

LessonPresentation::LessonPresentation(const LessonDocument& source, QWidget* parent)
    : Presentation(parent)
    , m_place(new QLabel(this))
    , m_title(new WrappedLabel(this))
    , m_text(new WrappedLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_step(new QWidget)
{
    m_document.take(source.lesson());  // already the variant
    m_document.showStep(source.placeInFront());
    m_bench = new BenchView(m_document, this, Guessers::Class);
    arrange();
    addCommands(commands());
    setFocusPolicy(Qt::StrongFocus);
    connect(&m_document, &LessonDocument::changed, this, [this](LessonDocument::Part part) {
        if (part == LessonDocument::Part::Step)
            showStep();
    });
    showStep();
}

/// Destroys views of the document before it.
LessonPresentation::~LessonPresentation()
{
    delete std::exchange(m_guess, nullptr);
    delete m_bench;
}

void LessonPresentation::arrange()
{
    m_place->setObjectName(QStringLiteral("caption"));
    m_title->setObjectName(QStringLiteral("fact"));
    m_text->setTextFormat(Qt::RichText);
    auto* column = new QVBoxLayout(m_step);
    column->addWidget(m_place);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addStretch(1);
    showScrolled(*m_scroll, *m_step);
    // Each stage scrolls to its question or its verdict.
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* parts = new QHBoxLayout;
    parts->addWidget(m_scroll, 1);
    parts->addWidget(m_bench, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setSizeConstraint(QLayout::SetNoConstraint);  // the screen's size is fixed
    rows->addLayout(parts, 1);
    rows->addWidget(makeHint(
        tr("Page Down: question, guess, answer, next · G: type the class’s guess · H: hint")));
}

void LessonPresentation::showStep()
{
    const core::LessonStep& step = m_document.step();
    m_place->setText(tr("%1 · step %2 of %3")
                         .arg(m_document.title())
                         .arg(m_document.placeInFront() + 1)
                         .arg(m_document.lesson().steps.size()));
    m_title->setText(m_document.text(step.title));
    m_text->setText(QString::fromStdString(core::htmlOf(m_document.text(step.text).toStdString())));
    delete std::exchange(m_guess, nullptr);
    setStage(Stage::Question);
    if (!step.guesses.empty())
        ask(0);
}

void LessonPresentation::ask(std::size_t place)
{
    delete m_guess;
    m_asked = place;
    const core::LessonGuess& asked = m_document.step().guesses[place];
    m_guess =
        makeGuessView(m_document.lesson(), asked, m_document.language(), m_step, Guessers::Class);
    const auto layout = static_cast<QVBoxLayout*>(m_step->layout());
    layout->insertWidget(layout->count() - 1, m_guess);
    for (QLineEdit* line : m_guess->findChildren<QLineEdit*>())
        line->installEventFilter(this);
    connect(
        m_guess, &GuessView::committed, this,
        [this, id = asked.id](const core::LessonAnswer& answer) { m_document.commit(id, answer); });
    connect(m_guess, &GuessView::seeRequested, this,
            [this](const core::LessonNumber& number) { m_document.bench().lookAs(number); });
    connect(m_guess, &GuessView::opened, this, [this, id = asked.id] { opened(id); });
    if (m_document.given(asked.id))
        m_guess->open();
    setStage(place > 0 ? Stage::Guess : Stage::Question);
}

/// Without a guess, uses the right answer, so that the panels may show it.
void LessonPresentation::opened(const std::string& id)
{
    m_document.commit(id,
                      core::rightAnswer(m_document.lesson(), m_document.step().guesses[m_asked]));
    m_document.open(id);
}

void LessonPresentation::setStage(Stage stage)
{
    m_stage = m_guess && m_guess->isOpen() && stage == Stage::Guess ? Stage::Answer : stage;
    if (m_guess)
        m_guess->setVisible(m_stage != Stage::Question);
    adoptScale();
    if (m_stage == Stage::Question)
        m_scroll->ensureVisible(0, 0);
    else if (m_stage == Stage::Guess)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_guess)
                    m_scroll->ensureWidgetVisible(m_guess);
            },
            Qt::QueuedConnection);
}

void LessonPresentation::forward()
{
    if (m_stage == Stage::Question && m_guess)
        setStage(Stage::Guess);
    else if (m_stage == Stage::Guess)
        reveal();
    else if (m_guess && m_asked + 1 < m_document.step().guesses.size())
        ask(m_asked + 1);
    else
        m_document.next();
}

void LessonPresentation::backward()
{
    if (m_stage == Stage::Question)
        m_document.back();
    else if (m_asked > 0)
        ask(m_asked - 1);
    else
        setStage(Stage::Question);
}

void LessonPresentation::reveal()
{
    setFocus();
    if (m_guess->field().answer())
        m_guess->commit();
    m_guess->open();
    setStage(Stage::Answer);
}

void LessonPresentation::typeGuess()
{
    if (!m_guess)
        return;
    if (m_stage == Stage::Question)
        setStage(Stage::Guess);
    m_guess->setFocus();
}

void LessonPresentation::nextHint()
{
    if (m_guess && m_stage == Stage::Guess)
        m_guess->hint();
}

void LessonPresentation::keyPressEvent(QKeyEvent* event)
{
    const bool isDigit = event->text().size() == 1 && event->text().front().isDigit();
    auto* line = isDigit && m_stage == Stage::Guess ? m_guess->findChild<QLineEdit*>() : nullptr;
    if (!line || m_guess->isOpen()) {
        Presentation::keyPressEvent(event);
        return;
    }
    line->setFocus();
    line->insert(event->text());
}

/// Enter ends typing and returns the keys to the clicker.
bool LessonPresentation::eventFilter(QObject* watched, QEvent* event)
{
    if (qobject_cast<QLineEdit*>(watched) && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            setFocus();
            return true;
        }
    }
    return Presentation::eventFilter(watched, event);
}

void LessonPresentation::setFormat(const NumberFormat& format)
{
    m_bench->setFormat(format);
}

void LessonPresentation::adoptFonts(const QFont& type)
{
    m_title->setFont(scaledFont(type, titleType, QFont::DemiBold));
    m_text->setFont(type);
}

void LessonPresentation::adoptType(const QFont&, const Theme& theme)
{
    m_step->layout()->setSpacing(theme.px(10));
    m_step->layout()->setContentsMargins(theme.px(4), 0, theme.px(14), 0);
    showParts();
}

void LessonPresentation::nextPart()
{
    m_showsPanels = !m_showsPanels;
    showParts();
}

/// If not both fit, the panels take turns with the step, and the guess with the text.
void LessonPresentation::showParts()
{
    m_text->setVisible(!m_text->text().isEmpty());
    if (m_stage != Stage::Question && m_text->isVisibleTo(m_step)) {
        const int column = isCramped() ? width() : width() / 2;
        const int margin = 2 * layout()->contentsMargins().left();
        m_text->setHidden(m_step->layout()->totalHeightForWidth(column - margin) >
                          height() * mostOfStep);
    }
    m_scroll->setHidden(isCramped() && m_showsPanels);
    m_bench->setHidden(isCramped() && !m_showsPanels);
}

void LessonPresentation::showEvent(QShowEvent* event)
{
    Presentation::showEvent(event);
    adoptScale();  // panels lose their font when first shown
    setFocus();
}

}  // namespace ui
