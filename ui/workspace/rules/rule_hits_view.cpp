// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/rule_hits_view.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace ui {

RuleHitsModel::RuleHitsModel(QObject* parent)
    : ColumnModel(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Different rules"), Qt::AlignLeft,
             [this](int row) { return changesText(hit(row)); }},
            {tr("Changes"), Qt::AlignRight,
             [this](int row) { return m_format.locale.toString(hit(row).distance()); }},
            {{},
             Qt::AlignRight,
             [this](int row) { return toldValueText(hit(row).values.front(), typed(), writer()); },
             [this](int row) { return exactNumber(hit(row).values.front()); }},
            {tr("Used by"), Qt::AlignLeft,
             [this](int row) { return libraryNamesText(hit(row).libraries); }}};
    });
}

void RuleHitsModel::setReply(RuleReply reply)
{
    setHeading(Value, [&reply] {
        return reply.heading ? reply.heading()
                             : QString::fromStdString(reply.answer.told.front().measure);
    });
    beginResetModel();
    m_reply = std::move(reply);
    endResetModel();
}

void RuleHitsModel::clear()
{
    beginResetModel();
    m_reply = {};
    endResetModel();
}

DecimalWriter RuleHitsModel::writer() const
{
    return [this](double number, int decimals) {
        return decimalText(number, decimals, m_format.locale);
    };
}

QString RuleHitsModel::intervals() const
{
    QStringList texts;
    for (const core::SaidNumber& told : m_reply.answer.told)
        texts << intervalText(told.number, writer());
    return clausesText(texts);
}

QString RuleHitsModel::reading() const
{
    QStringList lines;
    for (std::size_t i = 0; i < m_reply.answer.told.size(); ++i)
        lines << readAsText(m_reply.answer, i, writer());
    return lines.join(QLatin1Char('\n'));
}

QString RuleHitsModel::fitting() const
{
    QStringList sentences{fittingText(m_reply.answer, writer())};
    if (m_reply.answer.hits.size() > mostHitsListed)
        sentences << tr("Only the first %1 are listed.").arg(mostHitsListed);
    if (const QString more = moreChangesText(m_reply.answer); !more.isEmpty())
        sentences << more;
    return joinedSentences(sentences);
}

int RuleHitsModel::rows() const
{
    return static_cast<int>(std::min(m_reply.answer.hits.size(), mostHitsListed));
}

QVariant RuleHitsModel::told(int row, int column, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
        return text(row, column == Libraries ? Libraries : Rules);
    case SortRole:
        return exactNumber(hit(row).values.front());
    default:
        return {};
    }
}

RuleHitsView::RuleHitsView(QWidget* parent)
    : ReadTable(tr("Rules that match the number"), parent)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Return}), tr("Apply the rules in this row")},
             {keysText({Qt::Key_Escape}), tr("Show all tools again")}});
    setCollapsing(*this, {RuleHitsModel::Changes});
    setAccessibleDescription(tr("Press Enter to apply the rules in a row."));
}

QSize RuleHitsView::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    int rows = 0;
    for (int row = 0; row < m_model.rowCount() && rows < theme.px(150); ++row)
        rows += rowHeight(row);
    return {theme.px(420), horizontalHeader()->height() +
                               std::clamp(rows + 2 * frameWidth(), theme.px(72), theme.px(150))};
}

void RuleHitsView::shareWidth()
{
    const Theme theme = Theme::of(*this);
    const int whole = viewport()->width();
    const int value = contentsWidth(*this, RuleHitsModel::Value);
    // In a narrow table, the changes can be counted in the other column.
    setColumnHidden(RuleHitsModel::Changes, whole < theme.px(520));
    const bool isCounted = !isColumnHidden(RuleHitsModel::Changes);
    const int changes = isCounted ? contentsWidth(*this, RuleHitsModel::Changes) : 0;
    const int rest = whole - changes - value;
    const int libraries = std::min(contentsWidth(*this, RuleHitsModel::Libraries), rest * 3 / 8);
    if (isCounted)
        setColumnWidth(RuleHitsModel::Changes, changes);
    setColumnWidth(RuleHitsModel::Value, value);
    setColumnWidth(RuleHitsModel::Libraries, libraries);
    setColumnWidth(RuleHitsModel::Rules, rest - libraries);
    wrapRows(*this, {RuleHitsModel::Rules, RuleHitsModel::Libraries});
    setMinimumHeight(sizeHint().height());
}

}  // namespace ui
