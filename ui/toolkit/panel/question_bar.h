// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

/// A question with its answers as buttons, beside it or, where there is little room, below it. It
/// does not stop anybody: it stays until it is answered or withdrawn, and work goes on beside it.
class QuestionBar : public QWidget {
    Q_OBJECT
public:
    /// @param answers the buttons' texts, each with a key marked by &
    explicit QuestionBar(const QStringList& answers, QWidget* parent = nullptr,
                         Qt::Orientation direction = Qt::Horizontal);

    /// Other answers than before.
    void setAnswers(const QStringList& answers);
    int answerCount() const { return static_cast<int>(m_buttons.size()); }
    void ask(const QString& question, const QString& toolTip = {});
    void withdraw();
    /// Empty while the bar is hidden.
    QString question() const;
    QPushButton& button(int answer) const { return *m_buttons[answer]; }

signals:
    /// The bar is hidden already. @param answer its number among the answers
    void answered(int answer);

private:
    QLabel* m_question;
    QList<QPushButton*> m_buttons;
};

}  // namespace ui
