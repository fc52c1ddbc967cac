#pragma once

#include <QKeySequence>
#include <QObject>

class QAction;
class QMenu;

namespace ui {

class DocumentListView;
class NumberPrompt;
class RankingDocument;

/// What can be done with the ranked list, each an action with its keys: the List menu, the button
/// in the panel's header and the list's context menu show the same ones.
class ListActions : public QObject {
    Q_OBJECT
public:
    ListActions(RankingDocument& document, DocumentListView& view, NumberPrompt& prompt,
                QObject* parent = nullptr);

    /// Documents: add, delete, take out, paste.
    void fillDocuments(QMenu& menu) const;
    void fillMoves(QMenu& menu) const;
    void fillOrders(QMenu& menu) const;

private:
    void createDocuments();
    void createMoves();
    void createOrders();
    /// An action whose keys are the list's own: elsewhere they belong to the field in focus.
    template <class Edit>
    QAction* listAction(const QString& text, const QKeySequence& keys, Edit edit);
    template <class Edit>
    QAction* windowAction(const QString& text, const QKeySequence& keys, Edit edit);
    void askForRank();
    void askForSeed();
    void shuffleOnce();
    void nameShuffle();

    RankingDocument& m_document;
    DocumentListView& m_view;
    NumberPrompt& m_prompt;
    QList<QAction*> m_documents;
    QList<QAction*> m_moves;
    QList<QAction*> m_orders;
    QAction* m_shuffle = nullptr;
    int m_seed = 1;  ///< of the next shuffle
};

}  // namespace ui
