// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/reader_chart.h"

#include "core/rankings/reader_models/reader_models.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/ranking/chart/cutoff_chart.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/definition_sentences.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/step_facts.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace ui {

namespace {

std::vector<core::ReaderModel> modelsOf(const RankingDocument& document)
{
    core::Settings settings = document.session().settings;
    settings.topGrade = settings.topGrade.value_or(document.topGrade());
    return core::readerModels(document.ranking(), settings, document.session().cutoff);
}

QString viewsText(const core::ReaderModel& model, const QLocale& locale)
{
    constexpr int digits = 2;
    return decimalText(model.expectedViews, digits, locale);
}

Series seriesOf(const core::ReaderModel& model, std::size_t depth, const NumberFormat& format)
{
    Series series;
    //: A measure, and how many documents its reader is expected to view
    series.name = Wording::tr("%1: views %2")
                      .arg(shortName(model.definition), viewsText(model, format.locale));
    for (std::size_t rank = 1; rank <= std::min(depth, model.continuation.size()); ++rank) {
        series.x.push_back(static_cast<double>(rank));
        series.y.push_back(model.continuation[rank - 1]);
    }
    return series;
}

QString viewsSentence(const std::vector<core::ReaderModel>& models, const QLocale& locale)
{
    QStringList parts;
    for (const core::ReaderModel& model : models)
        parts << Wording::tr("%1: %2").arg(shortName(model.definition), viewsText(model, locale));
    return Wording::tr("Expected number of documents viewed: %1.").arg(listText(parts));
}

}  // namespace

Readers readersOf(const RankingDocument& document, const NumberFormat& format)
{
    Readers readers;
    Chart& chart = readers.chart;
    const std::size_t depth = helpfulDepth(document);
    if (!document.ranking().ranked().empty())
        readers.models = modelsOf(document);
    for (const core::ReaderModel& model : readers.models)
        chart.series.push_back(seriesOf(model, depth, format));
    chart.axes.xTitle = Wording::tr("rank");
    chart.axes.yTitle = Wording::tr("probability of continuing");
    chart.axes.yRange = ChartRange{0, 1};
    chart.axes.isXIntegral = true;
    chart.axes.format = format;
    return readers;
}

QString readerSentence(const Readers& readers, const QLocale& locale)
{
    if (readers.models.empty())
        return {};
    return joinedSentences({Wording::tr("Each line shows the reader that a measure assumes: how "
                                        "likely they are to continue from each rank to the next."),
                            viewsSentence(readers.models, locale)});
}

PaperFigure readerFigure(const RankingDocument& document, const NumberFormat& format)
{
    const Readers readers = readersOf(document, format);
    const Chart& chart = readers.chart;
    PaperFigure figure = paperFigure(chart);
    figure.kind = QStringLiteral("readers");
    figure.title = Wording::tr("Readers of the list");
    if (!figure.paint)
        return figure;
    const std::vector<core::ReaderModel>& models = readers.models;
    figure.caption = Wording::tr(
        "Each measure as a reader who views the list from the top: the probability of continuing "
        "from each rank to the next one, and the expected number of documents viewed.");
    std::vector<core::MeasureSpec> definitions;
    for (const core::ReaderModel& model : models)
        definitions.push_back(model.definition);
    figure.methods = joinedSentences({viewsSentence(models, QLocale::c()),
                                      conventionSentences(definitions, document.topGrade()),
                                      listCaption(document)});
    figure.data = [chart] { return figureData(chart); };
    return figure;
}

}  // namespace ui
