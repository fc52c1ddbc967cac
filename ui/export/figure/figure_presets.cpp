// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/figure_presets.h"

#include "ui/export/figure/figure_setting_table.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/wording.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

const std::vector<core::FigureField>& presetFields()
{
    static const std::vector<core::FigureField> fields = [] {
        std::vector<core::FigureField> made;
        for (const FigureSetting& setting : figureSettingTable())
            if (setting.preset)
                made.push_back({setting.preset, setting.value({}), setting.limits});
        return made;
    }();
    return fields;
}

std::vector<core::FigurePreset> programsPresets()
{
    QFile file(QStringLiteral(":/figure-presets.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto presets = core::parseFigurePresets(file.readAll().toStdString(), "figure-presets.json",
                                            presetFields());
    return presets ? *std::move(presets) : std::vector<core::FigurePreset>();
}

auto named(auto& presets, const std::string& name)
{
    return std::ranges::find(presets, name, &core::FigurePreset::name);
}

}  // namespace

QString FigurePresets::ownFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("figure-presets.json"));
}

FigurePresets::FigurePresets(const QString& ownFile)
    : m_ownFile(ownFile)
    , m_program(programsPresets())
{
    QFile file(m_ownFile);
    if (file.exists()) {
        const std::string name = QDir::toNativeSeparators(m_ownFile).toStdString();
        if (!file.open(QIODevice::ReadOnly)) {
            m_problem =
                errorText({name, 0, core::ErrorCode::CannotOpen, file.errorString().toStdString()});
        } else if (auto own = core::parseFigurePresets(file.readAll().toStdString(), name,
                                                       presetFields())) {
            m_own = *std::move(own);
        } else {
            m_problem = errorText(own.error());
        }
    }
    join();
}

void FigurePresets::join()
{
    m_all = m_program;
    for (const core::FigurePreset& own : m_own) {
        const auto replaced = named(m_all, own.name);
        if (replaced == m_all.end())
            m_all.push_back(own);
        else
            *replaced = own;
    }
}

bool FigurePresets::isOwn(const QString& name) const
{
    return named(m_own, name.toStdString()) != m_own.end();
}

std::optional<QString> FigurePresets::save(const core::FigurePreset& preset)
{
    std::vector<core::FigurePreset> own = m_own;
    const auto replaced = named(own, preset.name);
    if (replaced == own.end())
        own.push_back(preset);
    else
        *replaced = preset;
    return write(std::move(own));
}

std::optional<QString> FigurePresets::remove(const QString& name)
{
    std::vector<core::FigurePreset> own = m_own;
    std::erase_if(own, [name = name.toStdString()](const core::FigurePreset& preset) {
        return preset.name == name;
    });
    return write(std::move(own));
}

std::optional<QString> FigurePresets::write(std::vector<core::FigurePreset> own)
{
    if (!m_problem.isEmpty())
        return Wording::tr("Your presets were not changed, because they can’t be read: %1")
            .arg(m_problem);
    QDir().mkpath(QFileInfo(m_ownFile).absolutePath());
    const QByteArray text = QByteArray::fromStdString(core::toJson(own, presetFields()));
    QSaveFile file(m_ownFile);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return Wording::tr("%1 could not be written: %2")
            .arg(QDir::toNativeSeparators(m_ownFile), file.errorString());
    m_own = std::move(own);
    join();
    return std::nullopt;
}

FigureSettings withPreset(FigureSettings settings, const core::FigurePreset& preset)
{
    settings.millimetres = {preset.width, preset.height};
    for (const FigureSetting& setting : figureSettingTable())
        if (setting.preset)
            if (const auto value = preset.values.find(setting.preset); value != preset.values.end())
                setting.put(settings, value->second);
    return settings;
}

bool fits(const FigureSettings& settings, const core::FigurePreset& preset)
{
    const FigureSettings requested = withPreset(settings, preset);
    constexpr double hair = 0.005;  // of a millimetre: rounding of sizes in inches
    const QSizeF apart = settings.millimetres - requested.millimetres;
    FigureSettings rest = settings;
    rest.millimetres = requested.millimetres;
    return std::abs(apart.width()) < hair && std::abs(apart.height()) < hair && rest == requested;
}

core::FigurePreset presetOf(const FigureSettings& settings, const QString& name)
{
    core::FigurePreset preset;
    preset.name = name.toStdString();
    preset.width = settings.millimetres.width();
    preset.height = settings.millimetres.height();
    for (const FigureSetting& setting : figureSettingTable())
        if (setting.preset && setting.key)
            preset.values[setting.preset] = setting.value(settings);
    if (settings.style.family.isEmpty())
        preset.values.erase("family");
    return preset;
}

}  // namespace ui
