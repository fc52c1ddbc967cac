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

/// Marks what students answered against the key of their worksheets: one answer as it is typed, and
/// a table of them, with how often which wrong number was given. The tables are copied and saved as
/// any of the program's. Escape closes, and stops what is under way.
class MarkingDialog : public QDialog {
    Q_OBJECT
public:
    /// @param lessons that are known besides those that the program carries
    explicit MarkingDialog(std::vector<core::Lesson> lessons = {}, QWidget* parent = nullptr);
    ~MarkingDialog() override;

    /// Takes the key of a class; where it cannot be read, says why and keeps the one there is.
    void openKey(const QString& path);
    /// Marks the answers of a file against the key.
    void openAnswers(const QString& path);
    bool isRunning() const { return m_work.isRunning(); }

private:
    /// What a key says; marking looks at it from another thread.
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
