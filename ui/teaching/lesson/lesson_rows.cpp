// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/lesson_rows.h"

#include "ui/teaching/lesson/document/lesson_progress.h"
#include "ui/teaching/lesson/document/lesson_shelf.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/toolkit/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr double aroundRow = 6;     ///< in design pixels
constexpr double numberWidth = 34;  ///< including the space to its left
const QChar tick(0x2713);

/// In the lesson's first language.
QString saidBy(const core::Lesson& lesson, const core::Translated& texts)
{
    return lessonText(lesson, texts, lesson.languages.front());
}

QFont smallFont(const QFont& font)
{
    return scaledFont(font, smallText);
}

/// Fallback fonts can make a line higher.
int lineHeight(const QFont& font, const QString& text)
{
    return QFontMetrics(font).size(Qt::TextSingleLine, text).height();
}

}  // namespace

LessonRows::LessonRows(const LessonShelf& shelf, const LessonProgress& progress, QObject* parent)
    : QAbstractListModel(parent)
    , m_shelf(shelf)
    , m_progress(progress)
{
    connect(&shelf, &LessonShelf::changed, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&progress, &LessonProgress::changed, this,
            [this] { emit dataChanged(index(0), index(rowCount() - 1)); });
}

void LessonRows::setInFront(std::optional<int> row)
{
    m_inFront = row;
    emit dataChanged(index(0), index(rowCount() - 1));
}

void LessonRows::setSyllabus(std::vector<core::SyllabusRow> rows)
{
    m_syllabus = std::move(rows);
    emit dataChanged(index(0), index(rowCount() - 1));
}

int LessonRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shelf.lessons().size());
}

QString LessonRows::standing(int row) const
{
    const ShelvedLesson& shelved = m_shelf.lessons()[static_cast<std::size_t>(row)];
    const LessonTally tally = m_progress.tally(shelved.lesson, shelved.file);
    if (tally.isDone())
        return tick;
    return tally.seen == 0 ? QString() : QStringLiteral("%1/%2").arg(tally.seen).arg(tally.steps);
}

QString LessonRows::timeInClass(int row) const
{
    const auto found =
        std::ranges::find(m_syllabus, static_cast<std::size_t>(row), &core::SyllabusRow::lesson);
    //: when a lesson begins and ends, in minutes of a class
    return found == m_syllabus.end() ? QString() : tr("%1–%2").arg(found->begins).arg(found->ends);
}

/// "15 min", "15 min · Needs: Reading a ranked list".
QString LessonRows::needs(const core::Lesson& lesson) const
{
    QStringList titles;
    for (const std::string& id : lesson.needs) {
        const auto needed = m_shelf.placeOf(id);
        titles << (needed ? index(static_cast<int>(*needed)).data().toString()
                          : QString::fromStdString(id));
    }
    const QString minutes = tr("%1 min").arg(core::minutesOf(lesson));
    return titles.isEmpty() ? minutes : tr("%1 · Needs: %2").arg(minutes, listText(titles));
}

QString LessonRows::sentence(int row) const
{
    const QModelIndex place = index(row);
    const QString number = place.data(NumberRole).toString();
    const QString told = standing(row);
    QString title = place.data().toString();
    if (!number.isEmpty())
        title = tr("Lesson %1, %2").arg(number, title);
    QString far = tr("not started");
    if (told == tick)
        far = tr("done");
    else if (!told.isEmpty())
        far = tr("%1 steps done").arg(told);
    return tr("%1: %2 (%3)").arg(title, place.data(QuestionRole).toString(), far);
}

QVariant LessonRows::data(const QModelIndex& index, int role) const
{
    const auto place = static_cast<std::size_t>(index.row());
    if (place >= m_shelf.lessons().size())
        return {};
    const ShelvedLesson& shelved = m_shelf.lessons()[place];
    switch (role) {
    case Qt::DisplayRole:
        return saidBy(shelved.lesson, shelved.lesson.title);
    case QuestionRole:
        return saidBy(shelved.lesson, shelved.lesson.question);
    case NumberRole:
        return shelved.lesson.number == 0 ? QString() : QString::number(shelved.lesson.number);
    case StandingRole:
        return m_syllabus.empty() ? standing(index.row()) : timeInClass(index.row());
    case InFrontRole:
        return m_inFront == index.row();
    case FirstFileRole:
        return place == m_shelf.shipped();
    case Qt::ToolTipRole: {
        QStringList lines{sentence(index.row()), needs(shelved.lesson), shelved.file};
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::AccessibleDescriptionRole:
        return needs(shelved.lesson);
    case Qt::AccessibleTextRole:
        return sentence(index.row());
    default:
        return {};
    }
}

void LessonRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const Theme theme = Theme::of(*option.widget);
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    const QFont strong = scaledFont(option.font, 1, QFont::DemiBold);
    const QFont small = smallFont(option.font);
    const QRect row = option.rect;
    const QRect inner = row.adjusted(theme.px(numberWidth), theme.px(aroundRow), -theme.px(12),
                                     -theme.px(aroundRow));
    painter->save();
    if (index.data(LessonRows::InFrontRole).toBool())
        painter->fillRect(row, theme.current);
    else if (isCurrent)
        painter->fillRect(row, theme.accentSoft);
    painter->setPen(index.data(LessonRows::FirstFileRole).toBool() ? theme.mutedText : theme.line);
    painter->drawLine(
        index.data(LessonRows::FirstFileRole).toBool() ? row.topLeft() : row.bottomLeft(),
        index.data(LessonRows::FirstFileRole).toBool() ? row.topRight() : row.bottomRight());
    const QString standing = index.data(LessonRows::StandingRole).toString();
    painter->setFont(option.font);
    painter->setPen(standing == tick ? theme.better : theme.text);
    painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter, standing);
    const int words = inner.width() - (standing.isEmpty()
                                           ? 0
                                           : QFontMetrics(option.font).horizontalAdvance(standing) +
                                                 theme.px(aroundRow));
    painter->setPen(theme.mutedText);
    painter->drawText(QRect(row.left(), row.top(), theme.px(numberWidth - 8), row.height()),
                      Qt::AlignRight | Qt::AlignVCenter,
                      index.data(LessonRows::NumberRole).toString());
    painter->setFont(small);
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignBottom,
                      QFontMetrics(small).elidedText(
                          index.data(LessonRows::QuestionRole).toString(), Qt::ElideRight, words));
    painter->setFont(strong);
    painter->setPen(theme.text);
    painter->drawText(
        inner, Qt::AlignLeft | Qt::AlignTop,
        QFontMetrics(strong).elidedText(index.data().toString(), Qt::ElideRight, words));
    painter->restore();
}

QSize LessonRowDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const Theme theme = Theme::of(*option.widget);
    const QFont strong = scaledFont(option.font, 1, QFont::DemiBold);
    return {theme.px(120), lineHeight(strong, index.data().toString()) +
                               lineHeight(smallFont(option.font),
                                          index.data(LessonRows::QuestionRole).toString()) +
                               theme.px(2 * aroundRow)};
}

}  // namespace ui
