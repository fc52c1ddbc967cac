// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/marking/marking.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/table/plain_table_model.h"

#include <QDialog>

#include <memory>
#include <vector>

class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace ui {

class PlainTableView;

/// Marks students' answers with the key of their worksheets: a single typed answer, or a table,
/// with the count of each wrong number. Tables are copied and saved like all of the program's.
/// Escape closes and stops work in progress.
class MarkingDialog : public QDialog {
    Q_OBJECT
public:
    /// @param lessons known in addition to the built-in ones
    explicit MarkingDialog(std::vector<core::Lesson> lessons = {}, QWidget* parent = nullptr);
    ~MarkingDialog() override;

    /// Reads the key of a class; on failure, says why and keeps the present one.
    void openKey(const QString& path);
    /// Marks the answers in a file with the key.
    void openAnswers(const QString& path);
    bool isRunning() const { return m_work.isRunning(); }

private:
    /// A key's content; marking reads it in another thread.
    struct Key {
        std::vector<core::KeyedLesson> sheets;
        std::vector<core::Lesson> lessons;
    };

    QWidget* keyRow();
    QGroupBox* oneBox();
    QGroupBox* classBox();
    void askForKey();
    void askForAnswers();
    void showKey(const QString& path);
    void showStudent();
    void showOne();
    void showRow(int row);
    void mark(const QString& path, std::vector<core::GivenAnswer> answers,
              const QStringList& remarks);
    void showMarks(const QString& path, const core::Marking& marking, QStringList remarks);

    std::vector<core::Lesson> m_lessons;
    std::shared_ptr<const Key> m_key;
    PlainTableModel m_markModel;
    PlainTableModel m_countModel;
    QLabel* m_keyName;
    QComboBox* m_student;
    QComboBox* m_question;
    QLineEdit* m_answer;
    QLabel* m_verdict;
    QLabel* m_state;
    QPlainTextEdit* m_remarks;
    PlainTableView* m_marks;
    PlainTableView* m_counts;
    QGroupBox* m_one;
    QGroupBox* m_class;
    SideWork m_work;
};

}  // namespace ui
