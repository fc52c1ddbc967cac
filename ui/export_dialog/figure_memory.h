#pragma once

#include "ui/export_dialog/export_choices.h"

#include <QHash>
#include <QString>

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

    /// Where the last file went; a folder that is there.
    QString folder() const;
    void rememberFolder(const QString& folder);

private:
    Keeps m_keeps;
    QHash<QString, ExportChoices> m_choices;
    QString m_folder;
};

}  // namespace ui
