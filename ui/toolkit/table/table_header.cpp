// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/table_header.h"

#include "ui/toolkit/panel/legend_names.h"
#include "ui/toolkit/table/bars.h"
#include "ui/toolkit/table/row_delegate.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {

QFontMetricsF headingMetrics(const QWidget& header)
{
    return QFontMetricsF(scaledFont(header.font(), 1.0, QFont::DemiBold));
}

LegendName headingName(const QString& heading)
{
    for (const bool isDescending : {false, true})
        if (heading.endsWith(sortMark(isDescending)))
            return {heading, sortMark(isDescending)};
    return {heading};
}

}  // namespace

QString sortMark(bool isDescending)
{
    return isDescending ? QStringLiteral(" ▾") : QStringLiteral(" ▴");
}

TableHeader::TableHeader(QTableView& table)
    : QHeaderView(Qt::Horizontal, &table)
{}

QString TableHeader::heading(int section) const
{
    return model()->headerData(section, Qt::Horizontal).toString();
}

/// The width for a heading, including the margin on its other side if it then fits.
double TableHeader::roomOf(int section) const
{
    QStyleOptionHeaderV2 option;
    initStyleOption(&option);
    option.rect = QRect(0, 0, sectionSize(section), height());
    const int room = style()->subElementRect(QStyle::SE_HeaderLabel, &option, this).width();
    const int most = (sectionSize(section) + room) / 2;
    return headingMetrics(*this).horizontalAdvance(heading(section)) <= most ? most : room;
}

QStringList TableHeader::cutHeadings() const
{
    QList<int> sections;
    std::vector<LegendName> names;
    std::vector<double> rooms;
    for (int section = 0; section < count(); ++section)
        if (!isSectionHidden(section)) {
            sections << section;
            names.push_back(headingName(heading(section)));
            rooms.push_back(roomOf(section));
        }
    const QStringList cut = cutInLine(names, headingMetrics(*this), std::move(rooms));
    QStringList all(count());
    for (qsizetype i = 0; i < sections.size(); ++i)
        all[sections[i]] = cut[i];
    return all;
}

/// Reads the other headings only if one does not fit.
QString TableHeader::shownHeading(int section) const
{
    const QString whole = heading(section);
    if (headingMetrics(*this).horizontalAdvance(whole) <= roomOf(section))
        return whole;
    if (!m_cut)
        m_cut = cutHeadings();
    return m_cut->value(section);
}

/// The style would elide in the middle, but a style sheet drops that option.
void TableHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    option->sortIndicator = QStyleOptionHeader::None;  // sortMark() replaces it
    if (m_isPainting)
        option->text = shownHeading(section);
}

void TableHeader::paintEvent(QPaintEvent* event)
{
    m_cut.reset();
    m_isPainting = true;
    QHeaderView::paintEvent(event);
    m_isPainting = false;
}

/// Above bars, the heading belongs to the numbers beside them.
void TableHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const QVariant names = model()->headerData(section, Qt::Horizontal, BarNamesRole);
    const auto* table = qobject_cast<const QTableView*>(parentWidget());
    const auto* delegate =
        table ? qobject_cast<const RowDelegate*>(table->itemDelegate()) : nullptr;
    if (!names.isValid() || !delegate) {
        QHeaderView::paintSection(painter, rect, section);
        return;
    }
    QStyleOptionHeaderV2 surface;
    initStyleOption(&surface);
    surface.rect = rect;
    style()->drawControl(QStyle::CE_HeaderSection, &surface, painter, this);
    QRect numbers = rect;
    numbers.setWidth(std::min(rect.width(), delegate->numberWidth(*table, section)));
    painter->save();
    QHeaderView::paintSection(painter, numbers, section);
    painter->restore();
    painter->save();
    painter->setFont(font());
    painter->setRenderHint(QPainter::Antialiasing);
    const Theme theme = Theme::of(*this);
    const QRect bars = rect.adjusted(numbers.width() - 1 + theme.px(4), 0, -theme.px(8), 0);
    paintBarKey(*painter, bars, names.toStringList(), theme);
    painter->restore();
}

bool TableHeader::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QHeaderView::viewportEvent(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const int section = logicalIndexAt(help.pos());
    if (section < 0 || shownHeading(section) == heading(section))
        return QHeaderView::viewportEvent(event);
    const LegendName name = headingName(heading(section));
    QStringList lines{name.name.chopped(name.ending.size())};
    if (const QString tip =
            model()->headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString();
        !tip.isEmpty())
        lines << tip;
    QToolTip::showText(help.globalPos(), lines.join(QLatin1Char('\n')), this);
    return true;
}

}  // namespace ui
