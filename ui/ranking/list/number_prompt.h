// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>

class QLabel;
class QSpinBox;
class QToolButton;

namespace ui {

/// Asks for a number in its own line, without a dialog: Enter answers, Escape cancels. Hidden
/// between questions.
class NumberPrompt : public QWidget {
    Q_OBJECT
public:
    explicit NumberPrompt(QWidget* parent = nullptr);

    struct Question {
        QString text;
        QString answer;  ///< the button's text
        int lowest = 0;
        int highest = 0;
        int proposed = 0;
    };
    /// Asks a question, replacing the one before.
    void ask(const Question& question, std::function<void(int)> answered);
    QSpinBox& number();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeParts();
    void answer();
    void dismiss();

    QLabel* m_text = nullptr;  ///< null, like the other parts, before the first question
    QSpinBox* m_number = nullptr;
    QToolButton* m_answer = nullptr;
    std::function<void(int)> m_answered;
    QPointer<QWidget> m_focusBefore;
};

}  // namespace ui
