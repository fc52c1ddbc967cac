// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/dialog/export_choices.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// Remembers the last choices for each kind of figure, and the last folder. Axis limits belong to
/// the data and are forgotten when the program ends. Rows of the data are asked for each time.
class FigureMemory {
public:
    enum class Keeps {
        WhileRunning,
        OnDisk,  ///< also in the program's settings
    };
    explicit FigureMemory(Keeps keeps)
        : m_keeps(keeps)
    {}

    /// Invalid stored values are ignored. A kind that was never exported gets the width of a
    /// journal's column.
    ExportChoices choices(const QString& kind) const;
    /// Whether choices for that kind are stored.
    bool knows(const QString& kind) const;
    void remember(const QString& kind, const ExportChoices& choices);
    /// The choices for one of all figures: those made for its kind since the program started,
    /// otherwise the last ones for any kind, except those specific to one figure.
    ExportChoices choicesAmongAll(const QString& kind) const;

    /// Remembers renamed labels of a document while the program runs.
    /// @param offered all labels that could be renamed; an unchanged one gets its own name back
    void rememberNames(const QString& document, const std::vector<FigureName>& offered,
                       const FigureWords& words);
    /// The remembered labels that the figure has.
    FigureWords names(const QString& document, const PaperFigure& figure) const;

    /// The folder of the last file, if it still exists.
    QString folder() const;
    void rememberFolder(const QString& folder);

private:
    Keeps m_keeps;
    QHash<QString, ExportChoices> m_choices;
    std::optional<ExportChoices> m_last;
    QHash<QString, QHash<QString, QString>> m_names;  ///< by document
    QString m_folder;
};

}  // namespace ui
