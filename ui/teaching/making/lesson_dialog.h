// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/lessons/lesson_choices.h"
#include "ui/text/lessons/lesson_draft.h"

#include <QDialog>
#include <QTimer>
#include <QUndoStack>

#include <cstddef>
#include <functional>
#include <vector>

class QComboBox;
class QListWidget;
class QPushButton;

namespace ui {

class FormRows;
class LessonDocument;
class LessonStepView;
class WrappedLabel;

/// Makes a lesson of a draft: the measure, the questions, the wrong answers to reply to and the
/// texts, next to the lesson as a student sees it. Each change is an undo step of the dialog.
class LessonDialog : public QDialog {
    Q_OBJECT
public:
    /// @param from where its data are from: "birthday cake (Ranking)"
    explicit LessonDialog(LessonDraft draft, const QString& from = {}, QWidget* parent = nullptr);
    ~LessonDialog() override;

    /// The lesson as chosen so far.
    core::Lesson lesson() const { return chosenLesson(m_choices); }
    /// Its step as a student sees it, a moment after a change.
    LessonStepView& step() { return *m_step; }
    /// Asks before it discards changes.
    void reject() override;

signals:
    void saved(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The rows that are current in the two lists.
    struct Place {
        std::size_t question = 0;
        std::size_t wrong = 0;
    };
    struct TextRow;
    struct Field {
        const TextRow& row;
        QWidget* widget;
    };
    static std::vector<TextRow> textRows();

    QWidget* makeFields(const QString& from);
    QWidget* makePreview();
    QWidget* makeButtons();
    void addText(const TextRow& row, FormRows& rows);
    QListWidget* makeList(const char* name, const QString& accessibleName);
    void push(const QString& step, const std::function<void(LessonChoices&)>& change, int key = -1);
    Place place() const;
    void chooseMeasure(int index);
    void tick(const QListWidget& list);
    void refresh();
    void refreshLists();
    void refreshTexts();
    void showLesson();
    void save();

    const LessonDraft m_draft;
    const std::vector<core::MeasureSpec> m_measures;
    LessonChoices m_choices;
    QUndoStack m_history;
    LessonDocument* m_shown;
    QTimer m_soon;  ///< for the preview, while a person types
    QComboBox* m_measure;
    QListWidget* m_questions;
    QListWidget* m_wrong;
    const std::vector<TextRow> m_rows;
    std::vector<Field> m_fields;
    LessonStepView* m_step;
    WrappedLabel* m_place;  ///< which step the preview shows
    QWidget* m_preview;
    WrappedLabel* m_message;
    QPushButton* m_saveButton = nullptr;
};

}  // namespace ui
