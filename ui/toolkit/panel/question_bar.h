// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

/// A question with its answers as buttons, next to it or, in a narrow window, below it. It is not
/// modal: it stays until answered or withdrawn while work continues.
class QuestionBar : public QWidget {
    Q_OBJECT
public:
    /// @param answers the buttons' texts, each with a key marked by &
    explicit QuestionBar(const QStringList& answers, QWidget* parent = nullptr,
                         Qt::Orientation direction = Qt::Horizontal);

    void setAnswers(const QStringList& answers);
    int answerCount() const { return static_cast<int>(m_buttons.size()); }
    void ask(const QString& question, const QString& toolTip = {});
    void withdraw();
    /// Empty if the bar is hidden.
    QString question() const;
    QPushButton& button(int answer) const { return *m_buttons[answer]; }

signals:
    /// Emitted after the bar is hidden. @param answer its index
    void answered(int answer);

private:
    QLabel* m_question;
    QList<QPushButton*> m_buttons;
};

}  // namespace ui
