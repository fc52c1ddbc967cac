// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/query_strip.h"

#include "ui/ranking/document/ranking_document.h"
#include "ui/ranking/list/queries_in_strip.h"
#include "ui/toolkit/theme/text_size.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QToolButton>

#include <utility>

namespace ui {

QueryStrip::QueryStrip(RankingDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_view(new QListView(this))
    , m_queries(new QueriesInStrip(document, this))
    , m_menu(new QToolButton(this))
{
    setAccessibleName(tr("Queries in this session"));
    m_view->setModel(m_queries);
    m_view->setItemDelegate(new QueryCardDelegate(m_view));
    m_view->setObjectName(QStringLiteral("queries"));
    m_view->installEventFilter(this);
    m_view->setAccessibleName(tr("Queries"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFlow(QListView::LeftToRight);
    m_view->setWrapping(false);
    m_view->setUniformItemSizes(true);
    m_view->setSpacing(1);
    m_view->setMouseTracking(true);
    m_view->setEditTriggers(QListView::EditKeyPressed | QListView::DoubleClicked);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setHorizontalScrollMode(QListView::ScrollPerPixel);
    m_menu->setObjectName(QStringLiteral("more"));
    m_menu->setText(QStringLiteral("⋯"));
    m_menu->setToolTip(tr("Add, rename or delete a query"));
    m_menu->setAccessibleName(m_menu->toolTip());
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    keepSpacing(*this, *row, {3, 4, 2, 2}, 0);
    row->addWidget(m_view, 1);
    row->addWidget(m_menu);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid() && !m_isFollowing)
                    m_document.showQuery(static_cast<std::size_t>(now.row()));
            });
    connect(m_view, &QListView::entered, this, [this](const QModelIndex& index) {
        m_document.pointAtQuery(static_cast<std::size_t>(index.row()));
    });
    connect(&document, &RankingDocument::changed, this, &QueryStrip::refresh);
    connect(&document, &RankingDocument::pointedQueryChanged, m_view->viewport(),
            qOverload<>(&QWidget::update));
    connect(m_view->horizontalScrollBar(), &QScrollBar::rangeChanged, this,
            [this] { showFront(); });
    adoptHeight();
    refresh();
}

void QueryStrip::setFormat(const NumberFormat& format)
{
    m_queries->setFormat(format);
    refresh();
}

void QueryStrip::setConcealed(bool concealed)
{
    m_queries->setConcealed(concealed);
}

OwnKeys QueryStrip::ownKeys() const
{
    return {m_view->accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Show the previous or next query")},
             {keysText({Qt::Key_F2}), tr("Rename the query")}}};
}

void QueryStrip::rename()
{
    m_view->setFocus();
    m_view->edit(m_view->currentIndex());
}

bool QueryStrip::eventFilter(QObject* watched, QEvent* event)
{
    // The style adopts a larger font one step later.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &QueryStrip::adoptHeight, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void QueryStrip::leaveEvent(QEvent* event)
{
    m_document.pointAtQuery(std::nullopt);
    QWidget::leaveEvent(event);
}

void QueryStrip::adoptHeight()
{
    QStyleOptionViewItem option;
    option.widget = m_view;
    option.font = m_view->font();
    const int card = m_view->itemDelegate()->sizeHint(option, {}).height();
    m_view->setFixedHeight(card + 2 * m_view->spacing() +
                           m_view->horizontalScrollBar()->sizeHint().height());
    m_view->doItemsLayout();
}

void QueryStrip::refresh()
{
    m_isFollowing = true;
    m_queries->refresh();
    setVisible(m_document.queryCount() > 1);
    if (std::exchange(m_longestValue, m_queries->longestValue()) != m_longestValue)
        m_view->doItemsLayout();
    const QModelIndex front = m_queries->index(static_cast<int>(m_document.placeInFront()));
    m_view->setCurrentIndex(front);
    showFront();
    m_isFollowing = false;
}

/// Scrolls to the current query and its neighbours.
void QueryStrip::showFront()
{
    m_view->scrollTo(m_view->currentIndex(), QListView::PositionAtCenter);
}

}  // namespace ui
