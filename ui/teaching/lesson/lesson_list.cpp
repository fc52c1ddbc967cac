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

#include <algorithm>
#include <utility>

namespace ui {

/// Searches titles and questions for the typed text; or lists the rows of a class.
class FilteredLessons : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    bool isFound(int row) const
    {
        const QModelIndex index = sourceModel()->index(row, 0);
        return index.data(Qt::AccessibleTextRole).toString().contains(m_typed, Qt::CaseInsensitive);
    }
    /// @param rows of a class; nullopt: those in which the text is found
    void show(const QString& typed, std::optional<std::vector<core::SyllabusRow>> rows)
    {
        m_typed = typed;
        m_rows = std::move(rows);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex&) const override
    {
        return m_rows ? std::ranges::find(*m_rows, static_cast<std::size_t>(row),
                                          &core::SyllabusRow::lesson) != m_rows->end()
                      : isFound(row);
    }

private:
    QString m_typed;
    std::optional<std::vector<core::SyllabusRow>> m_rows;
};

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
    , m_minutes(new CountBox(this))
    , m_buttons(new QWidget(this))
    , m_open(new QPushButton(tr("Open…"), m_buttons))
{
    m_shown->setSourceModel(m_rows);
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
    constexpr int quarterOfAnHour = 15;
    m_minutes->setObjectName(QStringLiteral("minutes"));
    m_minutes->setRange(0, core::Lesson::mostMinutes);
    m_minutes->setSingleStep(quarterOfAnHour);
    m_minutes->setSpecialValueText(tr("any time"));
    m_minutes->setSuffix(tr(" min"));
    m_minutes->setAccessibleName(tr("Length of a class"));
    m_minutes->setToolTip(tr("List the lessons that fit into a class of this length, and the "
                             "lessons that they need. The filter chooses the subject of the "
                             "class."));
    m_filter->addBeside(*m_minutes);
    m_open->setAccessibleName(tr("Open a lesson"));
    auto* row = new QHBoxLayout(m_buttons);
    keepSpacing(*m_buttons, *row, {10, 8, 10, 8}, 6);
    row->addStretch();
    addButton(*m_open);
    addWidget(m_filter);
    addWidget(m_view, 1);
    addWidget(m_buttons);
    connect(&m_filter->line(), &QLineEdit::textChanged, this, &LessonList::filterRows);
    connect(m_minutes, &QSpinBox::valueChanged, this, &LessonList::filterRows);
    connect(m_view, &QListView::clicked, this, &LessonList::choose);
    connect(m_open, &QPushButton::clicked, this, &LessonList::openRequested);
    connect(&progress, &LessonProgress::changed, this, &LessonList::showDone);
    connect(&shelf, &LessonShelf::changed, this, [this] {
        m_inFront.reset();  // the rows were replaced
        if (m_minutes->value() > 0)
            filterRows();
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

void LessonList::filterRows()
{
    const QString typed = m_filter->line().text().trimmed();
    m_shown->show(typed, std::nullopt);
    m_syllabus.clear();
    if (m_minutes->value() > 0) {
        std::vector<core::Lesson> lessons;
        std::vector<std::size_t> wanted;
        for (const ShelvedLesson& shelved : m_shelf.lessons()) {
            if (m_shown->isFound(static_cast<int>(lessons.size())))
                wanted.push_back(lessons.size());
            lessons.push_back(shelved.lesson);
        }
        m_syllabus = core::syllabusOf(lessons, wanted, m_minutes->value());
        m_shown->show(typed, m_syllabus);
    }
    m_rows->setSyllabus(m_syllabus);
    m_filter->showProblem(m_shown->rowCount() == 0 ? tr("No lessons found.") : QString());
    showDone();
    goToFront();
}

void LessonList::choose(const QModelIndex& row)
{
    if (row.isValid())
        emit chosen(static_cast<std::size_t>(m_shown->mapToSource(row).row()));
}

/// What is done; for a class, its length.
void LessonList::showDone()
{
    if (!m_syllabus.empty()) {
        setRemark(tr("%n lessons, %1 min", nullptr, static_cast<int>(m_syllabus.size()))
                      .arg(m_syllabus.back().ends));
        return;
    }
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
