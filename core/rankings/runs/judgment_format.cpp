// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/judgment_format.h"

#include "core/foundation/enum_table.h"
#include "core/foundation/json/json_writer.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/runs/qrels_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

std::string commaRow(std::initializer_list<std::string_view> cells)
{
    std::string row;
    for (const std::string_view cell : cells)
        row += (row.empty() ? "" : ",") + delimitedCell(cell, Delimiter::Comma);
    return row + "\n";
}

void forEachJudgment(const Qrels& qrels, const auto& take)
{
    for (const QueryJudgments& query : qrels.queries)
        for (const Judgment& judgment : query.judgments)
            take(query.query, judgment.document, shortestText(judgment.grade.value()));
}

Parsed<std::string> trecText(const Qrels& qrels, const TitleOf&, const std::string& file)
{
    return qrelsText(qrels, file);
}

/// @param title for a fourth column; null: no fourth column
std::string commaTable(std::string text, const Qrels& qrels, const TitleOf& title)
{
    forEachJudgment(qrels, [&](const auto& query, const auto& document, const auto& grade) {
        text += title ? commaRow({query, document, grade, title(document)})
                      : commaRow({query, document, grade});
    });
    return text;
}

Parsed<std::string> table(const Qrels& qrels, const TitleOf& title, const std::string&)
{
    bool hasTitles = false;
    forEachJudgment(qrels, [&](const auto&, const auto& document, const auto&) {
        hasTitles = hasTitles || (title && !title(document).empty());
    });
    return hasTitles ? commaTable("query,document,grade,title\n", qrels, title)
                     : commaTable("query,document,grade\n", qrels, {});
}

Parsed<std::string> quepid(const Qrels& qrels, const TitleOf&, const std::string&)
{
    return commaTable("query,docid,rating\n", qrels, {});
}

/// Ratings must be whole numbers, and each request has a query in the engine's own language.
Parsed<std::string> rankEval(const Qrels& qrels, const TitleOf&, const std::string&)
{
    JsonWriter json;
    json.beginObject();
    json.key("requests").objects(qrels.queries, [&](const QueryJudgments& query) {
        json.key("id").text(query.query);
        json.key("request").beginObject();
        json.key("query").beginObject();
        json.key("simple_query_string").beginObject();
        json.key("query").text(query.query);
        json.endObject();
        json.endObject();
        json.endObject();
        json.key("ratings").objects(query.judgments, [&](const Judgment& judgment) {
            json.key("_index").text("index");
            json.key("_id").text(judgment.document);
            json.key("rating").number(shortestText(judgment.grade.value()));
        });
    });
    json.key("metric").beginObject();
    json.key("dcg").beginObject();
    json.key("k").count(10);
    json.key("normalize").truth(true);
    json.endObject();
    json.endObject();
    json.endObject();
    return json.take();
}

Parsed<std::string> beir(const Qrels& qrels, const TitleOf&, const std::string&)
{
    return qrelsTable(qrels);
}

constexpr std::array<JudgmentFormatRow, 5> formats{{
    {JudgmentFormat::Trec, "trec", ".qrels", trecText},
    {JudgmentFormat::Table, "csv", ".csv", table},
    {JudgmentFormat::Quepid, "quepid", ".csv", quepid},
    {JudgmentFormat::RankEval, "rank-eval", ".json", rankEval},
    {JudgmentFormat::Beir, "beir", ".tsv", beir},
}};
static_assert(hasRowForEach(formats, &JudgmentFormatRow::format, JudgmentFormat::Beir));

}  // namespace

std::span<const JudgmentFormatRow> judgmentFormats()
{
    return formats;
}

const JudgmentFormatRow& rowOf(JudgmentFormat format)
{
    return rowAt(formats, format);
}

JudgmentFormat judgmentFormatOf(std::string_view format)
{
    constexpr std::array<std::pair<std::string_view, JudgmentFormat>, 4> known{{
        {"BEIR qrels", JudgmentFormat::Beir},
        {"Elasticsearch ratings", JudgmentFormat::RankEval},
        {"Quepid ratings", JudgmentFormat::Quepid},
        {"table of ratings", JudgmentFormat::Table},
    }};
    const auto* const found =
        std::ranges::find(known, format, [](const auto& row) { return row.first; });
    return found == known.end() ? JudgmentFormat::Trec : found->second;
}

}  // namespace core
