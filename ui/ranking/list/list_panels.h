// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/list/document_list_view.h"
#include "ui/ranking/list/find_bar.h"
#include "ui/ranking/list/grades_question.h"
#include "ui/ranking/list/list_actions.h"
#include "ui/ranking/list/number_prompt.h"
#include "ui/ranking/list/quick_line.h"
#include "ui/toolkit/panel/panel.h"

class QLabel;
class QPaintEvent;
class QToolButton;

namespace ui {
class QueryStrip;
}

namespace ui {

/// The judged documents that are not in the ranking, as a part of a panel.
class NotRetrievedSection : public QWidget {
    Q_OBJECT
public:
    explicit NotRetrievedSection(RankingDocument& document, QWidget* parent = nullptr);

    DocumentListView& view() { return *m_view; }
    /// "Counts in the ideal ranking."; empty without documents.
    QString remark() const;
    /// Shows only title and documents.
    void setForHall();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void adoptIndent();
    void refresh();

    RankingDocument& m_document;
    QLabel* m_title;
    QToolButton* m_add;
    DocumentListView* m_view;
    ElidedLabel* m_remark;
    bool m_isForHall = false;
};

/// The ranked list, directly below it the line that types it, then what was judged but not
/// retrieved. The list takes the height of its rows and scrolls where that is too much.
class RankedListPanel : public Panel {
    Q_OBJECT
public:
    explicit RankedListPanel(RankingDocument& document, QWidget* parent = nullptr);

    DocumentListView& view() { return *m_view; }
    QuickLine& quickLine() { return *m_quickLine; }
    GradesQuestion& question() { return *m_question; }
    NumberPrompt& prompt() { return *m_prompt; }
    FindBar& findBar() { return *m_findBar; }
    QToolButton& orderButton() { return *m_order; }
    QueryStrip& queries() { return *m_queries; }
    NotRetrievedSection& notRetrieved() { return *m_notRetrieved; }
    const ListActions& listActions() const { return *m_actions; }
    /// Shows only the documents, without what edits them by mouse, for a lecture hall.
    void setForHall();
    /// Whether the header shows the number of relevant documents.
    void setCountsShown(bool shown);

protected:
    void formatChanged() override;

private:
    void addOrderButton();
    void refresh();

    RankingDocument& m_document;
    QueryStrip* m_queries;
    DocumentListView* m_view;
    GradesQuestion* m_question;
    QuickLine* m_quickLine;
    NotRetrievedSection* m_notRetrieved;
    NumberPrompt* m_prompt;
    FindBar* m_findBar;
    ListActions* m_actions;
    QToolButton* m_order;
    QLabel* m_preview;  ///< describes the previewed change
    bool m_hasCounts = true;
};

}  // namespace ui
