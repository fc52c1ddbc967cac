// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/paper_figure.h"

#include "ui/charts/chart/figure_columns.h"
#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"

#include <utility>

namespace ui {

namespace {

/// Maps names that are not renamed to themselves, so that no other name matches a part of them.
FigureWords complete(FigureWords words, const std::vector<FigureName>& names)
{
    for (const FigureName& each : names)
        if (std::ranges::none_of(words.renamed,
                                 [&](const auto& renamed) { return renamed.first == each.name; }))
            words.renamed.emplace_back(each.name, each.name);
    return words;
}

/// The figure that shows the unsaid name, if the user renamed it.
PaperFigure called(PaperFigure figure, FigureWords& words)
{
    const auto unsaid = std::ranges::find_if(figure.names, &FigureName::isUnsaid);
    if (!figure.named || unsaid == figure.names.end())
        return figure;
    for (auto& [name, text] : words.renamed)
        if (name == unsaid->name) {
            name = toBeNamed;
            return *figure.named;
        }
    return figure;
}

FigureData worded(FigureData data, const FigureWords& words)
{
    FigureWords headings = words;
    headings.renamed.emplace_back(data.xTitle, words.xTitle);
    headings.renamed.emplace_back(data.yTitle, words.yTitle);
    std::erase_if(headings.renamed, [](const auto& renamed) { return renamed.second.isEmpty(); });
    for (auto& [name, text] : headings.renamed) {
        name = headingText(name);
        text = headingText(text);
    }
    const Renaming inHeadings(headings);
    for (core::Table::Column& column : data.table.columns)
        column.heading = inHeadings(QString::fromStdString(column.heading)).toStdString();
    const Renaming renaming(words);
    for (FigureLayer& layer : data.layers)
        layer.name = renaming(layer.name);
    data.xTitle = words.xTitle.isEmpty() ? renaming(data.xTitle) : words.xTitle;
    data.yTitle = words.yTitle.isEmpty() ? renaming(data.yTitle) : words.yTitle;
    data.words = words;
    return data;
}

}  // namespace

std::vector<FigureName> namesOf(const std::vector<LegendName>& series)
{
    std::vector<FigureName> names;
    int place = 0;
    for (const LegendName& each : series) {
        const QString name = each.name.chopped(each.ending.size());
        if (!name.isEmpty())
            names.push_back({name, place});
        ++place;
    }
    return names;
}

void addNames(std::vector<FigureName>& names, const std::vector<FigureName>& more)
{
    for (const FigureName& each : more)
        if (std::ranges::none_of(names,
                                 [&](const FigureName& known) { return known.name == each.name; }))
            names.push_back(each);
}

QString wordsProblem(const PaperFigure& figure, const FigureWords& words)
{
    QStringList names;
    for (const FigureName& each : figure.names) {
        const auto found = std::ranges::find_if(
            words.renamed, [&](const auto& renamed) { return renamed.first == each.name; });
        names << (found == words.renamed.end() ? each.name : found->second.trimmed());
    }
    for (const QString& name : names) {
        if (name.isEmpty())
            return Wording::tr("A name cannot be empty.");
        if (names.count(name) > 1)
            return Wording::tr("Two items would have the name “%1”. Choose different names.")
                .arg(name);
    }
    return {};
}

PaperFigure worded(PaperFigure figure, const FigureWords& chosen)
{
    if (chosen == FigureWords() || !figure.paint)
        return figure;
    FigureWords words = chosen;
    figure = called(std::move(figure), words);
    words = complete(std::move(words), figure.names);
    if (!figure.hasLimits)  // no axes, or those of several panels
        words.xTitle = words.yTitle = QString();
    for (PaperFigure& panel : figure.panels)
        panel = worded(std::move(panel), words);
    const Renaming renaming(words);
    for (QString* text : {&figure.title, &figure.description, &figure.caption, &figure.methods,
                          &figure.guides, &figure.marks})
        *text = renaming(*text);
    if (!words.xTitle.isEmpty())
        figure.description = joinedSentences(
            {figure.description, Wording::tr("Horizontal axis: %1.").arg(words.xTitle)});
    if (!words.yTitle.isEmpty())
        figure.description = joinedSentences(
            {figure.description, Wording::tr("Vertical axis: %1.").arg(words.yTitle)});
    figure.paint = [paint = figure.paint, words](QPaintDevice& device, QSizeF points,
                                                 FigureStyle style) {
        style.words = words;
        paint(device, points, style);
    };
    if (figure.data)
        figure.data = [data = figure.data, words] { return worded(data(), words); };
    return figure;
}

PaperFigure withEnglishData(const std::function<PaperFigure()>& make)
{
    PaperFigure figure = make();
    if (otherLanguage().isEmpty() || !figure.data)
        return figure;
    const InEnglish english;
    figure.data = [data = make().data] {
        const InEnglish whileReading;
        return data();
    };
    return figure;
}

}  // namespace ui
