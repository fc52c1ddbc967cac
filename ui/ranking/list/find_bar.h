// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/document_search.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class DocumentListView;
class RankingDocument;

/// Searches the ranked list as text is typed, and steps through the matches. Hidden until
/// requested; Escape closes it.
class FindBar : public QWidget {
    Q_OBJECT
public:
    FindBar(RankingDocument& document, DocumentListView& view, QWidget* parent = nullptr);

    QLineEdit& line();
    /// "3 of 12", "12 found", "no matches"; empty without a text.
    QString count() const;

public slots:
    void open();
    void findNext();
    void findPrevious();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeParts();
    QToolButton* addButton(const QString& text, const QString& toolTip, void (FindBar::*slot)());
    void dismiss();
    void search(const QString& typed);
    void refresh();
    void showCount();
    void go(std::size_t row);

    RankingDocument& m_document;
    DocumentListView& m_view;
    QLineEdit* m_line = nullptr;  ///< null, like the other parts, before the first search
    QLabel* m_count = nullptr;
    DocumentSearch m_search;
    std::vector<std::size_t> m_rows;  ///< matches in the current list, while the bar is open
    std::size_t m_from = 0;           ///< where the search began; more typing starts there again
};

}  // namespace ui
