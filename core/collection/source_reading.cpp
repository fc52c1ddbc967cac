#include "core/collection/source_reading.h"

#include "core/collection/line_texts.h"
#include "core/io/item_lists.h"
#include "core/io/latin1.h"
#include "core/io/letor.h"
#include "core/io/lines.h"
#include "core/io/rated_queries.h"
#include "core/text/ascii.h"

#include <utility>

namespace core {

namespace {

/// The lines that the text has, whatever ends them.
std::size_t linesIn(std::string_view text)
{
    const bool isEnded = text.empty() || text.back() == '\n' || text.back() == '\r';
    return lineAt(text, text.size()) - (isEnded ? 1 : 0);
}

/// Why nothing is known of a file: what it holds cannot be read at all, or is nothing we know.
ParseError unknown(const CollectionSource& source)
{
    const std::string_view text = source.text.view();
    LineReader lines(text, source.path);
    const auto line = lines.nextData();
    if (line) {
        if (auto error = unreadable(text, source.path))
            return std::move(*error);
        return {source.path, line->number, Problem::UnknownFormat, excerpt(trimmed(line->text))};
    }
    return lines.error() ? *lines.error() : ParseError{source.path, 0, Problem::NothingToRead, {}};
}

ParseError unfit(const CollectionSource& source, Problem problem)
{
    if (source.format == CollectionFormat::Unknown)
        return unknown(source);
    return {source.path, 0, problem, std::string(formatName(source.format, source.layout))};
}

}  // namespace

Parsed<CollectionSource> SourceReading::load(const std::string& path) const
{
    auto text = readSharedText(path, m_loading);
    if (!text)
        return text.error();
    return recognised(*std::move(text), path);
}

Parsed<CollectionSource> SourceReading::recognised(SharedText text, const std::string& path) const
{
    CollectionSource source;
    source.path = path;
    FindingCounts counts;
    source.text = m_choices.readsLatin1 ? utf8FromLatin1(std::move(text), counts) : std::move(text);
    const std::string_view view = source.text.view();
    source.format = collectionFormat(view);
    source.lines = linesIn(view);
    if (source.format == CollectionFormat::Unknown)
        return unknown(source);
    if (source.format == CollectionFormat::PairTable)
        source.layout = pairLayout(view);
    if (source.format == CollectionFormat::JsonDictionary) {
        auto dictionary = parseJsonDictionary(view, path, m_loading);
        if (!dictionary)
            return dictionary.error();
        source.dictionary = *std::move(dictionary);
    }
    source.findings = counts.findings();
    return source;
}

Parsed<Pairs> SourceReading::pairsOf(CollectionSource& source, PairNumber wanted) const
{
    const std::string_view text = source.text.view();
    switch (source.format) {
    case CollectionFormat::PairTable:
        return parsePairTable(text, source.path, *source.layout, wanted, m_choices.mark, m_loading);
    case CollectionFormat::MsMarcoRun:
        // Three columns whose numbers count: judgments only where a person says so.
        if (const auto layout = pairLayout(text))
            return parsePairTable(text, source.path, *layout, wanted, m_choices.mark, m_loading);
        break;
    case CollectionFormat::ItemLists:
        return parseItemLists(text, source.path, wanted, m_loading);
    case CollectionFormat::JsonDictionary:
        return std::exchange(source.dictionary->pairs, {});
    case CollectionFormat::RatedRequests:
    case CollectionFormat::RatedTopics:
        return parseRatedQueries(text, source.path);
    case CollectionFormat::Letor:
        return parseLetor(text, source.path, {}, m_choices.mark, m_loading);
    default:
        break;
    }
    return unfit(source, wanted == PairNumber::Grade ? Problem::NotJudgments : Problem::NotARun);
}

Parsed<Qrels> SourceReading::qrelsOf(CollectionSource& source) const
{
    if (source.format == CollectionFormat::TrecQrels)
        return parseQrels(source.text.view(), source.path,
                          {NumberReading::Strict, m_choices.repeated, m_choices.mark}, m_loading);
    auto pairs = pairsOf(source, PairNumber::Grade);
    if (!pairs)
        return pairs.error();
    return judgmentsFrom(*std::move(pairs), source.path, m_choices.repeated);
}

Parsed<Run> SourceReading::made(Parsed<Pairs> pairs, const CollectionSource& source) const
{
    if (!pairs)
        return pairs.error();
    return runFrom(*std::move(pairs), source.text, source.path, m_choices.order, m_precision);
}

Parsed<Run> SourceReading::trecRunOf(const CollectionSource& source) const
{
    return parseRun(source.text, source.path, m_choices.order,
                    {NumberReading::Strict, m_precision, m_choices.mark}, m_threads, m_loading);
}

Parsed<Run> SourceReading::runOf(CollectionSource& source) const
{
    switch (source.format) {
    case CollectionFormat::TrecRun:
    case CollectionFormat::MsMarcoRun:
        return trecRunOf(source);
    case CollectionFormat::PairTable:
        // As a run, three columns without names are ranks, wherever they start.
        if (source.layout->kind == PairTableKind::Beir && !source.layout->hasHeader)
            return trecRunOf(source);
        [[fallthrough]];
    case CollectionFormat::ItemLists:
    case CollectionFormat::JsonDictionary:
        return made(pairsOf(source, PairNumber::Score), source);
    default:
        return unfit(source, Problem::NotARun);
    }
}

Parsed<Run> SourceReading::featureRunOf(const CollectionSource& letor, std::size_t feature) const
{
    return made(parseLetor(letor.text.view(), letor.path, {feature, {}}, m_choices.mark, m_loading),
                letor);
}

Parsed<Run> SourceReading::predictedRunOf(const CollectionSource& letor,
                                          const CollectionSource& predictions,
                                          FindingCounts& counts) const
{
    const auto numbers = parsePredictions(predictions.text.view(), predictions.path, counts,
                                          m_choices.mark, m_loading);
    if (!numbers)
        return numbers.error();
    auto pairs = parseLetor(letor.text.view(), letor.path, {{}, std::span(*numbers)},
                            m_choices.mark, m_loading);
    if (!pairs) {
        ParseError error = pairs.error();
        if (error.problem == Problem::PredictionCount)
            error.file = predictions.path;
        return error;
    }
    return made(std::move(pairs), letor);
}

Parsed<std::shared_ptr<const TextsById>> SourceReading::textsOf(const CollectionSource& source,
                                                                FindingCounts& counts) const
{
    const auto form =
        source.format == CollectionFormat::JsonTexts ? TextLines::Json : TextLines::Tabs;
    return parseLineTexts(source.text, source.path, form, counts, m_loading);
}

}  // namespace core
