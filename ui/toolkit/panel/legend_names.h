// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// A legend entry.
struct LegendName {
    QString name;
    QString ending = {};  ///< the end of the name, never cut, such as ", AUC 0.9217"
};

/// An ending without a name before it: "AUC 0.9217".
QString withoutSeparator(const QString& ending);

/// How much of the names is shown, from most to least.
enum class NameLength {
    Whole,      ///< one line each
    Wrapped,    ///< whole, in several lines
    Differing,  ///< in several lines, without the words that all begin or end with
    Cut,        ///< as much as fits, all different
};
inline constexpr NameLength nameLengths[]{NameLength::Whole, NameLength::Wrapped,
                                          NameLength::Differing, NameLength::Cut};

/// The lines of each name, none wider than `width`. Different names stay different, and no ending
/// is cut.
/// @return none if `width` is too narrow for that
std::optional<std::vector<QStringList>> shownNames(const std::vector<LegendName>& names,
                                                   const QFontMetricsF& metrics, double width,
                                                   NameLength nameLength);

/// Names in one line, each within its width: cut in the middle or, where that would make two names
/// the same, before the part that differs. No ending is cut.
/// @param rooms widths, one per name
QStringList cutInLine(const std::vector<LegendName>& names, const QFontMetricsF& metrics,
                      std::vector<double> rooms);

}  // namespace ui
