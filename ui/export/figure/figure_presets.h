// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/figure_preset.h"
#include "ui/export/figure/figure_settings.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// The presets of figures that come with the program, and a person's own in a file that can be
/// edited. One of the person's takes the place of the program's of the same name.
class FigurePresets {
public:
    /// figure-presets.json among the program's settings.
    static QString ownFile();

    /// @param ownFile need not be there
    explicit FigurePresets(const QString& ownFile = FigurePresets::ownFile());

    /// The program's, then the person's.
    const std::vector<core::FigurePreset>& all() const { return m_all; }
    bool isOwn(const QString& name) const;
    /// Why the person's file was not read: its name, the line and the reason; empty: it was.
    const QString& problem() const { return m_problem; }

    /// Adds a preset to the person's own, or takes the place of the one of its name, and writes the
    /// file: all or nothing. A file that could not be read is not written over.
    /// @return why it was not written; none on success
    std::optional<QString> save(const core::FigurePreset& preset);
    std::optional<QString> remove(const QString& name);

private:
    std::optional<QString> write(std::vector<core::FigurePreset> own);
    void join();

    QString m_ownFile;
    QString m_problem;
    std::vector<core::FigurePreset> m_program;
    std::vector<core::FigurePreset> m_own;
    std::vector<core::FigurePreset> m_all;
};

/// The settings with what the preset asks for.
FigureSettings withPreset(FigureSettings settings, const core::FigurePreset& preset);
/// Whether the settings are as the preset asks.
bool fits(const FigureSettings& settings, const core::FigurePreset& preset);
/// Size and text of the settings under a name.
core::FigurePreset presetOf(const FigureSettings& settings, const QString& name);

}  // namespace ui
