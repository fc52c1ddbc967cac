// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/open_set_dialog.h"

#include "core/teaching/worksheets/worksheet.h"
#include "ui/export/dialog/form_rows.h"
#include "ui/teaching/worksheet/sheet_style.h"
#include "ui/toolkit/theme/dialog_size.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace ui {

OpenSetDialog::OpenSetDialog(std::vector<core::Lesson> lessons, std::vector<core::KeyedLesson> key,
                             QWidget* parent)
    : QDialog(parent)
    , m_lessons(std::move(lessons))
    , m_key(std::move(key))
    , m_code(new QLineEdit(this))
    , m_course(new QLineEdit(this))
    , m_sheet(new QComboBox(this))
    , m_lesson(new QComboBox(this))
    , m_message(new QLabel(this))
{
    setObjectName(QStringLiteral("openSet"));
    setWindowTitle(tr("Open a set"));
    auto* fields = new QWidget(this);
    FormRows rows(*fields);
    if (m_key.empty())
        makeTyped(rows);
    else
        makeListed(rows);
    rows.add(tr("&Lesson"), m_lesson);
    m_lesson->setAccessibleName(tr("Lesson"));
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_message->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(fields);
    column->addWidget(m_message);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &OpenSetDialog::openChosen);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    sizeDialog(*this, 480, 220);
}

/// Fields for the code at the foot of the sheet, and for what the teacher knows.
void OpenSetDialog::makeTyped(FormRows& rows)
{
    m_sheet->hide();
    rows.add(tr("&Set"), m_code);
    rows.add(tr("&Random seed"), m_course);
    m_code->setAccessibleName(tr("Set"));
    m_code->setPlaceholderText(tr("Code on the sheet, such as 7f3a"));
    m_course->setAccessibleName(tr("Random seed"));
    m_course->setPlaceholderText(tr("Seed of the sheets, such as 2026"));
    for (const core::Lesson& lesson : m_lessons)
        offer(lesson.id);
}

void OpenSetDialog::makeListed(FormRows& rows)
{
    m_code->hide();
    m_course->hide();
    rows.add(tr("&Sheet"), m_sheet);
    m_sheet->setAccessibleName(tr("Sheet"));
    for (std::size_t i = 0; i < m_key.size(); ++i)
        if (i == 0 || m_key[i].code != m_key[i - 1].code)
            m_sheet->addItem(tr("set %1: %2")
                                 .arg(QString::fromStdString(m_key[i].code),
                                      whoText({m_key[i].student, m_key[i].name})),
                             QString::fromStdString(m_key[i].code));
    connect(m_sheet, &QComboBox::currentIndexChanged, this, &OpenSetDialog::offerOfSheet);
    offerOfSheet();
}

void OpenSetDialog::propose(const std::string& lesson)
{
    m_lesson->setCurrentIndex(std::max(0, m_lesson->findData(QString::fromStdString(lesson))));
}

void OpenSetDialog::offer(const std::string& id)
{
    if (const core::Lesson* const lesson = core::lessonWithId(m_lessons, id))
        m_lesson->addItem(sheetText(*lesson, lesson->title, spokenStyle()),
                          QString::fromStdString(id));
}

void OpenSetDialog::offerOfSheet()
{
    m_lesson->clear();
    for (const core::KeyedLesson& keyed : m_key)
        if (keyed.code == m_sheet->currentData().toString().toStdString())
            offer(keyed.lesson);
}

void OpenSetDialog::openChosen()
{
    const std::string id = m_lesson->currentData().toString().toStdString();
    const core::Lesson* const lesson = core::lessonWithId(m_lessons, id);
    if (!lesson) {
        m_message->setText(tr("The lessons on this sheet are not open. Open them first."));
        m_message->show();
        return;
    }
    if (m_key.empty())
        return openTyped(*lesson);
    const std::string code = m_sheet->currentData().toString().toStdString();
    const auto keyed = std::ranges::find_if(
        m_key, [&](const auto& own) { return own.code == code && own.lesson == id; });
    emit chosen(*lesson, keyed->seed);
    accept();
}

void OpenSetDialog::openTyped(const core::Lesson& lesson)
{
    const auto code = core::codeOfSet(m_code->text().toStdString());
    bool isSeed = false;
    const std::uint64_t course = m_course->text().trimmed().toULongLong(&isSeed);
    if (code && isSeed) {
        emit chosen(lesson, core::seedOfSet(course, *code));
        accept();
        return;
    }
    m_message->setText(
        code ? tr("The random seed must be a whole number, 0 or more.")
             : tr("A set code has four or more digits or letters from a to f, such as 7f3a."));
    m_message->show();
    (code ? m_course : m_code)->setFocus();
}

}  // namespace ui
