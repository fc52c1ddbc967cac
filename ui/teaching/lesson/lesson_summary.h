// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;

namespace ui {

class LessonDocument;

/// How the guesses of a lesson went: one line for each, with ✓ or ✗ and the rule behind a wrong
/// number. Hidden before the end of the lesson.
class LessonSummary : public QWidget {
    Q_OBJECT
public:
    explicit LessonSummary(const LessonDocument& document, QWidget* parent = nullptr);

    /// To be called when the step or an answer changes.
    void refresh();
    QString heading() const;
    /// One line for each guess.
    const QStringList& lines() const { return m_lines; }

private:
    void addLine(const QString& sign, const QString& name, const QString& words);
    void adoptFonts();

    const LessonDocument& m_document;
    QLabel* m_heading;
    QWidget* m_rows = nullptr;
    QStringList m_lines;
};

}  // namespace ui
