// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QTextEdit;

namespace ui {

/// A text about the figure to read, edit and copy.
class FigureText : public QWidget {
    Q_OBJECT
public:
    /// Whether the text can be copied as LaTeX too.
    enum class Forms { PlainAndLatex, Plain };
    FigureText(const QString& name, Forms forms, QWidget* parent = nullptr);

    /// The text as it was made; one that was edited stays.
    /// @param instead stands there where there is no text
    void setText(const QString& text, const QString& instead);
    /// As it stands there, edited or made; empty where there is none.
    QString text() const;
    bool isEdited() const { return m_isEdited; }
    /// What was edited is of another figure.
    void forget();
    QTextEdit& view() { return *m_view; }
    QPushButton& copyButton() { return *m_copy; }
    /// Brings back the text as it was made.
    QPushButton& restoreButton() { return *m_restore; }

signals:
    /// A sentence that says so.
    void copied(const QString& sentence);
    void edited();

private:
    void restore();
    void adopt();

    QString m_made;
    bool m_isEdited = false;
    QTextEdit* m_view;
    QPushButton* m_restore;
    QPushButton* m_copy;
    QPushButton* m_copyLatex = nullptr;
};

}  // namespace ui
