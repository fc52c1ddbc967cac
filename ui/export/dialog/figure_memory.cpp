// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/figure_memory.h"

#include "core/documents/sessions/figure_limits.h"

#include <QDir>
#include <QFontDatabase>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

#include <array>
#include <utility>

namespace ui {

namespace {

constexpr std::array<std::pair<FigureFormat, const char*>, 5> formatNames{
    {{FigureFormat::Pdf, "pdf"},
     {FigureFormat::Svg, "svg"},
     {FigureFormat::Png, "png"},
     {FigureFormat::Tiff, "tiff"},
     {FigureFormat::Eps, "eps"}}};
constexpr std::array<std::pair<LengthUnit, const char*>, 4> units{{{LengthUnit::Millimetre, "mm"},
                                                                   {LengthUnit::Centimetre, "cm"},
                                                                   {LengthUnit::Inch, "in"},
                                                                   {LengthUnit::Point, "pt"}}};
constexpr std::array<std::pair<FigureStyle::Legend, const char*>, 6> legends{
    {{FigureStyle::Legend::Automatic, "automatic"},
     {FigureStyle::Legend::Inside, "inside"},
     {FigureStyle::Legend::Above, "above"},
     {FigureStyle::Legend::Beside, "beside"},
     {FigureStyle::Legend::Direct, "direct"},
     {FigureStyle::Legend::None, "none"}}};
constexpr std::array<std::pair<ExportChoices::Title, const char*>, 3> titles{
    {{ExportChoices::Title::None, "none"},
     {ExportChoices::Title::Figures, "figure"},
     {ExportChoices::Title::Own, "own"}}};

QString groupOf(const QString& kind)
{
    return QStringLiteral("figures/") + (kind.isEmpty() ? QStringLiteral("chart") : kind);
}

/// Reads and writes a kind's fields under the same names.
class Reading {
public:
    explicit Reading(const QSettings& settings)
        : m_settings(settings)
    {}

    void field(const char* key, bool& value) const
    {
        const QString found = text(key);
        if (found == QLatin1String("true") || found == QLatin1String("false"))
            value = found == QLatin1String("true");
    }
    void field(const char* key, double& value, double least, double most) const
    {
        bool isNumber = false;
        const double found = text(key).toDouble(&isNumber);
        if (isNumber && found >= least && found <= most)
            value = found;
    }
    void field(const char* key, int& value, int least, int most) const
    {
        bool isNumber = false;
        const int found = text(key).toInt(&isNumber);
        if (isNumber && found >= least && found <= most)
            value = found;
    }
    void field(const char* key, QString& value) const
    {
        if (m_settings.contains(QLatin1String(key)))
            value = text(key);
    }
    template <class Words, class Value>
    void word(const char* key, Value& value, const Words& words) const
    {
        const QString found = text(key);
        for (const auto& [meaning, written] : words)
            if (found == QLatin1String(written))
                value = meaning;
    }

private:
    QString text(const char* key) const { return m_settings.value(QLatin1String(key)).toString(); }

    const QSettings& m_settings;
};

class Writing {
public:
    explicit Writing(QSettings& settings)
        : m_settings(settings)
    {}

    void field(const char* key, bool value) { set(key, QVariant(value).toString()); }
    void field(const char* key, double value, double, double)
    {
        set(key, QString::number(value, 'g', QLocale::FloatingPointShortest));
    }
    void field(const char* key, int value, int, int) { set(key, QString::number(value)); }
    void field(const char* key, const QString& value) { set(key, value); }
    template <class Words, class Value>
    void word(const char* key, const Value& value, const Words& words)
    {
        for (const auto& [meaning, written] : words)
            if (value == meaning)
                set(key, QString::fromLatin1(written));
    }

private:
    void set(const char* key, const QString& value)
    {
        m_settings.setValue(QLatin1String(key), value);
    }

    QSettings& m_settings;
};

/// Visits every stored field with its name and valid range.
void walk(auto& choices, double& width, double& height, auto&& way)
{
    auto& settings = choices.settings;
    way.word("format", settings.format, formatNames);
    way.field("width", width, core::leastFigureMillimetres, core::mostFigureMillimetres);
    way.field("height", height, core::leastFigureMillimetres, core::mostFigureMillimetres);
    way.word("unit", settings.unit, units);
    way.field("keepsProportions", choices.keepsProportions);
    way.field("dotsPerInch", settings.dotsPerInch, core::leastDotsPerInch, core::mostDotsPerInch);
    way.field("family", settings.style.family);
    way.field("textPoints", settings.style.textPoints, core::leastFigurePoints,
              core::mostFigurePoints);
    way.field("textAsOutlines", settings.hasTextAsOutlines);
    way.field("lineWidth", settings.style.lineWidthFactor, core::leastFigureLineWidth,
              core::mostFigureLineWidth);
    way.word("palette", settings.style.palette, figurePalettes);
    way.word("legend", settings.style.legend, legends);
    way.word("title", choices.title, titles);
    way.field("ownTitle", choices.ownTitle);
    way.field("transparent", settings.style.isTransparent);
    way.field("marks", settings.style.hasMarks);
    way.field("guides", settings.style.hasGuides);
    way.field("grid", settings.style.hasGrid);
    way.field("square", settings.style.isSquare);
    way.field("clinical", settings.style.hasClinicalNames);
    way.field("data", settings.writesData);
    way.field("caption", settings.writesCaption);
    way.field("description", settings.writesDescription);
    way.field("pgfplots", settings.writesPgfplots);
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
    double width = choices.settings.millimetres.width();
    double height = choices.settings.millimetres.height();
    walk(choices, width, height, Reading(settings));
    choices.settings.millimetres = {width, height};
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
    double width = choices.settings.millimetres.width();
    double height = choices.settings.millimetres.height();
    walk(choices, width, height, Writing(settings));
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
