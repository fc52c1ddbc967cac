// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/reading_text.h"

#include "core/classification/samples/score_doubt.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/quoted_text.h"

#include <algorithm>
#include <filesystem>
#include <span>

namespace ui {

namespace {

QString columnText(const core::TablePreview& table, std::size_t column)
{
    return quotedText(QString::fromStdString(core::columnName(table, column)));
}

/// The first percentage of a column; empty if there is none.
std::string percentIn(const core::TablePreview& table, std::size_t column)
{
    for (const auto& row : table.rows)
        if (column < row.size() && core::trimmed(row[column]).ends_with('%'))
            return std::string(core::trimmed(row[column]));
    return {};
}

QStringList remarksOnScores(const core::TablePreview& table, const core::TableReading& reading,
                            const core::SampleTable& samples, std::size_t model)
{
    QStringList remarks;
    const std::size_t column = reading.scoreColumns[model];
    const QString score = columnText(table, column);
    if (const std::string percent = percentIn(table, column); !percent.empty())
        remarks << Wording::tr("%1 contains percentages: %2 is read as %3.")
                       .arg(score, QString::fromStdString(percent),
                            QString::fromStdString(core::shortestText(
                                core::numberInCell(percent, reading.decimalComma).value_or(0))));
    const core::ScoreDoubt doubt = core::doubtOf(samples.samples, model);
    if (doubt.areClasses)
        remarks << Wording::tr("%1 has only two values. These are predictions, not scores, so the "
                               "ROC curve has only one point.")
                       .arg(score);
    if (doubt.divideLabels)
        remarks << Wording::tr("A threshold on %1 separates the labels perfectly. Check that %2 "
                               "contains the true labels, not the model’s predictions.")
                       .arg(score, columnText(table, *reading.labelColumn));
    return remarks;
}

}  // namespace

QStringList leftOutRemarks(std::size_t withoutWeight, std::size_t ofUnknownLabel,
                           const std::vector<std::string>& unknownLabels)
{
    QStringList remarks;
    if (withoutWeight > 0)
        remarks << Wording::tr("%n rows with weight 0 were skipped.", nullptr,
                               static_cast<int>(withoutWeight));
    if (unknownLabels.empty())
        return remarks;
    QStringList labels;
    for (const std::string& label : unknownLabels)
        labels << quotedText(QString::fromStdString(label));
    remarks << Wording::tr("%n rows labelled %1 were skipped.", nullptr,
                           static_cast<int>(ofUnknownLabel))
                   .arg(listText(labels));
    return remarks;
}

QStringList readingRemarks(const core::TablePreview& table, const core::TableReading& reading,
                           const core::SampleTable& samples)
{
    QStringList remarks =
        leftOutRemarks(samples.withoutWeight, samples.ofUnknownLabel, reading.unknownLabels);
    if (reading.scoreColumns.size() > 1 && !samples.leftOut.withoutScore.empty())
        remarks << missingScoresSentence(samples.leftOut.withoutScore)
                << commonRowsSentence(samples.samples.size());
    if (reading.confidenceOf)
        remarks << Wording::tr("%1 is the model’s confidence in the class in %2. Where that class "
                               "is not %3, 1 − score is used.")
                       .arg(columnText(table, reading.scoreColumns.front()),
                            columnText(table, *reading.confidenceOf),
                            QString::fromStdString(samples.samples.classes[1]));
    for (std::size_t model = 0; model < reading.scoreColumns.size(); ++model)
        remarks << remarksOnScores(table, reading, samples, model);
    return remarks;
}

QString readingSentence(const core::TablePreview& table, const core::TableReading& reading,
                        const core::Samples& samples, std::uint8_t positive)
{
    const auto name = [&table](std::size_t column) {
        return QString::fromStdString(core::columnName(table, column));
    };
    QStringList scores;
    for (const std::size_t column : reading.scoreColumns)
        scores << quotedText(name(column));
    QStringList parts{
        Wording::tr("label “%1” (positive = %2)")
            .arg(name(*reading.labelColumn), QString::fromStdString(samples.classes[positive])),
        Wording::tr("score %1").arg(listText(scores))};
    if (reading.weightColumn)
        parts << Wording::tr("weight “%1”").arg(name(*reading.weightColumn));
    if (reading.groupColumn)
        parts << Wording::tr("group “%1”").arg(name(*reading.groupColumn));
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].role == core::ColumnRole::Predicted && i != reading.labelColumn)
            parts << Wording::tr("predicted class “%1”").arg(name(i));
    const QString read = Wording::tr("Columns used: %1.").arg(listText(parts));
    const auto unused = core::unusedNumbers(table, reading);
    if (unused.empty())
        return read;
    constexpr std::size_t mostNames = 5;
    QStringList names;
    for (const std::size_t column : std::span(unused).first(std::min(unused.size(), mostNames)))
        names << quotedText(name(column));
    const int further = static_cast<int>(unused.size()) - static_cast<int>(names.size());
    if (further > 0)
        names << Wording::tr("%n more", nullptr, further);
    return joinedSentences({read, Wording::tr("%n numeric columns were ignored: %1.", nullptr,
                                              static_cast<int>(unused.size()))
                                      .arg(listText(names))});
}

QString commonRowsSentence(std::size_t rows)
{
    return Wording::tr("Only the %n rows with a score of every model are used.", nullptr,
                       static_cast<int>(rows));
}

QString missingScoresSentence(const std::vector<core::MissingScores>& missing)
{
    if (missing.empty())
        return {};
    QStringList models;
    for (const core::MissingScores& model : missing)
        models << Wording::tr("%1 for %2", "a number of rows and a column")
                      .arg(QString::number(model.rows),
                           quotedText(QString::fromStdString(model.column)));
    return Wording::tr("Rows without a score: %1.").arg(listText(models));
}

QString classReadingSentence(const core::TablePreview& table, const core::ClassReading& reading)
{
    const auto name = [&table](std::size_t column) {
        return QString::fromStdString(core::columnName(table, column));
    };
    QStringList classes;
    QStringList scores;
    for (const core::ClassColumn& each : reading.scoreColumns) {
        classes << quotedText(QString::fromStdString(each.name));
        scores << quotedText(name(each.column));
    }
    QStringList parts{Wording::tr("label “%1”").arg(name(*reading.labelColumn))};
    if (!classes.isEmpty())
        parts
            << Wording::tr("scores for classes %1 in %2").arg(listText(classes), listText(scores));
    if (reading.predictedColumn)
        parts << Wording::tr("predictions “%1”").arg(name(*reading.predictedColumn));
    if (reading.weightColumn)
        parts << Wording::tr("weight “%1”").arg(name(*reading.weightColumn));
    return Wording::tr("Columns used: %1.").arg(listText(parts));
}

namespace {

QString columnReadText(const core::ColumnRead& column)
{
    const QString heading = quotedText(QString::fromStdString(column.heading));
    switch (column.meaning) {
    case core::ColumnMeaning::Document:
        return Wording::tr("document %1").arg(heading);
    case core::ColumnMeaning::Grade:
        return Wording::tr("grade %1").arg(heading);
    case core::ColumnMeaning::Score:
        return Wording::tr("score %1").arg(heading);
    case core::ColumnMeaning::Rank:
        return Wording::tr("rank %1").arg(heading);
    case core::ColumnMeaning::Text:
        return Wording::tr("query text %1").arg(heading);
    default:
        return Wording::tr("query %1").arg(heading);
    }
}

}  // namespace

QString columnsReadText(const std::vector<core::ColumnRead>& columns)
{
    QStringList texts;
    for (const core::ColumnRead& column : columns)
        texts << columnReadText(column);
    return listText(texts);
}

namespace {

/// The rows of a file that were left out.
QStringList leftOutSentences(const core::CollectionFile& file, const QString& name)
{
    QStringList sentences;
    for (const core::Diagnostic& each : file.diagnostics) {
        const int count = static_cast<int>(each.count);
        if (each.warning == core::Warning::BadLines)
            sentences << Wording::tr("%1: %n lines were skipped.", nullptr, count).arg(name);
        if (each.warning == core::Warning::UnratedPairs)
            sentences << Wording::tr("%1: %n documents without a grade were skipped.", nullptr,
                                     count)
                             .arg(name);
    }
    return sentences;
}

QString nameOf(const core::CollectionFile& file)
{
    return quotedText(QString::fromStdString(std::filesystem::path(file.path).filename().string()));
}

}  // namespace

QString idDifferenceText(const core::IdDifference& difference, const QString& run,
                         const QString& judgments)
{
    const auto text = [](const std::string& each) {
        return quotedText(QString::fromStdString(each));
    };
    const QString seems = Wording::tr("%1 in %2 seems to be %3 in %4.")
                              .arg(text(difference.id), run, text(difference.other), judgments);
    const QString ids =
        difference.areQueries ? Wording::tr("query ids") : Wording::tr("document ids");
    const QString& place = difference.isInOther ? judgments : run;
    const auto mended = [&]() -> QString {
        switch (difference.change) {
        case core::IdChange::Remove:
            if (!difference.start.empty() && !difference.end.empty())
                return Wording::tr("Remove %1 and %2 from the %3 in %4.")
                    .arg(text(difference.start), text(difference.end), ids, place);
            return Wording::tr("Remove %1 from the %2 in %3.")
                .arg(text(difference.start + difference.end), ids, place);
        case core::IdChange::RemoveUpTo:
            return Wording::tr("Delete everything up to the last %1 in the %2 in %3.")
                .arg(text(difference.start), ids, place);
        case core::IdChange::RemoveFrom:
            return Wording::tr("Delete the first %1 and everything after it in the %2 in %3.")
                .arg(text(difference.end), ids, place);
        case core::IdChange::Case:
            return Wording::tr("Write the %1 with the same capitals in both files.").arg(ids);
        case core::IdChange::Zeros:
            return Wording::tr("Remove the leading zeros from the %1 in %2.").arg(ids, place);
        }
        return {};
    };
    return joinedSentences({seems, mended()});
}

QString judgmentsReadSentence(const core::Collection& collection)
{
    std::size_t judgments = 0;
    for (const core::QueryJudgments& query : collection.qrels.queries)
        judgments += query.judgments.size();
    QStringList sentences{
        Wording::tr("Read %1 and %2.")
            .arg(Wording::tr("%n queries", nullptr,
                             static_cast<int>(collection.qrels.queries.size())),
                 Wording::tr("%n judgments", nullptr, static_cast<int>(judgments)))};
    for (const core::CollectionFile& file : collection.files)
        sentences << leftOutSentences(file, nameOf(file));
    return joinedSentences(sentences);
}

QString collectionReadSentence(const core::Collection& collection)
{
    QStringList sentences{
        Wording::tr("Read %1 and %2.")
            .arg(Wording::tr("%n queries", nullptr,
                             static_cast<int>(collection.values
                                                  ? core::queryIdsOf(*collection.values).size()
                                                  : collection.qrels.queries.size())),
                 Wording::tr("%n runs", nullptr, static_cast<int>(collection.runs.size())))};
    for (const core::CollectionFile& file : collection.files) {
        const QString columns = columnsReadText(file.columns);
        const QString name = nameOf(file);
        if (!columns.isEmpty())
            sentences << QStringLiteral("%1: %2.").arg(name, columns);
        sentences << leftOutSentences(file, name);
        for (const core::Diagnostic& each : file.diagnostics)
            if (each.warning == core::Warning::OtherColumns && !columns.isEmpty())
                sentences << Wording::tr("%n other columns were ignored: %1.", nullptr,
                                         static_cast<int>(each.count))
                                 .arg(headingsInMessage(each.sample));
    }
    return joinedSentences(sentences);
}

}  // namespace ui
