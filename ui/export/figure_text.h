#pragma once

#include <QWidget>

class QPushButton;
class QTextEdit;

namespace ui {

/// A text about the figure to read, mark and copy.
class FigureText : public QWidget {
    Q_OBJECT
public:
    /// Whether the text can be copied as LaTeX too.
    enum class Forms { Plain, PlainAndLatex };
    FigureText(const QString& name, Forms forms, QWidget* parent = nullptr);

    /// @param instead stands there where there is no text
    void setText(const QString& text, const QString& instead);
    QString text() const;
    QPushButton& copyButton() { return *m_copy; }

signals:
    /// A sentence that says so.
    void copied(const QString& sentence);

private:
    QString m_text;
    QTextEdit* m_view;
    QPushButton* m_copy;
    QPushButton* m_copyLatex = nullptr;
};

}  // namespace ui
