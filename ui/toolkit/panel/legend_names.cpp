// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/legend_names.h"

#include "ui/toolkit/panel/elision.h"

#include <QSet>

#include <algorithm>

namespace ui {

namespace {

constexpr int mostLegendLines = 3;
constexpr qsizetype leastCut = 4;  ///< letters kept in a cut name, including the ellipsis
constexpr QChar omission(0x2026);

bool endsPart(QChar letter)
{
    return letter.isSpace() || QStringLiteral("-_/.:,+，：、").contains(letter);
}

/// The words, each with the separators after it.
QStringList partsOf(const QString& text)
{
    QStringList parts;
    qsizetype start = 0;
    for (qsizetype at = 0; at < text.size(); ++at)
        if (endsPart(text[at]) && (at + 1 == text.size() || !endsPart(text[at + 1]))) {
            parts += text.mid(start, at + 1 - start);
            start = at + 1;
        }
    if (start < text.size())
        parts += text.mid(start);
    return parts;
}

QString bodyOf(const LegendName& name)
{
    return name.name.chopped(name.ending.size());
}

/// In a few lines, broken between words, with the ending in full. None if it does not fit.
std::optional<QStringList> wrapped(const QString& body, const QString& ending,
                                   const QFontMetricsF& metrics, double width)
{
    const auto fits = [&](const QString& line) {
        return metrics.horizontalAdvance(line.trimmed()) <= width;
    };
    QStringList lines{QString()};
    for (const QString& part : partsOf(body)) {
        if (!fits(lines.last() + part))
            lines += QString();
        lines.last() += part;
    }
    if (fits(lines.last() + ending))
        lines.last() += ending;
    else
        lines += withoutSeparator(ending);
    lines.removeAll(QString());
    for (QString& line : lines)
        line = line.trimmed();
    if (lines.size() > mostLegendLines || !std::all_of(lines.begin(), lines.end(), fits))
        return std::nullopt;
    return lines;
}

/// The number of leading parts common to all names; at least one part of each remains.
qsizetype commonParts(const std::vector<QStringList>& names)
{
    qsizetype count = 0;
    for (;; ++count)
        for (const QStringList& name : names)
            if (count + 1 >= name.size() || name[count] != names.front()[count])
                return count;
}

QStringList differingBodies(const std::vector<LegendName>& names)
{
    std::vector<QStringList> parts;
    for (const LegendName& name : names)
        parts.push_back(partsOf(bodyOf(name)));
    const qsizetype begin = names.size() > 1 ? commonParts(parts) : 0;
    for (QStringList& name : parts) {
        name = name.mid(begin);
        std::reverse(name.begin(), name.end());
    }
    const qsizetype end = names.size() > 1 ? commonParts(parts) : 0;
    QStringList bodies;
    for (QStringList& name : parts) {
        name = name.mid(end);
        std::reverse(name.begin(), name.end());
        bodies += (begin > 0 ? QString(omission) : QString()) + name.join(QString()).trimmed() +
                  (end > 0 ? QString(omission) : QString());
    }
    return bodies;
}

/// The longest beginning shared with another name.
qsizetype commonBeginning(const QString& own, const QStringList& bodies)
{
    qsizetype common = 0;
    for (const QString& other : bodies)
        if (other != own) {
            const auto apart = std::mismatch(own.begin(), own.end(), other.begin(), other.end());
            common = std::max<qsizetype>(common, apart.first - own.begin());
        }
    return common;
}

/// How to cut a name before the part that differs.
struct DifferenceCut {
    qsizetype head;  ///< letters kept at the start
    bool wholePart;  ///< keep the first differing word from its start
};

QString cutToDifference(qsizetype index, const DifferenceCut& cut, const QStringList& bodies,
                        const QFontMetricsF& metrics, double width)
{
    const QString& own = bodies[index];
    qsizetype from = commonBeginning(own, bodies) - 1;
    while (cut.wholePart && from > 0 && !endsPart(own[from - 1]))
        --from;
    return metrics.elidedText(from <= cut.head ? own
                                               : own.left(cut.head) + omission + own.mid(from),
                              Qt::ElideRight, width);
}

QStringList elidedEach(const QStringList& bodies, Qt::TextElideMode mode,
                       const QFontMetricsF& metrics, const std::vector<double>& rooms)
{
    QStringList shown;
    for (qsizetype i = 0; i < bodies.size(); ++i)
        shown << metrics.elidedText(bodies[i], mode,
                                    std::max(0.0, rooms[static_cast<std::size_t>(i)]));
    return shown;
}

bool isTold(const QStringList& shown, const QStringList& bodies)
{
    const auto isLegible = [&](qsizetype i) {
        return shown[i] == bodies[i] || shown[i].size() >= std::min(leastCut, bodies[i].size());
    };
    for (qsizetype i = 0; i < shown.size(); ++i)
        if (!isLegible(i))
            return false;
    return QSet<QString>(shown.begin(), shown.end()).size() ==
           QSet<QString>(bodies.begin(), bodies.end()).size();
}

/// Cuts at the end, or before the differing part if the result would be ambiguous. None if it still
/// is.
std::optional<QStringList> cutEachItsWay(const QStringList& bodies, const QFontMetricsF& metrics,
                                         const std::vector<double>& rooms)
{
    const QStringList ends = elidedEach(bodies, Qt::ElideRight, metrics, rooms);
    for (const DifferenceCut cut : {DifferenceCut{3, true}, DifferenceCut{0, true},
                                    DifferenceCut{3, false}, DifferenceCut{0, false}}) {
        QStringList shown = ends;
        for (qsizetype i = 0; i < bodies.size(); ++i)
            if (ends[i] != bodies[i] && ends.count(ends[i]) > bodies.count(bodies[i]))
                shown[i] = cutToDifference(i, cut, bodies, metrics,
                                           std::max(0.0, rooms[static_cast<std::size_t>(i)]));
        if (isTold(shown, bodies))
            return shown;
    }
    return std::nullopt;
}

/// Cuts each name to its width. None if two different names would become the same.
std::optional<QStringList> cutBodies(const QStringList& bodies, const QFontMetricsF& metrics,
                                     const std::vector<double>& rooms)
{
    if (auto shown = cutEachItsWay(bodies, metrics, rooms))
        return shown;
    for (const auto mode : {Qt::ElideMiddle, Qt::ElideLeft}) {
        QStringList shown = elidedEach(bodies, mode, metrics, rooms);
        if (isTold(shown, bodies))
            return shown;
    }
    return std::nullopt;
}

/// Two full words on two lines, instead of cutting the second.
std::optional<QStringList> wordsBelow(const QString& name, const QFontMetricsF& metrics,
                                      double width)
{
    const QStringList words = name.split(QLatin1Char(' '));
    const auto fits = [&](const QString& word) { return metrics.horizontalAdvance(word) <= width; };
    return words.size() == 2 && fits(words[0]) && fits(words[1]) ? std::optional(words)
                                                                 : std::nullopt;
}

/// In one line with their endings, otherwise with the endings below.
std::optional<std::vector<QStringList>> cutNames(const std::vector<LegendName>& names,
                                                 const QFontMetricsF& metrics, double width)
{
    const QStringList bodies = differingBodies(names);
    for (const bool isBelow : {false, true}) {
        std::vector<double> rooms;
        for (const LegendName& name : names)
            rooms.push_back(width - (isBelow ? 0 : metrics.horizontalAdvance(name.ending)));
        const bool hasEndings = std::ranges::all_of(rooms, [](double room) { return room >= 0; });
        const auto cut = hasEndings ? cutBodies(bodies, metrics, rooms) : std::nullopt;
        if (!cut)
            continue;
        std::vector<QStringList> shown;
        for (std::size_t i = 0; i < names.size(); ++i) {
            const QString& body = (*cut)[static_cast<qsizetype>(i)];
            const QString ending = withoutSeparator(names[i].ending);
            if (isBelow && metrics.horizontalAdvance(ending) > width)
                return std::nullopt;
            const auto words =
                body.endsWith(omission) ? wordsBelow(names[i].name, metrics, width) : std::nullopt;
            if (words)
                shown.push_back(*words);
            else
                shown.push_back(isBelow && !ending.isEmpty() ? QStringList{body, ending}
                                                             : QStringList{body + names[i].ending});
        }
        return shown;
    }
    return std::nullopt;
}

}  // namespace

QString withoutSeparator(const QString& ending)
{
    const auto isText = [](QChar letter) { return !endsPart(letter); };
    return ending.mid(std::find_if(ending.begin(), ending.end(), isText) - ending.begin());
}

std::optional<std::vector<QStringList>> shownNames(const std::vector<LegendName>& names,
                                                   const QFontMetricsF& metrics, double width,
                                                   NameLength nameLength)
{
    if (nameLength == NameLength::Cut)
        return cutNames(names, metrics, width);
    const QStringList bodies =
        nameLength == NameLength::Differing ? differingBodies(names) : QStringList();
    std::vector<QStringList> shown;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const LegendName& name = names[i];
        std::optional<QStringList> lines;
        if (nameLength != NameLength::Whole)
            lines = wrapped(bodies.isEmpty() ? bodyOf(name) : bodies[static_cast<qsizetype>(i)],
                            name.ending, metrics, width);
        else if (metrics.horizontalAdvance(name.name) <= width)
            lines = QStringList{name.name};
        if (!lines)
            return std::nullopt;
        shown.push_back(std::move(*lines));
    }
    return shown;
}

QStringList cutInLine(const std::vector<LegendName>& names, const QFontMetricsF& metrics,
                      std::vector<double> rooms)
{
    QStringList bodies;
    for (std::size_t i = 0; i < names.size(); ++i) {
        bodies << bodyOf(names[i]);
        rooms[i] -= metrics.horizontalAdvance(names[i].ending);
    }
    QStringList shown = elidedEach(bodies, elision, metrics, rooms);
    if (!isTold(shown, bodies))
        shown = cutBodies(bodies, metrics, rooms).value_or(shown);
    for (std::size_t i = 0; i < names.size(); ++i)
        shown[static_cast<qsizetype>(i)] += names[i].ending;
    return shown;
}

}  // namespace ui
