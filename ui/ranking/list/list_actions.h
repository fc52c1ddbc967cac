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

/// What can be done with the ranked list, each an action with its keys: the List menu, the button
/// in the panel's header and the list's context menu show the same ones.
class ListActions : public QObject {
    Q_OBJECT
public:
    ListActions(RankingDocument& document, DocumentListView& view, NumberPrompt& prompt,
                FindBar& findBar, QObject* parent = nullptr);

    /// Documents: add, delete, take out, cut, copy, paste.
    void fillDocuments(QMenu& menu) const;
    void fillMoves(QMenu& menu) const;
    void fillOrders(QMenu& menu) const;
    /// The lists A and B.
    void fillLists(QMenu& menu) const;
    /// The queries of the document.
    void fillQueries(QMenu& menu) const;
    void fillFind(QMenu& menu) const;

signals:
    void renameQueryRequested();
    /// The queries are to be shown as a collection: core::linesOfLists().
    void collectionRequested(const QString& lines);

private:
    void createDocuments();
    void createMoves();
    void createOrders();
    void createLists();
    void createQueries();
    void createFind(FindBar& findBar);
    void refresh();
    /// An action whose keys are the list's own: elsewhere they belong to the field in focus.
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
    QList<QAction*> m_ofTwoLists;        ///< what needs A and B
    QList<QAction*> m_ofSeveralQueries;  ///< what needs two queries
    QAction* m_shuffle = nullptr;
    int m_seed = 1;  ///< of the next shuffle
};

}  // namespace ui
