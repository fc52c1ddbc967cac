#include "core/reading/collection_format.h"

#include "core/file/lines.h"
#include "core/formats/item_lists.h"
#include "core/formats/json_pairs.h"
#include "core/formats/json_records.h"
#include "core/formats/letor.h"
#include "core/formats/letor_groups.h"
#include "core/formats/recognise.h"
#include "core/reading/line_texts.h"
#include "core/syntax/number_form.h"
#include "core/syntax/pair_layout.h"
#include "core/text/ascii.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace core {

namespace {

constexpr std::size_t mostColumns = 8;

using Row = Columns<mostColumns>;

std::vector<Row> firstRows(std::string_view text)
{
    const std::string noName;
    LineReader lines(text.substr(0, LineReader::longest), noName);
    std::vector<Row> rows;
    while (rows.size() < linesToJudge) {
        const auto line = lines.nextData();
        if (!line)
            break;
        rows.emplace_back(line->text);
    }
    return rows;
}

bool isNumber(std::string_view text)
{
    return parsedNumber<double>(text).has_value();
}

bool isTime(std::string_view text)
{
    const auto number = parsedNumber<double>(text);
    return number && core::isTime(*number);
}

/// Whether the rows are a run of TREC's: the first may be short, which its reader tells.
bool areTrecRun(const std::vector<Row>& rows)
{
    const auto isRow = [](const Row& row) {
        return row.count >= 5 &&
               (equalsIgnoringCase(row.text[1], "Q0") || isNumber(row.text[4]) || row.count == 6);
    };
    const auto alike = std::count_if(rows.begin(), rows.end(), isRow);
    return 2 * alike >= static_cast<std::ptrdiff_t>(rows.size());
}

bool areTrecQrels(const std::vector<Row>& rows)
{
    const auto isRow = [](const Row& row) { return row.count == 4 && !isTime(row.text[3]); };
    const auto alike = std::count_if(rows.begin(), rows.end(), isRow);
    return 2 * alike >= static_cast<std::ptrdiff_t>(rows.size());
}

/// Columns of a format, rather than words of a text.
bool haveOneWidth(const std::vector<Row>& rows)
{
    return std::all_of(rows.begin(), rows.end(),
                       [&](const Row& row) { return row.count == rows.front().count; });
}

/// `query document rank`: ranks count from 1, and a query has its lines together.
bool haveRanks(const std::vector<Row>& rows)
{
    std::string_view query;
    long long last = 0;
    bool hasSeveral = false;
    for (const Row& row : rows) {
        const auto rank = row.count == 3 ? parsedNumber<long long>(row.text[2]) : std::nullopt;
        if (!rank)
            return false;
        const bool isNext = row.text[0] == query;
        if (*rank != (isNext ? last + 1 : 1))
            return false;
        hasSeveral = hasSeveral || isNext;
        query = row.text[0];
        last = *rank;
    }
    return hasSeveral;
}

bool holdsKey(std::string_view text, std::string_view key)
{
    return text.substr(0, LineReader::longest).find(key) != std::string_view::npos;
}

CollectionFormat jsonFormat(std::string_view text)
{
    if (recordLayout(text))
        return CollectionFormat::JsonRecords;
    if (holdsKey(text, "\"judgmentRatings\""))
        return CollectionFormat::RatedDocuments;
    if (holdsKey(text, "\"query_doc_pairs\""))
        return CollectionFormat::RatedQueries;
    if (areJsonTexts(text))
        return CollectionFormat::JsonTexts;
    if (isJsonDictionary(text))
        return CollectionFormat::JsonDictionary;
    if (holdsKey(text, "\"requests\"") && holdsKey(text, "\"ratings\""))
        return CollectionFormat::RatedRequests;
    if (holdsKey(text, "\"query_groups\"") || holdsKey(text, "\"relevant_documents\""))
        return CollectionFormat::RatedTopics;
    if (holdsKey(text, "\"queries\"") && holdsKey(text, "\"ratings\""))
        return CollectionFormat::RatedQueries;
    // What is wrong with it is for its reader to say.
    return startsLikeJsonDictionary(text) ? CollectionFormat::JsonDictionary
                                          : CollectionFormat::Unknown;
}

std::string_view tableName(const PairLayout& layout)
{
    switch (layout.kind) {
    case PairTableKind::Beir:
        return "BEIR qrels";
    case PairTableKind::RecBole:
        return "RecBole interactions";
    case PairTableKind::MovieLens:
        return "MovieLens ratings";
    case PairTableKind::Trec:
        return layout.hasOrder() ? "TREC run with column names" : "TREC qrels with column names";
    case PairTableKind::Ratings:
        break;
    }
    return layout.grade ? "table of ratings" : "table of results";
}

}  // namespace

CollectionFormat collectionFormat(std::string_view text, const ColumnChoices& columns)
{
    const std::string_view content = withoutByteOrderMark(text);
    if (trimmed(content.substr(0, LineReader::longest)).starts_with('{'))
        return jsonFormat(content);
    if (trimmed(content.substr(0, LineReader::longest)).starts_with('[') && recordLayout(content))
        return CollectionFormat::JsonRecords;
    const std::vector<Row> rows = firstRows(content);
    if (rows.empty())
        return CollectionFormat::Unknown;
    if (isLetor(content))
        return CollectionFormat::Letor;
    if (isUngroupedLetor(content))
        return CollectionFormat::UngroupedLetor;
    if (arePredictions(content))
        return CollectionFormat::Predictions;
    if (haveRanks(rows))
        return CollectionFormat::MsMarcoRun;
    const auto layout = pairLayout(content, columns);
    const bool isRanked = layout && layout->rank;
    if (isRanked || (layout && layout->isNamed))
        return CollectionFormat::PairTable;
    if (areTabTexts(content) && !haveOneWidth(rows))
        return CollectionFormat::TabTexts;
    // Whose items look like TREC's columns; a heading of several words looks like items.
    if (areItemLists(content) && recognise(content) != FileKind::Samples)
        return CollectionFormat::ItemLists;
    if (areTrecRun(rows))
        return CollectionFormat::TrecRun;
    if (areTrecQrels(rows))
        return CollectionFormat::TrecQrels;
    if (layout)
        return CollectionFormat::PairTable;
    if (areTabTexts(content))
        return CollectionFormat::TabTexts;
    return CollectionFormat::Unknown;
}

std::string_view formatName(CollectionFormat format, const std::optional<PairLayout>& layout)
{
    switch (format) {
    case CollectionFormat::TrecQrels:
        return "TREC qrels";
    case CollectionFormat::TrecRun:
        return "TREC run";
    case CollectionFormat::MsMarcoRun:
        return "MS MARCO run";
    case CollectionFormat::PairTable:
        return layout ? tableName(*layout) : "table of ratings";
    case CollectionFormat::ItemLists:
        return "lists of items";
    case CollectionFormat::JsonDictionary:
        return "JSON dictionary";
    case CollectionFormat::RatedRequests:
        return "Elasticsearch ratings";
    case CollectionFormat::RatedTopics:
        return "RRE ratings";
    case CollectionFormat::RatedQueries:
        return "Quepid ratings";
    case CollectionFormat::RatedDocuments:
        return "OpenSearch judgments";
    case CollectionFormat::JsonRecords:
        return layout && layout->grade ? "JSON judgments" : "JSON results";
    case CollectionFormat::UngroupedLetor:
    case CollectionFormat::Letor:
        return "LETOR";
    case CollectionFormat::Predictions:
        return "predictions";
    case CollectionFormat::JsonTexts:
        return "JSON texts";
    case CollectionFormat::TabTexts:
        return "tab-separated texts";
    case CollectionFormat::Unknown:
        break;
    }
    return "unknown";
}

}  // namespace core
