// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>

class QAction;
class QMenu;

namespace ui {

class DocumentListView;
class FindBar;
class NumberPrompt;
class RankingDocument;

/// The commands for the ranked list, each an action with its keys. The List menu, the button in the
/// panel's header and the context menu share them.
class ListActions : public QObject {
    Q_OBJECT
public:
    ListActions(RankingDocument& document, DocumentListView& view, NumberPrompt& prompt,
                FindBar& findBar, QObject* parent = nullptr);

    /// Adds the commands for documents: add, delete, mark as not retrieved, cut, copy, paste.
    void fillDocuments(QMenu& menu) const;
    void fillMoves(QMenu& menu) const;
    void fillOrders(QMenu& menu) const;
    /// Adds the commands for lists A and B.
    void fillLists(QMenu& menu) const;
    /// Adds the commands for the document's queries.
    void fillQueries(QMenu& menu) const;
    void fillFind(QMenu& menu) const;

signals:
    void renameQueryRequested();
    /// Asks to show the queries as a collection; see core::linesOfLists().
    void collectionRequested(const QString& lines);

private:
    void createDocuments();
    void createMoves();
    void createOrders();
    void createLists();
    void createQueries();
    void createFind(FindBar& findBar);
    void refresh();
    /// An action whose keys work only in the list; elsewhere they go to the focused field.
    template <class Edit>
    QAction* listAction(const QString& text, const QKeySequence& keys, Edit edit);
    template <class Edit>
    QAction* windowAction(const QString& text, const QKeySequence& keys, Edit edit);
    void askForRank();
    void askForSeed();
    void showAsCollection();
    void shuffleOnce();
    void nameShuffle();

    RankingDocument& m_document;
    DocumentListView& m_view;
    NumberPrompt& m_prompt;
    QList<QAction*> m_documents;
    QList<QAction*> m_moves;
    QList<QAction*> m_orders;
    QList<QAction*> m_find;
    QList<QAction*> m_queries;
    QAction* m_duplicate = nullptr;
    QList<QAction*> m_ofTwoLists;        ///< need A and B
    QList<QAction*> m_ofSeveralQueries;  ///< need at least two queries
    QAction* m_shuffle = nullptr;
    int m_seed = 1;  ///< of the next shuffle
};

}  // namespace ui
