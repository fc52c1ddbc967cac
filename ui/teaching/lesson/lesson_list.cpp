// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/lesson_list.h"

#include "ui/teaching/lesson/document/lesson_progress.h"
#include "ui/teaching/lesson/document/lesson_shelf.h"
#include "ui/teaching/lesson/lesson_rows.h"
#include "ui/toolkit/table/filter_line.h"
#include "ui/toolkit/theme/text_size.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>

#include <utility>

namespace ui {

namespace {

/// Searches titles and questions for the typed text.
class FilteredLessons : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        return index.data(Qt::AccessibleTextRole).toString().contains(filterRegularExpression());
    }
};

}  // namespace

LessonList::LessonList(const LessonShelf& shelf, const LessonProgress& progress, QWidget* parent)
    : Panel(tr("Lessons"), parent)
    , m_shelf(shelf)
    , m_progress(progress)
    , m_rows(new LessonRows(shelf, progress, this))
    , m_shown(new FilteredLessons(this))
    , m_view(new QListView(this))
    , m_filter(new FilterLine(
          *m_view,
          {tr("Filter: recall, ideal …"), tr("Filter lessons"),
           tr("Show lessons whose title or question contains this text. Press Esc to show all.")},
          this))
    , m_buttons(new QWidget(this))
    , m_open(new QPushButton(tr("Open a lesson…"), m_buttons))
{
    m_shown->setSourceModel(m_rows);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setModel(m_shown);
    m_view->setItemDelegate(new LessonRowDelegate(m_view));
    m_view->setObjectName(QStringLiteral("lessons"));
    m_view->setAccessibleName(tr("Lessons"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_view->setUniformItemSizes(true);
    m_view->setEditTriggers(QListView::NoEditTriggers);
    m_view->setAutoScroll(false);  // a click would move a row that is seen in part
    m_view->installEventFilter(this);
    auto* row = new QHBoxLayout(m_buttons);
    keepSpacing(*m_buttons, *row, {10, 8, 10, 8}, 6);
    row->addStretch();
    addButton(*m_open);
    addWidget(m_filter);
    addWidget(m_view, 1);
    addWidget(m_buttons);
    connect(&m_filter->line(), &QLineEdit::textChanged, this, &LessonList::filterBy);
    connect(m_view, &QListView::clicked, this, &LessonList::choose);
    connect(m_open, &QPushButton::clicked, this, &LessonList::openRequested);
    connect(&progress, &LessonProgress::changed, this, &LessonList::showDone);
    connect(&shelf, &LessonShelf::changed, this, [this] {
        m_inFront.reset();  // the rows were replaced
        showDone();
    });
    showDone();
    setLeastSize({220, 0});
}

void LessonList::addButton(QPushButton& button)
{
    auto& row = *static_cast<QHBoxLayout*>(m_buttons->layout());
    row.insertWidget(row.count() - 1, &button);
}

void LessonList::setInFront(std::optional<std::size_t> place)
{
    if (std::exchange(m_inFront, place) == place)
        return;
    m_rows->setInFront(place ? std::optional(static_cast<int>(*place)) : std::nullopt);
    if (place)
        goToFront();
}

/// Goes to the open lesson, or to the first one if the filter hides it. A row that is seen, if only
/// in part, stays where it is.
void LessonList::goToFront()
{
    const QModelIndex first = m_shown->index(0, 0);
    const auto inFront = m_shown->match(first, LessonRows::InFrontRole, true);
    const QModelIndex now = inFront.value(0, first);
    const bool isSeen = m_view->viewport()->rect().intersects(m_view->visualRect(now));
    m_view->setCurrentIndex(now);
    if (!isSeen)
        m_view->scrollTo(now);
}

void LessonList::filterBy(const QString& typed)
{
    m_shown->setFilterFixedString(typed.trimmed());
    m_filter->showProblem(m_shown->rowCount() == 0 ? tr("No lessons found.") : QString());
    goToFront();
}

void LessonList::choose(const QModelIndex& row)
{
    if (row.isValid())
        emit chosen(static_cast<std::size_t>(m_shown->mapToSource(row).row()));
}

void LessonList::showDone()
{
    int done = 0;
    for (std::size_t place = 0; place < m_shelf.numbered(); ++place)
        done += m_progress.tally(m_shelf.lessons()[place].lesson, {}).isDone() ? 1 : 0;
    setRemark(tr("%1 of %2").arg(done).arg(m_shelf.numbered()));
}

OwnKeys LessonList::ownKeys() const
{
    return {m_view->accessibleName(),
            {{keysText({Qt::Key_Return}), tr("Start the selected lesson")}}};
}

bool LessonList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return Panel::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter) {
        QMetaObject::invokeMethod(
            m_view, [this] { m_view->scrollTo(m_view->currentIndex()); }, Qt::QueuedConnection);
        return Panel::eventFilter(watched, event);
    }
    choose(m_view->currentIndex());
    return true;
}

void LessonList::fontChanged()
{
    m_view->doItemsLayout();
}

}  // namespace ui
