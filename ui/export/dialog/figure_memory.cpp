// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/figure_memory.h"

#include "ui/export/figure/figure_setting_table.h"

#include <QDir>
#include <QFontDatabase>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

#include <array>
#include <utility>

namespace ui {

namespace {

constexpr std::array<std::pair<ExportChoices::Title, const char*>, 3> titles{
    {{ExportChoices::Title::None, "none"},
     {ExportChoices::Title::Figures, "figure"},
     {ExportChoices::Title::Own, "own"}}};

QString groupOf(const QString& kind)
{
    return QStringLiteral("figures/") + (kind.isEmpty() ? QStringLiteral("chart") : kind);
}

QString textOf(const core::FigureValue& value)
{
    if (const auto* isOn = std::get_if<bool>(&value))
        return QVariant(*isOn).toString();
    if (const auto* number = std::get_if<double>(&value))
        return QString::number(*number, 'g', QLocale::FloatingPointShortest);
    if (const auto* whole = std::get_if<int>(&value))
        return QString::number(*whole);
    return QString::fromStdString(std::get<std::string>(value));
}

/// A value of the same type as `usual`; nothing if it is none that is allowed.
std::optional<core::FigureValue> valueIn(const QString& text, const core::FigureValue& usual,
                                         const core::FigureLimits& limits)
{
    const auto within = [&](auto number, bool isNumber) {
        return isNumber && limits.allow(number) ? std::optional<core::FigureValue>(number)
                                                : std::nullopt;
    };
    bool isNumber = false;
    if (std::holds_alternative<double>(usual)) {
        const double number = text.toDouble(&isNumber);
        return within(number, isNumber);
    }
    if (std::holds_alternative<int>(usual)) {
        const int number = text.toInt(&isNumber);
        return within(number, isNumber);
    }
    const bool isTrue = text == QLatin1String("true");
    if (std::holds_alternative<bool>(usual))
        return isTrue || text == QLatin1String("false") ? std::optional<core::FigureValue>(isTrue)
                                                        : std::nullopt;
    return text.toStdString();
}

void read(const QSettings& settings, ExportChoices& choices)
{
    const auto text = [&](const char* key) {
        return settings.value(QLatin1String(key)).toString();
    };
    for (const FigureSetting& setting : figureSettingTable())
        if (setting.key && settings.contains(QLatin1String(setting.key)))
            if (const auto value =
                    valueIn(text(setting.key), setting.value(choices.settings), setting.limits))
                setting.put(choices.settings, *value);
    choices.keepsProportions = text("keepsProportions") == QLatin1String("true");
    for (const auto& [title, word] : titles)
        if (text("title") == QLatin1String(word))
            choices.title = title;
    choices.ownTitle = text("ownTitle");
}

void write(QSettings& settings, const ExportChoices& choices)
{
    const auto put = [&](const char* key, const QString& text) {
        settings.setValue(QLatin1String(key), text);
    };
    for (const FigureSetting& setting : figureSettingTable())
        if (setting.key)
            put(setting.key, textOf(setting.value(choices.settings)));
    put("keepsProportions", textOf(choices.keepsProportions));
    put("ownTitle", choices.ownTitle);
    for (const auto& [title, word] : titles)
        if (choices.title == title)
            put("title", QString::fromLatin1(word));
}

/// A journal column's width, and text the size of its captions.
ExportChoices firstChoices()
{
    ExportChoices choices;
    choices.settings.millimetres = {90, 60};
    choices.settings.style.textPoints = 7;
    choices.settings.dotsPerInch = 600;
    return choices;
}

ExportChoices readChoices(const QString& kind)
{
    QSettings settings;
    settings.beginGroup(groupOf(kind));
    ExportChoices choices = firstChoices();
    read(settings, choices);
    if (!QFontDatabase::hasFamily(choices.settings.style.family))
        choices.settings.style.family.clear();
    return choices;
}

}  // namespace

ExportChoices FigureMemory::choices(const QString& kind) const
{
    if (const auto known = m_choices.constFind(kind); known != m_choices.constEnd())
        return *known;
    return m_keeps == Keeps::OnDisk ? readChoices(kind) : firstChoices();
}

bool FigureMemory::knows(const QString& kind) const
{
    return m_choices.contains(kind) ||
           (m_keeps == Keeps::OnDisk &&
            QSettings().contains(groupOf(kind) + QStringLiteral("/width")));
}

void FigureMemory::remember(const QString& kind, const ExportChoices& choices)
{
    ExportChoices kept = choices;
    kept.settings.held = {};
    m_choices[kind] = kept;
    m_last = kept;
    if (m_keeps != Keeps::OnDisk)
        return;
    QSettings settings;
    settings.beginGroup(groupOf(kind));
    write(settings, choices);
}

ExportChoices FigureMemory::choicesAmongAll(const QString& kind) const
{
    if (!m_last || m_choices.contains(kind))
        return choices(kind);
    ExportChoices last = *m_last;
    last.settings.style.x.reset();
    last.settings.style.y.reset();
    if (last.title == ExportChoices::Title::Own)
        last.title = ExportChoices::Title::None;
    return last;
}

void FigureMemory::rememberNames(const QString& document, const std::vector<FigureName>& offered,
                                 const FigureWords& words)
{
    QHash<QString, QString>& names = m_names[document];
    for (const FigureName& each : offered)
        names.remove(each.name);
    for (const auto& [name, text] : words.renamed)
        names[name] = text;
}

FigureWords FigureMemory::names(const QString& document, const PaperFigure& figure) const
{
    const auto known = m_names.value(document);
    FigureWords words;
    for (const FigureName& each : figure.names)
        if (const QString text = known.value(each.name); !text.isEmpty())
            words.renamed.emplace_back(each.name, text);
    return words;
}

QString FigureMemory::folder() const
{
    QString folder = m_folder;
    if (folder.isEmpty() && m_keeps == Keeps::OnDisk)
        folder = QSettings().value(QStringLiteral("figures/folder")).toString();
    if (!folder.isEmpty() && QDir(folder).exists())
        return folder;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

void FigureMemory::rememberFolder(const QString& folder)
{
    m_folder = folder;
    if (m_keeps == Keeps::OnDisk)
        QSettings().setValue(QStringLiteral("figures/folder"), folder);
}

}  // namespace ui
