// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// What a legend says of one thing.
struct LegendName {
    QString name;
    QString ending = {};  ///< the name's own end that is never cut, such as ", AUC 0.9217"
};

/// An ending as it stands where no name is before it: "AUC 0.9217".
QString withoutSeparator(const QString& ending);

/// How much of names is shown, from the most to the least.
enum class NameLength {
    Whole,      ///< each in a line
    Wrapped,    ///< whole, in several lines
    Differing,  ///< without the words that all begin or end with, in several lines
    Cut,        ///< as much as there is room for, no two alike
};
inline constexpr NameLength nameLengths[]{NameLength::Whole, NameLength::Wrapped,
                                          NameLength::Differing, NameLength::Cut};

/// The lines of each name, none wider than `width`. Names that differ are shown differently, and
/// no ending is cut.
/// @return none where `width` is too narrow for that
std::optional<std::vector<QStringList>> shownNames(const std::vector<LegendName>& names,
                                                   const QFontMetricsF& metrics, double width,
                                                   NameLength nameLength);

/// Names in one line, each as wide as its room at most: cut in their middle, or, where two that
/// differ would look alike so, before what tells them apart. No ending is cut.
/// @param rooms as many as names
QStringList cutInLine(const std::vector<LegendName>& names, const QFontMetricsF& metrics,
                      std::vector<double> rooms);

}  // namespace ui
