// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"
#include "ui/ranking/document/ranking_document.h"

#include <QWidget>

#include <functional>
#include <optional>

class QInputMethodEvent;
class QKeyEvent;
class QLabel;
class QLineEdit;

namespace ui {

class GradesQuestion;
class QuestionBar;

/// One line for all grades: typed or pasted, with blanks, commas, tabs or new lines, also
/// `name:grade` and the like. The list follows every keystroke that can be read; what cannot is
/// said below the line, stays there and changes nothing, and where there are several ways to read
/// it `question` asks. What is typed over all that was there is a new list; the names and judged
/// documents of before are offered.
class QuickLine : public QWidget {
    Q_OBJECT
public:
    /// @param question outlives the line
    QuickLine(RankingDocument& document, GradesQuestion& question, QWidget* parent = nullptr);

    QLineEdit& line() { return *m_line; }
    QString problem() const;
    /// What typing does to the other one of two lists; empty where it does nothing.
    QString note() const;
    /// Offers what a new list took away.
    QuestionBar& offer() { return *m_offer; }

public slots:
    /// A key that was pressed elsewhere is meant for here.
    void take(QKeyEvent* key);
    /// Two lists at once, as one step: A, and beside it B, whose unnamed documents have no id.
    void takeBoth(core::RankedList a, core::RankedList b);
    /// Several lists at once, each a query, in the place of all there are.
    void takeQueries(std::vector<core::RankedList> lists);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeParts();
    void followComposing(const QInputMethodEvent& event);
    void followDocument();
    void showGrades();
    void apply(const QString& text);
    void read(const QString& text, bool isWhole);
    void takeTyped();
    void awaitNext();
    void replaceList(const core::RankedList& typed);
    void replaceBeside(const core::RankedList& typed);
    void replaceByBoth(const core::RankedList& a, const core::RankedList& b);
    void beginTyping();
    void endTyping();
    void giveUp();
    void showProblem(const QString& problem);

    RankingDocument& m_document;
    GradesQuestion& m_question;
    QLineEdit* m_line;
    QLabel* m_problem;
    QuestionBar* m_offer;
    QLabel* m_note;
    core::RankedList m_base;  ///< the list when typing began: names come back with their place
    std::optional<core::RankedList> m_other;  ///< the other list then, where there were two
    core::RankedList m_typed;                 ///< as it was typed last
    std::function<void()> m_keep;             ///< of what was typed over, what m_offer is about
    int m_gesture = 0;                        ///< 0 while nobody types
    qsizetype m_length = 0;                   ///< of the text before the key that is being pressed
    bool m_isReplacing = false;
    bool m_isAllSelected = false;  ///< before the key that is being pressed
    bool m_isNewList = false;      ///< all of the base was typed over
    bool m_isRefused = false;      ///< the text does not stand for the list
    bool m_isComposing = false;    ///< an input method's word is not whole yet
    bool m_isHeldBack = false;     ///< what was typed since it was begun is not in the list
};

/// `base` with the grades of `typed`: documents keep their names by place, or by name where one was
/// typed; the judged documents outside the ranking stay unless `typed` names some.
core::RankedList withGrades(const core::RankedList& base, const core::RankedList& typed);

}  // namespace ui
