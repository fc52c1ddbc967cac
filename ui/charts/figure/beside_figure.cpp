// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/beside_figure.h"

#include "ui/charts/drawing/paper_page.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/shift_text.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double zoneShare = 0.3;  ///< of the width
constexpr double leastZone = 56;
constexpr double mostZone = 190;
constexpr double mostChip = 300;
constexpr double stubLength = 9;         ///< on a page: of a ribbon that leads out of its rows
constexpr double chipGap = 3;            ///< between chips, above and below
constexpr double wordsFrom = 150;        ///< a chip of this width shows "grade" before the digit
constexpr double notedChip = 110;        ///< narrower chips leave no room for notes
constexpr double labelFrom = 120;        ///< ribbons of this width can hold the cutoff's label
constexpr double thinnestRibbon = 0.07;  ///< of a row: the ribbon of a document that earns nothing
constexpr double thickening = 0.21;      ///< added for the best grade
constexpr double ribbonOpacity = 0.65;
constexpr double notesGround = 0.8;  ///< lets the ribbons below show through
constexpr char16_t absent = 0x00D7;  ///< not in the other list
constexpr char16_t pencil = 0x270E;  ///< judged differently than in the file
constexpr int orange = 1;            ///< index of the series colour
constexpr int green = 2;

Side otherSide(Side side)
{
    return side == Side::A ? Side::B : Side::A;
}

std::size_t rankIn(Side side, const core::TwoRanks& ranks)
{
    return side == Side::A ? *ranks.inA : *ranks.inB;
}

}  // namespace

void BesideFigure::arrange(const ListsBeside& lists, const Look& look, QSizeF size,
                           double rowHeight, double offset)
{
    begin(look, size, rowHeight, std::ceil(0.75 * rowHeight), offset);
    m_pad = 8 * look.scale;
    const QFontMetricsF metrics(look.text);
    const std::size_t longest = std::max(lists.a.ranked.size(), lists.b.ranked.size());
    m_rank =
        std::ceil(metrics.horizontalAdvance(QString::number(std::max<std::size_t>(99, longest))));
    m_shift = m_noteLeft = m_noteRight = 0;
    if (!lists.hasB) {
        m_chip = std::min(size.width() - 2 * m_pad, 2 * mostChip * look.scale);
        m_zoneLeft = m_zoneRight = m_pad + m_chip;
        return;
    }
    m_shift = widest({shiftText(-std::ptrdiff_t(longest)), Wording::tr("new")}, look.text) + m_pad;
    const QString last = QString::number(longest);
    for (const Detail detail : {Detail::Sentences, Detail::Numbers, Detail::Least}) {
        m_detail = detail;
        // Of scrolled rows, the notes have room for the longest one: ribbons stay where they are.
        const QStringList notes =
            detail == Detail::Sentences
                ? QStringList{Wording::tr("not in B"), Wording::tr("to %1").arg(last)}
                : QStringList{Wording::tr("gone"), last};
        m_noteRight = detail == Detail::Least ? 0 : stubLength * look.scale;
        m_noteLeft = detail == Detail::Least ? 0 : m_noteRight + widest(notes, look.text) + m_pad;
        const double zone = m_noteLeft + m_noteRight +
                            std::clamp(zoneShare * size.width() - m_noteLeft - m_noteRight,
                                       leastZone * look.scale, mostZone * look.scale);
        m_chip =
            std::clamp((size.width() - zone - m_shift - 2 * m_pad) / 2, 0.0, mostChip * look.scale);
        if (m_chip >= notedChip * look.scale)
            break;
    }
    // Room not needed by the chips goes to the ribbons.
    m_zoneLeft = m_pad + m_chip;
    m_zoneRight = size.width() - m_pad - m_shift - m_chip;
}

void BesideFigure::arrange(const BesidePicture& picture, const Look& look, const PaperRows& rows)
{
    begin(look, rows);
    QStringList names;
    QStringList grades{QStringLiteral("?")};
    std::size_t lastRank = 1;
    for (const Side side : {Side::A, Side::B}) {
        const auto [first, end] = rowsInSight(picture.rows.count(side));
        for (std::size_t row = first; row < end; ++row) {
            const std::size_t document = picture.rows.document(side, row);
            const core::RankedItem& shown = picture.lists.document(document);
            names << QString::fromStdString(shown.name());
            if (shown.grade.hasValue())
                grades << gradeText(shown.grade, picture.locale);
            lastRank = std::max(lastRank, rankIn(side, picture.lists.documents[document]));
        }
    }
    m_rank = widest({QString::number(lastRank)}, look.text);
    QFont strong = look.text;
    strong.setWeight(QFont::DemiBold);
    m_grade = widest(grades, strong);
    const double whole = widest(names, look.text);
    const double legible = legibleWidth(whole);
    for (const double requested : {whole, legible})
        for (const Detail detail :
             {Detail::Sentences, Detail::Numbers, Detail::NoShifts, Detail::Least}) {
            divide(picture, detail);
            if (nameRoom() >= requested) {
                m_names = NameColumn(names, look.text, nameRoom());
                return;
            }
        }
    m_names = NameColumn(names, look.text, nameRoom());
}

/// Divides the width of the page.
void BesideFigure::divide(const BesidePicture& picture, Detail detail)
{
    const double scale = m_look.scale;
    m_detail = detail;
    m_pad = (detail == Detail::Least ? 3 : 6) * scale;
    m_noteLeft = m_noteRight = m_shift = 0;
    if (!picture.lists.hasB) {
        m_chip = std::min(m_size.width() - 2 * m_pad, 2 * mostChip * scale);
        m_zoneLeft = m_zoneRight = m_pad + m_chip;
    } else {
        const auto roomOf = [&](Side side) {
            const QStringList notes = notesInSight(picture, side, detail);
            return notes.isEmpty() ? 0 : stubLength * scale + widest(notes, m_look.text) + m_pad;
        };
        m_noteLeft = roomOf(Side::A);
        m_noteRight = roomOf(Side::B);
        if (detail < Detail::NoShifts) {
            const auto longest = std::ptrdiff_t(
                std::max(picture.lists.a.ranked.size(), picture.lists.b.ranked.size()));
            m_shift = widest({shiftText(-longest), Wording::tr("new")}, m_look.text) + m_pad / 2;
        }
        const double narrowest = leastZone / (detail < Detail::NoShifts ? 1 : 2.5) * scale;
        const double zone = m_noteLeft + m_noteRight +
                            std::clamp(zoneShare * m_size.width() - m_noteLeft - m_noteRight,
                                       narrowest, mostZone * scale);
        m_chip = std::clamp((m_size.width() - zone - m_shift) / 2, 0.0, mostChip * scale);
        m_zoneLeft = m_chip;
        m_zoneRight = m_size.width() - m_shift - m_chip;
    }
    QFont bold = m_look.text;
    bold.setWeight(QFont::DemiBold);
    m_heads = NameColumn({picture.headA, picture.headB}, bold, m_chip);
}

/// The room left for a name in the narrowest chip, after rank and grade.
double BesideFigure::nameRoom() const
{
    return m_chip - (0.7 + 0.9 + 0.8 + 1) * m_pad - m_rank - m_grade;
}

bool BesideFigure::isJoined(const BesidePicture& picture, std::size_t document) const
{
    const auto isThere = [&](Side side) {
        return picture.rows.isShown(side, document) && isInSight(picture.rows.row(side, document));
    };
    return isThere(Side::A) && isThere(Side::B);
}

/// The document's place in the other list if that is out of view; else empty.
QString BesideFigure::noteOf(const BesidePicture& picture, Side side, std::size_t row,
                             Detail detail) const
{
    const std::size_t document = picture.rows.document(side, row);
    if (isJoined(picture, document))
        return {};
    const core::TwoRanks& ranks = picture.lists.documents[document];
    const bool isShort = detail != Detail::Sentences;
    if (!ranks.shift() && detail == Detail::Least)
        return QChar(absent);
    if (!ranks.shift()) {
        if (side == Side::A)
            return isShort ? Wording::tr("gone") : Wording::tr("not in B");
        return isShort ? Wording::tr("new") : Wording::tr("not in A");
    }
    const QString rank = QString::number(rankIn(otherSide(side), ranks));
    if (isShort)
        return rank;
    return side == Side::A ? Wording::tr("to %1").arg(rank) : Wording::tr("from %1").arg(rank);
}

QStringList BesideFigure::notesInSight(const BesidePicture& picture, Side side, Detail detail) const
{
    QStringList notes;
    const auto [first, end] = rowsInSight(picture.rows.count(side));
    for (std::size_t row = first; row < end; ++row)
        if (const QString note = noteOf(picture, side, row, detail); !note.isEmpty())
            notes << note;
    return notes;
}

BesideFigure::Columns BesideFigure::chips(Side side) const
{
    const double left = side == Side::A ? m_zoneLeft - m_chip : m_zoneRight;
    return {left, left + m_chip};
}

QRectF BesideFigure::chipOf(Side side, std::size_t row) const
{
    if (!isInSight(row))
        return {};
    const Columns place = chips(side);
    const double margin = chipGap * m_look.scale / 2;
    return {place.left, topOf(row) + margin, place.right - place.left, m_rowHeight - 2 * margin};
}

std::vector<std::size_t> BesideFigure::joinedInSight(const BesidePicture& picture) const
{
    std::vector<std::size_t> documents;
    const auto [first, end] = rowsInSight(picture.rows.count(Side::A));
    for (std::size_t row = first; row < end; ++row)
        if (const std::size_t document = picture.rows.document(Side::A, row);
            isJoined(picture, document))
            documents.push_back(document);
    return documents;
}

std::optional<BesideFigure::Place> BesideFigure::placeAt(const BesidePicture& picture,
                                                         QPointF place) const
{
    const auto row = rowAt(place);
    if (!row)
        return std::nullopt;
    if (isBetween(place)) {
        const auto found =
            nearestRibbon(place, m_rowHeight / 3, joinedInSight(picture),
                          [&](std::size_t document) { return bandOf(picture, document); });
        return found ? std::optional(Place{*found, std::nullopt}) : std::nullopt;
    }
    const Side side = place.x() < m_zoneLeft ? Side::A : Side::B;
    if (*row >= picture.rows.count(side))
        return std::nullopt;
    return Place{picture.rows.document(side, *row), side};
}

void BesideFigure::paint(QPainter& painter, const BesidePicture& picture) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_look.text);
    paintHeader(painter, picture);
    painter.setClipRect(rowsArea(), Qt::IntersectClip);
    const RowsBeside& rows = picture.rows;
    const auto eachRow = [&](auto paintRow) {
        for (const Side side : {Side::A, Side::B}) {
            const auto [first, end] = rowsInSight(rows.count(side));
            for (std::size_t row = first; row < end; ++row) {
                const double travel = side == Side::A ? travelLeft(row) : travelRight(row);
                painter.translate(0, travel);
                paintRow(side, row);
                painter.translate(0, -travel);
            }
        }
    };
    if (picture.lit) {
        const double margin = m_pad / 2;
        for (const Side side : {Side::A, Side::B}) {
            const std::size_t row = rows.row(side, *picture.lit);
            if (!rows.isShown(side, *picture.lit) || !isInSight(row))
                continue;
            const Columns place = chips(side);
            const double right = side == Side::B ? m_size.width() : place.right + margin;
            const double top = topOf(row) + (side == Side::A ? travelLeft(row) : travelRight(row));
            const QRectF light(QPointF(place.left - margin, top),
                               QPointF(right, top + m_rowHeight));
            painter.fillRect(light, m_look.theme.current);
            if (picture.focus == side) {
                const double inset = m_look.scale * 0.75;
                painter.setPen(QPen(m_look.theme.accent, m_look.line(1.5)));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(light.adjusted(inset, inset, -inset, -inset));
            }
        }
    }
    eachRow([&](Side side, std::size_t row) { paintChip(painter, picture, side, row); });
    if (picture.lists.hasB) {
        const auto joined = joinedInSight(picture);
        for (const std::size_t document : joined)
            if (document != picture.lit)
                paintRibbon(painter, picture, document);
        if (picture.lit && std::find(joined.begin(), joined.end(), *picture.lit) != joined.end())
            paintRibbon(painter, picture, *picture.lit);
        eachRow([&](Side side, std::size_t row) {
            paintNote(painter, picture, side, row);
            if (side == Side::B)
                paintShift(painter, picture, row);
        });
    }
    paintCutoff(painter, picture);
    painter.restore();
}

QColor BesideFigure::colourOf(std::optional<std::ptrdiff_t> shift) const
{
    if (!shift || *shift == 0)
        return m_look.theme.mutedText;
    return seriesColour(*shift > 0 ? green : orange, m_look);
}

QColor BesideFigure::inkOf(std::optional<std::ptrdiff_t> shift) const
{
    if (m_look.isGrey)
        return m_look.theme.text;
    if (!shift || *shift == 0)
        return m_look.theme.mutedText;
    return seriesInk(*shift > 0 ? green : orange, m_look.theme.dark);
}

void BesideFigure::paintHeader(QPainter& painter, const BesidePicture& picture) const
{
    beginHeader(painter);
    const Columns a = chips(Side::A);
    // Above the ribbons there is room.
    const double endOfA =
        m_look.page || !picture.lists.hasB ? a.right : chips(Side::B).left - m_pad;
    paintText(painter, {a.left, 0, endOfA - a.left, m_header}, Qt::AlignLeft,
              m_heads.shown(picture.headA));
    if (picture.lists.hasB) {
        const Columns b = chips(Side::B);
        paintText(painter, {b.left, 0, m_size.width() - b.left - m_pad, m_header}, Qt::AlignLeft,
                  m_heads.shown(picture.headB));
    }
    painter.setFont(m_look.text);
}

void BesideFigure::paintChip(QPainter& painter, const BesidePicture& picture, Side side,
                             std::size_t row) const
{
    const Theme& theme = m_look.theme;
    const double scale = m_look.scale;
    const std::size_t index = picture.rows.document(side, row);
    const core::RankedItem& document = picture.lists.document(index);
    const bool isGraded = document.grade.hasValue();
    const bool isLit = picture.lit == index;
    const ChipColours colours =
        isGraded ? gradeChip(document.grade.earning() / picture.lists.topGrade, m_look)
                 : ChipColours{QColor(Qt::transparent), isLit ? theme.text : theme.mutedText};
    const QRectF chip = chipOf(side, row);
    QPen pen(Qt::NoPen);
    if (!isGraded)
        pen = QPen(theme.mutedText, m_look.line(1), Qt::DashLine);
    if (isLit)
        pen = QPen(theme.currentEdge, m_look.line(2), isGraded ? Qt::SolidLine : Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(colours.fill);
    const double inset = isLit ? scale : scale / 2;
    painter.drawRoundedRect(chip.adjusted(inset, inset, -inset, -inset), 4 * scale, 4 * scale);

    const QRectF inner = chip.adjusted(m_pad * 0.7, 0, -m_pad * 0.9, 0);
    painter.setPen(colours.text);
    QFont strong = m_look.text;
    strong.setWeight(QFont::DemiBold);
    QString name = m_names.shown(QString::fromStdString(document.name()));
    const double nameLeft = inner.left() + m_rank + 0.8 * m_pad;
    const double widestWord = QFontMetricsF(strong).horizontalAdvance(Wording::tr("unjudged"));
    // Titles need the room more, and so do ids that would be cut.
    const bool hasWords =
        m_look.page && chip.width() >= wordsFrom * scale && document.title.empty() &&
        nameLeft + QFontMetricsF(m_look.text).horizontalAdvance(name) + m_pad + widestWord <=
            inner.right();
    QString grade = isGraded ? gradeText(document.grade, picture.locale) : QStringLiteral("?");
    if (!isGraded && hasWords)
        grade = Wording::tr("unjudged");
    else if (hasWords)
        grade = Wording::tr("grade %1").arg(grade);
    if (picture.lists.isEdited[index])
        grade = QStringLiteral("%1 %2").arg(QChar(pencil)).arg(grade);
    painter.setFont(strong);
    const double gradeWidth = QFontMetricsF(strong).horizontalAdvance(grade);
    paintText(painter, inner, Qt::AlignRight, grade);
    painter.setFont(m_look.text);
    if (m_rank + gradeWidth <= inner.width())
        paintText(painter, {inner.left(), inner.top(), m_rank, inner.height()}, Qt::AlignRight,
                  QString::number(rankIn(side, picture.lists.documents[index])));
    const double nameWidth = inner.right() - gradeWidth - m_pad - nameLeft;
    if (!m_look.page && !document.title.empty())  // words are cut at their end, ids are not
        name = QFontMetricsF(m_look.text).elidedText(name, Qt::ElideRight, nameWidth);
    paintText(painter, {nameLeft, inner.top(), nameWidth, inner.height()}, Qt::AlignLeft, name);
}

RibbonBand BesideFigure::bandOf(const BesidePicture& picture, std::size_t document) const
{
    return bandBetween(picture.rows.row(Side::A, document), picture.rows.row(Side::B, document));
}

double BesideFigure::thicknessOf(const BesidePicture& picture, std::size_t document) const
{
    const double earned = picture.lists.document(document).grade.earning();
    const double share = std::clamp(earned / picture.lists.topGrade, 0.0, 1.0);
    return (thinnestRibbon + thickening * share) * m_rowHeight;
}

void BesideFigure::paintRibbon(QPainter& painter, const BesidePicture& picture,
                               std::size_t document) const
{
    const bool isLit = picture.lit == document;
    const core::Grade grade = picture.lists.document(document).grade;
    const RibbonBand band = bandOf(picture, document);
    QColor colour = colourOf(picture.lists.documents[document].shift());
    colour.setAlphaF(float(isLit ? 1 : ribbonOpacity));
    const double thickness = thicknessOf(picture, document);
    if (isLit) {
        const QPen edge(m_look.theme.currentEdge, thickness + 4 * m_look.scale, Qt::SolidLine,
                        Qt::FlatCap);
        painter.strokePath(band.line(), edge);
    }
    QPen pen(colour, thickness, grade.hasValue() ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap);
    painter.strokePath(band.line(), pen);
}

void BesideFigure::paintShift(QPainter& painter, const BesidePicture& picture,
                              std::size_t row) const
{
    if (m_shift == 0)
        return;
    const core::TwoRanks& ranks = picture.lists.documents[picture.rows.document(Side::B, row)];
    const auto shift = ranks.shift();
    painter.setPen(inkOf(shift));
    const double left = chips(Side::B).right + m_pad / 2;
    paintText(painter, {left, topOf(row), m_size.width() - left, m_rowHeight}, Qt::AlignLeft,
              shift ? shiftText(*shift) : Wording::tr("new"));
}

/// A stub of the ribbon and the rank next to the chip if the other end is out of view.
void BesideFigure::paintNote(QPainter& painter, const BesidePicture& picture, Side side,
                             std::size_t row) const
{
    const bool isA = side == Side::A;
    const QString text = noteOf(picture, side, row, m_detail);
    const double room = isA ? m_noteLeft : m_noteRight;
    const std::size_t document = picture.rows.document(side, row);
    const auto shift = picture.lists.documents[document].shift();
    // The column of shifts already shows that it is new.
    const bool isSaid = !shift && !isA && (m_detail == Detail::Numbers || !m_look.page);
    if (text.isEmpty() || room == 0 || isSaid)
        return;
    const double length = shift ? stubLength * m_look.scale : 0;
    if (shift) {
        const double end = isA ? m_zoneLeft : m_zoneRight - length;
        QColor colour = colourOf(shift);
        colour.setAlphaF(float(ribbonOpacity));
        paintStub(painter, {end, end + length, middleOf(row), thicknessOf(picture, document)},
                  colour, !picture.lists.document(document).grade.hasValue());
    }
    const double space = m_pad / 2;
    const double left = isA ? m_zoneLeft + length + space : m_zoneRight - m_noteRight;
    painter.setPen(inkOf(shift));
    paintText(painter, {left, topOf(row), room - length - space, m_rowHeight},
              isA ? Qt::AlignLeft : Qt::AlignRight, text);
}

void BesideFigure::paintCutoff(QPainter& painter, const BesidePicture& picture) const
{
    const auto withinA = picture.rows.withinCutoff(Side::A);
    const auto withinB = picture.lists.hasB ? picture.rows.withinCutoff(Side::B) : withinA;
    if (!withinA || !withinB || !showsCutoff(picture))
        return;
    const double a = topOf(*withinA);
    const double b = topOf(*withinB);
    const QPen pen = cutoffPen();
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(QPointF(0, a), QPointF(m_zoneLeft, a));
    if (picture.lists.hasB) {
        painter.strokePath(
            RibbonBand{m_zoneLeft, m_zoneRight, a, b, m_noteLeft, m_noteRight}.line(), pen);
        painter.drawLine(QPointF(m_zoneRight, b), QPointF(m_size.width(), b));
    }
    const double left = m_zoneLeft + m_noteLeft;
    const double right = m_zoneRight - m_noteRight;
    if (picture.lists.hasB && right - left < labelFrom * m_look.scale)
        return;
    const QString text =
        Wording::tr("cutoff %1").arg(static_cast<qulonglong>(*picture.lists.cutoff));
    QRectF label = cutoffLabel(text, {(left + right) / 2, (a + b) / 2});
    if (!picture.lists.hasB)
        label.moveRight(m_size.width() - m_pad);
    paintLabel(painter, m_look, label, text, m_look.theme.mutedText, notesGround);
}

bool BesideFigure::hasSigns(const BesidePicture& picture) const
{
    return picture.lists.hasB && m_detail == Detail::Least &&
           (notesInSight(picture, Side::A, m_detail) + notesInSight(picture, Side::B, m_detail))
               .contains(QChar(absent));
}

bool BesideFigure::showsCutoff(const BesidePicture& picture) const
{
    const RowsBeside& rows = picture.rows;
    const auto endsBelow = [&](Side side) {
        const auto within = rows.withinCutoff(side);
        return within && rows.count(side) > *within;
    };
    if (!endsBelow(Side::A) && !endsBelow(Side::B))
        return false;
    if (!m_look.page)
        return true;
    const auto isSeen = [&](Side side) {
        const double y = topOf(double(rows.withinCutoff(side).value_or(0)));
        return m_look.page->style().hasMarks && y > m_header && y < m_size.height();
    };
    return isSeen(Side::A) && (!picture.lists.hasB || isSeen(Side::B));
}

namespace {

PaperRows rowsOnPage(const BesidePicture& picture, std::size_t firstRow, const Look& look)
{
    const auto isCut = [&](Side side) {
        return picture.rows.count(side) < picture.rows.ofAllRanks(side);
    };
    return paperRows(*look.page, firstRow, picture.rows.count(), isCut(Side::A) || isCut(Side::B));
}

/// "first 9 of 100 documents", or the same for each list.
QString shownOf(const BesidePicture& picture, const PaperRows& rows)
{
    const QString a = shownDocuments(rows, picture.rows.ofAllRanks(Side::A));
    if (!picture.lists.hasB)
        return a;
    const QString b = shownDocuments(rows, picture.rows.ofAllRanks(Side::B));
    return a == b ? a : Wording::tr("A: %1; B: %2").arg(a, b);
}

}  // namespace

void paintBesideFigure(BesidePicture picture, std::size_t firstRow, QPaintDevice& device,
                       QSizeF points, const FigureStyle& style)
{
    const Look look = paperLook(style, device, points);
    picture.focus.reset();
    if (!style.hasMarks)
        picture.lit.reset();
    picture.locale = QLocale::c();
    const Renaming renaming(style.words);
    picture.headA = renaming(picture.headA);
    picture.headB = renaming(picture.headB);
    const PaperRows rows = rowsOnPage(picture, firstRow, look);
    BesideFigure figure;
    figure.arrange(picture, look, rows);
    QPainter painter(&device);
    beginPage(painter, look);
    figure.paint(painter, picture);
    paintFoot(painter, look, rows, shownOf(picture, rows));
}

QString extentOfBeside(const BesidePicture& picture, std::size_t firstRow, QSizeF points,
                       const FigureStyle& style)
{
    const Look look = lookOfPage(style, points);
    const PaperRows rows = rowsOnPage(picture, firstRow, look);
    BesideFigure figure;
    figure.arrange(picture, look, rows);
    const QString signs =
        figure.hasSigns(picture)
            ? Wording::tr("%1 marks a document that is not in the other list.").arg(QChar(absent))
            : QString();
    return ListsFigure::extentSentences(shownOf(picture, rows), signs,
                                        figure.showsCutoff(picture) ? picture.lists.cutoff
                                                                    : std::nullopt);
}

}  // namespace ui
