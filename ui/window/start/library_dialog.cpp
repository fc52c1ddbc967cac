// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start/library_dialog.h"

#include "ui/toolkit/table/filter_line.h"
#include "ui/toolkit/theme/dialog_size.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/start/library_picture.h"
#include "ui/window/start/library_view.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTimerEvent>
#include <QVBoxLayout>

namespace ui {

LibraryDialog::LibraryDialog(bool atLessons, QWidget* parent)
    : QDialog(parent)
    , m_all(libraryEntries())
    , m_view(new LibraryView(this))
    , m_filter(new FilterLine(*m_view,
                              {tr("Search: recall, lesson, threshold…"),
                               tr("Search examples and lessons"),
                               tr("Search titles, questions, measures and kinds")},
                              this))
    , m_pictures(m_all.size())
{
    setObjectName(QStringLiteral("library"));
    setWindowTitle(tr("Examples and lessons"));
    m_view->setModel(&m_model);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    QPushButton* open = buttons->button(QDialogButtonBox::Open);
    open->setObjectName(QStringLiteral("primary"));
    for (QPushButton* button : {open, buttons->button(QDialogButtonBox::Cancel)})
        button->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_view, 1);
    column->addWidget(buttons);
    connect(&search(), &QLineEdit::textChanged, this, &LibraryDialog::filter);
    connect(m_view, &LibraryView::activated, this, &LibraryDialog::choose);
    connect(open, &QPushButton::clicked, this, [this] { choose(m_view->currentIndex()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_filter->clearFromTable();
    sizeDialog(*this, 820, 620);
    filter({});
    for (int row = 0; atLessons && row < m_model.rowCount(); ++row)
        if (m_all[static_cast<std::size_t>(row)].isLesson()) {
            m_view->setCurrentIndex(m_model.index(row, 0));
            break;
        }
}

QLineEdit& LibraryDialog::search()
{
    return m_filter->line();
}

QAbstractItemView& LibraryDialog::entries()
{
    return *m_view;
}

void LibraryDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_view->setFocus();
    m_view->scrollTo(m_view->currentIndex(), QAbstractItemView::PositionAtTop);
}

/// Redraws pictures when the look changes.
void LibraryDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        std::fill(m_pictures.begin(), m_pictures.end(), QPixmap());
        m_drawing.start(0, this);
    }
}

void LibraryDialog::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_drawing.timerId())
        QDialog::timerEvent(event);
    else if (!drawOne())
        m_drawing.stop();
}

void LibraryDialog::complete()
{
    while (drawOne()) {
    }
}

/// @return whether a picture was missing
bool LibraryDialog::drawOne()
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const std::size_t entry = entryOf(m_model.index(row, 0));
        QPixmap& picture = m_pictures[entry];
        if (!picture.isNull())
            continue;
        const Theme theme = Theme::of(*m_view);
        picture = libraryPicture(m_all[entry], theme.px(LibraryView::pictureSize()),
                                 devicePixelRatioF(), theme);
        m_model.item(row)->setData(picture, Qt::DecorationRole);
        return true;
    }
    return false;
}

void LibraryDialog::filter(const QString& words)
{
    m_model.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        const LibraryEntry& entry = m_all[i];
        if (!matches(entry, words))
            continue;
        auto* item = new QStandardItem(entry.title);
        item->setData(entry.question, LibraryView::QuestionRole);
        item->setData(entry.about.isEmpty()
                          ? entry.group
                          : QStringLiteral("%1 · %2").arg(entry.group, entry.about),
                      LibraryView::GroupRole);
        item->setData(static_cast<int>(i), LibraryView::EntryRole);
        item->setData(m_pictures[i], Qt::DecorationRole);
        item->setToolTip(entry.question);
        //: An entry of the library: its kind, its title, its question
        item->setAccessibleText(tr("%1: %2. %3").arg(entry.group, entry.title, entry.question));
        m_model.appendRow(item);
    }
    m_filter->showProblem(m_model.rowCount() == 0 ? tr("No examples or lessons found.")
                                                  : QString());
    m_view->setCurrentIndex(m_model.index(0, 0));
    m_drawing.start(0, this);
}

std::size_t LibraryDialog::entryOf(const QModelIndex& index)
{
    return static_cast<std::size_t>(index.data(LibraryView::EntryRole).toInt());
}

void LibraryDialog::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const std::size_t entry = entryOf(index);
    accept();
    emit chosen(m_all[entry]);
}

}  // namespace ui
