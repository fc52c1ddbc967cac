// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/question_choice.h"

#include "ui/teaching/worksheet/sheet_style.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/guess_sentence.h"

namespace ui {

namespace {

std::string nameOf(const QListWidgetItem& item)
{
    return item.data(Qt::UserRole).toString().toStdString();
}

}  // namespace

QuestionChoice::QuestionChoice(QWidget* parent)
    : QListWidget(parent)
{
    setAccessibleName(tr("Questions"));
    setWordWrap(true);
    connect(this, &QListWidget::itemChanged, this, &QuestionChoice::noteTicks);
}

void QuestionChoice::showQuestions(const std::vector<core::Lesson>& lessons)
{
    const QSignalBlocker quiet(this);
    clear();
    for (const core::Lesson& lesson : lessons)
        for (const core::LessonStep& step : lesson.steps)
            for (const core::LessonGuess& guess : step.guesses) {
                const std::string name = core::questionName(lesson, guess);
                auto* item =
                    new QListWidgetItem(labelledText(sheetText(lesson, step.title, spokenStyle()),
                                                     guessSentence(guess)),
                                        this);
                item->setData(Qt::UserRole, QString::fromStdString(name));
                item->setToolTip(sheetText(lesson, lesson.title, spokenStyle()));
                item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
                item->setCheckState(m_leftOut.contains(name) ? Qt::Unchecked : Qt::Checked);
            }
    setCurrentRow(count() > 0 ? 0 : -1);
}

core::QuestionNames QuestionChoice::chosen() const
{
    core::QuestionNames names;
    for (int i = 0; i < count(); ++i)
        if (item(i)->checkState() == Qt::Checked)
            names.insert(nameOf(*item(i)));
    return names;
}

void QuestionChoice::noteTicks()
{
    for (int i = 0; i < count(); ++i)
        if (item(i)->checkState() == Qt::Checked)
            m_leftOut.erase(nameOf(*item(i)));
        else
            m_leftOut.insert(nameOf(*item(i)));
}

}  // namespace ui
