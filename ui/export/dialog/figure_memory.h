// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/dialog/export_choices.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// What was chosen last for each kind of figure, and where files went. The limits of axes belong to
/// the data: they are known while the program runs, and no longer.
class FigureMemory {
public:
    enum class Keeps {
        WhileRunning,
        OnDisk,  ///< in the program's settings too
    };
    explicit FigureMemory(Keeps keeps)
        : m_keeps(keeps)
    {}

    /// Reading takes nothing on trust: what cannot be is as if it was not there. A kind that was
    /// never exported has the size of a journal's column.
    ExportChoices choices(const QString& kind) const;
    /// Something was chosen for that kind.
    bool knows(const QString& kind) const;
    void remember(const QString& kind, const ExportChoices& choices);
    /// For a figure among all: what was chosen for its kind since the program started, else what
    /// was chosen last for any kind, apart from what belongs to one figure.
    ExportChoices choicesAmongAll(const QString& kind) const;

    /// How a person called what a document shows, while the program runs.
    /// @param offered what could be called otherwise: what was not has its own name again
    void rememberNames(const QString& document, const std::vector<FigureName>& offered,
                       const FigureWords& words);
    /// Those that the figure has.
    FigureWords names(const QString& document, const PaperFigure& figure) const;

    /// Where the last file went; a folder that is there.
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
