// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/paper_rows.h"

#include "ui/charts/drawing/paper_page.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/panel/legend_names.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// Lines of text.
constexpr double headerLines = 1.6;
constexpr double footOfRows = 1.4;
constexpr double leastRowHeight = 1.3;
constexpr double usualRow = 1.6;
constexpr double mostRow = 2.5;

constexpr char16_t omission = 0x2026;
constexpr qsizetype leastLetters = 3;  ///< of a cut name, including the ellipsis

template <class Change>
QStringList mapped(const QStringList& texts, Change change)
{
    QStringList changed;
    for (const QString& text : texts)
        changed << change(text);
    return changed;
}

qsizetype commonBeginning(const QStringList& texts)
{
    const auto least = std::min_element(texts.begin(), texts.end());
    const auto most = std::max_element(texts.begin(), texts.end());
    return std::mismatch(least->begin(), least->end(), most->begin(), most->end()).first -
           least->begin();
}

QString reversed(QString text)
{
    std::reverse(text.begin(), text.end());
    return text;
}

/// The names with ellipses instead of their common beginning and end.
QStringList withoutCommon(const QStringList& names)
{
    const QString sign{QChar(omission)};
    const qsizetype begin = commonBeginning(names);
    const QStringList tails = mapped(names, [&](const QString& name) { return name.mid(begin); });
    const qsizetype end = commonBeginning(mapped(tails, reversed));
    return mapped(tails, [&](const QString& tail) {
        return (begin > 1 ? sign : QString()) + tail.chopped(end) + (end > 1 ? sign : QString());
    });
}

/// The names without an ellipsis at the end.
QStringList withoutEnd(const QStringList& names)
{
    return mapped(names, [](const QString& name) {
        return name.endsWith(QChar(omission)) ? name.chopped(1) : name;
    });
}

/// Whether different names are shown differently, and legibly.
bool tells(const QStringList& shown, const QStringList& names)
{
    const auto isLegible = [&](qsizetype i) {
        return shown[i].size() >= std::min(leastLetters, names[i].size());
    };
    for (qsizetype i = 0; i < shown.size(); ++i)
        if (!isLegible(i))
            return false;
    return !shown.isEmpty() && QSet<QString>(shown.begin(), shown.end()).size() ==
                                   QSet<QString>(names.begin(), names.end()).size();
}

}  // namespace

PaperRows paperRows(const PaperPage& page, std::size_t first, std::size_t all, bool isPart)
{
    const double line = QFontMetricsF(page.text()).height();
    PaperRows rows;
    rows.all = all;
    rows.header = std::ceil(headerLines * line);
    rows.foot = footOfRows * line;
    const double withoutFoot = page.room().height() - rows.header;
    const double room = withoutFoot - rows.foot;
    const double whole = isPart ? room : withoutFoot;
    // In whole units, so that rounding does not affect which rows are visible.
    if (all == 0 || double(all) * leastRowHeight * line <= whole) {
        const double count = double(std::max<std::size_t>(all, 1));
        rows.end = all;
        rows.height = std::floor(std::min(whole / count, mostRow * line));
        if (rows.height * count > room)
            rows.foot = 0;
        return rows;
    }
    const auto fitting =
        static_cast<std::size_t>(std::max(1.0, std::floor(room / (usualRow * line))));
    const std::size_t shown = std::min(fitting, all);
    rows.first = std::min(first, all - shown);
    rows.end = rows.first + shown;
    rows.height = std::floor(std::max(room / double(shown), 1.0));
    return rows;
}

QString shownDocuments(const PaperRows& rows, std::size_t all)
{
    const std::size_t end = std::min(rows.end, all);
    const auto number = [](std::size_t count) { return QString::number(count); };
    if (rows.first == 0 && end == all)
        return Wording::tr("all %n documents", nullptr, static_cast<int>(all));
    if (rows.first >= end)
        return Wording::tr("none of the %1 documents").arg(number(all));
    if (rows.first == 0)
        return Wording::tr("first %1 of %2 documents").arg(number(end), number(all));
    return Wording::tr("documents %1 to %2 of %3")
        .arg(number(rows.first + 1), number(end), number(all));
}

void paintFoot(QPainter& painter, const Look& look, const PaperRows& rows, const QString& text)
{
    if (rows.foot == 0)
        return;
    const QRectF place(0, rows.bottom(), look.page->room().width(), rows.foot);
    painter.setFont(look.text);
    painter.setPen(look.theme.mutedText);
    painter.drawText(
        place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(place.width())));
}

NameColumn::NameColumn(const QStringList& names, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    constexpr double rounding = 0.5;  // tolerance for a column made to fit a name
    if (widest(names, font) <= width + rounding)
        return;
    const QStringList own = withoutCommon(names);
    const auto elided = [&](Qt::TextElideMode mode, const QStringList& texts) {
        return mapped(texts,
                      [&](const QString& text) { return metrics.elidedText(text, mode, width); });
    };
    const auto beginning = [&](const QStringList& texts) {
        return mapped(texts, [](const QString& text) { return QChar(omission) + text; });
    };
    const bool isProse = std::any_of(names.begin(), names.end(), [](const QString& name) {
        return std::ranges::any_of(name, [](QChar letter) {
            return letter == QLatin1Char(' ') || letter.script() == QChar::Script_Han;
        });
    });
    for (const QStringList& shown :
         {isProse ? elided(Qt::ElideRight, names) : QStringList(), own,
          elided(Qt::ElideLeft, beginning(withoutEnd(own))), elided(Qt::ElideMiddle, names)})
        if (tells(shown, names) && widest(shown, font) <= width) {
            adopt(names, shown);
            return;
        }
    std::vector<LegendName> entries;
    for (const QString& name : names)
        entries.push_back({name});
    QStringList shown = elided(Qt::ElideMiddle, names);
    if (const auto cut = shownNames(entries, metrics, width, NameLength::Cut))
        for (qsizetype i = 0; i < names.size(); ++i)
            shown[i] = (*cut)[static_cast<std::size_t>(i)].join(QLatin1Char(' '));
    adopt(names, shown);
}

void NameColumn::adopt(const QStringList& names, const QStringList& shown)
{
    for (qsizetype i = 0; i < names.size(); ++i)
        m_shown.insert(names[i], shown[i]);
}

double widest(const QStringList& texts, const QFont& font)
{
    const QFontMetricsF metrics(font);
    double most = 0;
    for (const QString& text : texts)
        most = std::max(most, std::ceil(metrics.horizontalAdvance(text)));
    return most;
}

void paintStub(QPainter& painter, const RibbonStub& stub, const QColor& colour, bool isDashed)
{
    painter.setPen(
        QPen(colour, stub.thickness, isDashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(stub.left, stub.middle), QPointF(stub.right, stub.middle));
}

}  // namespace ui
