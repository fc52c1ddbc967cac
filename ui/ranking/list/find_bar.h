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

/// Finds documents of the ranked list while the text is typed, and walks from one to the next.
/// Hidden until asked for; Escape closes it.
class FindBar : public QWidget {
    Q_OBJECT
public:
    FindBar(RankingDocument& document, DocumentListView& view, QWidget* parent = nullptr);

    QLineEdit& line();
    /// "3 of 12", "12 found", "nothing found"; empty without a text.
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
    QLineEdit* m_line = nullptr;  ///< none before the first search, nor the other parts
    QLabel* m_count = nullptr;
    DocumentSearch m_search;
    std::vector<std::size_t> m_rows;  ///< of the list as it stands, while the bar is open
    std::size_t m_from = 0;           ///< where the search began: typing on starts there again
};

}  // namespace ui
