// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/panel_group.h"

#include <QPointer>
#include <QSize>
#include <QWidget>

#include <vector>

class QAbstractButton;
class QAction;
class QPushButton;
class QVBoxLayout;

namespace ui {

class QuestionRow;

/// How good the news of an answer is; an old answer is paled.
enum class AnswerLook { Plain, Better, Outdated };

/// Questions, each with its answer in one line. A click opens the panel with the whole answer
/// beside the questions or, where there is no room for both, in their place.
class QuestionGroup : public QWidget, public HasOwnKeys {
    Q_OBJECT
public:
    explicit QuestionGroup(QWidget* parent = nullptr);

    /// Adds a question. @param make returns the panel without a parent, on first use
    void add(PanelGroup::MakePanel make, const QString& question);
    /// @param brief the answer in fewer words, for narrow rows; empty: its first words
    void setAnswer(int question, const QString& answer, AnswerLook look = AnswerLook::Plain,
                   const QString& brief = {});
    QString answer(int question) const;
    /// What the row has room for; empty beside an open answer.
    QString shownAnswer(int question) const;
    /// Adds a row below the questions, seen while no answer is open. It goes when it is deleted.
    void setOffer(QWidget& offer);
    bool hasOffer() const { return m_offer; }
    int count() const { return static_cast<int>(m_rows.size()); }
    void open(int question);
    void close();
    bool isOpen() const { return m_isOpen; }
    PanelGroup& panels() const { return *m_panels; }
    QAbstractButton& row(int question) const;
    OwnKeys ownKeys() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool hasRoomForBoth() const;
    /// Of the questions alone, without answers and offer.
    QSize questionsSize() const;
    void arrange();
    void click(int question);
    void focusAnswer();

    std::vector<QuestionRow*> m_rows;
    std::vector<QAction*> m_opening;  ///< the questions as commands
    QPointer<QWidget> m_offer;
    QWidget* m_list;
    QVBoxLayout* m_column;
    QWidget* m_answer;
    QPushButton* m_back;
    PanelGroup* m_panels;
    bool m_isOpen = false;
};

}  // namespace ui
