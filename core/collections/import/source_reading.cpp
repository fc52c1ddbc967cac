// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/source_reading.h"

#include "core/collections/collection/query_groups.h"
#include "core/collections/formats/letor_groups.h"
#include "core/collections/formats/per_query_values.h"
#include "core/collections/formats/table_texts.h"
#include "core/collections/import/answer_folder.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/format_table.h"
#include "core/collections/import/line_texts.h"
#include "core/collections/import/refusal_cause.h"
#include "core/collections/import/system_tally.h"
#include "core/collections/import/word_grades.h"
#include "core/foundation/file/encoding.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/tabular/bar_table.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/tabular/plain_table.h"
#include "core/foundation/tabular/preamble.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/list_text.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace core {

namespace {

/// The number of lines in the text, for any line ends.
std::size_t linesIn(std::string_view text)
{
    const bool isEnded = text.empty() || text.back() == '\n' || text.back() == '\r';
    return lineAt(text, text.size()) - (isEnded ? 1 : 0);
}

/// The error for an unknown file: its content cannot be read at all, or has no known format.
ParseError unknown(const CollectionSource& source)
{
    const std::string_view text = source.text.view();
    if (auto error = pythonText(text, source.path))
        return *std::move(error);
    // JSON may be one long line.
    if (beginsLikeJson(text)) {
        if (auto error = searchRequest(text, source.path))
            return *std::move(error);
        if (auto error = unknownJson(text, source.path))
            return *std::move(error);
    }
    LineReader lines(text, source.path);
    const auto line = lines.nextData();
    if (line) {
        if (auto error = unreadable(text, source.path))
            return std::move(*error);
        if (const auto headings = unknownHeadings(text); !headings.empty())
            return {source.path, line->number, ErrorCode::UnknownColumns, headingsText(headings)};
        return named(
            {source.path, line->number, ErrorCode::UnknownFormat, excerpt(trimmed(line->text))},
            text);
    }
    return lines.error() ? *lines.error()
                         : ParseError{source.path, 0, ErrorCode::NothingToRead, {}};
}

/// The file with the queries' sizes next to lines without query ids; empty if there is none.
std::string sizesBeside(const std::string& path)
{
    const std::string sizes = fileBeside(path, ".query");
    return sizes.empty() ? fileBeside(path, ".group") : sizes;
}

std::string fileName(const std::string& path)
{
    return std::filesystem::path(path).filename().string();
}

std::size_t badLinesIn(const Diagnostics& diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics)
        if (diagnostic.warning == Warning::BadLines)
            return diagnostic.count;
    return 0;
}

void addDiagnostic(std::vector<Run>& runs, const Diagnostic& diagnostic)
{
    for (Run& run : runs) {
        DiagnosticCounts counts;
        counts.add(run.diagnostics);
        counts.add({diagnostic});
        run.diagnostics = counts.diagnostics();
    }
}

/// Whether its heading means grades, and they are whole numbers, unlike scores.
bool areGradesOnly(const PairLayout& layout)
{
    return layout.isNamed && layout.grade && !layout.hasOrder() && !layout.hasFractions;
}

/// Spreadsheets have titles above the headings, Markdown and wikis have bars.
void skipTitles(SharedText& text, DiagnosticCounts& counts)
{
    if (auto table = barTable(text.view())) {
        text = SharedText(*std::move(table));
        return;
    }
    if (auto table = withRowNames(text.view())) {
        text = SharedText(*std::move(table));
        return;
    }
    const TitleLines titles = titleLines(text.view());
    if (titles.count == 0)
        return;
    counts.add(Warning::TitleLines, titles.line, titles.first, titles.count);
    text = SharedText(withoutPreamble(text.view()));
}

/// Reads JSON of pandas, Weights & Biases and the like as the table that it holds.
void takeJsonTable(CollectionSource& source, const ColumnChoices& columns)
{
    auto table = pairsOfJsonTable(source.text.view(), columns);
    if (!table)
        return;
    source.format = collectionFormat(*table, columns);
    source.text = SharedText(*std::move(table));
}

Parsed<std::shared_ptr<const TextsById>> textsAsTheyAre(const CollectionSource& source,
                                                        DiagnosticCounts& counts, BadLineRule rule,
                                                        Loading* loading)
{
    if (source.format == CollectionFormat::TableTexts)
        return parseTableTexts(source.text.view(), source.path,
                               textLayout(source.text.view()).value_or(TextLayout()), counts,
                               loading, rule);
    const auto form =
        source.format == CollectionFormat::JsonTexts ? TextLines::Json : TextLines::Tabs;
    return parseLineTexts(source.text, source.path, form, counts, loading, rule);
}

Parsed<std::vector<Run>> onlyOne(Parsed<Run> run)
{
    if (!run)
        return run.error();
    std::vector<Run> runs;
    runs.push_back(*std::move(run));
    return runs;
}

}  // namespace

Parsed<CollectionSource> SourceReading::load(const std::string& path) const
{
    auto text = readSource(path, m_loading, m_choices.expansion);
    if (!text)
        return text.error();
    return recognised(*std::move(text), path);
}

Parsed<CollectionSource> SourceReading::recognised(SharedText text, const std::string& path) const
{
    if (auto error = trecMarkup(text.view(), path))
        return std::move(*error);
    if (!m_choices.columns.areGiven())
        for (const auto& refusal : {perQueryError, namelessNumbers})
            if (auto error = refusal(text.view(), path))
                return std::move(*error);
    CollectionSource source;
    source.path = path;
    DiagnosticCounts counts;
    source.text = utf8From(std::move(text), m_choices.encodings, counts);
    skipTitles(source.text, counts);
    const std::string_view view = source.text.view();
    source.format = collectionFormat(view, m_choices.columns);
    source.lines = linesIn(view);
    if (source.format == CollectionFormat::Unknown)
        takeJsonTable(source, m_choices.columns);
    if (source.format == CollectionFormat::Unknown) {
        if (!mayBeQueryGroups(view))
            return unknown(source);
        source.format = CollectionFormat::QueryGroups;
    }
    if (const FormatRow& row = rowOf(source.format); row.layout)
        source.layout = row.layout(source.text.view(), m_choices.columns);
    if (source.format == CollectionFormat::UngroupedLetor)
        if (auto error = group(source, counts))
            return std::move(*error);
    if (source.format == CollectionFormat::JsonDictionary) {
        auto dictionary = parseJsonDictionary(view, path, m_loading);
        if (!dictionary)
            return dictionary.error();
        source.dictionary = *std::move(dictionary);
    }
    if (source.format == CollectionFormat::JsonResults && isFolder(path))
        counts.add(Warning::AnswersOfFolder, 0);
    source.diagnostics = counts.diagnostics();
    return source;
}

PairReading SourceReading::tableReading(PairNumber requested) const
{
    return {requested, m_choices.mark,         m_choices.columns.raters, m_choices.badLines,
            {},        m_choices.columns.words};
}

/// Converts lines to LETOR with the queries' sizes from another file.
std::optional<ParseError> SourceReading::group(CollectionSource& source,
                                               DiagnosticCounts& counts) const
{
    source.besidePath = sizesBeside(source.path);
    if (source.besidePath.empty())
        return ParseError{source.path, 0, ErrorCode::NoGroupSizes, fileName(source.path)};
    const auto text = readText(source.besidePath, m_loading, m_choices.expansion);
    if (!text)
        return text.error();
    const auto sizes = parseGroupSizes(*text, source.besidePath);
    if (!sizes)
        return sizes.error();
    auto lines =
        withQueryIds(source.text.view(), source.path, *sizes, source.besidePath, m_loading);
    if (!lines)
        return lines.error();
    source.text = SharedText(*std::move(lines));
    source.format = CollectionFormat::Letor;
    counts.add(Warning::GroupSizesBeside, 0, fileName(source.besidePath));
    return std::nullopt;
}

Parsed<Pairs> SourceReading::pairsOf(CollectionSource& source, PairNumber requested) const
{
    if (const FormatRow& row = rowOf(source.format); row.pairs)
        return row.pairs(source, tableReading(requested), m_loading);
    return unfit(source,
                 requested == PairNumber::Grade ? ErrorCode::NotJudgments : ErrorCode::NotARun);
}

Parsed<Qrels> SourceReading::judgmentsOf(CollectionSource& source) const
{
    if (source.format == CollectionFormat::TrecQrels) {
        const std::string_view text = source.text.view();
        auto qrels = parseQrels(text, source.path,
                                {NumberReading::Strict, m_choices.repeated, m_choices.mark,
                                 m_choices.badLines, m_choices.columns.words},
                                m_loading);
        if (qrels)
            nameSubtopics(qrels->diagnostics, text);
        return qrels;
    }
    auto pairs = pairsOf(source, PairNumber::Grade);
    if (!pairs)
        return pairs.error();
    return judgmentsFrom(*std::move(pairs), source.path, m_choices.repeated);
}

Parsed<Qrels> SourceReading::qrelsOf(CollectionSource& source) const
{
    auto qrels = judgmentsOf(source);
    if (qrels)
        return qrels;
    return explained(qrels.error(), source, [&](const SourceReading& reader) {
        const auto rest = reader.judgmentsOf(source);
        return rest ? badLinesIn(rest->diagnostics) : rest.error().moreLines + 1;
    });
}

Parsed<Run> SourceReading::made(Parsed<Pairs> pairs, const CollectionSource& source,
                                RepeatedDocument repeated) const
{
    if (!pairs)
        return pairs.error();
    return runFrom(*std::move(pairs), source.text, source.path, m_choices.order, m_precision,
                   repeated);
}

Parsed<Run> SourceReading::trecRunOf(const CollectionSource& source, RepeatedDocument repeated,
                                     const std::optional<std::string>& tag) const
{
    return parseRun(
        source.text, source.path, m_choices.order,
        {NumberReading::Strict, m_precision, m_choices.mark, repeated, m_choices.badLines, tag},
        m_threads, m_loading);
}

Parsed<Run> SourceReading::tableRunOf(const CollectionSource& source, RepeatedDocument repeated,
                                      const std::optional<std::string>& system) const
{
    PairReading reading = tableReading(PairNumber::Score);
    reading.system = system;
    auto run =
        made(parsePairTable(source.text.view(), source.path, *source.layout, reading, m_loading),
             source, repeated);
    if (run && system)
        run->tag = *system;
    return run;
}

/// One run, or one for each of several runs in the file.
/// @param runOf reads the only run, or the one with a given name; a repeated document is refused,
/// or one of its lines is kept
template <class RunOf>
Parsed<std::vector<Run>> SourceReading::runsBySystem(const CollectionSource& source,
                                                     RunOf runOf) const
{
    auto whole = runOf(RepeatedDocument::Refuse, std::optional<std::string>());
    const bool isRepeated = !whole && whole.error().problem == ErrorCode::DuplicateDocument;
    const bool hasTags = !source.layout;
    if (isRepeated || (whole && (!hasTags || whole->tag != whole->lastTag))) {
        const SystemTally tally = systemsIn(source);
        const bool areNamed = source.layout && source.layout->kind != PairTableKind::Trec;
        if (tally.shareQueries() && (isRepeated || areNamed || tally.areBlocks())) {
            std::vector<Run> runs;
            for (const std::string& name : tally.names())
                if (auto run = runOf(RepeatedDocument::Refuse, std::optional(name)))
                    runs.push_back(*std::move(run));
            if (runs.size() == tally.names().size()) {
                addDiagnostic(runs,
                              {Warning::SeveralSystems, 1, 0, excerpt(listText(tally.names()))});
                return runs;
            }
        }
    }
    if (isRepeated && m_choices.repeatedDocument != RepeatedDocument::Refuse)
        whole = runOf(m_choices.repeatedDocument, std::optional<std::string>());
    return onlyOne(std::move(whole));
}

/// One run for each column of scores, named by its heading.
Parsed<std::vector<Run>> SourceReading::runsByColumn(const CollectionSource& source) const
{
    std::vector<Run> runs;
    for (const ScoreColumn& score : source.layout->scores) {
        CollectionSource one = source;
        one.layout->score = score.column;
        one.layout->rank.reset();
        auto run = tableRunOf(one, m_choices.repeatedDocument);
        if (!run)
            return run.error();
        run->tag = score.name;
        runs.push_back(*std::move(run));
    }
    return runs;
}

Parsed<std::vector<Run>> SourceReading::runsAsTheyAre(CollectionSource& source) const
{
    const auto trec = [&](RepeatedDocument repeated, const std::optional<std::string>& tag) {
        return trecRunOf(source, repeated, tag);
    };
    switch (rowOf(source.format).runs) {
    case RunsOf::Nothing:
        break;
    case RunsOf::Lines:
        return runsBySystem(source, trec);
    case RunsOf::Table:
        if (isPlainTable(*source.layout))
            return onlyOne(trecRunOf(source, m_choices.repeatedDocument));
        if (areGradesOnly(*source.layout))
            break;
        if (!source.layout->scores.empty())
            return runsByColumn(source);
        return runsBySystem(
            source, [&](RepeatedDocument repeated, const std::optional<std::string>& system) {
                return tableRunOf(source, repeated, system);
            });
    case RunsOf::Pairs:
        return onlyOne(
            made(pairsOf(source, PairNumber::Score), source, m_choices.repeatedDocument));
    }
    return unfit(source, ErrorCode::NotARun);
}

Parsed<std::vector<Run>> SourceReading::runsOf(CollectionSource& source) const
{
    auto runs = runsAsTheyAre(source);
    if (runs)
        return runs;
    return explained(runs.error(), source, [&](const SourceReading& reader) {
        const auto rest = reader.runsAsTheyAre(source);
        return rest ? badLinesIn(rest->front().diagnostics) : rest.error().moreLines + 1;
    });
}

/// Adds the cause of an error, if it can be found, and the number of further bad lines.
/// @param linesWithout reads on without the bad lines and counts them
template <class Read>
ParseError SourceReading::explained(ParseError error, const CollectionSource& source,
                                    Read linesWithout) const
{
    if (m_choices.badLines == BadLineRule::Refuse)
        if (auto words = wordGrades(error, source, m_choices.columns.words))
            return *std::move(words);
    const LooseParts loose = rowOf(source.format).loose;
    const bool isOfLine =
        loose == LooseParts::Records || (loose == LooseParts::Lines && isOfOneLine(error.problem));
    if (isOfLine && error.line > 0 && m_choices.badLines == BadLineRule::Refuse) {
        CollectionChoices without = m_choices;
        without.badLines = BadLineRule::LeaveOut;
        without.repeated = RepeatedGrade::First;
        without.repeatedDocument = RepeatedDocument::First;
        const std::size_t lines =
            linesWithout(SourceReading(without, nullptr, m_threads, m_precision));
        error.moreLines = std::max<std::size_t>(lines, 1) - 1;
    }
    return named(std::move(error), source.text.view());
}

Parsed<Pairs> SourceReading::letorPairs(const CollectionSource& letor,
                                        const LetorNumber& requested) const
{
    return parseLetor(letor.text.view(), letor.path, requested, m_choices.mark, m_loading,
                      m_choices.badLines);
}

Parsed<std::vector<double>> SourceReading::predictionsOf(const CollectionSource& predictions,
                                                         DiagnosticCounts& counts) const
{
    auto numbers = parsePredictions(predictions.text.view(), predictions.path, counts,
                                    m_choices.mark, m_loading, m_choices.badLines);
    if (numbers)
        return numbers;
    return explained(numbers.error(), predictions, [&](const SourceReading& reader) {
        DiagnosticCounts without;
        const auto rest = reader.predictionsOf(predictions, without);
        return rest ? badLinesIn(without.diagnostics()) : rest.error().moreLines + 1;
    });
}

Parsed<Run> SourceReading::featureRunOf(const CollectionSource& letor, std::size_t feature) const
{
    return made(letorPairs(letor, {feature, {}}), letor, m_choices.repeatedDocument);
}

Parsed<Run> SourceReading::predictedRunOf(const CollectionSource& letor,
                                          const CollectionSource& predictions,
                                          DiagnosticCounts& counts) const
{
    const auto numbers = predictionsOf(predictions, counts);
    if (!numbers)
        return numbers.error();
    auto pairs = letorPairs(letor, {{}, std::span(*numbers)});
    if (!pairs) {
        ParseError error = pairs.error();
        if (error.problem == ErrorCode::PredictionCount)
            error.file = predictions.path;
        return error;
    }
    return made(std::move(pairs), letor, m_choices.repeatedDocument);
}

Parsed<std::shared_ptr<const TextsById>> SourceReading::textsOf(const CollectionSource& source,
                                                                DiagnosticCounts& counts) const
{
    auto texts = textsAsTheyAre(source, counts, m_choices.badLines, m_loading);
    if (texts)
        return texts;
    ParseError error = texts.error();
    DiagnosticCounts without;
    const auto rest = textsAsTheyAre(source, without, BadLineRule::LeaveOut, nullptr);
    if (m_choices.badLines == BadLineRule::Refuse && error.line > 0)
        error.moreLines = rest ? badLinesIn(without.diagnostics()) - 1 : rest.error().moreLines;
    return error;
}

}  // namespace core
