// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/marking/marking_dialog.h"

#include "core/foundation/file/text_source.h"
#include "ui/teaching/marking/key_lessons.h"
#include "ui/teaching/marking/mark_words.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/theme/dialog_size.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t answersAtOnce = 200;  ///< marked without noticeable delay

std::string encoded(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QPushButton* pathButton(const QString& text, const QString& name, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

QString sheetLabel(const core::KeyedLesson& keyed)
{
    const QString student = QString::fromStdString(keyed.student);
    return keyed.name.empty() || keyed.name == keyed.student
               ? student
               : MarkingDialog::tr("%1, %2").arg(student, QString::fromStdString(keyed.name));
}

}  // namespace

MarkingDialog::MarkingDialog(std::vector<core::Lesson> lessons, QWidget* parent)
    : QDialog(parent)
    , m_lessons(std::move(lessons))
    , m_keyName(new QLabel(this))
    , m_student(new QComboBox(this))
    , m_question(new QComboBox(this))
    , m_answer(new QLineEdit(this))
    , m_verdict(new QLabel(this))
    , m_state(new QLabel(this))
    , m_remarks(new QPlainTextEdit(this))
    , m_marks(new PlainTableView(tr("Marks"), this))
    , m_counts(new PlainTableView(tr("Frequency"), this))
    , m_one(oneBox())
    , m_class(classBox())
    , m_work(this)
{
    setObjectName(QStringLiteral("marking"));
    setWindowTitle(tr("Marking aid"));
    m_work.setMuch(answersAtOnce);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(keyRow());
    column->addWidget(m_one);
    column->addWidget(m_class, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QPushButton* button : buttons->findChildren<QPushButton*>())
        button->setAutoDefault(false);
    sizeDialog(*this, 900, 620);
    showKey({});
}

MarkingDialog::~MarkingDialog() = default;

QWidget* MarkingDialog::keyRow()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    QPushButton* open = pathButton(tr("Open &key…"), QStringLiteral("openKey"), row);
    open->setToolTip(tr("The key.csv file saved with the worksheets"));
    m_keyName->setObjectName(QStringLiteral("keyName"));
    m_keyName->setWordWrap(true);
    layout->addWidget(open);
    layout->addWidget(m_keyName, 1);
    connect(open, &QPushButton::clicked, this, &MarkingDialog::askForKey);
    return row;
}

QGroupBox* MarkingDialog::oneBox()
{
    auto* box = new QGroupBox(tr("One answer"), this);
    auto* form = new QFormLayout(box);
    m_student->setObjectName(QStringLiteral("student"));
    m_student->setEditable(true);
    m_student->setInsertPolicy(QComboBox::NoInsert);
    m_student->completer()->setFilterMode(Qt::MatchContains);
    m_student->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_student->lineEdit()->setPlaceholderText(tr("An id, a name, or a code such as 7f3a"));
    m_question->setObjectName(QStringLiteral("question"));
    m_answer->setObjectName(QStringLiteral("answer"));
    m_answer->setPlaceholderText(tr("As the student wrote it: 0.9724, 17/40, up"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    form->addRow(tr("&Student or code:"), m_student);
    form->addRow(tr("&Question:"), m_question);
    form->addRow(tr("&Answer:"), m_answer);
    form->addRow(m_verdict);
    connect(m_student, &QComboBox::editTextChanged, this, &MarkingDialog::showStudent);
    connect(m_question, &QComboBox::currentIndexChanged, this, &MarkingDialog::showOne);
    connect(m_answer, &QLineEdit::textChanged, this, &MarkingDialog::showOne);
    return box;
}

QGroupBox* MarkingDialog::classBox()
{
    auto* box = new QGroupBox(tr("Class answers"), this);
    auto* column = new QVBoxLayout(box);
    auto* row = new QHBoxLayout;
    QPushButton* open = pathButton(tr("Open ans&wers…"), QStringLiteral("openAnswers"), box);
    open->setToolTip(tr("A table with one row per answer (student, guess, answer), or one row per "
                        "student and one column per question"));
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    row->addWidget(open);
    row->addWidget(m_state, 1);
    m_remarks->setObjectName(QStringLiteral("remarks"));
    m_remarks->setAccessibleName(tr("Not marked"));
    m_remarks->setReadOnly(true);
    m_remarks->setTabChangesFocus(true);
    m_remarks->setMaximumHeight(4 * fontMetrics().lineSpacing());
    m_remarks->hide();
    m_marks->setObjectName(QStringLiteral("marks"));
    m_counts->setObjectName(QStringLiteral("counts"));
    m_marks->setModel(&m_markModel);
    m_marks->setSortable();
    m_marks->setEmptyText(tr("Open the class answers to see what caused each wrong number."));
    m_counts->setModel(&m_countModel);
    m_counts->setSortable();
    m_counts->setEmptyText(tr("Open the class answers to see the frequency of each answer."));
    m_marks->setChoice(tr("Show the answer above, with its feedback"));
    auto* tables = new QTabWidget(box);
    tables->addTab(m_marks, tr("&Marks"));
    tables->addTab(m_counts, tr("&Frequency"));
    column->addLayout(row);
    column->addWidget(m_remarks);
    column->addWidget(tables, 1);
    connect(open, &QPushButton::clicked, this, &MarkingDialog::askForAnswers);
    connect(m_marks, &PlainTableView::chosen, this, &MarkingDialog::showRow);
    return box;
}

void MarkingDialog::askForKey()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open the key"), QString(),
                                                      tr("Keys (*.csv);;All files (*)"));
    if (!path.isEmpty())
        openKey(path);
}

void MarkingDialog::askForAnswers()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open answers"), QString(), tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        openAnswers(path);
}

void MarkingDialog::openKey(const QString& path)
{
    const std::string file = encoded(path);
    const auto text = core::readText(file);
    auto sheets = text ? core::parseKey(*text, file)
                       : core::Parsed<std::vector<core::KeyedLesson>>(text.error());
    if (!sheets) {
        m_keyName->setText(errorText(sheets.error()));
        return;
    }
    auto lessons = keyLessons(*sheets, m_lessons);
    if (!lessons) {
        m_keyName->setText(tr("This key is for the lesson “%1”. Open that lesson’s file first.")
                               .arg(QString::fromStdString(lessons.error().file)));
        return;
    }
    m_work.stop();
    m_key = std::make_shared<const Key>(Key{*std::move(sheets), *std::move(lessons)});
    m_markModel.setTable({});
    m_countModel.setTable({});
    showKey(path);
    m_student->setFocus();
    m_student->lineEdit()->selectAll();
}

void MarkingDialog::showKey(const QString& path)
{
    m_one->setEnabled(m_key != nullptr);
    m_class->setEnabled(m_key != nullptr);
    m_state->clear();
    m_remarks->hide();
    if (!m_key) {
        m_keyName->setText(tr("Open the answer key first: key.csv, saved with the worksheets."));
        return;
    }
    const QSignalBlocker blocker(m_student);
    m_student->clear();
    for (const core::KeyedLesson& keyed : m_key->sheets)
        if (m_student->findData(QString::fromStdString(keyed.student)) < 0)
            m_student->addItem(sheetLabel(keyed), QString::fromStdString(keyed.student));
    m_keyName->setText(
        tr("%1: %n students", nullptr, m_student->count()).arg(QFileInfo(path).fileName()));
    showStudent();
}

void MarkingDialog::showStudent()
{
    const QVariant before = m_question->currentData();
    const QSignalBlocker blocker(m_question);
    m_question->clear();
    for (const core::Lesson& lesson : m_key->lessons)
        for (const core::LessonStep& step : lesson.steps)
            for (const core::LessonGuess& guess : step.guesses) {
                const QString id = QString::fromStdString(lesson.id + '/' + guess.id);
                //: %1 is the number of a question on its sheet, %2 its id
                m_question->addItem(tr("%1. %2").arg(m_question->count() + 1).arg(id), id);
            }
    m_question->setCurrentIndex(std::max(m_question->findData(before), 0));
    showOne();
}

void MarkingDialog::showOne()
{
    const int known = m_student->findText(m_student->currentText());
    const QString student =
        known < 0 ? m_student->currentText().trimmed() : m_student->itemData(known).toString();
    if (!m_key || student.isEmpty() || m_answer->text().trimmed().isEmpty()) {
        m_verdict->clear();
        return;
    }
    const std::vector<core::GivenAnswer> given{{student.toStdString(),
                                                {},
                                                m_question->currentData().toString().toStdString(),
                                                m_answer->text().toStdString()}};
    const core::Marking marking = core::marked(m_key->lessons, m_key->sheets, given);
    if (marking.answers.empty()) {
        m_verdict->setText(tr("%1.").arg(markingDiagnosticText(marking.diagnostics.front())));
        return;
    }
    const core::MarkedAnswer& answer = marking.answers.front();
    const core::MarkedLesson& lesson = marking.lessons[answer.lesson];
    const QString why = whyText(lesson, answer, spokenLanguage().toStdString());
    m_verdict->setText(
        answer.mark == core::Mark::Right
            ? why
            : joinedSentences(
                  {why, tr("The right answer is %1.").arg(rightAnswerText(lesson, answer))}));
}

void MarkingDialog::showRow(int row)
{
    const auto cell = [this, row](int column) {
        return m_markModel.index(row, column).data().toString();
    };
    m_student->setCurrentIndex(m_student->findData(cell(MarkColumnStudent)));
    m_question->setCurrentIndex(
        m_question->findData(cell(MarkColumnLesson) + QLatin1Char('/') + cell(MarkColumnGuess)));
    m_answer->setText(cell(MarkColumnAnswer));
}

void MarkingDialog::openAnswers(const QString& path)
{
    const std::string file = encoded(path);
    const auto text = core::readText(file);
    auto table = text ? core::parseAnswers(*text, file, m_key->lessons)
                      : core::Parsed<core::AnswerTable>(text.error());
    if (!table) {
        m_state->setText(errorText(table.error()));
        return;
    }
    QStringList remarks;
    for (const std::string& heading : table->passedOver)
        remarks += tr("Column “%1” was ignored.").arg(QString::fromStdString(heading));
    mark(path, std::move(table->answers), remarks);
}

void MarkingDialog::mark(const QString& path, std::vector<core::GivenAnswer> answers,
                         const QStringList& remarks)
{
    const std::size_t count = answers.size();
    m_state->setText(tr("Marking…"));
    m_work.start(count,
                 [this, path, remarks, key = m_key,
                  answers = std::move(answers)](const std::stop_token& stop) -> SideWork::Result {
                     auto marking = std::make_shared<core::Marking>(
                         core::marked(key->lessons, key->sheets, answers, everyCore(), stop));
                     if (stop.stop_requested())
                         return {};
                     return [this, path, remarks, marking] { showMarks(path, *marking, remarks); };
                 });
}

void MarkingDialog::showMarks(const QString& path, const core::Marking& marking,
                              QStringList remarks)
{
    remarks +=
        markingDiagnosticLines(marking.diagnostics, [](const core::MarkingDiagnostic& diagnostic) {
            return tr("Line %1: %2.").arg(diagnostic.line).arg(markingDiagnosticText(diagnostic));
        });
    m_remarks->setPlainText(remarks.join(QLatin1Char('\n')));
    m_remarks->setVisible(!remarks.isEmpty());
    const std::string language = spokenLanguage().toStdString();
    m_markModel.setTable(named([&] { return markTable(marking, language); }));
    m_countModel.setTable(
        named([&] { return markCountTable(core::markCounts(marking, m_key->lessons)); }));
    const auto right = std::ranges::count_if(
        marking.answers, [](const auto& answer) { return answer.mark == core::Mark::Right; });
    m_state->setText(
        tr("%1: %n answers, %2 right", nullptr, static_cast<int>(marking.answers.size()))
            .arg(QFileInfo(path).fileName())
            .arg(right));
    m_marks->setFocus();
}

}  // namespace ui
