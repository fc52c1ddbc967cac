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
    /// Whether the text can also be copied as LaTeX.
    enum class Forms { PlainAndLatex, Plain };
    FigureText(const QString& name, Forms forms, QWidget* parent = nullptr);

    /// Sets the generated text; edited text stays.
    /// @param instead shown if there is no text
    void setText(const QString& text, const QString& instead);
    /// The text as edited or generated; empty if there is none.
    QString text() const;
    bool isEdited() const { return m_isEdited; }
    /// Discards edits, which belong to another figure.
    void forget();
    QTextEdit& view() { return *m_view; }
    QPushButton& copyButton() { return *m_copy; }
    /// Restores the generated text.
    QPushButton& restoreButton() { return *m_restore; }

signals:
    /// Emitted after copying, with a sentence to show.
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
