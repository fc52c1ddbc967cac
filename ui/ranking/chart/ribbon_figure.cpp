// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/ribbon_figure.h"

#include "ui/charts/drawing/paper_page.h"
#include "ui/text/language/wording.h"
#include "ui/text/steps/position_text.h"
#include "ui/text/words/number_format.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double bandShare = 0.42;  ///< of a row: the ribbon's thickness
constexpr double zoneShare = 0.3;   ///< of the flexible width
constexpr double lowestZone = 14;
constexpr double leastZone = 40;
constexpr double leastName = 44;  ///< narrower names are unreadable
constexpr double bandOpacity = 0.4;
constexpr double unreachedOpacity = 0;
constexpr double labelGround = 0.75;  ///< lets the ribbons show through
constexpr double pagePad = 5;

QColor colourOf(const core::IdealPosition& document, const Look& look)
{
    const auto displacement = document.displacement();
    if (!displacement || *displacement == 0)
        return look.theme.mutedText;
    return seriesColour(*displacement > 0 ? 0 : 1, look);
}

/// The text colour for a document.
QColor inkOf(const core::IdealPosition& document, const Look& look)
{
    const auto displacement = document.displacement();
    if (!displacement || *displacement == 0 || look.isGrey)
        return look.isGrey ? look.theme.text : look.theme.mutedText;
    return seriesInk(*displacement > 0 ? 0 : 1, look.theme.dark);
}

bool isReached(const core::IdealPosition& document, std::optional<std::size_t> reached)
{
    return !reached || (document.rank && *document.rank <= *reached);
}

QString countsOf(const core::IdealOrder& order)
{
    //: How many documents stand too early, in place and too late
    return Wording::tr("▼ %1 = %2 ▲ %3")
        .arg(QString::number(order.tooEarly), QString::number(order.inPlace),
             QString::number(order.tooLate));
}

}  // namespace

void RibbonFigure::arrange(const Ribbons& ribbons, const Look& look, QSizeF size, double rowHeight,
                           double offset)
{
    begin(look, size, rowHeight, std::ceil(1.05 * rowHeight), offset);
    const QFontMetricsF metrics(look.text);
    const double scale = look.scale;
    m_pad = 7 * scale;
    m_rank = std::ceil(
        metrics.horizontalAdvance(QString::number(std::max<std::size_t>(99, ribbons.rows()))));
    m_chip = 30 * scale;
    core::IdealPosition worst;
    worst.rank = 1;
    worst.firstIdealRank = std::max<std::size_t>(10, ribbons.rows());
    worst.lastIdealRank = worst.firstIdealRank;
    // Uses symbols instead of words if there is too little space.
    for (const bool hasWords : {true, false}) {
        m_hasWords = hasWords;
        m_verdict =
            widest({verdictOf(worst, ribbons.locale), verdictOf({}, ribbons.locale)}, look.text);
        if (hasWords)
            m_verdict =
                std::max(m_verdict, widest({countsOf(ribbons.order)}, headerFont()) - m_pad);
        if (besideNames() + lowestZone * scale <= size.width())
            break;
    }
    const double free = std::max(0.0, size.width() - besideNames());
    const double requested = std::min(free, std::max(leastZone * scale, zoneShare * free));
    // Readable names have priority over the ribbons' width.
    const double zone =
        std::max(std::min(requested, free - leastName * scale), std::min(free, lowestZone * scale));
    m_rightName = (free - zone) / 2;
    if (m_rightName < leastName * scale)
        m_rightName = 0;
    m_name = free - zone - m_rightName;
    m_zoneLeft = 5 * m_pad + m_rank + m_name + m_chip + m_verdict - m_pad;
    m_zoneRight = m_zoneLeft + zone;
}

double RibbonFigure::besideNames() const
{
    return 2 * (m_rank + m_chip) + m_verdict + 8 * m_pad;
}

void RibbonFigure::arrange(const Ribbons& ribbons, const Look& look, const PaperRows& rows)
{
    begin(look, rows);
    m_rank = widest({QString::number(rows.end)}, look.text);
    QStringList left;
    QStringList right;
    QStringList grades;
    for (std::size_t row = rows.first; row < rows.end; ++row) {
        const core::IdealPosition& ideal = ribbons.order.positions[ribbons.order.bestFirst[row]];
        left << ribbons.name(ribbons.order.positions[row]);
        right << ribbons.name(ideal);
        grades << gradeText(ribbons.grade(ribbons.order.positions[row]), ribbons.locale)
               << gradeText(ribbons.grade(ideal), ribbons.locale);
    }
    m_grade = widest(grades, look.text);
    const double whole = widest(left + right, look.text) + pagePad * look.scale;
    const double legible = legibleWidth(whole);
    constexpr Detail details[]{{true, true, true},
                               {false, true, true},
                               {false, false, true},
                               {false, false, false},
                               {false, false, false, true}};
    for (const double requested : {whole, legible})
        for (const Detail& detail : details) {
            divide(ribbons, detail, whole);
            if (m_name >= requested || (requested == legible && detail.isTight)) {
                m_names = NameColumn(left, look.text, m_name - m_pad);
                m_rightNames = NameColumn(right, look.text, m_rightName);
                return;
            }
        }
}

/// Divides the page's width.
/// @param names their full width
void RibbonFigure::divide(const Ribbons& ribbons, const Detail& detail, double names)
{
    const double scale = m_look.scale;
    m_hasWords = detail.hasWords;
    m_pad = (detail.isTight ? pagePad / 2.5 : pagePad) * scale;
    m_chip = detail.isTight ? m_grade + 2 * m_pad : std::max(22 * scale, m_grade + 12 * scale);
    QStringList verdicts;
    QStringList leftNotes;
    QStringList rightNotes;
    const auto [first, end] = rowsInSight(ribbons.rows());
    for (std::size_t row = first; row < end; ++row) {
        if (detail.hasVerdicts)
            verdicts << verdictOf(ribbons.order.positions[row], ribbons.locale);
        leftNotes << noteLeft(ribbons, row);
        rightNotes << noteRight(ribbons, row);
    }
    m_verdict = widest(verdicts, m_look.text);
    const auto roomOf = [&](const QStringList& notes) {
        const double text = widest(notes, m_look.text);
        return text > 0 ? stubLength() + text + m_pad : 0;
    };
    m_noteLeft = roomOf(leftNotes);
    m_noteRight = roomOf(rightNotes);
    const double fixed = 2 * (m_rank + m_chip) + m_verdict + (m_verdict > 0 ? 8 : 7) * m_pad;
    const double room = std::max(0.0, m_size.width() - fixed);
    // Drops stubs and ranks last.
    if (detail.isTight && m_noteLeft + m_noteRight > room)
        m_noteLeft = m_noteRight = 0;
    const double least = std::min(room, m_noteLeft + m_noteRight + leastZone / 2 * scale);
    const double free = room - least;
    m_name = std::min(names, detail.hasRightNames ? free / 2 : free);
    m_rightName = detail.hasRightNames ? m_name : 0;
    const double zone = least + free - m_name - m_rightName;
    m_zoneLeft = (m_verdict > 0 ? 5 : 4) * m_pad + m_rank + m_name + m_chip + m_verdict - m_pad;
    m_zoneRight = m_zoneLeft + zone;
}

double RibbonFigure::stubLength() const
{
    return 2.8 * m_pad;
}

bool RibbonFigure::isWhollySeen(const Ribbons& ribbons, std::size_t document) const
{
    return isInSight(document) && isInSight(ribbons.order.positions[document].idealRank - 1);
}

/// The ideal rank of a document in the actual order, if that row is not visible.
QString RibbonFigure::noteLeft(const Ribbons& ribbons, std::size_t row) const
{
    if (isWhollySeen(ribbons, row))
        return {};
    const QString rank = QString::number(ribbons.order.positions[row].idealRank);
    return m_hasWords ? Wording::tr("to %1").arg(rank) : rank;
}

/// The actual rank of a document in the ideal order, if that row is not visible.
QString RibbonFigure::noteRight(const Ribbons& ribbons, std::size_t row) const
{
    const std::size_t document = ribbons.order.bestFirst[row];
    if (isWhollySeen(ribbons, document))
        return {};
    const auto rank = ribbons.order.positions[document].rank;
    if (!rank)
        return m_hasWords ? Wording::tr("not retrieved") : QString(QChar(0x2013));
    const QString number = QString::number(*rank);
    return m_hasWords ? Wording::tr("from %1").arg(number) : number;
}

QString RibbonFigure::verdictOf(const core::IdealPosition& document, const QLocale& locale) const
{
    return m_hasWords ? displacementText(document, locale) : displacementSign(document, locale);
}

QRectF RibbonFigure::leftOf(std::size_t row) const
{
    return isInSight(row) ? QRectF(0, topOf(row), m_zoneLeft, m_rowHeight) : QRectF();
}

QRectF RibbonFigure::rightOf(std::size_t row) const
{
    return isInSight(row)
               ? QRectF(m_zoneRight, topOf(row), m_size.width() - m_zoneRight, m_rowHeight)
               : QRectF();
}

RibbonBand RibbonFigure::bandOf(const Ribbons& ribbons, std::size_t document) const
{
    return bandBetween(document, ribbons.order.positions[document].idealRank - 1);
}

std::vector<std::size_t> RibbonFigure::documentsInSight(const Ribbons& ribbons) const
{
    const auto [first, end] = rowsInSight(ribbons.rows());
    std::vector<std::size_t> documents;
    for (std::size_t row = first; row < end; ++row)
        if (!m_look.page || isWhollySeen(ribbons, row))
            documents.push_back(row);
    if (m_look.page)
        return documents;
    for (std::size_t row = first; row < end; ++row)
        if (const std::size_t document = ribbons.order.bestFirst[row];
            document < first || document >= end)
            documents.push_back(document);
    return documents;
}

QRegion RibbonFigure::regionOf(const Ribbons& ribbons, std::size_t document) const
{
    const RibbonBand band = bandOf(ribbons, document);
    const double half = m_rowHeight / 2;
    const QRectF between(QPointF(m_zoneLeft, std::min(band.from, band.to) - half),
                         QPointF(m_zoneRight, std::max(band.from, band.to) + half));
    QRegion region(between.intersected(rowsArea()).toAlignedRect());
    region += leftOf(document).toAlignedRect();
    region += rightOf(ribbons.order.positions[document].idealRank - 1).toAlignedRect();
    return region;
}

std::optional<std::size_t> RibbonFigure::documentAt(const Ribbons& ribbons, QPointF place) const
{
    const auto row = rowAt(place);
    if (row && isBetween(place))
        return nearestRibbon(place, bandShare * m_rowHeight, documentsInSight(ribbons),
                             [&](std::size_t document) { return bandOf(ribbons, document); });
    if (!row || *row >= ribbons.rows())
        return std::nullopt;
    return place.x() < m_zoneLeft ? *row : ribbons.order.bestFirst[*row];
}

void RibbonFigure::paint(QPainter& painter, const Ribbons& ribbons, const QRectF& clip,
                         std::optional<std::size_t> lit, std::optional<std::size_t> reached) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_look.text);
    paintHeader(painter, ribbons.order);
    painter.setClipRect(rowsArea(), Qt::IntersectClip);
    const auto opacity = [&](std::size_t document) {
        return isReached(ribbons.order.positions[document], reached) ? 1 : unreachedOpacity;
    };
    if (lit) {
        const std::size_t ideal = ribbons.order.positions[*lit].idealRank - 1;
        painter.fillRect(leftOf(*lit).translated(0, travelLeft(*lit)), m_look.theme.current);
        painter.fillRect(rightOf(ideal).translated(0, travelRight(ideal)), m_look.theme.current);
    }
    const auto [first, end] = rowsWithin(ribbons.rows(), clip.top(), clip.bottom());
    for (std::size_t row = first; row < end; ++row) {
        painter.setOpacity(opacity(row));
        painter.translate(0, travelLeft(row));
        paintLeft(painter, ribbons, row);
        painter.translate(0, travelRight(row) - travelLeft(row));
        painter.setOpacity(opacity(ribbons.order.bestFirst[row]));
        paintRight(painter, ribbons, row);
        painter.translate(0, -travelRight(row));
        if (m_look.page)
            paintNotes(painter, ribbons, row);
    }
    for (const std::size_t document : documentsInSight(ribbons)) {
        painter.setOpacity(opacity(document));
        if (document != lit)
            paintRibbon(painter, ribbons, document, false);
    }
    if (lit && (!m_look.page || isWhollySeen(ribbons, *lit))) {
        painter.setOpacity(opacity(*lit));
        paintRibbon(painter, ribbons, *lit, true);
    }
    painter.setOpacity(1);
    paintCutoff(painter, ribbons);
    painter.restore();
}

void RibbonFigure::paintHeader(QPainter& painter, const core::IdealOrder& order) const
{
    beginHeader(painter);
    const QFontMetricsF metrics(painter.font());
    const double left = m_pad;
    const double names = left + m_rank + m_pad;
    paintText(painter, {left, 0, m_rank, m_header}, Qt::AlignRight, QStringLiteral("#"));
    const double verdicts = m_zoneLeft - m_pad - m_verdict;
    const auto shorter = [&](const QString& whole, const QString& brief, double room) {
        return metrics.horizontalAdvance(whole) > room ? brief : whole;
    };
    const double namesRoom = verdicts - names;
    paintText(painter, {names, 0, namesRoom, m_header}, Qt::AlignLeft,
              shorter(Wording::tr("Actual order"), Wording::tr("Actual"), namesRoom));
    const QString counts = countsOf(order);
    const double countsRoom = m_verdict > 0 ? m_verdict + m_pad : 0;
    if (metrics.horizontalAdvance(counts) <= countsRoom)
        paintText(painter, {verdicts, 0, countsRoom, m_header}, Qt::AlignLeft, counts);
    const double right = m_zoneRight + m_pad;
    const double room = m_size.width() - right - m_pad;
    paintText(painter, {right, 0, room, m_header}, m_rightName > 0 ? Qt::AlignLeft : Qt::AlignRight,
              shorter(Wording::tr("Ideal order"), Wording::tr("Ideal"), room));
    painter.setFont(m_look.text);
}

void RibbonFigure::paintLeft(QPainter& painter, const Ribbons& ribbons, std::size_t row) const
{
    const core::IdealPosition& document = ribbons.order.positions[row];
    const Theme& theme = m_look.theme;
    const double top = topOf(row);
    painter.setPen(QPen(theme.line, m_look.line(1)));
    painter.drawLine(QPointF(0, top + m_rowHeight), QPointF(m_zoneLeft, top + m_rowHeight));
    double x = m_pad;
    painter.setPen(theme.mutedText);
    paintText(painter, {x, top, m_rank, m_rowHeight}, Qt::AlignRight,
              document.rank ? QString::number(*document.rank) : QString(QChar(0x2013)));
    x += m_rank + m_pad;
    painter.setPen(document.rank ? theme.text : theme.mutedText);
    paintName(painter, ribbons, document, {x, top, m_name, m_rowHeight}, m_names);
    x += m_name;
    paintChip(painter, ribbons, ribbons.grade(document), x, row);
    x += m_chip + m_pad;
    painter.setPen(inkOf(document, m_look));
    paintText(painter, {x, top, m_verdict, m_rowHeight}, Qt::AlignLeft,
              verdictOf(document, ribbons.locale));
}

void RibbonFigure::paintRight(QPainter& painter, const Ribbons& ribbons, std::size_t row) const
{
    const core::IdealPosition& document = ribbons.order.positions[ribbons.order.bestFirst[row]];
    const Theme& theme = m_look.theme;
    const double top = topOf(row);
    painter.setPen(QPen(theme.line, m_look.line(1)));
    painter.drawLine(QPointF(m_zoneRight, top + m_rowHeight),
                     QPointF(m_size.width(), top + m_rowHeight));
    double x = m_zoneRight + m_pad;
    painter.setPen(theme.mutedText);
    paintText(painter, {x, top, m_rank, m_rowHeight}, Qt::AlignRight, QString::number(row + 1));
    x += m_rank + m_pad / 2;
    paintChip(painter, ribbons, ribbons.grade(document), x, row);
    x += m_chip + m_pad / 2;
    painter.setPen(document.rank ? theme.text : theme.mutedText);
    if (m_rightName > 0)
        paintName(painter, ribbons, document, {x, top, m_rightName, m_rowHeight}, m_rightNames);
}

void RibbonFigure::paintName(QPainter& painter, const Ribbons& ribbons,
                             const core::IdealPosition& document, const QRectF& place,
                             const NameColumn& names) const
{
    QString name = names.shown(ribbons.name(document));
    if (!m_look.page && ribbons.isTitle && ribbons.isTitle(document))
        name = QFontMetricsF(painter.font()).elidedText(name, Qt::ElideRight, place.width());
    paintText(painter, place, Qt::AlignLeft, name);
}

void RibbonFigure::paintChip(QPainter& painter, const Ribbons& ribbons, core::Grade grade,
                             double left, std::size_t row) const
{
    const Theme& theme = m_look.theme;
    const QString text = gradeText(grade, ribbons.locale);
    const ChipColours colours = gradeChip(grade.earning() / ribbons.topGrade, m_look);
    QFont font = m_look.text;
    font.setWeight(QFont::DemiBold);
    const double width = QFontMetricsF(font).horizontalAdvance(text) + 10 * m_look.scale;
    QRectF chip(0, 0, std::min(std::max(width, 22 * m_look.scale), m_chip), 0.72 * m_rowHeight);
    chip.moveCenter({left + m_chip / 2, topOf(row) + m_rowHeight / 2});
    painter.setPen(grade.hasValue() ? QPen(Qt::NoPen)
                                    : QPen(theme.mutedText, m_look.line(1), Qt::DotLine));
    painter.setBrush(grade.hasValue() ? QBrush(colours.fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    painter.setFont(font);
    painter.setPen(grade.hasValue() ? colours.text : theme.mutedText);
    painter.drawText(chip, Qt::AlignCenter, text);
    painter.setFont(m_look.text);
}

void RibbonFigure::paintRibbon(QPainter& painter, const Ribbons& ribbons, std::size_t document,
                               bool isLit) const
{
    const core::IdealPosition& position = ribbons.order.positions[document];
    const Theme& theme = m_look.theme;
    const QPainterPath path = bandOf(ribbons, document).outline(bandShare * m_rowHeight);
    const QColor colour = colourOf(position, m_look);
    QColor fill = isLit ? theme.current : colour;
    if (!isLit)
        fill.setAlphaF(bandOpacity);
    // Documents not retrieved have no actual rank: only an outline.
    if (position.rank) {
        painter.setPen(isLit ? QPen(theme.currentEdge, m_look.line(1.6)) : QPen(Qt::NoPen));
        painter.setBrush(fill);
    } else {
        painter.setPen(QPen(isLit ? theme.currentEdge : colour, m_look.line(1), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
    }
    painter.drawPath(path);
}

/// Paints the notes at the edges of the ribbons, where they leave the page's rows.
void RibbonFigure::paintNotes(QPainter& painter, const Ribbons& ribbons, std::size_t row) const
{
    const double length = stubLength();
    const double gap = m_pad / 2;
    const double middle = topOf(row) + m_rowHeight / 2;
    const auto paint = [&](std::size_t document, const QString& text, double left, bool isLeft) {
        if (text.isEmpty() || (isLeft ? m_noteLeft : m_noteRight) == 0)
            return;
        const core::IdealPosition& position = ribbons.order.positions[document];
        QColor colour = colourOf(position, m_look);
        colour.setAlphaF(float(bandOpacity));
        const double stubLeft = isLeft ? left : left + m_noteRight - length;
        if (position.rank)
            paintStub(painter, {stubLeft, stubLeft + length, middle, bandShare * m_rowHeight},
                      colour, false);
        painter.setPen(inkOf(position, m_look));
        const double width = (isLeft ? m_noteLeft : m_noteRight) - length - gap;
        paintText(painter, {isLeft ? left + length + gap : left, topOf(row), width, m_rowHeight},
                  isLeft ? Qt::AlignLeft : Qt::AlignRight, text);
    };
    paint(row, noteLeft(ribbons, row), m_zoneLeft, true);
    paint(ribbons.order.bestFirst[row], noteRight(ribbons, row), m_zoneRight - m_noteRight, false);
}

bool RibbonFigure::showsCutoff(const Ribbons& ribbons) const
{
    if (!ribbons.cutoff || *ribbons.cutoff >= ribbons.rows() || !isInSight(*ribbons.cutoff))
        return false;
    return !m_look.page || (m_look.page->style().hasMarks && topOf(*ribbons.cutoff) > m_header);
}

void RibbonFigure::paintCutoff(QPainter& painter, const Ribbons& ribbons) const
{
    if (!showsCutoff(ribbons))
        return;
    const double y = topOf(*ribbons.cutoff);
    painter.setPen(cutoffPen());
    painter.drawLine(QPointF(0, y), QPointF(m_size.width(), y));
    const QString text = Wording::tr("cutoff %1").arg(*ribbons.cutoff);
    const double left = m_zoneLeft + m_noteLeft;
    const double right = m_zoneRight - m_noteRight;
    const QRectF label = cutoffLabel(text, {(left + right) / 2, y});
    if (!m_look.page || right - left >= label.width())
        paintLabel(painter, m_look, label, text, m_look.theme.mutedText, labelGround);
}

void paintRibbonFigure(Ribbons ribbons, std::size_t firstRow, std::optional<std::size_t> lit,
                       QPaintDevice& device, QSizeF points, const FigureStyle& style)
{
    const Look look = paperLook(style, device, points);
    ribbons.locale = QLocale::c();
    const PaperRows rows = paperRows(*look.page, firstRow, ribbons.rows());
    RibbonFigure figure;
    figure.arrange(ribbons, look, rows);
    QPainter painter(&device);
    beginPage(painter, look);
    figure.paint(painter, ribbons, QRectF(0, 0, look.page->room().width(), rows.bottom() - 1),
                 style.hasMarks ? lit : std::nullopt, std::nullopt);
    paintFoot(painter, look, rows, shownDocuments(rows, rows.all));
}

QString extentOfRibbons(const Ribbons& ribbons, std::size_t firstRow, QSizeF points,
                        const FigureStyle& style)
{
    const Look look = lookOfPage(style, points);
    const PaperRows rows = paperRows(*look.page, firstRow, ribbons.rows());
    RibbonFigure figure;
    figure.arrange(ribbons, look, rows);
    return ListsFigure::extentSentences(shownDocuments(rows, rows.all), QString(),
                                        figure.showsCutoff(ribbons) ? ribbons.cutoff
                                                                    : std::nullopt);
}

}  // namespace ui
