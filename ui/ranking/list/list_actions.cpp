// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/list_actions.h"

#include "core/rankings/pasted_lists/grades_reading.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/document/list_sorting.h"
#include "ui/ranking/list/document_list_view.h"
#include "ui/ranking/list/find_bar.h"
#include "ui/ranking/list/number_prompt.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <limits>

namespace ui {

ListActions::ListActions(RankingDocument& document, DocumentListView& view, NumberPrompt& prompt,
                         FindBar& findBar, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_view(view)
    , m_prompt(prompt)
{
    createDocuments();
    createMoves();
    createOrders();
    createLists();
    createQueries();
    createFind(findBar);
    connect(&document, &RankingDocument::changed, this, &ListActions::refresh);
    refresh();
    connect(&view, &DocumentListView::contextMenuOpening, this, [this](QMenu* menu) {
        menu->addSeparator();
        fillMoves(*menu->addMenu(tr("&Move")));
        fillOrders(*menu->addMenu(tr("O&rder")));
        fillLists(*menu->addMenu(tr("A and &B")));
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
    const auto add = [this](const QString& text, const QKeySequence& keys,
                            void (DocumentListView::*edit)()) {
        // Under sanitizers, g++ 12 warns that a lambda's copy of `edit` is uninitialised.
        QAction* action = listAction(text, keys, [] {});
        connect(action, &QAction::triggered, &m_view, edit);
        m_documents << action;
    };
    add(tr("&Add a document"), QKeySequence(Qt::Key_Insert), &DocumentListView::insertBelowCurrent);
    add(tr("&Delete selected documents"), QKeySequence(Qt::Key_Delete),
        &DocumentListView::removeSelected);
    add(tr("Mark as n&ot retrieved"), QKeySequence(), &DocumentListView::transferSelected);
    add(tr("Cu&t selected documents"), QKeySequence(QKeySequence::Cut),
        &DocumentListView::cutSelected);
    add(tr("&Copy selected documents"), QKeySequence(QKeySequence::Copy),
        &DocumentListView::copySelected);
    add(tr("&Paste documents or grades"), QKeySequence(QKeySequence::Paste),
        &DocumentListView::paste);
}

void ListActions::createMoves()
{
    const auto move = [this](const QString& text, int key, DocumentListView::Move to) {
        m_moves << listAction(text, QKeySequence(Qt::ALT | key),
                              [this, to] { m_view.moveSelected(to); });
    };
    move(tr("Move &up"), Qt::Key_Up, DocumentListView::Move::Up);
    move(tr("Move do&wn"), Qt::Key_Down, DocumentListView::Move::Down);
    move(tr("Move to t&he top"), Qt::Key_Home, DocumentListView::Move::ToTop);
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
    order(tr("Sort into &ideal order"), Qt::Key_I, sortIdeal,
          tr("Best grade first, then unjudged documents, then negative grades. Documents with "
             "equal grades keep their order."));
    order(tr("Sort into wor&st order"), Qt::Key_W, sortWorst,
          tr("Worst grade first: negative grades, then unjudged documents, then grades from 0 "
             "up. Documents with equal grades keep their order."));
    order(tr("&Reverse"), Qt::Key_R, reverseOrder, tr("The last document becomes the first"));
    m_shuffle = windowAction(QString(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U),
                             [this] { shuffleOnce(); });
    m_shuffle->setToolTip(tr("Random order. The same seed always gives the same order."));
    m_orders << m_shuffle
             << windowAction(tr("Choose seed…"), QKeySequence(), [this] { askForSeed(); });
    m_orders.back()->setToolTip(tr("The number that determines the random order"));
    order(tr("Con&vert grades to 0 and 1"), Qt::Key_B, binarise,
          tr("Grades at or above the threshold become 1, and other grades become 0. Unjudged "
             "documents and negative grades are unchanged. The threshold becomes 1, so the same "
             "documents stay relevant."));
    nameShuffle();
}

void ListActions::createLists()
{
    m_duplicate =
        windowAction(tr("Dup&licate as B"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
                     [this] { m_document.duplicateAsB(); });
    m_duplicate->setToolTip(tr("A second ranking of the same documents, to change and compare"));
    m_ofTwoLists << windowAction(tr("Show the other list"), QKeySequence(Qt::CTRL | Qt::Key_B),
                                 [this] {
                                     m_document.showList(m_document.listName() == core::ListName::A
                                                             ? core::ListName::B
                                                             : core::ListName::A);
                                 })
                 << windowAction(tr("Copy A over B"), QKeySequence(),
                                 [this] { m_document.copyList(core::ListName::A); })
                 << windowAction(tr("Copy B over A"), QKeySequence(),
                                 [this] { m_document.copyList(core::ListName::B); })
                 << windowAction(tr("Remove B"), QKeySequence(), [this] { m_document.dropB(); });
}

void ListActions::createQueries()
{
    const auto walk = [this](int by) {
        const auto place = static_cast<std::ptrdiff_t>(m_document.placeInFront()) + by;
        if (place >= 0)
            m_document.showQuery(static_cast<std::size_t>(place));
    };
    m_ofSeveralQueries << windowAction(tr("&Previous query"),
                                       QKeySequence(Qt::CTRL | Qt::Key_PageUp),
                                       [walk] { walk(-1); })
                       << windowAction(tr("&Next query"), QKeySequence(Qt::CTRL | Qt::Key_PageDown),
                                       [walk] { walk(1); })
                       << windowAction(tr("&Rename query…"), QKeySequence(),
                                       [this] { emit renameQueryRequested(); })
                       << windowAction(tr("&Delete query"), QKeySequence(),
                                       [this] { m_document.removeQuery(); });
    m_queries << windowAction(tr("&Add a query"), QKeySequence(), [this] { m_document.addQuery(); })
              << windowAction(tr("D&uplicate query"), QKeySequence(),
                              [this] { m_document.duplicateQuery(); })
              << m_ofSeveralQueries
              << windowAction(tr("Open in &Collection"), QKeySequence(),
                              [this] { showAsCollection(); });
}

/// Its lines do not allow spaces in a name.
void ListActions::showAsCollection()
{
    std::vector<core::RankedList> lists;
    for (std::size_t place = 0; place < m_document.queryCount(); ++place) {
        lists.push_back(m_document.queryList(place));
        lists.back().query = m_document.queryName(place)
                                 .simplified()
                                 .replace(QLatin1Char(' '), QLatin1Char('_'))
                                 .toStdString();
    }
    emit collectionRequested(QString::fromStdString(core::linesOfLists(lists)));
}

void ListActions::createFind(FindBar& findBar)
{
    m_find << windowAction(tr("&Find a document…"), QKeySequence(QKeySequence::Find),
                           [&findBar] { findBar.open(); })
           << windowAction(tr("Find &next"), QKeySequence(Qt::Key_F3),
                           [&findBar] { findBar.findNext(); })
           << windowAction(tr("Find &previous"), QKeySequence(Qt::SHIFT | Qt::Key_F3),
                           [&findBar] { findBar.findPrevious(); })
           << windowAction(tr("Go to the next document to &judge"),
                           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J),
                           [this] { m_document.bounds().search(); });
    m_find.back()->setToolTip(tr("Jump to the unjudged document that would narrow the bounds of "
                                 "the selected measure the most. Press again for the next one."));
}

void ListActions::refresh()
{
    m_duplicate->setEnabled(!m_document.hasTwoLists());
    for (QAction* action : m_ofTwoLists)
        action->setEnabled(m_document.hasTwoLists());
    for (QAction* action : m_ofSeveralQueries)
        action->setEnabled(m_document.queryCount() > 1);
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

void ListActions::fillLists(QMenu& menu) const
{
    menu.setToolTipsVisible(true);
    menu.addAction(m_duplicate);
    menu.addActions(m_ofTwoLists);
}

void ListActions::fillQueries(QMenu& menu) const
{
    menu.addActions(m_queries);
}

void ListActions::fillFind(QMenu& menu) const
{
    menu.addActions(m_find);
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
        rows.size() == 1 ? tr("Move to rank") : tr("Move %n to rank", nullptr, count);
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
    m_shuffle->setText(tr("Shu&ffle (seed %1)").arg(m_seed));
}

}  // namespace ui
