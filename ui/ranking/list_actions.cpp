#include "ui/ranking/list_actions.h"

#include "ui/ranking/document_list_view.h"
#include "ui/ranking/list_orders.h"
#include "ui/ranking/number_prompt.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <limits>

namespace ui {

ListActions::ListActions(RankingDocument& document, DocumentListView& view, NumberPrompt& prompt,
                         QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_view(view)
    , m_prompt(prompt)
{
    createDocuments();
    createMoves();
    createOrders();
    connect(&view, &DocumentListView::contextMenuOpening, this, [this](QMenu* menu) {
        menu->addSeparator();
        fillMoves(*menu->addMenu(tr("&Move")));
        fillOrders(*menu->addMenu(tr("O&rder")));
    });
}

template <class Edit>
QAction* ListActions::listAction(const QString& text, const QKeySequence& keys, Edit edit)
{
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_view.addAction(action);
    connect(action, &QAction::triggered, this, edit);
    return action;
}

template <class Edit>
QAction* ListActions::windowAction(const QString& text, const QKeySequence& keys, Edit edit)
{
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, edit);
    return action;
}

void ListActions::createDocuments()
{
    m_documents << listAction(tr("&Add a document"), QKeySequence(Qt::Key_Insert), [this] {
        m_view.insertBelowCurrent();
    }) << listAction(tr("&Delete the selected documents"), QKeySequence(Qt::Key_Delete), [this] {
        m_view.removeSelected();
    }) << listAction(tr("Take the selected documents &out of the ranking"), QKeySequence(), [this] {
        m_view.transferSelected();
    }) << listAction(tr("&Paste grades from here down"), QKeySequence(QKeySequence::Paste), [this] {
        m_view.pasteGrades();
    });
}

void ListActions::createMoves()
{
    const auto move = [this](const QString& text, int key, DocumentListView::Move to) {
        m_moves << listAction(text, QKeySequence(Qt::ALT | key),
                              [this, to] { m_view.moveSelected(to); });
    };
    move(tr("Move &up"), Qt::Key_Up, DocumentListView::Move::Up);
    move(tr("Move do&wn"), Qt::Key_Down, DocumentListView::Move::Down);
    move(tr("Move to the &top"), Qt::Key_Home, DocumentListView::Move::ToTop);
    move(tr("Move to the &end"), Qt::Key_End, DocumentListView::Move::ToEnd);
    m_moves << windowAction(tr("&Move to rank…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M),
                            [this] { askForRank(); });
}

void ListActions::createOrders()
{
    const auto order = [this](const QString& text, int key, auto edit, const QString& toolTip) {
        QAction* action = windowAction(text, QKeySequence(Qt::CTRL | Qt::SHIFT | key),
                                       [this, edit] { edit(m_document); });
        action->setToolTip(toolTip);
        m_orders << action;
    };
    order(tr("&Sort ideal"), Qt::Key_I, sortIdeal,
          tr("Best grade first, then unjudged documents, then negative grades; equal grades keep "
             "their order"));
    order(tr("&Worst order"), Qt::Key_W, sortWorst,
          tr("Worst grade first: negative grades, then unjudged documents, then grades from 0 up; "
             "equal grades keep their order"));
    order(tr("&Reverse"), Qt::Key_R, reverseOrder, tr("The last document becomes the first"));
    m_shuffle = windowAction(QString(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U),
                             [this] { shuffleOnce(); });
    m_shuffle->setToolTip(tr("A random order; the same seed gives the same order everywhere"));
    m_orders << m_shuffle
             << windowAction(tr("&Choose the seed…"), QKeySequence(), [this] { askForSeed(); });
    m_orders.back()->setToolTip(tr("The number that decides which random order it is"));
    order(tr("Make grades &binary"), Qt::Key_B, binarise,
          tr("Grades from the threshold on become 1 and other judged grades 0; unjudged documents "
             "and negative grades stay. The threshold becomes 1, so the same documents are "
             "relevant as before."));
    nameShuffle();
}

void ListActions::fillDocuments(QMenu& menu) const
{
    menu.addActions(m_documents);
}

void ListActions::fillMoves(QMenu& menu) const
{
    menu.addActions(m_moves);
}

void ListActions::fillOrders(QMenu& menu) const
{
    menu.setToolTipsVisible(true);
    menu.addActions(m_orders);
}

void ListActions::askForRank()
{
    const auto rows = m_view.selectedRowNumbers();
    if (rows.empty())
        return;
    const auto count = static_cast<int>(rows.size());
    const auto highest = static_cast<int>(m_document.list().ranked.size()) - count + 1;
    const auto first = static_cast<int>(rows.front()) + 1;
    const QString text =
        rows.size() == 1 ? tr("Move to rank") : tr("Move %n documents to rank", nullptr, count);
    m_prompt.ask({text, tr("Move"), 1, highest, std::min(first, highest)},
                 [this](int rank) { m_view.moveSelectedTo(static_cast<std::size_t>(rank) - 1); });
}

void ListActions::askForSeed()
{
    m_prompt.ask({tr("Seed"), tr("Shuffle"), 0, std::numeric_limits<int>::max(), m_seed},
                 [this](int seed) {
                     m_seed = seed;
                     shuffleOnce();
                 });
}

void ListActions::shuffleOnce()
{
    shuffle(m_document, static_cast<std::uint64_t>(m_seed));
    if (m_seed < std::numeric_limits<int>::max())
        ++m_seed;
    nameShuffle();
}

void ListActions::nameShuffle()
{
    m_shuffle->setText(tr("S&huffle (seed %1)").arg(m_seed));
}

}  // namespace ui
