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

/// One line for all grades, typed or pasted, separated by spaces, commas, tabs or new lines; also
/// `name:grade` and similar forms. The list follows every keystroke that can be parsed. A problem
/// appears below the line and changes nothing; if the text is ambiguous, `question` asks. Typing
/// over the whole text creates a new list and offers to keep the old names and judged documents.
class QuickLine : public QWidget {
    Q_OBJECT
public:
    /// @param question must outlive the line
    QuickLine(RankingDocument& document, GradesQuestion& question, QWidget* parent = nullptr);

    QLineEdit& line() { return *m_line; }
    QString problem() const;
    /// The effect of typing on the other of two lists; empty if there is none.
    QString note() const;
    /// The offer to restore what a new list removed.
    QuestionBar& offer() { return *m_offer; }

public slots:
    /// Handles a key that was pressed elsewhere.
    void take(QKeyEvent* key);
    /// Takes two lists as one undo step: A, and B, whose unnamed documents have no id.
    void takeBoth(core::RankedList a, core::RankedList b);
    /// Replaces all queries with these lists, one query each.
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
    core::RankedList m_base;                  ///< when typing began; names return by position
    std::optional<core::RankedList> m_other;  ///< the other list at that time, if there were two
    core::RankedList m_typed;                 ///< the last typed list
    std::function<void()> m_keep;             ///< restores what was typed over; used by m_offer
    int m_gesture = 0;                        ///< 0 between edits
    qsizetype m_length = 0;                   ///< of the text before the current key press
    bool m_isReplacing = false;
    bool m_isAllSelected = false;  ///< before the current key press
    bool m_isNewList = false;      ///< all of the base was typed over
    bool m_isRefused = false;      ///< the text does not match the list
    bool m_isComposing = false;    ///< an input method is composing a word
    bool m_isHeldBack = false;     ///< text typed since then is not in the list yet
};

/// `base` with the grades of `typed`: documents keep their names by position, or by name if one was
/// typed. Judged documents outside the ranking stay unless `typed` names some.
core::RankedList withGrades(const core::RankedList& base, const core::RankedList& typed);

}  // namespace ui
