// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/separate_files.h"

#include "core/collections/import/collection_files.h"
#include "core/collections/import/collection_source.h"
#include "core/collections/import/joined_judgments.h"
#include "core/collections/import/source_reading.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/list_text.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

namespace core {

namespace {

/// The file's warnings from before and after its format was known.
Diagnostics allOf(const CollectionSource& source, const Diagnostics& diagnostics)
{
    DiagnosticCounts counts;
    counts.add(source.diagnostics);
    counts.addNew(diagnostics);
    return counts.diagnostics();
}

Parsed<SeparateJudgments> judgmentsOf(CollectionSource source, const SourceReading& reader)
{
    auto qrels = reader.qrelsOf(source);
    if (!qrels)
        return qrels.error();
    SeparateJudgments judgments{*std::move(qrels), nullptr};
    judgments.qrels.diagnostics = allOf(source, judgments.qrels.diagnostics);
    judgments.haveRun = holdsBoth(source);
    judgments.columns = columnsRead(source);
    if (source.format == CollectionFormat::Letor)
        judgments.letor = std::make_shared<const CollectionSource>(std::move(source));
    return judgments;
}

/// The only file of a folder that holds nothing but judgments, or else the first that may.
Parsed<CollectionSource> judgingSource(const std::string& folder, std::span<const SourceFile> files,
                                       const SourceReading& reader)
{
    std::optional<CollectionSource> sure;
    std::optional<CollectionSource> open;
    for (const SourceFile& file : files) {
        if (isFolder(file.path))  // at most one run
            continue;
        auto source = reader.load(file.path);
        if (!source)
            return source.error();
        const SourceRole role = roleOf(*source);
        if (role == SourceRole::Judgments && sure)
            return ParseError{file.path, 0, ErrorCode::SecondJudgments, {}};
        if (!file.splits.empty()) {
            DiagnosticCounts counts;
            counts.add(source->diagnostics);
            counts.add(Warning::SplitChosen, 0, splitText(file));
            source->diagnostics = counts.diagnostics();
        }
        if (role == SourceRole::Judgments)
            sure = *std::move(source);
        else if (role == SourceRole::Either && !open)
            open = *std::move(source);
    }
    if (sure)
        return *std::move(sure);
    if (open)
        return *std::move(open);
    return ParseError{folder, 0, ErrorCode::NoJudgments, {}};
}

Parsed<std::vector<Run>> allRunsOf(CollectionSource& source, const SeparateJudgments& judgments,
                                   const SourceReading& reader)
{
    if (source.format != CollectionFormat::Predictions)
        return reader.runsOf(source);
    if (!judgments.letor)
        return ParseError{source.path, 0, ErrorCode::PredictionsAlone, {}};
    DiagnosticCounts counts;
    auto run = reader.predictedRunOf(*judgments.letor, source, counts);
    if (!run)
        return run.error();
    counts.addNew(run->diagnostics);
    run->diagnostics = counts.diagnostics();
    std::vector<Run> runs;
    runs.push_back(*std::move(run));
    return runs;
}

/// A file recognised by its beginning, which a folder or a pipe does not have.
Parsed<CollectionSource> beginningOf(const std::string& path, const CollectionChoices& choices)
{
    constexpr std::size_t looked = std::size_t{1} << 16;
    if (isFolder(path) || !canBeReadAgain(path))
        return ParseError{path, 0, ErrorCode::CannotRead, {}};
    auto beginning = readBeginning(path, looked, choices.expansion);
    if (!beginning)
        return beginning.error();
    return SourceReading(choices, nullptr, Threads())
        .recognised(SharedText(*std::move(beginning)), path);
}

bool isColumn(const std::string& name, const std::vector<std::string>& headings)
{
    const std::string folded = foldedHeading(name);
    const auto number = parsedNumber<std::size_t>(name);
    return (number && *number >= 1 && *number <= headings.size()) ||
           std::ranges::any_of(headings, [&](const std::string& heading) {
               return trimmed(heading) == name ||
                      (!folded.empty() && foldedHeading(heading) == folded);
           });
}

}  // namespace

Parsed<SeparateJudgments> parseJudgments(SharedText text, const std::string& name,
                                         const CollectionChoices& choices)
{
    const SourceReading reader(choices, nullptr, Threads());
    auto source = reader.recognised(std::move(text), name);
    return source ? judgmentsOf(*std::move(source), reader) : source.error();
}

Parsed<SeparateJudgments> readJudgments(const std::string& path, const CollectionChoices& choices)
{
    const SourceReading reader(choices, nullptr, Threads());
    if (!isFolder(path)) {
        auto source = reader.load(path);
        auto judgments = source ? judgmentsOf(*std::move(source), reader) : source.error();
        if (judgments)
            judgments->path = path;
        return judgments;
    }
    auto files = filesOf({path}, choices.split);
    if (!files)
        return files.error();
    // In a BEIR folder, the judgments come first: its texts need not be read.
    if (!files->empty() && !files->front().split.empty())
        files->resize(1);
    auto source = judgingSource(path, *files, reader);
    return source ? judgmentsOf(*std::move(source), reader) : source.error();
}

bool holdsBoth(const std::string& path, const CollectionChoices& choices)
{
    const auto source = beginningOf(path, choices);
    return source && holdsBoth(*source);
}

CollectionChoices choicesForAll(CollectionChoices choices, const std::vector<std::string>& files)
{
    ColumnChoices& columns = choices.columns;
    if (files.size() < 2 || (columns.query.empty() && columns.document.empty()))
        return choices;
    std::vector<std::vector<std::string>> tables;
    for (const std::string& file : files)
        if (const auto source = beginningOf(file, choices))
            if (const auto start = tableStart(source->text.view()))
                tables.push_back(start->headings);
    const auto isIn = [&](const std::vector<std::string>& names) {
        return names.empty() || std::ranges::any_of(tables, [&](const auto& headings) {
                   return std::ranges::any_of(
                       names, [&](const std::string& name) { return isColumn(name, headings); });
               });
    };
    columns.mayLackIds = isIn(columns.query) && isIn(columns.document);
    return choices;
}

std::vector<ColumnRead> columnsRead(const std::string& path, const CollectionChoices& choices)
{
    const auto source = beginningOf(path, choices);
    return source ? columnsRead(*source) : std::vector<ColumnRead>();
}

std::optional<ParseError> undecidedScores(const std::string& path, const CollectionChoices& choices)
{
    const auto source = beginningOf(path, choices);
    if (source) {
        using enum SourceRole;
        const SourceRole role = roleOf(*source);
        if (role == Texts || role == Groups || role == Predictions || role == SourceRole::Run)
            return unfit(*source, ErrorCode::NotJudgments);
        return undecidedScores(*source, false);
    }
    using enum ErrorCode;
    constexpr std::array ofFormat{PerQueryValues,  NamelessValues, MeansAtCutoffs, NamelessNumbers,
                                  PythonText,      UnknownFormat,  HitsWithoutIds, UnknownJson,
                                  UnknownColumns,  SearchRequest,  TrecTopics,     TrecTexts,
                                  SampledJudgments};
    const bool isOfFormat = std::ranges::find(ofFormat, source.error().problem) != ofFormat.end();
    return isOfFormat ? std::optional(source.error()) : std::nullopt;
}

std::optional<ParseError> joinJudgments(SeparateJudgments& judgments,
                                        const std::vector<std::string>& files,
                                        const CollectionChoices& choices)
{
    std::vector<std::string> joined;
    for (const std::string& file : files) {
        const bool isKnown =
            file == judgments.path || std::ranges::find(joined, file) != joined.end();
        if (!judgments.haveRun || isKnown || !holdsBoth(file, choices))
            continue;
        auto more = readJudgments(file, choices);
        if (!more)
            return more.error();
        if (auto error = join(judgments.qrels, std::move(more->qrels), file, choices.repeated))
            return error;
        joined.push_back(file);
    }
    if (joined.empty())
        return std::nullopt;
    DiagnosticCounts counts;
    counts.add(judgments.qrels.diagnostics);
    counts.add(Warning::JoinedJudgments, 0, listText(joined));
    judgments.qrels.diagnostics = counts.diagnostics();
    return std::nullopt;
}

Parsed<std::vector<Run>> parseSeparateRuns(const SharedText& text, const std::string& name,
                                           const SeparateJudgments& judgments,
                                           const CollectionChoices& choices,
                                           ScorePrecision precision, const Threads& threads)
{
    const SourceReading reader(choices, nullptr, threads, precision);
    auto source = reader.recognised(text, name);
    if (!source)
        return source.error();
    if (!name.empty() && name == judgments.path && source->format != CollectionFormat::Letor &&
        !holdsBoth(*source))
        return ParseError{name, 0, ErrorCode::NotARun, nameInRole(*source, SourceRole::Judgments)};
    std::vector<Run> runs;
    if (source->format == CollectionFormat::Letor && !choices.features.empty()) {
        for (const std::size_t feature : choices.features) {
            auto run = reader.featureRunOf(*source, feature);
            if (!run)
                return run.error();
            run->tag = "feature " + std::to_string(feature);
            runs.push_back(*std::move(run));
        }
    } else {
        auto all = allRunsOf(*source, judgments, reader);
        if (!all)
            return all.error();
        runs = *std::move(all);
    }
    for (Run& run : runs)
        run.diagnostics = allOf(*source, run.diagnostics);
    return runs;
}

}  // namespace core
