// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/legend.h"

#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/drawing/backdrop.h"
#include "ui/charts/drawing/clipped_line.h"
#include "ui/charts/drawing/panel_fit.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/charts/drawing/plot.h"
#include "ui/text/language/wording.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

namespace ui {

namespace {

constexpr double lineSample = 24;
constexpr double nameDistance = 7;
constexpr double columnGap = 16;
constexpr std::size_t fewNames = 3;  ///< of which rows look aligned anyway
constexpr double inset = 8;
constexpr double rowFactor = 1.2;
/// Of the data area: longer names are shortened.
constexpr double widestShare = 0.45;
constexpr double widestShareAtWorst = 0.9;
constexpr double widestShareOnPaper = 0.6;
/// Of the data area: a taller legend above it would leave too little for the curves.
constexpr double tallestShare = 0.3;
constexpr double tallestShareOfPage = 0.36;
constexpr double tallestShareAtWorst = 0.6;
constexpr double sampleShareOfCut = 0.75;  ///< next to names that are cut or have columns
constexpr double takenOfSquare = 0.25;     ///< what a legend beside a square may take of its width
constexpr double leastMargin = 60;         ///< beside a square data area, in pixels of the design
constexpr double linesOfAxis = 3.5;    ///< lines of text: least height for the data and its axis
constexpr double mostOfSquare = 0.15;  ///< what a square gives to names beside it
constexpr double groundOpacity = 0.82;
constexpr double widestEnds = 0.34;  ///< of the surface: names at the ends of curves
/// From a curve to its label, in heights of text; those farther away have a leader.
constexpr std::array labelDistances{0.35, 1.0, 1.8, 3.0, 4.5};
constexpr double placesApart = 0.2;    ///< along a curve, in heights of text
constexpr double leastClear = 0.2;     ///< of other curves, in heights of text
constexpr double clearOfOthers = 1.4;  ///< least distance to other curves over that to its own
constexpr double farthestEnd = 0.06;   ///< of the axis: an earlier end is not at the edge

bool crosses(const DrawnCurve& curve, const QRectF& rect)
{
    return std::ranges::any_of(curve.parts, [&](const QPolygonF& part) {
        for (qsizetype i = 0; i + 1 < part.size(); ++i)
            if (clippedSegment(part[i], part[i + 1], rect))
                return true;
        return false;
    });
}

std::array<QRectF, 4> corners(const QRectF& area, const QSizeF& size, double margin)
{
    const QRectF room = area.adjusted(margin, margin / 2, -margin / 2, -margin);
    const double right = room.right() - size.width();
    const double bottom = room.bottom() - size.height();
    return {QRectF(room.topLeft(), size), QRectF(QPointF(right, room.top()), size),
            QRectF(QPointF(right, bottom), size), QRectF(QPointF(room.left(), bottom), size)};
}

void paintLineSample(QPainter& painter, const Look& look, int index, bool hasShape,
                     const QRectF& sample)
{
    const SeriesLook series = seriesLook(index, look);
    const QPointF start(sample.left(), sample.center().y());
    const QPointF width(sample.width(), 0);
    painter.setPen(series.pen);
    painter.drawLine(start, start + width);
    painter.setPen(Qt::NoPen);
    painter.setBrush(series.pen.color());
    if (hasShape)
        paintShape(painter, series, start + width / 2);
}

std::vector<LegendEntry> entriesOf(const Chart& chart, const Look& look, bool hasShapes)
{
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < chart.series.size(); ++i)
        entries.push_back({chart.series[i].name,
                           [look, i, hasShapes](QPainter& painter, const QRectF& sample) {
                               paintLineSample(painter, look, int(i), hasShapes, sample);
                           },
                           chart.series[i].ending, chart.series[i].brief});
    // Panels share legends of the same curves.
    if (look.page && !look.page->style().fit && !chart.backdrop.barName.isEmpty())
        entries.push_back({chart.backdrop.barName, [look](QPainter& painter, const QRectF& sample) {
                               painter.fillRect(sample, barColour(look));
                           }});
    return entries;
}

double widestOf(const QStringList& lines, const QFontMetricsF& metrics)
{
    double widest = 0;
    for (const QString& line : lines)
        widest = std::max(widest, metrics.horizontalAdvance(line));
    return widest;
}

double distance(const QRectF& rect, QPointF point)
{
    const double across = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const double up = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(across, up);
}

/// Evenly spaced places along a curve.
QList<QPointF> placesAlong(const DrawnCurve& curve, double step)
{
    QList<QPointF> places;
    for (const QPolygonF& part : curve.parts) {
        double left = 0;
        for (qsizetype i = 0; i + 1 < part.size(); ++i) {
            const QLineF segment(part[i], part[i + 1]);
            for (; left < segment.length(); left += step)
                places += segment.pointAt(left / segment.length());
            left -= segment.length();
        }
    }
    return places;
}

/// Places around a point.
std::array<QRectF, 8> around(QPointF place, QSizeF size, double away)
{
    const double w = size.width();
    const double h = size.height();
    const double x = place.x();
    const double y = place.y();
    return {QRectF(x + away, y - away / 2 - h, w, h), QRectF(x + away, y - h / 2, w, h),
            QRectF(x + away, y + away / 2, w, h),     QRectF(x - w / 2, y - away - h, w, h),
            QRectF(x - w / 2, y + away, w, h),        QRectF(x - away - w, y - away / 2 - h, w, h),
            QRectF(x - away - w, y - h / 2, w, h),    QRectF(x - away - w, y + away / 2, w, h)};
}

/// Distances of a label's place: the curve of `index` is the nearest, and none passes through.
struct Nearness {
    double own;
    double others;
};

std::optional<Nearness> nearness(const QRectF& rect, std::size_t index,
                                 const std::vector<QList<QPointF>>& places)
{
    Nearness near{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    for (std::size_t i = 0; i < places.size(); ++i)
        for (const QPointF& place : places[i]) {
            const double away = distance(rect, place);
            if (away == 0)
                return std::nullopt;
            double& least = i == index ? near.own : near.others;
            least = std::min(least, away);
        }
    return near;
}

/// How many other curves a leader crosses; a guide is no obstacle.
int crossingsOf(const QLineF& leader, std::size_t index, const std::vector<DrawnCurve>& curves)
{
    int count = 0;
    for (std::size_t i = 0; i < curves.size(); ++i)
        for (const QPolygonF& part : curves[i].parts)
            for (qsizetype at = 0; at + 1 < part.size() && i != index && !curves[i].isGuide; ++at)
                count += leader.intersects(QLineF(part[at], part[at + 1]), nullptr) ==
                         QLineF::BoundedIntersection;
    return count;
}

/// A distance of a label from its curve, and how many curves its leader may cross.
std::vector<std::pair<double, int>> labelTries(bool hasLeaders)
{
    constexpr int mostCrossed = 2;
    std::vector<std::pair<double, int>> tries{{labelDistances[0], 0}};
    for (const int crossed : {0, mostCrossed})
        for (std::size_t i = 1; i < labelDistances.size() && hasLeaders; ++i)
            tries.emplace_back(labelDistances[i], crossed);
    return tries;
}

/// Keeps the ending at the end of a name, even if the name is written from right to left.
QString inOrder(const QString& line, const QString& ending)
{
    const auto goesLeft = [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    };
    if (ending.isEmpty() || !line.endsWith(ending) || std::ranges::none_of(line, goesLeft))
        return line;
    constexpr QChar leftToRight(0x200e);
    constexpr QChar isolate(0x2068);
    constexpr QChar isolateEnd(0x2069);
    return leftToRight + (isolate + line.chopped(ending.size()) + isolateEnd) + ending;
}

}  // namespace

int covered(const Chart& chart, const Frame& frame, const QRectF& rect)
{
    constexpr int samples = 48;
    int count = 0;
    for (const Series& series : chart.series) {
        double before = std::numeric_limits<double>::quiet_NaN();
        for (int i = 0; i <= samples; ++i) {
            const double pixel = rect.left() + rect.width() * i / samples;
            const auto height = heightAt(series, frame.xAt(pixel));
            const double y =
                height ? frame.at(0, *height).y() : std::numeric_limits<double>::quiet_NaN();
            count += (y >= rect.top() && y <= rect.bottom()) ||
                     (before < rect.top() && y > rect.bottom()) ||
                     (before > rect.bottom() && y < rect.top());
            before = y;
        }
    }
    return count;
}

Legend::Legend(const Chart& chart, const Look& look, const Frame& frame, bool hasShapes,
               const std::vector<DrawnCurve>& lines, const QRectF& spare)
    : m_rowHeight(std::ceil(QFontMetricsF(look.text).height() * rowFactor))
    , m_pad(4 * look.scale)
    , m_sample(lineSample * look.scale)
    , m_gap(nameDistance * look.scale)
    , m_spare(spare)
{
    for (LegendEntry& entry : entriesOf(chart, look, hasShapes))
        m_entries.push_back({std::move(entry), {}});
    if (look.page && look.page->style().fit)
        look.page->style().fit->curves = entriesOf(chart, look, hasShapes);
    // On screen, the marker can be dragged, so the legend does not avoid it.
    const bool dodges = look.page && chart.marker;
    const double marker = dodges ? frame.at(*chart.marker, 0).x() : 0;
    const auto crossed = [&](const QRectF& rect, bool isGuide) {
        return static_cast<int>(std::ranges::count_if(lines, [&](const DrawnCurve& line) {
            return line.isGuide == isGuide && crosses(line, rect);
        }));
    };
    const auto cover = [&](const QRectF& rect) {
        const bool isOnMarker = dodges && rect.left() <= marker && marker <= rect.right();
        return covered(chart, frame, rect) + (isOnMarker ? 1 : 0) + crossed(rect, false);
    };
    m_guides = [&](const QRectF& rect) { return crossed(rect, true); };
    choosePlace(look, frame, cover, true);
    m_guides = {};
}

Legend::Legend(std::vector<LegendEntry> entries, double sampleWidth, const Look& look,
               const Frame& frame, const Cover& cover, double clearance)
    : m_rowHeight(std::ceil(QFontMetricsF(look.text).height() * rowFactor))
    , m_pad(4 * look.scale)
    , m_sample(sampleWidth * look.scale)
    , m_gap(nameDistance * look.scale)
    , m_clearance(clearance)
{
    for (LegendEntry& entry : entries)
        if (!entry.name.isEmpty())
            m_entries.push_back({std::move(entry), {}});
    choosePlace(look, frame, cover, false);
}

void Legend::choosePlace(const Look& look, const Frame& frame, const Cover& cover,
                         bool isInsideFirst)
{
    if (look.legend() == FigureStyle::Legend::None)
        m_entries.clear();
    if (m_entries.empty())
        return;
    using Wish = FigureStyle::Legend;
    static const std::map<Wish, Place> wishes{
        {Wish::Above, Place::Above}, {Wish::Beside, Place::Beside}, {Wish::Inside, Place::Inside}};
    const auto wish = wishes.find(look.legend());
    if ((wish != wishes.end() && chooseSpot(look, frame, cover, isInsideFirst, &wish->second)) ||
        chooseSpot(look, frame, cover, isInsideFirst))
        return;
    if (!look.page) {
        leaveOut(look, frame, cover);
        return;
    }
    m_entries.clear();
    look.page->style().notes.add(Wording::tr(
        "The legend did not fit. Enlarge the figure, use smaller text or shorten the names."));
}

const std::vector<Legend::Spot>& Legend::spots(bool isOnPaper)
{
    static const std::vector<Spot> onPaper{
        {Place::Beside, 0, &Legend::stackInMargin},
        {Place::Inside, 0.05, &Legend::stackInside},
        {Place::Above, 0, &Legend::flowAbove},
        {Place::Above, 0.03, &Legend::flowUnderHeading},
        {Place::Beside, 0.02, &Legend::stackBeside},
        {Place::Below, 0.02, &Legend::stackBelow},
        {Place::Inside, 0.15, &Legend::stackWhereFree},
        {Place::Inside, 2, &Legend::stackOver},  // only as wished
    };
    static const std::vector<Spot> onScreen{
        {Place::Inside, 0, &Legend::stackInside},
        {Place::Beside, 0, &Legend::stackBeside},
        {Place::Beside, 0.04, &Legend::stackBesideInColumn},
        {Place::Above, 0, &Legend::flowAbove},
        {Place::Below, 0.02, &Legend::stackBelow},
        {Place::Inside, 2, &Legend::stackOver},
    };
    return isOnPaper ? onPaper : onScreen;
}

bool Legend::chooseSpot(const Look& look, const Frame& frame, const Cover& cover,
                        bool isInsideFirst, const Place* wish)
{
    // Of a name: a data area that is smaller by this share is as bad.
    constexpr double lengthCosts[]{0, 0.05, 0.8, 1};
    constexpr double briefCost = 0.3;
    constexpr double bareCost = 0.7;
    constexpr double insideCost = 0.3;  // where the inside comes last
    // A square leaves the page beside it empty, unless the legend is there.
    const double emptyCost =
        look.page && freeBeside(look, frame) > look.theme.px(leastMargin) ? 0.15 : 0;
    // A name that is cut all the same keeps its value, if there is any other way.
    constexpr double lastResort = 100;
    std::vector<std::pair<double, Legend>> forms{{0.0, *this}};
    if (look.page) {
        if (hasBriefs()) {
            forms.emplace_back(briefCost, *this);
            forms.back().second.useBriefs();
        }
        forms.emplace_back(bareCost, *this);
        if (!forms.back().second.dropEndings())
            forms.pop_back();
    }
    struct Try {
        double cost;
        const Legend* form;
        const Spot* spot;
        NameLength nameLength;
        bool isBare;
    };
    std::vector<Try> tries;
    for (const auto& [formCost, form] : forms)
        for (const Spot& spot : spots(look.page != nullptr))
            for (const NameLength nameLength : nameLengths) {
                // What a square leaves free is better than its curves.
                const bool isOver = (look.page || isSquare()) && spot.put == &Legend::stackOver;
                if (wish ? spot.place != *wish : isOver)
                    continue;
                const bool isBare = formCost == bareCost;
                tries.push_back(
                    {formCost + spot.cost + lengthCosts[static_cast<std::size_t>(nameLength)] +
                         (spot.place == Place::Inside && !isInsideFirst ? insideCost : 0) +
                         (spot.place == Place::Beside ? 0 : emptyCost) +
                         (isBare && nameLength > NameLength::Wrapped ? lastResort : 0),
                     &form, &spot, nameLength, isBare});
            }
    // Laying out costs time: what can no longer be best is not tried.
    std::ranges::stable_sort(tries, {}, &Try::cost);
    double least = std::numeric_limits<double>::infinity();
    Legend best;
    bool hasNoValues = false;
    for (const Try& next : tries) {
        if (next.cost >= least)
            break;
        Legend tried = *next.form;
        if (!(tried.*next.spot->put)(look, frame, cover, next.nameLength))
            continue;
        const double cost = next.cost + tried.taken(frame) + tried.m_detour;
        if (cost >= least)
            continue;
        least = cost;
        best = std::move(tried);
        hasNoValues = next.isBare;
    }
    if (least == std::numeric_limits<double>::infinity())
        return false;
    *this = std::move(best);
    if (hasNoValues)
        look.page->style().notes.add(
            Wording::tr("The values did not fit in the legend. Enlarge the figure, use smaller "
                        "text or shorten the names."));
    return true;
}

double Legend::taken(const Frame& frame) const
{
    const QSizeF room = roomOutside();
    const double lost =
        std::clamp(std::max((room.width() - m_spare.width()) / frame.area.width(),
                            (room.height() - m_spare.height()) / frame.area.height()),
                   0.0, 1.0);
    return isSquare() ? 1 - (1 - lost) * (1 - lost) : lost;
}

/// A low chart shows as many names as fit and says how many are missing.
void Legend::leaveOut(const Look& look, const Frame& frame, const Cover& cover)
{
    const std::vector<Entry> all = std::exchange(m_entries, {});
    for (std::size_t kept = all.size() - 1; kept > 0; --kept) {
        m_entries.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(kept));
        const QString others =
            Wording::tr("and %n more", nullptr, static_cast<int>(all.size() - kept));
        m_entries.push_back({{others, [](QPainter&, const QRectF&) {}, others, {}, true}, {}});
        if (chooseSpot(look, frame, cover, true))
            return;
    }
    m_entries = all;
    for (const NameLength nameLength : nameLengths)
        if (stackOver(look, frame, cover, nameLength))
            return;
    m_entries.clear();
}

bool Legend::hasBriefs() const
{
    return std::ranges::any_of(m_entries,
                               [](const Entry& entry) { return !entry.entry.brief.isEmpty(); });
}

void Legend::useBriefs()
{
    for (Entry& entry : m_entries)
        if (LegendEntry& each = entry.entry; !each.brief.isEmpty()) {
            each.name = each.name.chopped(each.ending.size()) + each.brief;
            each.ending = each.brief;
            each.brief.clear();
        }
}

void Legend::splitValues(const Look& look)
{
    m_heading.clear();
    m_values = 0;
    for (Entry& entry : m_entries)
        entry.value.clear();
    if (!look.page && m_spare.width() <= 0)
        return;
    static const QRegularExpression number(QStringLiteral("[-−0-9]"));
    static const QRegularExpression letter(QStringLiteral("\\p{L}"));
    const auto valued = std::ranges::find_if(
        m_entries, [](const Entry& entry) { return !entry.entry.ending.isEmpty(); });
    if (valued == m_entries.end())
        return;
    const QString first = withoutSeparator(valued->entry.ending);
    const QString kind = first.left(std::max<qsizetype>(0, first.indexOf(number)));
    const auto hasKind = [&](const Entry& entry) {
        const QString text = withoutSeparator(entry.entry.ending);
        return text.isEmpty() || entry.entry.isRest ||
               (text.startsWith(kind) && text.indexOf(number) == kind.size() &&
                !text.mid(kind.size()).contains(letter));
    };
    if (kind.trimmed().isEmpty() || !std::ranges::all_of(m_entries, hasKind))
        return;
    const QFontMetricsF metrics(look.text);
    bool hasInterval = false;
    for (Entry& entry : m_entries) {
        if (entry.entry.isRest)
            continue;
        entry.value = withoutSeparator(entry.entry.ending).mid(kind.size());
        if (entry.value.isEmpty())
            continue;
        // Only intervals have a brief form, in whatever brackets a language has.
        hasInterval = hasInterval || !entry.entry.brief.isEmpty();
        m_values = std::max(m_values, std::ceil(metrics.horizontalAdvance(entry.value)) + 1);
    }
    //: Above values with their intervals, such as "AUC (95% CI)"
    m_heading = hasInterval ? Wording::tr("%1 (95% CI)").arg(kind.trimmed()) : kind.trimmed();
    if (!m_isHeadingApart)
        m_values = std::max(m_values, std::ceil(metrics.horizontalAdvance(m_heading)) + 1);
}

bool Legend::dropEndings()
{
    bool isChanged = false;
    for (Entry& entry : m_entries) {
        entry.entry.name.chop(entry.entry.ending.size());
        isChanged = isChanged || !entry.entry.ending.isEmpty();
        entry.entry.ending.clear();
    }
    return isChanged;
}

bool Legend::fitsInside(const Frame& frame) const
{
    return m_rect.width() <= frame.area.width() && m_rect.height() <= frame.area.height();
}

bool Legend::shorten(const Look& look, double width, NameLength nameLength, bool isColumn)
{
    const QFontMetricsF metrics(look.text);
    m_heading.clear();
    m_values = 0;
    for (Entry& entry : m_entries)
        entry.value.clear();
    if (isColumn)
        splitValues(look);
    const bool isBelow = m_isBelow && !m_heading.isEmpty();
    const double beside = m_heading.isEmpty() || isBelow ? 0 : m_gap + m_values;
    const double room =
        std::max(0.0, width - beside - (look.page ? m_sample + m_gap + 2 * m_pad : 0));
    std::vector<LegendName> names;
    for (const Entry& entry : m_entries)
        names.push_back(entry.value.isEmpty()
                            ? LegendName{entry.entry.name, entry.entry.ending}
                            : LegendName{entry.entry.name.chopped(entry.entry.ending.size())});
    const auto shown = shownNames(names, metrics, room, nameLength);
    for (std::size_t i = 0; i < m_entries.size() && shown; ++i) {
        Entry& entry = m_entries[i];
        entry.shown = (*shown)[i];
        const double widest = std::ceil(widestOf(entry.shown, metrics)) + 1;
        const double rows = double(entry.shown.size()) + (isBelow ? 1 : 0);
        entry.place = QRectF(
            0, 0, m_sample + m_gap + (isBelow ? std::max(widest, m_values) : widest + beside),
            m_rowHeight * rows);
    }
    return shown.has_value();
}

double Legend::freeBeside(const Look& look, const Frame& frame) const
{
    return look.page->room().width() - frame.area.right() - 2 * m_pad - m_clearance;
}

bool Legend::stackInMargin(const Look& look, const Frame& frame, const Cover& /*cover*/,
                           NameLength nameLength)
{
    // Only a square leaves room that nothing else can use.
    const double free = freeBeside(look, frame);
    if (free < look.theme.px(leastMargin))
        return false;
    const double room = free + takenOfSquare * frame.area.width();
    enum { InLine, Column, Below };
    const int other = m_entries.size() == 1 ? Column : InLine;
    for (const int form : {InLine, Column, Below}) {
        if (form == other)
            continue;
        m_isBelow = form == Below;
        if (!shorten(look, room, nameLength, form != InLine))
            continue;
        stack();
        m_place = Place::Beside;
        follow(frame);
        if (m_rect.width() <= room && m_rect.height() <= frame.area.height())
            return true;
    }
    return false;
}

bool Legend::stackInside(const Look& look, const Frame& frame, const Cover& cover,
                         NameLength nameLength)
{
    const bool isOnPaper = look.page != nullptr;
    return shorten(look, (isOnPaper ? widestShareOnPaper : widestShare) * frame.area.width(),
                   nameLength, m_entries.size() > 1) &&
           stackInCorner(look, frame, cover) && fitsInside(frame);
}

bool Legend::stackOver(const Look& look, const Frame& frame, const Cover& cover,
                       NameLength nameLength)
{
    for (const double share : {widestShare, widestShareAtWorst})
        if (shorten(look, share * frame.area.width(), nameLength)) {
            stackInCorner(look, frame, cover);
            if (fitsInside(frame))
                return true;
        }
    return false;
}

bool Legend::stackInCorner(const Look& look, const Frame& frame, const Cover& cover)
{
    stack();
    std::pair<int, int> least(std::numeric_limits<int>::max(), 0);
    QRectF best;
    for (const QRectF& corner : corners(frame.area, m_rect.size(), inset * look.scale)) {
        const std::pair<int, int> count(cover(corner), m_guides ? m_guides(corner) : 0);
        if (count < least) {
            least = count;
            best = corner;
        }
    }
    m_rect = best;
    m_place = Place::Inside;
    constexpr double guideCost = 0.02;
    m_detour = guideCost * least.second;
    return least.first == 0;
}

bool Legend::stackWhereFree(const Look& look, const Frame& frame, const Cover& cover,
                            NameLength nameLength)
{
    constexpr int steps = 12;
    constexpr double depthCost = 0.02;
    const double margin = inset * look.scale;
    if (!shorten(look, frame.area.width() - margin, nameLength, m_entries.size() > 1))
        return false;
    stack();
    m_place = Place::Inside;
    const QRectF first = corners(frame.area, m_rect.size(), margin)[0];
    const QPointF last = corners(frame.area, m_rect.size(), margin)[2].topLeft();
    if (last.x() < first.left() || last.y() < first.top())
        return false;
    const auto at = [&](int across, int down) {
        return QRectF(first.topLeft() + QPointF((last.x() - first.left()) * across / steps,
                                                (last.y() - first.top()) * down / steps),
                      m_rect.size());
    };
    // Starts at the edges, because a legend in the middle divides the curves.
    for (int depth = 0; depth <= steps / 2; ++depth) {
        int least = std::numeric_limits<int>::max();
        for (int down = 0; down <= steps; ++down)
            for (int across = 0; across <= steps; ++across) {
                const int edge = std::min({down, steps - down, across, steps - across});
                if (edge != depth || cover(at(across, down)) > 0)
                    continue;
                const int guides = m_guides ? m_guides(at(across, down)) : 0;
                if (guides < least) {
                    least = guides;
                    m_rect = at(across, down);
                }
            }
        m_detour = depthCost * depth;
        if (least < std::numeric_limits<int>::max())
            return true;
    }
    return false;
}

void Legend::stack()
{
    double width = 0;
    double y = m_pad + (m_heading.isEmpty() ? 0 : m_rowHeight);
    for (Entry& entry : m_entries) {
        entry.place.moveTopLeft({m_pad, y});
        y += entry.place.height();
        width = std::max(width, entry.place.width());
    }
    if (!m_heading.isEmpty())
        for (Entry& entry : m_entries)
            entry.place.setWidth(width);
    m_rect = QRectF(0, 0, width + 2 * m_pad, y + m_pad);
}

bool Legend::flowAbove(const Look& look, const Frame& frame, const Cover& /*cover*/,
                       NameLength nameLength)
{
    return flowAbove(look, frame, nameLength, false);
}

bool Legend::flowUnderHeading(const Look& look, const Frame& frame, const Cover& /*cover*/,
                              NameLength nameLength)
{
    m_isHeadingApart = true;
    m_sample *= sampleShareOfCut;
    return m_entries.size() > fewNames && flowAbove(look, frame, nameLength, true) &&
           !m_heading.isEmpty();
}

bool Legend::flowAbove(const Look& look, const Frame& frame, NameLength nameLength, bool isColumn)
{
    const double width = frame.area.width();
    if (!look.page) {
        // A narrow square gives names what it leaves free.
        const double ofSquare = m_spare.height() + mostOfSquare * frame.area.height();
        const double tallest = tallestShare * frame.area.height();
        const bool isOverSquare = m_spare.height() > 0 && ofSquare > tallest;
        const double room =
            isOverSquare ? frame.area.right() + m_spare.width() - look.theme.px(6) : width;
        if (!shorten(look, isOverSquare ? room - m_sample - m_gap - 1 : widestShare * width,
                     nameLength))
            return false;
        flow(look, room);
        follow(frame);
        return m_rect.height() <= std::max(tallest, isOverSquare ? ofSquare : 0.0);
    }
    // On paper, titles are dropped if the area becomes too low.
    const double page = look.page->room().height();
    const double tallest =
        nameLength == NameLength::Cut
            ? std::min(tallestShareAtWorst * page, page - linesOfAxis * m_rowHeight)
            : tallestShareOfPage * page;
    constexpr int mostColumns = 3;
    // Names that are cut get all the available room.
    const bool isCut = nameLength == NameLength::Cut;
    const double whole = m_sample;
    if (isCut)
        m_sample *= sampleShareOfCut;
    const double wide = frame.area.right() - beginOnPage();
    const bool isPageWide = isCut || m_entries.size() > fewNames;
    for (const double room : {isPageWide ? wide : width, wide})
        for (int columns = 1; columns <= mostColumns; ++columns) {
            const double gaps = (columns - 1) * columnGap * look.scale;
            if (!shorten(look, (room - gaps) / columns + 2 * m_pad, nameLength, isColumn))
                break;
            flow(look, room);
            follow(frame);
            if (m_rect.height() <= tallest)
                return true;
        }
    m_sample = whole;
    return false;
}

void Legend::flow(const Look& look, double width)
{
    double widest = 0;
    for (const Entry& entry : m_entries)
        widest = std::max(widest, entry.place.width());
    const bool isColumn = !m_heading.isEmpty();
    flow(look, width, isColumn ? widest : 0);
    if (!look.page || isColumn || m_entries.size() <= fewNames)
        return;
    // In columns, if that takes no more rows.
    Legend aligned = *this;
    if (aligned.flowInColumns(look, width) && aligned.m_rect.height() <= m_rect.height())
        *this = std::move(aligned);
}

bool Legend::flowInColumns(const Look& look, double width)
{
    const double gap = columnGap * look.scale;
    for (std::size_t columns = m_entries.size(); columns > 1; --columns) {
        std::vector<double> widths(columns, 0.0);
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            widths[i % columns] = std::max(widths[i % columns], m_entries[i].place.width());
        const double gaps = gap * static_cast<double>(columns - 1);
        if (std::accumulate(widths.begin(), widths.end(), gaps) > width)
            continue;
        QPointF next;
        double row = 0;
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (i > 0 && i % columns == 0) {
                next = QPointF(0, next.y() + row);
                row = 0;
            }
            m_entries[i].place.moveTopLeft(next);
            row = std::max({row, m_rowHeight, m_entries[i].place.height()});
            next.rx() += widths[i % columns] + gap;
        }
        m_rect = QRectF(0, 0, width, next.y() + row + m_pad + m_clearance);
        m_place = Place::Above;
        return true;
    }
    return false;
}

void Legend::flow(const Look& look, double width, double least)
{
    QPointF next(0, m_heading.isEmpty() ? 0 : m_rowHeight);
    double row = m_rowHeight;
    for (Entry& entry : m_entries) {
        entry.place.setWidth(std::max(entry.place.width(), least));
        if (next.x() > 0 && next.x() + entry.place.width() > width) {
            next = QPointF(0, next.y() + row);
            row = m_rowHeight;
        }
        entry.place.moveTopLeft(next);
        row = std::max(row, entry.place.height());
        next.rx() += entry.place.width() + columnGap * look.scale;
    }
    m_rect = QRectF(0, 0, width, next.y() + row + m_pad + m_clearance);
    m_place = Place::Above;
}

void Legend::follow(const Frame& frame)
{
    if (m_place == Place::Above) {
        m_rect.moveBottomLeft(frame.area.topLeft() - QPointF(0, m_pad));
        // Wider labels may have left the area less room than the names were laid out for.
        double right = 0;
        for (const Entry& entry : m_entries)
            right = std::max(right, entry.place.right());
        const double end = frame.area.right();
        m_rect.moveLeft(std::max(0.0, std::min(m_rect.left(), end - right)));
    } else if (m_place == Place::Below)
        m_rect.moveLeft(beginOnPage());
    else if (m_place == Place::Beside)
        m_rect.moveTopLeft(frame.area.topRight() + QPointF(2 * m_pad + m_clearance, -m_pad));
    else if (m_place == Place::AtEnds)
        spreadEnds(frame);
}

Frame Legend::settle(Plot& plot, const Look& look, QSize size, QSizeF least)
{
    if (const QSizeF room = roomOutside(); !room.isNull())
        plot.arrange(look, size, room.expandedTo(least));
    const Frame frame = plot.frame();
    follow(frame);
    return frame;
}

QSizeF Legend::roomOutside() const
{
    if (m_entries.empty())
        return {0, 0};
    switch (m_place) {
    case Place::Above:
        return {0, m_rect.height()};
    case Place::Beside:
    case Place::AtEnds:
        return {m_rect.width() + 2 * m_pad + m_clearance, 0};
    case Place::Inside:
    case Place::Below:
    case Place::Direct:
        break;
    }
    return {0, 0};
}

bool Legend::stackBeside(const Look& look, const Frame& frame, const Cover& /*cover*/,
                         NameLength nameLength)
{
    return stackBeside(look, frame, nameLength, look.page && m_entries.size() > 1);
}

bool Legend::stackBesideInColumn(const Look& look, const Frame& frame, const Cover& /*cover*/,
                                 NameLength nameLength)
{
    return m_entries.size() > 1 && stackBeside(look, frame, nameLength, true) &&
           !m_heading.isEmpty();
}

bool Legend::stackBeside(const Look& look, const Frame& frame, NameLength nameLength, bool isColumn)
{
    // What a square leaves free on screen, and a little more.
    const double square = m_spare.width() > 0 && !look.page
                              ? m_spare.width() + mostOfSquare * frame.area.width() - 4 * m_pad -
                                    m_clearance - m_sample - m_gap - 1
                              : 0;
    if (!shorten(look, std::max(square, widestShare * frame.area.width()), nameLength, isColumn))
        return false;
    stack();
    m_place = Place::Beside;
    follow(frame);
    const double axis = (look.page ? 1 : 2) * m_rowHeight;
    const double most = std::max(square + m_sample + m_gap + 1 + 2 * m_pad,
                                 (look.page ? 0.5 : widestShare) * frame.area.width());
    return m_rect.width() <= most &&
           m_rect.height() <= frame.area.height() + axis + look.theme.px(4);
}

bool Legend::stackBelow(const Look& look, const Frame& frame, const Cover& /*cover*/,
                        NameLength nameLength)
{
    const double width = frame.area.right() + m_spare.width() - beginOnPage();
    if (m_spare.height() < m_rowHeight ||
        !shorten(look, width - (look.page ? 0 : m_sample + m_gap + 1), nameLength))
        return false;
    flow(look, width);
    m_place = Place::Below;
    follow(frame);
    m_rect.moveTop(m_spare.top());
    return m_rect.height() <= m_spare.height();
}

std::optional<Legend> Legend::direct(const std::vector<DrawnCurve>& curves, const Look& look,
                                     const QRectF& area)
{
    const QFontMetricsF metrics(look.text);
    std::vector<QList<QPointF>> places;
    std::vector<LegendName> names;
    std::vector<DrawnCurve> briefer = curves;
    bool hasShorter = false;
    for (DrawnCurve& curve : briefer) {
        places.push_back(placesAlong(curve, placesApart * metrics.height()));
        names.push_back({curve.name, curve.ending});
        hasShorter = hasShorter || !curve.ending.isEmpty();
        curve.name = curve.name.chopped(curve.ending.size()) + curve.brief;
        curve.ending = std::exchange(curve.brief, {});
    }
    // On paper, names come before their intervals and their values.
    const auto shorter = [&] {
        return look.page && hasShorter ? direct(briefer, look, area) : std::nullopt;
    };
    const auto shown = shownNames(
        names, metrics, (look.page ? widestShareOnPaper : 1) * area.width(), NameLength::Cut);
    const auto isCut = [&](const LegendName& name) {
        const QStringList& lines = (*shown)[static_cast<std::size_t>(&name - names.data())];
        return lines.join(QString()).contains(QChar(0x2026)) && !name.name.contains(QChar(0x2026));
    };
    if (!shown)
        return shorter();
    if (std::ranges::any_of(names, isCut))
        if (auto whole = shorter())
            return whole;
    Legend legend;
    legend.m_place = Place::Direct;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        if (curves[i].name.isEmpty())
            continue;
        const QStringList& lines = (*shown)[i];
        const QSizeF size(std::ceil(widestOf(lines, metrics)) + 1,
                          0.85 * metrics.height() * double(lines.size()));
        Entry entry{{curves[i].name, {}, {}}, lines, {}, {}};
        entry.series = curves[i].series;
        double most = 0;
        for (const auto& [far, mostCrossed] : labelTries(look.page != nullptr)) {
            if (most > 0)
                break;
            const bool hasLeader = far > labelDistances[0];
            for (qsizetype at = 0; at < places[i].size(); at += 2)
                for (const QRectF& rect : around(places[i][at], size, far * metrics.height())) {
                    const QLineF leader = leaderTo(rect, places[i][at]);
                    if (!area.contains(rect) || legend.covers(rect) ||
                        (hasLeader &&
                         (crossingsOf(leader, i, curves) > mostCrossed || legend.strikes(leader))))
                        continue;
                    const auto near = nearness(rect, i, places);
                    // Nor may the curve itself pass through between two places.
                    if (!near || near->others < leastClear * metrics.height() ||
                        near->own < placesApart / 2 * metrics.height())
                        continue;
                    // Beyond a certain distance from other curves, more does not matter.
                    const double score =
                        std::min(near->others, 3 * metrics.height()) / (hasLeader ? 1 : near->own);
                    if (score <= most || (!hasLeader && score < clearOfOthers))
                        continue;
                    most = score;
                    entry.place = rect;
                    entry.leader = hasLeader ? leader : QLineF();
                }
        }
        if (most == 0)
            return shorter();
        legend.m_entries.push_back(std::move(entry));
    }
    return legend;
}

/// Whether a line would cross a name next to its curve, or that name's own leader.
bool Legend::strikes(const QLineF& line) const
{
    return std::ranges::any_of(m_entries, [&](const Entry& entry) {
        return clippedSegment(line.p1(), line.p2(), entry.place) ||
               (!entry.leader.isNull() &&
                line.intersects(entry.leader, nullptr) == QLineF::BoundedIntersection);
    });
}

void Legend::tellNotDirect(const Look& look)
{
    if (look.page)
        look.page->style().notes.add(Wording::tr(
            "The curves are too close together to label directly, so there is a legend instead."));
}

std::optional<Legend> Legend::atEnds(const Chart& chart, const Look& look, const Frame& frame,
                                     double width)
{
    const QFontMetricsF metrics(look.text);
    Legend legend;
    legend.m_place = Place::AtEnds;
    legend.m_rowHeight = std::ceil(metrics.height());
    legend.m_pad = 4 * look.scale;
    std::vector<LegendName> names;
    for (const Series& series : chart.series)
        names.push_back({series.name, series.ending});
    const auto shown = shownNames(names, metrics, widestEnds * width, NameLength::Cut);
    if (!shown)
        return std::nullopt;
    double widest = 0;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const Series& series = chart.series[i];
        const QStringList& lines = (*shown)[i];
        const auto end = std::find_if(series.y.rbegin(), series.y.rend(),
                                      [](double y) { return !std::isnan(y); });
        if (end == series.y.rend())
            return std::nullopt;
        const double x = series.x[static_cast<std::size_t>(series.y.rend() - end) - 1];
        const double axis = frame.x.upper - frame.x.lower;
        const auto height = x > frame.x.upper ? heightAt(series, frame.x.upper) : *end;
        if (x < frame.x.upper - farthestEnd * axis || !height || *height < frame.y.lower ||
            *height > frame.y.upper || lines.size() > 1)
            return std::nullopt;
        widest = std::max(widest, std::ceil(widestOf(lines, metrics)) + 1);
        legend.m_entries.push_back({{series.name, {}, {}}, lines, {}, {}, *height, {}, int(i)});
    }
    legend.m_sample = 12 * look.scale;
    legend.m_rect = QRectF(0, 0, legend.m_sample + widest, 0);
    if (double(legend.m_entries.size()) * legend.m_rowHeight > frame.area.height())
        return std::nullopt;
    return legend;
}

/// Places names as near to the ends as possible without overlap.
void Legend::spreadEnds(const Frame& frame)
{
    std::vector<std::size_t> order(m_entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [this](std::size_t a, std::size_t b) {
        return m_entries[a].end > m_entries[b].end;
    });
    std::vector<double> tops;
    tops.reserve(order.size());
    for (const std::size_t i : order)
        tops.push_back(frame.at(0, m_entries[i].end).y() - m_rowHeight / 2);
    // Pushes names apart downwards, then back up from the bottom.
    for (std::size_t i = 1; i < tops.size(); ++i)
        tops[i] = std::max(tops[i], tops[i - 1] + m_rowHeight);
    double limit = frame.area.bottom() + m_rowHeight / 2 - m_rowHeight;
    for (std::size_t i = tops.size(); i-- > 0; limit = tops[i] - m_rowHeight)
        if (tops[i] > limit)
            tops[i] = limit;
    m_rect = QRectF(frame.area.right(), frame.area.top(), m_rect.width(), frame.area.height());
    for (std::size_t i = 0; i < order.size(); ++i) {
        Entry& entry = m_entries[order[i]];
        const QPointF end(frame.area.right(), frame.at(0, entry.end).y());
        entry.place =
            QRectF(m_sample, tops[i] - frame.area.top(), m_rect.width() - m_sample, m_rowHeight);
        entry.leader = QLineF(end + QPointF(m_sample * 0.3, 0),
                              QPointF(end.x() + m_sample * 0.8, tops[i] + m_rowHeight / 2));
    }
}

bool Legend::covers(const QRectF& place) const
{
    if (m_place != Place::Direct)
        return !m_entries.empty() && place.intersects(m_rect);
    return std::ranges::any_of(m_entries, [&](const Entry& entry) {
        return place.intersects(entry.place) ||
               clippedSegment(entry.leader.p1(), entry.leader.p2(), place);
    });
}

std::vector<Legend::Shown> Legend::shown() const
{
    std::vector<Shown> all;
    for (const Entry& entry : m_entries) {
        Shown& each = all.emplace_back(
            Shown{entry.entry.name, entry.shown, entry.place.translated(m_rect.topLeft())});
        if (!entry.value.isEmpty())
            each.lines << withoutSeparator(entry.entry.ending);
    }
    return all;
}

void Legend::paint(QPainter& painter, const Look& look) const
{
    if (m_entries.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_place == Place::Inside)
        paintGround(painter, look, m_rect, groundOpacity, m_pad);
    painter.setFont(look.text);
    if (!m_heading.isEmpty()) {
        painter.setPen(look.theme.mutedText);
        const bool isAbove = m_place == Place::Above;
        painter.drawText(QRectF(isAbove ? m_rect.left() : m_rect.right() - m_pad - m_values,
                                m_rect.top() + (isAbove ? 0 : m_pad), m_values, m_rowHeight),
                         (isAbove ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter |
                             Qt::TextSingleLine | Qt::TextDontClip,
                         m_heading);
    }
    for (const Entry& entry : m_entries)
        paintEntry(painter, look, entry);
    painter.restore();
}

void Legend::paintEntry(QPainter& painter, const Look& look, const Entry& entry) const
{
    QRectF place = entry.place.translated(m_rect.topLeft());
    if (entry.entry.paint) {
        QRectF sample(place.left(), 0, m_sample, sampleShare * QFontMetricsF(look.text).height());
        sample.moveCenter({sample.center().x(), place.top() + m_rowHeight / 2});
        entry.entry.paint(painter, sample);
        place.adjust(m_sample + m_gap, 0, 0, 0);
    } else if (!entry.leader.isNull()) {
        QPen pen = seriesLook(entry.series, look).pen;
        pen.setStyle(Qt::SolidLine);
        pen.setWidthF(look.line(1));
        painter.setPen(pen);
        painter.drawLine(entry.leader);
    }
    painter.setPen(look.theme.text);
    if (look.hasFront && m_place == Place::AtEnds)
        painter.setPen(entry.series > 0 ? look.theme.mutedText : look.theme.accent);
    if (look.page && m_place == Place::Direct)
        painter.setPen(mixed(seriesColour(entry.series, look), look.theme.text, 0.25));
    const bool isBelow = m_isBelow && !entry.value.isEmpty();
    place.setHeight(place.height() /
                    double(std::max<qsizetype>(1, entry.shown.size() + (isBelow ? 1 : 0))));
    if (!entry.value.isEmpty())
        painter.drawText(
            isBelow ? place.translated(0, place.height() * double(entry.shown.size())) : place,
            Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, entry.value);
    for (const QString& line : entry.shown) {
        // Letters of other fonts may be taller.
        painter.drawText(place,
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                         inOrder(line, entry.entry.ending));
        place.translate(0, place.height());
    }
}

}  // namespace ui
