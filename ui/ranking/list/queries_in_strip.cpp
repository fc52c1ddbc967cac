// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/queries_in_strip.h"

#include "core/rankings/evaluation/written_mean.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/panel/elision.h"
#include "ui/toolkit/panel/legend_names.h"
#include "ui/toolkit/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

/// The padding of a card, in design pixels.
constexpr double beside = 5;
constexpr double above = 4;

}  // namespace

QueriesInStrip::QueriesInStrip(RankingDocument& document, QObject* parent)
    : QAbstractListModel(parent)
    , m_document(document)
{}

void QueriesInStrip::setFormat(const NumberFormat& format)
{
    m_format = format;
    refresh();
}

void QueriesInStrip::setConcealed(bool concealed)
{
    m_isConcealed = concealed;
    refresh();
}

void QueriesInStrip::refresh()
{
    const auto count = static_cast<int>(m_document.queryCount());
    if (count != m_count) {
        beginResetModel();
        m_count = count;
        endResetModel();
    } else {
        emit dataChanged(index(0), index(count - 1));
    }
}

int QueriesInStrip::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_count < 2 ? 0 : m_count;
}

int QueriesInStrip::longestValue() const
{
    constexpr int mostLookedAt = 300;
    qsizetype longest = m_format.digits + 2;
    for (int row = 0; row < std::min(rowCount(), mostLookedAt); ++row)
        if (const core::Value& found = m_document.mean().terms[static_cast<std::size_t>(row)].value)
            longest = std::max(longest, valueText(found, m_format).size());
    return static_cast<int>(longest);
}

QString QueriesInStrip::value(std::size_t place) const
{
    if (m_isConcealed)
        return QString(QChar(0x2026));
    const core::MeanTerm& term = m_document.mean().terms[place];
    return countedText(term.value, m_document.session().noValue, m_format);
}

QVariant QueriesInStrip::data(const QModelIndex& index, int role) const
{
    const auto place = static_cast<std::size_t>(index.row());
    if (place >= m_document.queryCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return m_document.queryName(place);
    case ValueRole:
        return value(place);
    case LongestRole:
        return longestValue();
    case PointedRole:
        return m_document.pointedQuery() == place;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("%1: %2 %3")
            .arg(m_document.queryName(place),
                 QString::fromStdString(core::toText(m_document.mean().definition)), value(place));
    default:
        return {};
    }
}

bool QueriesInStrip::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || static_cast<std::size_t>(index.row()) != m_document.placeInFront())
        return false;
    m_document.renameQuery(value.toString());
    return true;
}

Qt::ItemFlags QueriesInStrip::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | Qt::ItemIsEditable;
}

void QueryCardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const Theme theme = Theme::of(*option.widget);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isCurrent = isChosen || index.data(QueriesInStrip::PointedRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(isChosen ? theme.currentEdge : theme.border);
    painter->setBrush(isCurrent ? theme.current : theme.panel);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), theme.px(4), theme.px(4));
    const QRect inner = option.rect.adjusted(theme.px(beside), theme.px(above), -theme.px(beside),
                                             -theme.px(above));
    const QFont small = scaledFont(option.font, smallText);
    painter->setFont(small);
    painter->setPen(theme.mutedText);
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignTop, shownName(index, small, inner.width()));
    const QString value = index.data(QueriesInStrip::ValueRole).toString();
    const QFont strong = scaledFont(option.font, 1, QFont::DemiBold);
    // "0 by rule" is longer than a number.
    const bool hasRoom = QFontMetrics(strong).horizontalAdvance(value) <= inner.width();
    painter->setFont(hasRoom ? strong : small);
    painter->setPen(theme.text);
    painter->drawText(inner, Qt::AlignLeft | Qt::AlignBottom, value);
    painter->restore();
}

QString QueryCardDelegate::shownName(const QModelIndex& index, const QFont& font, int room) const
{
    constexpr int mostCompared = 300;  // each with each
    const QAbstractItemModel& model = *index.model();
    if (model.rowCount() > mostCompared)
        return QFontMetrics(font).elidedText(index.data().toString(), elision, room);
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row, 0).data().toString();
    if (names != m_names || font != m_font || room != m_room) {
        std::vector<LegendName> whole;
        for (const QString& name : names)
            whole.push_back({name});
        m_shown = cutInLine(whole, QFontMetricsF(font), std::vector<double>(whole.size(), room));
        m_names = names;
        m_font = font;
        m_room = room;
    }
    return m_shown[index.row()];
}

QSize QueryCardDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const Theme theme = Theme::of(*option.widget);
    const QFontMetrics metrics(scaledFont(option.font, 1, QFont::DemiBold));
    const QFontMetrics words(scaledFont(option.font, smallText));
    const int digits = index.data(QueriesInStrip::LongestRole).toInt();
    const QString byRule =
        countedText(core::Undefined::NoRelevant, core::NoValueRule::Zero, NumberFormat());
    const int value =
        std::max(metrics.horizontalAdvance(QString(digits, u'0')), words.horizontalAdvance(byRule));
    return {value + theme.px(2 * beside),
            2 * QFontMetrics(option.font).height() + theme.px(2 * above)};
}

}  // namespace ui
