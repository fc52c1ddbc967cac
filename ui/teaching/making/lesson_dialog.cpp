// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/making/lesson_dialog.h"

#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/lesson_writer.h"
#include "ui/export/dialog/form_rows.h"
#include "ui/teaching/lesson/bench_view.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/teaching/lesson/lesson_step_view.h"
#include "ui/teaching/making/lesson_saving.h"
#include "ui/text/import/lesson_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/toolkit/document/swap_step.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/dialog_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int mostFaultsShown = 3;
constexpr int rowsShown = 5;   ///< of a list
constexpr int linesShown = 3;  ///< of the text of a step

QString told(const core::Translated& texts)
{
    return texts.empty() ? QString() : QString::fromStdString(texts.begin()->second);
}

core::Translated inLanguageOf(const LessonChoices& choices, const std::string& text)
{
    return text.empty() ? core::Translated()
                        : core::Translated{{choices.frame.languages.front(), text}};
}

QString typedIn(const QWidget& field)
{
    const auto* line = qobject_cast<const QLineEdit*>(&field);
    return line ? line->text() : static_cast<const QPlainTextEdit&>(field).toPlainText();
}

void setTyped(QWidget& field, const QString& text)
{
    if (typedIn(field) == text)
        return;  // the cursor stays
    if (auto* line = qobject_cast<QLineEdit*>(&field)) {
        line->setText(text);
        line->setCursorPosition(0);  // shows its beginning
    } else {
        static_cast<QPlainTextEdit&>(field).setPlainText(text);
    }
}

/// Shows these rows without replacing any that is there: a click may have led here.
void showRows(QListWidget& list, const QStringList& texts, const std::vector<bool>& isTicked)
{
    const QSignalBlocker quiet(&list);
    while (list.count() > texts.size())
        delete list.takeItem(list.count() - 1);
    for (int row = 0; row < static_cast<int>(texts.size()); ++row) {
        QListWidgetItem* item = row < list.count() ? list.item(row) : new QListWidgetItem(&list);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setText(texts[row]);
        item->setToolTip(texts[row]);
        item->setCheckState(isTicked[static_cast<std::size_t>(row)] ? Qt::Checked : Qt::Unchecked);
    }
    if (list.currentRow() < 0)
        list.setCurrentRow(texts.isEmpty() ? -1 : 0);
}

bool isUndoOrRedo(const QKeyEvent& key)
{
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo) ||
           key.keyCombination() == (Qt::CTRL | Qt::Key_Y);
}

}  // namespace

/// A text of the lesson, and where the choices hold it.
struct LessonDialog::TextRow {
    const char* name;
    QString label;
    QString placeholder;
    QString step;  ///< of the undo history
    core::Translated* (*text)(LessonChoices&, const Place&);
    bool isLong = false;
    bool isOfWrong = false;  ///< belongs to the current wrong answer
};

std::vector<LessonDialog::TextRow> LessonDialog::textRows()
{
    return {
        {"title", tr("&Title"), tr("The name of the lesson"), tr("Edit the title"),
         [](LessonChoices& choices, const Place&) { return &choices.frame.title; }},
        {"lessonQuestion", tr("What it &asks"), tr("One sentence for the list of lessons"),
         tr("Edit the question"),
         [](LessonChoices& choices, const Place&) { return &choices.frame.question; }},
        {"source", tr("Sou&rce"), tr("Where the data come from"), tr("Edit the source"),
         [](LessonChoices& choices, const Place&) { return &choices.source; }},
        {"heading", tr("&Heading"), tr("The heading of this step"), tr("Edit the heading"),
         [](LessonChoices& choices, const Place& place) {
             return &choices.questions[place.question].step.title;
         }},
        {"text", tr("Te&xt"), tr("Optional: what students read before they guess"),
         tr("Edit the text"),
         [](LessonChoices& choices, const Place& place) {
             return &choices.questions[place.question].step.text;
         },
         true},
        {"reply", tr("Re&ply"), tr("What students read after this wrong answer"),
         tr("Edit the reply"),
         [](LessonChoices& choices, const Place& place) -> core::Translated* {
             auto& wrong = choices.questions[place.question].guess().wrong;
             return place.wrong < wrong.size() ? &wrong[place.wrong].feedback : nullptr;
         },
         false, true},
        {"hint", tr("H&int"), tr("Optional: help that does not give the answer away"),
         tr("Edit the hint"),
         [](LessonChoices& choices, const Place& place) {
             return &choices.questions[place.question].guess().hints.front();
         }},
        {"explanation", tr("A&fter the answer"), tr("Optional: why the answer is right"),
         tr("Edit the explanation"),
         [](LessonChoices& choices, const Place& place) {
             return &choices.questions[place.question].guess().right;
         }},
    };
}

LessonDialog::LessonDialog(LessonDraft draft, const QString& from, QWidget* parent)
    : QDialog(parent)
    , m_draft(std::move(draft))
    , m_measures(m_draft.measures())
    , m_choices(choicesOf(m_draft))
    , m_shown(new LessonDocument(this))
    , m_measure(new QComboBox(this))
    , m_questions(makeList("questions", tr("Questions")))
    , m_wrong(makeList("wrongAnswers", tr("Wrong answers to reply to")))
    , m_rows(textRows())
    , m_step(new LessonStepView(*m_shown))
    , m_place(new WrappedLabel(this))
    , m_preview(makePreview())
    , m_message(new WrappedLabel(this))
{
    setObjectName(QStringLiteral("lessonDialog"));
    setWindowTitle(tr("New lesson"));
    m_message->setObjectName(QStringLiteral("hint"));
    m_message->setTextFormat(Qt::PlainText);
    auto* scroll = new QScrollArea(this);
    showScrolled(*scroll, *makeFields(from));
    auto* columns = new QHBoxLayout;
    columns->addWidget(scroll, 4);
    auto* shown = new QVBoxLayout;
    m_place->setObjectName(QStringLiteral("caption"));
    m_place->setTextFormat(Qt::PlainText);
    shown->addWidget(m_place);
    shown->addWidget(m_preview, 1);
    columns->addLayout(shown, 5);
    auto* column = new QVBoxLayout(this);
    column->addLayout(columns, 1);
    column->addWidget(m_message);
    column->addWidget(makeButtons());
    constexpr int whileTyping = 250;
    m_soon.setSingleShot(true);
    m_soon.setInterval(whileTyping);
    connect(&m_soon, &QTimer::timeout, this, &LessonDialog::showLesson);
    refresh();
    showLesson();
    sizeDialog(*this, 1080, 700);
    m_fields.front().widget->setFocus();
}

LessonDialog::~LessonDialog()
{
    m_history.disconnect();
}

QListWidget* LessonDialog::makeList(const char* name, const QString& accessibleName)
{
    auto* list = new QListWidget(this);
    list->setObjectName(QString::fromLatin1(name));
    list->setAccessibleName(accessibleName);
    list->setWordWrap(true);
    list->setFixedHeight(Theme::of(*this).px(24 * rowsShown));
    connect(list, &QListWidget::itemChanged, this, [this, list] { tick(*list); });
    connect(list, &QListWidget::currentRowChanged, this, &LessonDialog::refresh);
    return list;
}

QWidget* LessonDialog::makeFields(const QString& from)
{
    auto* fields = new QWidget(this);
    FormRows rows(*fields);
    if (!from.isEmpty()) {
        auto* origin = new WrappedLabel(this);
        origin->setObjectName(QStringLiteral("origin"));
        origin->setTextFormat(Qt::PlainText);
        origin->setText(from);
        rows.add(tr("Data"), origin);
    }
    for (const TextRow& row : m_rows) {
        const std::string_view name = row.name;
        if (name == "heading") {
            m_measure->setObjectName(QStringLiteral("measure"));
            m_measure->setAccessibleName(tr("Measure"));
            for (const core::MeasureSpec& measure : m_measures)
                m_measure->addItem(QString::fromStdString(core::toText(measure)));
            if (!m_measures.empty())
                rows.add(tr("&Measure"), m_measure);
            m_measure->setVisible(!m_measures.empty());
            connect(m_measure, &QComboBox::activated, this, &LessonDialog::chooseMeasure);
            rows.add(tr("&Questions"), m_questions);
        }
        if (row.isOfWrong)
            rows.add(tr("&Wrong answers"), m_wrong);
        addText(row, rows);
    }
    return fields;
}

void LessonDialog::addText(const TextRow& row, FormRows& rows)
{
    const int key = static_cast<int>(m_fields.size());
    const auto edited = [this, &row, key](const QString& text) {
        constexpr int mostFields = 16;
        constexpr int mostQuestions = 64;
        const Place at = place();
        push(
            row.step,
            [&](LessonChoices& choices) {
                if (core::Translated* written = row.text(choices, at))
                    *written = inLanguageOf(choices, text.toStdString());
            },
            key + mostFields *
                      (static_cast<int>(at.question) + mostQuestions * static_cast<int>(at.wrong)));
    };
    QWidget* field = nullptr;
    if (row.isLong) {
        auto* text = new QPlainTextEdit(this);
        text->setPlaceholderText(row.placeholder);
        text->setTabChangesFocus(true);
        text->setFixedHeight(text->fontMetrics().lineSpacing() * linesShown + 12);
        connect(text, &QPlainTextEdit::textChanged, this,
                [text, edited] { edited(text->toPlainText()); });
        field = text;
    } else {
        auto* line = new QLineEdit(this);
        line->setPlaceholderText(row.placeholder);
        connect(line, &QLineEdit::textEdited, this, edited);
        field = line;
    }
    field->setObjectName(QString::fromLatin1(row.name));
    field->setAccessibleName(QString(row.label).remove(u'&'));
    field->installEventFilter(this);
    rows.add(row.label, field);
    m_fields.push_back({row, field});
}

QWidget* LessonDialog::makePreview()
{
    auto* bench = new BenchView(*m_shown);
    connect(m_step, &LessonStepView::seeRequested, this,
            [this](const core::LessonNumber& number) { m_shown->bench().lookAs(number); });
    QSplitter* parts = makePanelSplitter(Qt::Vertical, this);
    parts->addWidget(m_step);
    parts->addWidget(bench);
    parts->setSizes({400, 260});  // a whole guess with its buttons
    return parts;
}

QWidget* LessonDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    const auto add = [&](const QString& text, const char* name, QDialogButtonBox::ButtonRole role) {
        QPushButton* button = buttons->addButton(text, role);
        button->setObjectName(QString::fromLatin1(name));
        button->setAutoDefault(false);
        return button;
    };
    QPushButton* undo = add(tr("Undo"), "undo", QDialogButtonBox::ResetRole);
    QPushButton* redo = add(tr("Redo"), "redo", QDialogButtonBox::ResetRole);
    m_saveButton = add(tr("&Save…"), "save", QDialogButtonBox::AcceptRole);
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(undo, &QPushButton::clicked, &m_history, &QUndoStack::undo);
    connect(redo, &QPushButton::clicked, &m_history, &QUndoStack::redo);
    connect(&m_history, &QUndoStack::canUndoChanged, undo, &QWidget::setEnabled);
    connect(&m_history, &QUndoStack::canRedoChanged, redo, &QWidget::setEnabled);
    const auto addKeys = [this](QKeyCombination keys, void (QUndoStack::*go)()) {
        connect(new QShortcut(keys, this), &QShortcut::activated, &m_history, go);
    };
    addKeys(Qt::CTRL | Qt::Key_Z, &QUndoStack::undo);
    addKeys(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, &QUndoStack::redo);
    addKeys(Qt::CTRL | Qt::Key_Y, &QUndoStack::redo);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(m_saveButton, &QPushButton::clicked, this, &LessonDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &LessonDialog::reject);
    return buttons;
}

/// Fields leave undoing to the dialog, whose steps are theirs and those of everything else.
bool LessonDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        isUndoOrRedo(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

/// The keys of a lesson work in the preview. In a field, Enter does nothing: it would press a
/// button of the preview.
void LessonDialog::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isInStep = m_step->isAncestorOf(focusWidget());
    if (isEnter && isInStep)
        m_step->check();
    else if (isInStep && event->key() == Qt::Key_H)
        m_step->hint();
    else if (isInStep && event->key() == Qt::Key_Space)
        m_shown->next();
    else if (!isEnter)
        QDialog::keyPressEvent(event);
}

void LessonDialog::save()
{
    const SavedLesson written = saveLesson(*this, LessonDraft::ofLesson(lesson()));
    if (written.path.isEmpty())
        return;
    if (!written.problem.isEmpty()) {
        m_message->setText(written.problem);
        return;
    }
    accept();
    emit saved(written.path);
}

void LessonDialog::reject()
{
    const bool isLeft = m_history.isClean() ||
                        QMessageBox::question(this, tr("New lesson"), tr("Discard this lesson?"),
                                              QMessageBox::Discard | QMessageBox::Cancel,
                                              QMessageBox::Cancel) == QMessageBox::Discard;
    if (isLeft)
        QDialog::reject();
}

void LessonDialog::push(const QString& step, const std::function<void(LessonChoices&)>& change,
                        int key)
{
    LessonChoices next = m_choices;
    change(next);
    if (next == m_choices)
        return;
    constexpr int typing = 1;
    m_history.push(new MergingStep<LessonChoices>(
        step, std::tie(m_choices), {std::move(next)},
        [this](const std::function<void()>& exchange) {
            exchange();
            refresh();
        },
        key < 0 ? StepMerge{} : StepMerge{typing, key}));
}

LessonDialog::Place LessonDialog::place() const
{
    const auto rowOfList = [](const QListWidget& list) {
        return static_cast<std::size_t>(std::max(list.currentRow(), 0));
    };
    return {std::min(rowOfList(*m_questions), m_choices.questions.size() - 1), rowOfList(*m_wrong)};
}

void LessonDialog::chooseMeasure(int index)
{
    push(tr("Choose the measure"), [&](LessonChoices& choices) {
        choices = choicesMeasuredBy(choices, m_draft, m_measures[static_cast<std::size_t>(index)]);
    });
}

void LessonDialog::tick(const QListWidget& list)
{
    const Place at = place();
    push(&list == m_questions ? tr("Choose questions") : tr("Choose wrong answers"),
         [&](LessonChoices& choices) {
             for (int row = 0; row < list.count(); ++row) {
                 const bool isTicked = list.item(row)->checkState() == Qt::Checked;
                 const auto index = static_cast<std::size_t>(row);
                 if (&list == m_questions)
                     choices.questions[index].isAsked = isTicked;
                 else
                     choices.questions[at.question].isForeseen[index] = isTicked;
             }
         });
}

void LessonDialog::refresh()
{
    if (m_fields.empty())
        return;  // the dialog is being made
    refreshLists();
    refreshTexts();
    m_soon.start();
}

void LessonDialog::refreshLists()
{
    QStringList questions;
    std::vector<bool> isAsked;
    for (const OfferedQuestion& question : m_choices.questions) {
        questions << tr("%1: %2", "the heading of a step, and its question")
                         .arg(told(question.step.title), guessSentence(question.guess()));
        isAsked.push_back(question.isAsked);
    }
    showRows(*m_questions, questions, isAsked);
    const OfferedQuestion& question = m_choices.questions[place().question];
    QStringList wrong;
    for (const core::WrongNumber& number : question.guess().wrong)
        wrong << wrongAnswerText(m_choices.frame, number);
    showRows(*m_wrong, wrong, question.isForeseen);
    m_measure->setCurrentText(QString::fromStdString(m_choices.frame.measures));
}

void LessonDialog::refreshTexts()
{
    const Place at = place();
    for (const Field& field : m_fields) {
        const QSignalBlocker quiet(field.widget);
        const core::Translated* text = field.row.text(m_choices, at);
        setTyped(*field.widget, text ? told(*text) : QString());
        if (field.row.isOfWrong)
            field.widget->setEnabled(m_wrong->count() > 0);
    }
    m_wrong->setEnabled(m_wrong->count() > 0);
}

/// Shows what would be saved, at the current question, and what is wrong with it.
void LessonDialog::showLesson()
{
    core::Lesson chosen = lesson();
    chosen.id = "new";
    const auto text = chosen.steps.empty() ? std::nullopt : core::lessonText(chosen);
    const auto read = core::parseLesson(text.value_or(std::string()), chosen.id);
    m_saveButton->setEnabled(bool(read));
    m_preview->setEnabled(bool(read));
    if (!read) {
        m_message->setText(
            chosen.steps.empty()
                ? tr("Tick at least one question.")
                : tr("Cannot save the lesson: a title is empty, or a text contains a heading, a "
                     "fence or a brace."));
        return;
    }
    const auto& questions = m_choices.questions;
    const auto before = static_cast<std::size_t>(std::count_if(
        questions.begin(), questions.begin() + static_cast<std::ptrdiff_t>(place().question),
        [](const OfferedQuestion& question) { return question.isAsked; }));
    const std::size_t step = std::min(before, read->steps.size() - 1);
    m_shown->take(*read, 0, {}, {step, {}});
    m_place->setText(
        questions[place().question].isAsked
            ? tr("What students see: step %1 of %2").arg(step + 1).arg(read->steps.size())
            : tr("What students see: step %1 of %2. The current question is not "
                 "ticked, so the lesson does not ask it.")
                  .arg(step + 1)
                  .arg(read->steps.size()));
    QStringList faults;
    for (const core::LessonDiagnostic& diagnostic : core::checkLesson(*read))
        if (faults.size() < mostFaultsShown)
            faults << lessonDiagnosticText(diagnostic);
    m_message->setText(faults.isEmpty() ? tr("Ready for students.") : joinedSentences(faults));
}

}  // namespace ui
