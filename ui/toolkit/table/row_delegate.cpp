// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/row_delegate.h"

#include "ui/toolkit/panel/elision.h"
#include "ui/toolkit/table/bars.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/whisker.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFont>
#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QStaticText>
#include <QTableView>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

/// Texts in one font with cached glyphs: a table paints the same texts repeatedly, and finding the
/// glyphs takes longer than painting. The cache is cleared when it is full.
class ShapedTexts {
public:
    explicit ShapedTexts(QFont font);

    const QFont& font() const { return m_font; }
    /// Valid until the next call.
    const QStaticText& shaped(const QString& text);
    /// In pixels, rounded up.
    int width(const QString& text);

private:
    QFont m_font;
    QHash<QString, QStaticText> m_texts;
};

/// Enough for several screens.
static constexpr qsizetype mostTexts = 5000;

ShapedTexts::ShapedTexts(QFont font)
    : m_font(std::move(font))
{}

const QStaticText& ShapedTexts::shaped(const QString& text)
{
    const auto known = m_texts.constFind(text);
    if (known != m_texts.constEnd())
        return *known;
    if (m_texts.size() >= mostTexts)
        m_texts.clear();
    QStaticText shaped(text);
    shaped.setTextFormat(Qt::PlainText);
    shaped.prepare(QTransform(), m_font);
    return *m_texts.insert(text, shaped);
}

int ShapedTexts::width(const QString& text)
{
    return static_cast<int>(std::ceil(shaped(text).size().width()));
}

namespace {

Theme themeOf(const QStyleOptionViewItem& option)
{
    return Theme::of(*option.widget);
}

constexpr double dimmedBar = 0.45;

/// Keeps text readable: another colour, not bold, and chips are not filled.
bool isDimmed(const QModelIndex& index)
{
    return index.data(DimmedRole).toBool();
}

QColor blended(QColor over, const QColor& under, double share)
{
    const auto mix = [share](int a, int b) {
        return static_cast<int>(a * share + b * (1 - share));
    };
    return {mix(over.red(), under.red()), mix(over.green(), under.green()),
            mix(over.blue(), under.blue())};
}

bool isFocusRow(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view && view->hasFocus() && view->currentIndex().row() == index.row();
}

constexpr double partGap = 8;

/// The widest case: the first part may be bold in some row.
QFont::Weight weightOfPart(qsizetype part)
{
    return part == 0 ? QFont::DemiBold : QFont::Normal;
}

void drawShaped(QPainter& painter, const QRectF& area, Qt::Alignment alignment,
                const QStaticText& text)
{
    const QSizeF size = text.size();
    const double spare = area.width() - size.width();
    const double left = alignment.testFlag(Qt::AlignRight)     ? spare
                        : alignment.testFlag(Qt::AlignHCenter) ? spare / 2
                                                               : 0;
    painter.drawStaticText(area.topLeft() + QPointF(left, (area.height() - size.height()) / 2),
                           text);
}

}  // namespace

struct RowDelegate::Type {
    explicit Type(const QFont& font)
        : base(font)
        , normal(scaledFont(font, 1.0))
        , strong(scaledFont(font, 1.0, QFont::DemiBold))
        , chip(scaledFont(font, 0.95, QFont::DemiBold))
    {}

    QFont base;
    ShapedTexts normal;
    ShapedTexts strong;
    ShapedTexts chip;
};

RowDelegate::RowDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{}

RowDelegate::~RowDelegate() = default;

RowDelegate::Type& RowDelegate::typeOf(const QStyleOptionViewItem& option) const
{
    if (!m_type || m_type->base != option.font)
        m_type = std::make_unique<Type>(option.font);
    return *m_type;
}

/// The number is below its heading, the bar to the right of both.
int RowDelegate::barColumnNumberWidth(const QStyleOptionViewItem& option, const QModelIndex& index,
                                      const Theme& theme) const
{
    const QString heading = index.model()->headerData(index.column(), Qt::Horizontal).toString();
    const QString widest = index.data(WidestTextRole).toString();
    Type& type = typeOf(option);
    return std::max({theme.px(56), type.strong.width(heading) + theme.px(13),
                     type.strong.width(widest) + theme.px(18)});
}

int RowDelegate::numberWidth(const QTableView& view, int column) const
{
    const QModelIndex first = view.model()->index(0, column);
    if (!first.isValid())
        return view.columnWidth(column);
    QStyleOptionViewItem option;
    option.font = view.font();
    return barColumnNumberWidth(option, first, Theme::of(view));
}

int partsWidth(const QFont& font, const QStringList& parts, const Theme& theme)
{
    int width = theme.px(12);
    for (qsizetype part = 0; part < parts.size(); ++part)
        if (!parts[part].isEmpty())
            width += ShapedTexts(scaledFont(font, 1.0, weightOfPart(part))).width(parts[part]) +
                     theme.px(partGap);
    return width;
}

int tableRowHeight(const Theme& theme)
{
    return theme.px(23);
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    const Theme theme = themeOf(option);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintSurface(*painter, option, index, theme);
    QStyleOptionViewItem cell = option;
    const QVariant whisker = index.data(WhiskerRole);
    if (whisker.isValid())
        cell.rect.setBottom(cell.rect.bottom() - theme.px(5));
    if (index.data(UnreachedRole).toBool()) {
        paintUnreached(*painter, cell, index, theme);
    } else if (index.data(ChipRole).isValid()) {
        paintChip(*painter, cell, index, theme);
    } else if (index.data(BarRole).isValid()) {
        QRect number = cell.rect;
        number.setWidth(std::min(cell.rect.width(), barColumnNumberWidth(cell, index, theme)));
        paintText(*painter, cell, number, index, theme);
        QRect bar = cell.rect;
        bar.setLeft(number.right() + theme.px(4));
        paintBar(*painter, bar, index, theme);
    } else if (index.data(PartsRole).isValid()) {
        paintParts(*painter, cell, cell.rect.adjusted(theme.px(6), 0, -theme.px(6), 0), index,
                   theme);
    } else {
        paintText(*painter, cell, cell.rect, index, theme);
    }
    if (whisker.isValid()) {
        painter->setClipRect(option.rect, Qt::IntersectClip);
        paintWhisker(*painter, whiskerPlace(option, index, theme), whisker.value<Whisker>(), theme);
        painter->setClipping(false);
    }
    if (index.data(StopRole).toBool()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.text);
        painter->drawEllipse(QPointF(option.rect.left() + theme.px(6), option.rect.center().y()),
                             theme.px(3.5), theme.px(3.5));
    }
    painter->restore();
}

/// Below the text; without one, the whole cell.
QRectF RowDelegate::whiskerPlace(const QStyleOptionViewItem& option, const QModelIndex& index,
                                 const Theme& theme) const
{
    QRectF line = QRectF(option.rect).adjusted(theme.px(6), 0, -theme.px(6), -theme.px(1));
    if (!index.data(Qt::DisplayRole).toString().isEmpty())
        line.setTop(line.bottom() - theme.px(6));
    return line;
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), tableRowHeight(themeOf(option))};
}

void RowDelegate::paintSurface(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index, const Theme& theme) const
{
    const bool current = index.data(CurrentRole).toBool();
    if (option.state.testFlag(QStyle::State_Selected))
        painter.fillRect(option.rect,
                         current ? theme.current : blended(theme.accentSoft, theme.panel, 0.8));
    else if (current)
        painter.fillRect(option.rect, theme.current);
    if (const double shade = index.data(ShadeRole).toDouble(); shade != 0)
        painter.fillRect(
            option.rect.adjusted(1, 1, -1, -1),
            blended(shade > 0 ? theme.right : theme.wrong, theme.panel, std::abs(shade)));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (isFocusRow(option, index)) {
        painter.setPen(QPen(theme.accent, 1));
        painter.drawLine(option.rect.topLeft(), option.rect.topRight());
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void RowDelegate::paintChip(QPainter& painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index, const Theme& theme) const
{
    ShapedTexts& type = typeOf(option).chip;
    const QString text = QFontMetrics(type.font())
                             .elidedText(index.data(Qt::DisplayRole).toString(), elision,
                                         option.rect.width() - theme.px(16));
    if (text.isEmpty())
        return;
    const bool unjudged = index.data(UnjudgedRole).toBool();
    const bool isFilled = !unjudged && !isDimmed(index);
    const ChipColours colours = gradeChip(index.data(ChipRole).toDouble(), theme.dark);
    QRectF chip(0, 0, std::max(theme.px(24), type.width(text) + theme.px(12)), theme.px(16.5));
    chip.moveCenter(QRectF(option.rect).center());
    if (Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()).testFlag(Qt::AlignRight))
        chip.moveRight(option.rect.right() - theme.px(9));
    painter.setPen(isFilled ? QPen(Qt::NoPen)
                            : QPen(unjudged ? theme.mutedText : theme.border, 1,
                                   unjudged ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(isFilled ? QBrush(colours.fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    painter.setFont(type.font());
    painter.setPen(isFilled ? colours.text : theme.mutedText);
    drawShaped(painter, chip, Qt::AlignCenter, type.shaped(text));
}

void RowDelegate::paintUnreached(QPainter& painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index, const Theme& theme) const
{
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    QRectF area = option.rect;
    if (index.data(BarRole).isValid())
        area.setWidth(std::min(option.rect.width(), barColumnNumberWidth(option, index, theme)));
    QPointF place = area.center();
    if (!alignment.testFlag(Qt::AlignHCenter))
        place.setX(area.right() - theme.px(10));
    QColor faint = theme.mutedText;
    faint.setAlphaF(0.4F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint);
    painter.drawEllipse(place, theme.px(2), theme.px(2));
}

void RowDelegate::paintBar(QPainter& painter, const QRect& area, const QModelIndex& index,
                           const Theme& theme) const
{
    const QVariant ideal = index.data(IdealBarRole);
    painter.setOpacity(isDimmed(index) ? dimmedBar : 1);
    paintBars(painter, area,
              {index.data(BarRole).toDouble(),
               ideal.isValid() ? std::optional(ideal.toDouble()) : std::nullopt},
              theme);
    painter.setOpacity(1);
}

/// The first part is bold, the others regular.
void RowDelegate::paintParts(QPainter& painter, const QStyleOptionViewItem& option,
                             const QRect& area, const QModelIndex& index, const Theme& theme) const
{
    const QStringList parts = index.data(PartsRole).toStringList();
    const QStringList widest = index.data(WidestPartsRole).toStringList();
    Type& type = typeOf(option);
    QRectF place = area;
    for (qsizetype part = 0; part < parts.size(); ++part) {
        if (widest[part].isEmpty())
            continue;
        const int width =
            (weightOfPart(part) == QFont::DemiBold ? type.strong : type.normal).width(widest[part]);
        if (part > 0 && place.left() + width > area.right() + 1)
            return;
        const bool isStrong = part == 0 && index.data(StrongRole).toBool();
        ShapedTexts& texts = isStrong ? type.strong : type.normal;
        painter.setFont(texts.font());
        painter.setPen(part < 2 ? theme.text : theme.mutedText);
        drawShaped(painter, place, Qt::AlignLeft, texts.shaped(parts[part]));
        place.setLeft(place.left() + width + theme.px(partGap));
    }
}

void RowDelegate::paintText(QPainter& painter, const QStyleOptionViewItem& option,
                            const QRect& area, const QModelIndex& index, const Theme& theme) const
{
    const bool isHandle = index.data(HandleRole).toBool();
    if (isHandle && !index.data(CurrentRole).toBool())
        return;
    const double difference = index.data(DifferenceRole).toDouble();
    const QVariant verdict = index.data(VerdictRole);
    const bool isWrong = verdict.isValid() && !verdict.toBool();
    painter.setPen(isDimmed(index)                              ? theme.mutedText
                   : difference > 0                             ? theme.better
                   : difference < 0 || isWrong                  ? theme.worse
                   : isHandle || index.data(MutedRole).toBool() ? theme.mutedText
                                                                : theme.text);
    Type& type = typeOf(option);
    ShapedTexts& texts = (index.data(StrongRole).toBool() || isWrong) && !isDimmed(index)
                             ? type.strong
                             : type.normal;
    painter.setFont(texts.font());
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    const QRect inner = area.adjusted(theme.px(6), 0, -theme.px(6), 0);
    QString text = index.data(Qt::DisplayRole).toString();
    if (index.data(MatchRole).toBool()) {
        QFont underlined = type.strong.font();
        underlined.setUnderline(true);
        painter.setFont(underlined);
        painter.drawText(inner, static_cast<int>(alignment | Qt::AlignVCenter),
                         painter.fontMetrics().elidedText(text, elision, inner.width()));
        return;
    }
    if (texts.width(text) > inner.width() && area.height() > 3 * tableRowHeight(theme) / 2) {
        paintWrapped(painter, inner, alignment, text);
        return;
    }
    if (texts.width(text) > inner.width())
        text = painter.fontMetrics().elidedText(
            text, index.data(WordsRole).toBool() ? Qt::ElideRight : elision, inner.width());
    drawShaped(painter, inner, alignment, texts.shaped(text));
}

}  // namespace ui
