// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/worksheet_dialog.h"

#include "core/foundation/file/text_source.h"
#include "core/teaching/worksheets/roster.h"
#include "ui/export/dialog/form_rows.h"
#include "ui/export/report/report_pdf.h"
#include "ui/teaching/worksheet/question_choice.h"
#include "ui/teaching/worksheet/quiz_choice.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/dialog_size.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace ui {

namespace {

constexpr int mostSheetsAsked = 10'000;
constexpr int progressMilliseconds = 100;

QString keyOf(const char* field)
{
    return QStringLiteral("worksheet/") + QLatin1String(field);
}

bool asksAny(const core::Lesson& lesson, const core::QuestionNames& names)
{
    return std::any_of(lesson.steps.begin(), lesson.steps.end(), [&](const core::LessonStep& step) {
        return std::any_of(step.guesses.begin(), step.guesses.end(),
                           [&](const core::LessonGuess& guess) {
                               return names.contains(core::questionName(lesson, guess));
                           });
    });
}

/// The names of the quizzes; none if there are none.
QStringList quizSentences(const std::vector<SheetFile>& files)
{
    QStringList names;
    for (const SheetFile& file : files)
        names << file.name;
    return names.isEmpty() ? QStringList()
                           : QStringList{WorksheetDialog::tr("Quizzes: %1.").arg(listText(names))};
}

}  // namespace

WorksheetDialog::WorksheetDialog(std::vector<core::Lesson> lessons, const std::string& front,
                                 Memory memory, QWidget* parent)
    : QDialog(parent)
    , m_lessons(std::move(lessons))
    , m_memory(memory)
    , m_list(new QListWidget(this))
    , m_questions(new QuestionChoice(this))
    , m_roster(new QLineEdit(this))
    , m_count(new CountBox(this))
    , m_seed(new QLineEdit(QString::number(usualSeed), this))
    , m_title(new QLineEdit(this))
    , m_course(new QLineEdit(this))
    , m_language(new QComboBox(this))
    , m_format(new QComboBox(this))
    , m_paper(new QComboBox(this))
    , m_twoUp(new QCheckBox(tr("Two pages on &each side of all.pdf"), this))
    , m_working(new QCheckBox(tr("Also save the wor&king of every sheet"), this))
    , m_quiz(new QuizChoice(this))
    , m_folder(new QLineEdit(this))
    , m_progress(new QProgressBar(this))
    , m_message(new QLabel(this))
    , m_write(new QPushButton(this))
    , m_work(this)
{
    setObjectName(QStringLiteral("worksheet"));
    setWindowTitle(tr("Worksheet"));
    makeLessons(front);
    auto* more = new QPushButton(tr("&Add lesson file…"), this);
    auto* heading = new QLabel(tr("&Lessons"), this);
    heading->setBuddy(m_list);
    auto* questionsHeading = new QLabel(tr("&Questions"), this);
    questionsHeading->setBuddy(m_questions);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    m_message->setWordWrap(true);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_write, QDialogButtonBox::ActionRole);
    m_write->setObjectName(QStringLiteral("write"));
    m_write->setDefault(true);
    auto* asked = new QWidget(this);
    auto* questions = new QVBoxLayout(asked);
    questions->setContentsMargins({});
    questions->addWidget(heading);
    questions->addWidget(m_list, 1);
    questions->addWidget(more, 0, Qt::AlignLeft);
    questions->addWidget(questionsHeading);
    questions->addWidget(m_questions, 1);
    questions->addWidget(makeFields());
    auto* scroll = new QScrollArea(this);
    showScrolled(*scroll, *asked);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addWidget(m_progress);
    column->addWidget(m_message);
    column->addWidget(buttons);
    connect(more, &QPushButton::clicked, this, &WorksheetDialog::addLessonFile);
    connect(m_list, &QListWidget::itemChanged, this,
            [this] { m_questions->showQuestions(tickedLessons()); });
    connect(m_write, &QPushButton::clicked, this, [this] { isWriting() ? stop() : write(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &WorksheetDialog::reject);
    connect(m_roster, &QLineEdit::textChanged, this, &WorksheetDialog::refreshFields);
    connect(m_format, &QComboBox::currentIndexChanged, this, &WorksheetDialog::refreshFields);
    connect(m_folder, &QLineEdit::textChanged, this, [this] { m_replaces = false; });
    connect(&m_tick, &QTimer::timeout, this, &WorksheetDialog::showProgress);
    recall();
    showTicked();
    m_questions->showQuestions(tickedLessons());
    refreshFields();
    sizeDialog(*this, 620, 680);
    m_list->setFocus();
}

WorksheetDialog::~WorksheetDialog()
{
    m_stop.request_stop();
}

QString WorksheetDialog::message() const
{
    return m_message->isHidden() ? QString() : m_message->text();
}

void WorksheetDialog::reject()
{
    if (isWriting())
        stop();
    else
        QDialog::reject();
}

void WorksheetDialog::makeLessons(const std::string& front)
{
    m_list->setAccessibleName(tr("Lessons"));
    std::set<std::string> languages;
    for (const core::Lesson& lesson : m_lessons) {
        const QString title = sheetText(lesson, lesson.title, spokenStyle());
        auto* item = new QListWidgetItem(
            lesson.number == 0 ? title : tr("%1. %2").arg(lesson.number).arg(title), m_list);
        item->setToolTip(sheetText(lesson, lesson.question, spokenStyle()));
        item->setData(Qt::UserRole, QString::fromStdString(lesson.id));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(lesson.id == front ? Qt::Checked : Qt::Unchecked);
        languages.insert(lesson.languages.begin(), lesson.languages.end());
    }
    for (const std::string& language : languages) {
        const QString tag = QString::fromStdString(language);
        m_language->addItem(nameOfLanguage(tag), tag);
    }
    m_language->setCurrentIndex(std::max(0, m_language->findData(spokenLanguage())));
}

/// Makes the first ticked lesson current, so that it is in sight.
void WorksheetDialog::showTicked()
{
    int row = 0;
    for (int i = m_list->count() - 1; i >= 0; --i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            row = i;
    m_list->setCurrentRow(row);
    m_list->scrollToItem(m_list->currentItem());
}

QWidget* WorksheetDialog::makeFields()
{
    m_count->setRange(1, mostSheetsAsked);
    m_format->addItem(tr("PDF"), static_cast<int>(SheetFormat::Pdf));
    m_format->addItem(tr("Fillable HTML"), static_cast<int>(SheetFormat::Html));
    m_paper->addItem(tr("A4"), a4Paper);
    m_paper->addItem(tr("Letter"), letterPaper);
    m_roster->setPlaceholderText(tr("Optional; if empty, sheets are numbered"));
    m_roster->setToolTip(
        tr("A CSV or TSV file with a column of ids, of names, or of each, as spreadsheets and "
           "learning platforms export it"));
    m_title->setPlaceholderText(tr("Lesson titles"));
    m_course->setPlaceholderText(tr("Optional"));
    m_folder->setPlaceholderText(tr("Choose a folder"));
    m_seed->setToolTip(tr(
        "Any whole number. The same roster, lessons and seed always produce the same worksheets."));
    auto* fields = new QWidget(this);
    FormRows rows(*fields);
    rows.add(tr("Stu&dents"),
             withButton(m_roster, tr("Choose a roster"), &WorksheetDialog::chooseRoster), m_roster);
    rows.add(tr("&Number of sheets"), m_count);
    rows.add(tr("Random &seed"), m_seed);
    rows.add(tr("&Title"), m_title);
    rows.add(tr("&Header line"), m_course);
    rows.add(tr("Langua&ge"), m_language);
    rows.add(tr("&Format"), m_format);
    rows.add(tr("&Paper"), m_paper);
    rows.add(QString(), m_twoUp);
    rows.add(QString(), m_working);
    rows.add(tr("Quizzes"), m_quiz);
    rows.add(tr("F&older"),
             withButton(m_folder, tr("Choose a folder"), &WorksheetDialog::chooseFolder), m_folder);
    const std::initializer_list<std::pair<QWidget*, QString>> named{
        {m_roster, tr("Students: roster file")},
        {m_count, tr("Number of sheets")},
        {m_seed, tr("Random seed")},
        {m_title, tr("Title")},
        {m_course, tr("Header line")},
        {m_language, tr("Language")},
        {m_format, tr("Format")},
        {m_paper, tr("Paper")},
        {m_folder, tr("Folder")}};
    for (const auto& [field, name] : named)
        field->setAccessibleName(name);
    m_language->setEnabled(m_language->count() > 1);
    return fields;
}

QWidget* WorksheetDialog::withButton(QLineEdit* field, const QString& name,
                                     void (WorksheetDialog::*choose)())
{
    auto* both = new QWidget(this);
    QHBoxLayout* row = rowOf(both);
    auto* button = new QPushButton(tr("Choose…"), both);
    button->setAccessibleName(name);
    button->setAutoDefault(false);
    row->addWidget(field, 1);
    row->addWidget(button);
    connect(button, &QPushButton::clicked, this, choose);
    return both;
}

void WorksheetDialog::recall()
{
    if (m_memory == Memory::Forgets)
        return;
    const QSettings settings;
    const auto text = [&settings](const char* field, QLineEdit* line) {
        line->setText(settings.value(keyOf(field), line->text()).toString());
    };
    text("roster", m_roster);
    text("seed", m_seed);
    text("course", m_course);
    text("folder", m_folder);
    const auto choice = [&settings](const char* field, QComboBox* box) {
        const int index = box->findText(settings.value(keyOf(field)).toString());
        box->setCurrentIndex(index < 0 ? box->currentIndex() : index);
    };
    choice("format", m_format);
    choice("paper", m_paper);
    choice("language", m_language);
    m_count->setValue(settings.value(keyOf("sheets"), 1).toInt());
    m_twoUp->setChecked(settings.value(keyOf("twoUp")).toBool());
    m_working->setChecked(settings.value(keyOf("working")).toBool());
    m_quiz->setIds(settings.value(keyOf("quizzes")).toStringList(),
                   settings.value(keyOf("variants"), 10).toUInt());
    if (!tickedLessons().empty())  // the lesson in front
        return;
    const QStringList chosen = settings.value(keyOf("lessons")).toStringList();
    for (int i = 0; i < m_list->count(); ++i)
        if (QListWidgetItem& item = *m_list->item(i);
            chosen.contains(item.data(Qt::UserRole).toString()))
            item.setCheckState(Qt::Checked);
}

void WorksheetDialog::remember() const
{
    if (m_memory == Memory::Forgets)
        return;
    QSettings settings;
    for (const auto& [field, line] : {std::pair("roster", m_roster), std::pair("seed", m_seed),
                                      std::pair("course", m_course), std::pair("folder", m_folder)})
        settings.setValue(keyOf(field), line->text());
    for (const auto& [field, box] : {std::pair("format", m_format), std::pair("paper", m_paper),
                                     std::pair("language", m_language)})
        settings.setValue(keyOf(field), box->currentText());
    settings.setValue(keyOf("sheets"), m_count->value());
    settings.setValue(keyOf("twoUp"), m_twoUp->isChecked());
    settings.setValue(keyOf("working"), m_working->isChecked());
    settings.setValue(keyOf("quizzes"), m_quiz->ids());
    settings.setValue(keyOf("variants"), static_cast<uint>(m_quiz->quiz().variants));
    QStringList chosen;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            chosen << m_list->item(i)->data(Qt::UserRole).toString();
    settings.setValue(keyOf("lessons"), chosen);
}

void WorksheetDialog::chooseRoster()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Choose a roster"), m_roster->text(),
                                     tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        m_roster->setText(QDir::toNativeSeparators(path));
}

void WorksheetDialog::chooseFolder()
{
    const QString path =
        QFileDialog::getExistingDirectory(this, tr("Choose a folder"), m_folder->text());
    if (!path.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(path));
}

void WorksheetDialog::addLessonFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Add lesson file"), QString(),
                                                      tr("Lessons (*.md);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto lesson = lessonNamed(QFile::encodeName(path).toStdString());
    if (!lesson)
        return say(errorText(lesson.error()), m_list);
    if (core::lessonWithId(m_lessons, lesson->id))
        return say(tr("A lesson with the id “%1” is already in the list.")
                       .arg(QString::fromStdString(lesson->id)),
                   m_list);
    m_lessons.push_back(*lesson);
    auto* item = new QListWidgetItem(sheetText(*lesson, lesson->title, spokenStyle()), m_list);
    item->setToolTip(QDir::toNativeSeparators(path));
    item->setData(Qt::UserRole, QString::fromStdString(lesson->id));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Checked);
    m_list->setCurrentItem(item);
    say({});
}

std::vector<core::Lesson> WorksheetDialog::tickedLessons() const
{
    std::vector<core::Lesson> lessons;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            lessons.push_back(m_lessons[static_cast<std::size_t>(i)]);
    return lessons;
}

void WorksheetDialog::refreshFields()
{
    const bool isIdle = !isWriting();
    m_count->setEnabled(m_roster->text().trimmed().isEmpty());
    const bool isPdf = m_format->currentData().toInt() == static_cast<int>(SheetFormat::Pdf);
    m_paper->setEnabled(isPdf);
    m_twoUp->setEnabled(isPdf);
    m_write->setText(isIdle ? tr("Create &worksheets") : tr("&Stop"));
    m_progress->setVisible(!isIdle);
}

void WorksheetDialog::say(const QString& sentence, QWidget* field)
{
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
    if (field)
        field->setFocus();
}

std::optional<std::vector<core::Student>> WorksheetDialog::students()
{
    const QString path = m_roster->text().trimmed();
    if (path.isEmpty())
        return core::numberedStudents(static_cast<std::size_t>(m_count->value()));
    const std::string file = QFile::encodeName(path).toStdString();
    const auto text = core::readText(file);
    const auto roster = text ? core::parseRoster(*text, file)
                             : core::Parsed<std::vector<core::Student>>(text.error());
    if (roster)
        return *roster;
    say(errorText(roster.error()), m_roster);
    return std::nullopt;
}

/// The choices; none if they cannot be written, after showing why.
std::optional<WorksheetDialog::Wanted> WorksheetDialog::requested()
{
    Wanted requested;
    const std::string language = m_language->currentData().toString().toStdString();
    requested.questions = m_questions->chosen();
    const std::vector<core::Lesson> ticked = tickedLessons();
    for (const core::Lesson& lesson : ticked)
        if (asksAny(lesson, requested.questions))
            requested.lessons.push_back(core::toldIn(lesson, language));
    bool isSeed = false;
    requested.course = m_seed->text().trimmed().toULongLong(&isSeed);
    if (ticked.empty())
        say(tr("Select at least one lesson (press Space)."), m_list);
    else if (requested.lessons.empty())
        say(tr("Select at least one question (press Space)."), m_questions);
    else if (!isSeed)
        say(tr("The seed must be a whole number, 0 or more."), m_seed);
    else if (m_folder->text().trimmed().isEmpty())
        say(tr("Choose a folder for the worksheets."), m_folder);
    else if (auto students = this->students()) {
        requested.students = *std::move(students);
        requested.output = {m_folder->text().trimmed(),
                            static_cast<SheetFormat>(m_format->currentData().toInt()),
                            m_paper->currentData().toSizeF(),
                            {m_title->text().trimmed(), m_course->text().trimmed(), language},
                            {},
                            m_replaces,
                            m_working->isChecked(),
                            m_twoUp->isChecked() ? PagesOnSide::Two : PagesOnSide::One};
        requested.quiz = m_quiz->quiz();
        return requested;
    }
    return std::nullopt;
}

void WorksheetDialog::write()
{
    auto chosen = requested();
    if (!chosen)
        return;
    say({});
    remember();
    m_stop = std::stop_source();
    m_loading = std::make_shared<core::Loading>(m_stop.get_token());
    const std::size_t passes = chosen->output.hasWorking ? 3 : 2;
    m_progress->setRange(0, static_cast<int>(passes * chosen->students.size()));
    m_work.start(std::numeric_limits<std::size_t>::max(),
                 [this, requested = *std::move(chosen),
                  loading = m_loading](const std::stop_token&) mutable -> SideWork::Result {
                     auto made = core::worksheets(requested.lessons, requested.students,
                                                  requested.course, loading.get());
                     WrittenSheets written;
                     QStringList notes;
                     for (core::Lesson& lesson : requested.lessons)
                         core::keepQuestions(lesson, requested.questions);
                     auto quizzes = quizFiles(requested.lessons, requested.quiz, requested.course,
                                              requested.output.style.language);
                     if (!made || !quizzes) {
                         written.problem =
                             worksheetFaultText(made ? quizzes.error() : made.error());
                     } else {
                         core::keepQuestions(*made, requested.questions);
                         requested.output.also = *std::move(quizzes);
                         written = writeWorksheets(*made, requested.output, *loading, everyCore());
                         notes = quizSentences(requested.output.also) + sharedSentences(*made);
                     }
                     return [this, written, notes, folder = requested.output.folder] {
                         showWritten(written, notes, folder);
                     };
                 });
    m_tick.start(progressMilliseconds);
    refreshFields();
}

void WorksheetDialog::stop()
{
    m_stop.request_stop();
}

void WorksheetDialog::showProgress()
{
    m_progress->setValue(static_cast<int>(m_loading->done()));
}

void WorksheetDialog::showWritten(const WrittenSheets& written, const QStringList& notes,
                                  const QString& folder)
{
    m_tick.stop();
    refreshFields();
    if (written.isInTheWay) {
        const auto answer = QMessageBox::question(
            this, windowTitle(),
            joinedSentences(
                {written.problem, tr("Save there anyway and replace files with the same names?")}),
            QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer == QMessageBox::Yes) {
            m_replaces = true;
            return write();
        }
    }
    if (written.isStopped)
        return say(tr("Stopped. Nothing was saved."));
    if (!written.problem.isEmpty())
        return say(written.problem, m_folder);
    say((QStringList{tr("The worksheets and answer key were saved in %1.").arg(folder)} + notes +
         written.notes)
            .join(QLatin1Char('\n')));
}

}  // namespace ui
