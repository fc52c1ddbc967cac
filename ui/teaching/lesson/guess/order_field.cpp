// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/order_field.h"

#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int placeRole = Qt::UserRole;
constexpr int remarkRole = Qt::UserRole + 1;

}  // namespace

OrderField::OrderField(const core::LessonGuess& guess, QWidget* parent)
    : AnswerField(parent)
    , m_guess(guess)
    , m_list(new QListWidget(this))
{
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(guessSentence(guess));
    m_list->setAccessibleDescription(howTo());
    m_list->installEventFilter(this);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_list);
    setFocusProxy(m_list);
    std::vector<std::size_t> places(guess.numbers.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = i;
    show(places);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &OrderField::reordered);
}

void OrderField::show(const std::vector<std::size_t>& places)
{
    m_list->clear();
    for (const std::size_t place : places) {
        auto* item = new QListWidgetItem(m_list);
        item->setData(placeRole, static_cast<qulonglong>(place));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
    }
    m_list->setCurrentRow(0);
    numberRows();
    fitHeight();
}

void OrderField::numberRows()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem& item = *m_list->item(row);
        const auto place = static_cast<std::size_t>(item.data(placeRole).toULongLong());
        const QString name = QString::fromStdString(core::labelOf(m_guess, place));
        const QString remark = item.data(remarkRole).toString();
        //: %1 is a place in an order, %2 a name
        const QString text = tr("%1.  %2").arg(row + 1).arg(name);
        item.setText(remark.isEmpty() ? text : tr("%1 — %2").arg(text, remark));
    }
}

void OrderField::fitHeight()
{
    const int row = std::max(m_list->sizeHintForRow(0), fontMetrics().height());
    m_list->setFixedHeight(row * m_list->count() + 2 * m_list->frameWidth() +
                           Theme::of(*this).px(4));
}

void OrderField::changeEvent(QEvent* event)
{
    AnswerField::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

core::OrderedData OrderField::order() const
{
    core::OrderedData order;
    for (int row = 0; row < m_list->count(); ++row)
        order.places.push_back(
            static_cast<std::size_t>(m_list->item(row)->data(placeRole).toULongLong()));
    return order;
}

std::optional<core::LessonAnswer> OrderField::answer() const
{
    return order();
}

void OrderField::setAnswer(const core::LessonAnswer& answer)
{
    show(std::get<core::OrderedData>(answer).places);
}

/// Marks what is above something higher; once open, every row shows its number.
void OrderField::showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right)
{
    m_isOpen = right != nullptr;
    if (m_isOpen)
        m_list->setDragDropMode(QAbstractItemView::NoDragDrop);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem& item = *m_list->item(row);
        const auto place = static_cast<std::size_t>(item.data(placeRole).toULongLong());
        const bool isSwapped = std::ranges::any_of(verdict.swapped, [place](const auto& pair) {
            return pair.first == place || pair.second == place;
        });
        const QString sign = isSwapped ? QStringLiteral("✗") : QStringLiteral("✓");
        item.setData(remarkRole,
                     right ? tr("%1 %2").arg(lessonValueText(verdict.numbers[place].right), sign)
                           : sign);
    }
    numberRows();
}

QString OrderField::howTo() const
{
    return tr("Put the highest at the top: drag a row, or press Ctrl+Up or Ctrl+Down.");
}

void OrderField::move(int by)
{
    const int from = m_list->currentRow();
    const int to = from + by;
    if (m_isOpen || from < 0 || to < 0 || to >= m_list->count())
        return;
    m_list->model()->moveRow({}, from, {}, by > 0 ? to + 1 : to);
    m_list->setCurrentRow(to);
}

/// The verdict applied to another order.
void OrderField::reordered()
{
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setData(remarkRole, {});
    numberRows();
    emit edited();
}

bool OrderField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return AnswerField::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool isMove = key.modifiers() == Qt::ControlModifier &&
                        (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down);
    if (isMove)
        move(key.key() == Qt::Key_Up ? -1 : 1);
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        emit committed();
    return isMove || key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

}  // namespace ui
