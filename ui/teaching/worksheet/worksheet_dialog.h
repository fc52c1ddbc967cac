// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/worksheets/chosen_questions.h"
#include "ui/teaching/worksheet/sheet_quiz.h"
#include "ui/teaching/worksheet/worksheet_files.h"
#include "ui/toolkit/jobs/side_work.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace ui {

class QuestionChoice;
class QuizChoice;

/// Asks which lessons a class gets on paper, for whom and in which folder, and writes them in
/// another thread. Errors appear in the dialog; choices are remembered. Escape stops writing, which
/// leaves nothing behind, or closes the dialog.
class WorksheetDialog : public QDialog {
    Q_OBJECT
public:
    enum class Memory { Forgets, Remembers };

    /// @param lessons to choose from
    /// @param front the id of the lesson to select; empty: those selected the last time
    WorksheetDialog(std::vector<core::Lesson> lessons, const std::string& front, Memory memory,
                    QWidget* parent = nullptr);
    ~WorksheetDialog() override;

    bool isWriting() const { return m_work.isRunning(); }
    /// The message below the fields.
    QString message() const;
    void reject() override;

private:
    struct Wanted {
        std::vector<core::Lesson> lessons;
        std::vector<core::Student> students;
        std::uint64_t course = 0;
        WorksheetOutput output;
        SheetQuiz quiz;
        core::QuestionNames questions;
    };

    void makeLessons(const std::string& front);
    QWidget* makeFields();
    QWidget* withButton(QLineEdit* field, const QString& name, void (WorksheetDialog::*choose)());
    void showTicked();
    void recall();
    void remember() const;
    void chooseRoster();
    void chooseFolder();
    void addLessonFile();
    std::vector<core::Lesson> tickedLessons() const;
    void refreshFields();
    void write();
    void stop();
    std::optional<Wanted> requested();
    std::optional<std::vector<core::Student>> students();
    void say(const QString& sentence, QWidget* field = nullptr);
    void showWritten(const WrittenSheets& written, const QStringList& notes, const QString& folder);
    void showProgress();

    std::vector<core::Lesson> m_lessons;
    Memory m_memory;
    QListWidget* m_list;
    QuestionChoice* m_questions;
    QLineEdit* m_roster;
    QSpinBox* m_count;
    QLineEdit* m_seed;
    QLineEdit* m_title;
    QLineEdit* m_course;
    QComboBox* m_language;
    QComboBox* m_format;
    QComboBox* m_paper;
    QCheckBox* m_twoUp;
    QCheckBox* m_working;
    QuizChoice* m_quiz;
    QLineEdit* m_folder;
    QProgressBar* m_progress;
    QLabel* m_message;
    QPushButton* m_write;
    QTimer m_tick;
    bool m_replaces = false;  ///< confirmed for this folder
    std::stop_source m_stop;
    std::shared_ptr<core::Loading> m_loading;
    SideWork m_work;
};

}  // namespace ui
