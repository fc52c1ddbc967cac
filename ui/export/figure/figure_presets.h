// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/figure_preset.h"
#include "ui/export/figure/figure_settings.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// The built-in presets for figures, and a person's own in an editable file. The person's preset
/// replaces a built-in one of the same name.
class FigurePresets {
public:
    /// figure-presets.json among the program's settings.
    static QString ownFile();

    /// @param ownFile may be missing
    explicit FigurePresets(const QString& ownFile = FigurePresets::ownFile());

    /// Built-in presets first, then the person's.
    const std::vector<core::FigurePreset>& all() const { return m_all; }
    bool isOwn(const QString& name) const;
    /// Why the person's file was not read: name, line and reason; empty: it was read.
    const QString& problem() const { return m_problem; }

    /// Adds or replaces a preset of the person and writes the file, all or nothing. A file that
    /// could not be read is not overwritten.
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

/// The settings after applying the preset.
FigureSettings withPreset(FigureSettings settings, const core::FigurePreset& preset);
/// Whether the settings match the preset.
bool fits(const FigureSettings& settings, const core::FigurePreset& preset);
/// Size and text of the settings, as a preset with that name.
core::FigurePreset presetOf(const FigureSettings& settings, const QString& name);

}  // namespace ui
