// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/collection_session.h"

#include "core/documents/sessions/no_value_words.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/json/field_reader.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/measure_spec_field.h"
#include "core/rankings/runs/id_set.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view collectionFormatName = "rankscope-collection";

constexpr std::size_t mostExpansion = 1'000'000'000;  // times its size, as on the command line
/// Words in the order of the enumeration's values.
constexpr std::array<std::string_view, 2> missingWords{"skip", "zero"};
constexpr std::array<std::string_view, 3> tieWords{"asOrdered", "averageGain", "oneThreshold"};
constexpr std::array<std::string_view, 2> ownDocumentWords{"keep", "drop"};
constexpr std::array<std::string_view, 5> orderWords{"score", "scoreIdAscending", "scoreFile",
                                                     "rank", "file"};
constexpr std::array<std::string_view, 4> repeatedWords{"refuse", "first", "last", "highest"};
constexpr std::array<std::string_view, 4> raterWords{"refuse", "mean", "median", "first"};
constexpr std::array<std::string_view, 3> repeatedDocumentWords{"refuse", "first", "best"};
static_assert(static_cast<int>(RaterRule::First) == 3 &&
              static_cast<int>(RepeatedDocument::Best) == 2);
static_assert(static_cast<int>(TieRule::AsOrdered) == 0 &&
              static_cast<int>(TieRule::AverageGain) == 1 &&
              static_cast<int>(TieRule::OneThreshold) == 2);
static_assert(static_cast<int>(OwnDocument::Keep) == 0 && static_cast<int>(OwnDocument::Drop) == 1);
static_assert(static_cast<int>(RankOrder::ScoreThenIdDescending) == 0 &&
              static_cast<int>(RankOrder::ScoreThenIdAscending) == 1 &&
              static_cast<int>(RankOrder::ScoreThenFile) == 2 &&
              static_cast<int>(RankOrder::RankColumn) == 3 &&
              static_cast<int>(RankOrder::File) == 4);
static_assert(static_cast<int>(RepeatedGrade::Refuse) == 0 &&
              static_cast<int>(RepeatedGrade::First) == 1 &&
              static_cast<int>(RepeatedGrade::Last) == 2 &&
              static_cast<int>(RepeatedGrade::Highest) == 3);
static_assert(static_cast<int>(MissingRule::Skip) == 0 && static_cast<int>(MissingRule::Zero) == 1);

constexpr Limits<double> topGrades{1e-9, 1000};  // as on the command line
constexpr Limits<std::size_t> runNumbers{0, 999'999};
constexpr std::tuple collectionNameFields{
    field("name", &CollectionSession::name, Presence::Always)};
constexpr std::tuple contentFields{
    field("files", &CollectionSession::files, notEmpty, Presence::Needed),
    field("measures", &CollectionSession::measures, Presence::Needed)};
constexpr std::tuple collectionViewFields{
    field("measure", &CollectionSession::measure, Presence::Always),
    field("runA", &CollectionSession::runA, runNumbers, Presence::Always),
    field("runB", &CollectionSession::runB, runNumbers, Presence::Always),
    field("topGrade", &CollectionSession::topGrade, topGrades)};
constexpr std::tuple besideFields{field("columns", &CollectionSession::columns)};
constexpr std::tuple seedFields{field("seeds", &CollectionSession::seeds)};
constexpr std::tuple ruleFields{
    field("depth", &EvaluationRules::depth, {1, std::numeric_limits<std::size_t>::max() - 1}),
    field("missing", &EvaluationRules::missing, {missingWords}, Presence::Always),
    field("noValue", &EvaluationRules::noValue, {noValueWords}, Presence::Always),
    field("ties", &EvaluationRules::ties, {tieWords}),
    field("judgedOnly", &EvaluationRules::judgedOnly),
    field("ownDocument", &EvaluationRules::ownDocument, {ownDocumentWords})};
constexpr std::tuple choiceFields{field("order", &CollectionChoices::order, {orderWords}),
                                  field("repeated", &CollectionChoices::repeated, {repeatedWords}),
                                  field("decimalComma", &CollectionChoices::mark),
                                  field("features", &CollectionChoices::features),
                                  field("split", &CollectionChoices::split)};
constexpr std::tuple encodingFields{field("latin1", &OtherEncodings::latin1),
                                    field("gb18030", &OtherEncodings::gb18030)};
constexpr std::tuple columnFields{field("queryColumns", &ColumnChoices::query),
                                  field("documentColumns", &ColumnChoices::document),
                                  field("gradeColumns", &ColumnChoices::grade),
                                  field("scoreColumns", &ColumnChoices::score),
                                  field("raters", &ColumnChoices::raters, {raterWords})};
/// Words for grades, such as E=1.
struct GradeWordTexts {
    std::vector<std::string> grades;
};
constexpr std::tuple wordFields{field("grades", &GradeWordTexts::grades)};
constexpr std::tuple lineFields{
    field("repeatedDocument", &CollectionChoices::repeatedDocument, {repeatedDocumentWords}),
    field("skipBadLines", &CollectionChoices::badLines)};
constexpr std::tuple expansionFields{
    field("maxExpansion", &ExpansionLimit::times, {1, mostExpansion}),
    field("sheets", &ExpansionLimit::sheets)};
constexpr std::tuple groupFields{field("name", &SavedGroup::name, notEmpty, Presence::Needed),
                                 field("filter", &SavedGroup::filter, Presence::Needed)};
constexpr std::tuple weightsFields{field("source", &QueryWeights::source)};
struct QueryWeight {
    std::string query;
    double weight = 0;
};
constexpr Limits<double> anyWeight{0, std::numeric_limits<double>::max()};
constexpr std::tuple weightFields{
    field("query", &QueryWeight::query, notEmpty, Presence::Needed),
    field("weight", &QueryWeight::weight, anyWeight, Presence::Needed)};
constexpr std::tuple rowFields{
    field("document", &EditedDocument::document, notEmpty, Presence::Needed),
    field("score", &EditedDocument::score, anyScore, Presence::Needed)};
constexpr std::tuple judgmentFields{
    field("document", &Judgment::document, notEmpty, Presence::Needed),
    field("grade", &Judgment::grade, Presence::Needed)};

/// Reads the parts of a session; stops at the first problem.
class CollectionSessionReader : FieldReader {
public:
    using FieldReader::FieldReader;

    Parsed<CollectionSession> read(const json& root)
    {
        const bool isRead = readHead(root, collectionFormatName, collectionSessionVersion) &&
                            readView(root) && readChoices(root) && readGroups(root) &&
                            readWeights(root) && readEdits(root);
        return whole(isRead, m_session, m_unknown);
    }

private:
    bool readView(const json& root)
    {
        m_unknown =
            otherFields(root, {"format", "version", "reading", "groups", "weights", "edits"},
                        collectionNameFields, contentFields, collectionViewFields, besideFields,
                        seedFields, ruleFields);
        if (!readFields(root, {}, contentFields, m_session) || !hasPaths() ||
            !readFields(root, {}, collectionNameFields, m_session) ||
            !readFields(root, {}, collectionViewFields, m_session) ||
            !readFields(root, {}, besideFields, m_session) ||
            !readFields(root, {}, seedFields, m_session) ||
            !readFields(root, {}, ruleFields, m_session.rules))
            return false;
        if (m_session.measures.empty())
            return refuse(ErrorCode::BadValue, "measures");
        return m_session.measure < m_session.measures.size() ||
               refuse(ErrorCode::BadValue, "measure");
    }

    /// Refuses NUL in paths, where the operating system would end them.
    bool hasPaths()
    {
        for (std::size_t i = 0; i < m_session.files.size(); ++i)
            if (m_session.files[i].find('\0') != std::string::npos)
                return refuse(ErrorCode::BadValue, indexed("files", i));
        return true;
    }

    bool readChoices(const json& root)
    {
        return readObject(root, {}, "reading", [this](const json& object, const auto& path) {
            CollectionChoices& choices = m_session.choices;
            keepFields(m_unknown, "reading",
                       otherFields(object, {}, choiceFields, encodingFields, columnFields,
                                   wordFields, lineFields, expansionFields));
            return readFields(object, path, choiceFields, choices) &&
                   readFields(object, path, encodingFields, choices.encodings) &&
                   readFields(object, path, columnFields, choices.columns) &&
                   readGradeWords(object, path, choices.columns) &&
                   readFields(object, path, lineFields, choices) &&
                   readFields(object, path, expansionFields, choices.expansion);
        });
    }

    bool readGradeWords(const json& object, const std::string& path, ColumnChoices& columns)
    {
        GradeWordTexts words;
        if (!readFields(object, path, wordFields, words))
            return false;
        for (std::size_t i = 0; i < words.grades.size(); ++i) {
            auto word = parsedGradeWord(words.grades[i]);
            if (!word)
                return refuse(ErrorCode::BadValue, indexed(fieldPath(path, "grades"), i));
            columns.words.push_back(*std::move(word));
        }
        return true;
    }

    bool readGroups(const json& root)
    {
        const auto list = root.find("groups");
        if (list == root.end())
            return true;
        json others;
        const bool isRead = readEach(*list, "groups", [&](const json& row, const auto& place) {
            SavedGroup& group = m_session.groups.emplace_back();
            if (!row.is_object())
                return refuseType(place, "an object");
            if (!readFields(row, place, groupFields, group))
                return false;
            const auto named = std::ranges::count(m_session.groups, group.name, &SavedGroup::name);
            if (named > 1)
                return refuse(ErrorCode::BadValue, fieldPath(place, "name"));
            keepFields(others, group.name, otherFields(row, {}, groupFields));
            return true;
        });
        keepFields(m_unknown, "groups", std::move(others));
        return isRead;
    }

    bool readWeights(const json& root)
    {
        if (!root.contains("weights"))
            return true;
        return readObject(root, {}, "weights", [this](const json& object, const auto& path) {
            QueryWeights& weights = m_session.weights.emplace();
            const json* rows = needed(object, path, "queries");
            bool isAnyAbove = false;
            const auto readRow = [&](const json& row, const std::string& place) {
                QueryWeight read;
                if (!row.is_object())
                    return refuseType(place, "an object");
                if (!readFields(row, place, weightFields, read))
                    return false;
                isAnyAbove = isAnyAbove || read.weight > 0;
                return weights.weights.emplace(read.query, read.weight).second ||
                       refuse(ErrorCode::RepeatedId, place, read.query);
            };
            keepFields(m_unknown, "weights", otherFields(object, {"queries"}, weightsFields));
            return rows && readFields(object, path, weightsFields, weights) &&
                   readEach(*rows, path + ".queries", readRow) &&
                   (isAnyAbove || refuse(ErrorCode::BadValue, path + ".queries"));
        });
    }

    bool readEdits(const json& root)
    {
        return readObject(root, {}, "edits", [this](const json& edits, const auto& path) {
            json unknown;
            for (const auto& [query, edit] : edits.items())
                if (query.empty())
                    return refuse(ErrorCode::BadValue, path);
                else if (!readEdit(edit, fieldPath(path, query), query, unknown))
                    return false;
            keepFields(m_unknown, "edits", std::move(unknown));
            return true;
        });
    }

    bool readEdit(const json& object, const std::string& path, const std::string& query,
                  json& unknown)
    {
        if (!object.is_object())
            return refuseType(path, "an object");
        QueryEdit& edit = m_session.edits[query];
        json others = otherFields(object, {"judgments", "lists"});
        const json* judgments = needed(object, path, "judgments");
        const bool isRead =
            judgments &&
            readRows(*judgments, path + ".judgments", judgmentFields, edit.judgments, others,
                     "judgments") &&
            readObject(object, path, "lists", [&](const json& lists, const auto& place) {
                return readLists(lists, place, edit, others);
            });
        keepFields(unknown, query, std::move(others));
        return isRead;
    }

    bool readLists(const json& lists, const std::string& path, QueryEdit& edit, json& unknown)
    {
        json others;
        for (const auto& [key, list] : lists.items()) {
            const auto index = parsedNumber<std::size_t>(key);
            if (!index || *index > runNumbers.most || std::to_string(*index) != key)
                return refuse(ErrorCode::BadValue, fieldPath(path, key));
            if (!readRows(list, fieldPath(path, key), rowFields, edit.lists[*index], others, key))
                return false;
        }
        keepFields(unknown, "lists", std::move(others));
        return true;
    }

    /// Reads rows of distinct documents; keeps unknown fields by document under `key`.
    bool readRows(const json& list, const std::string& path, const auto& table, auto& rows,
                  json& unknown, const std::string& key)
    {
        json others;
        m_ids.start(list.size());
        const bool isRead = readEach(list, path, [&](const json& row, const std::string& place) {
            auto& made = rows.emplace_back();
            if (!row.is_object())
                return refuseType(place, "an object");
            if (!readFields(row, place, table, made))
                return false;
            // The id must be the tree's text, which stays in place, unlike the row's.
            if (m_ids.add(row["document"].get_ref<const std::string&>()))
                return refuse(ErrorCode::DuplicateDocument, place, made.document);
            keepFields(others, made.document, otherFields(row, {}, table));
            return true;
        });
        keepFields(unknown, key, std::move(others));
        return isRead;
    }

    CollectionSession m_session;
    json m_unknown;
    IdSet m_ids;  ///< in one list
};

/// A row with the unknown fields of its document.
std::string rowText(const auto& row, const auto& table, json& unknown)
{
    return withFields(written(table, row), takenFields(unknown, row.document));
}

void addRows(JsonWriter& writer, std::string_view key, const auto& rows, const auto& table,
             json unknown)
{
    addLines(writer, key, rows, [&](const auto& row) { return rowText(row, table, unknown); });
}

void addEdit(JsonWriter& writer, const QueryEdit& edit, json unknown)
{
    json ofLists = takenFields(unknown, "lists");
    writer.beginObject();
    addRows(writer, "judgments", edit.judgments, judgmentFields, takenFields(unknown, "judgments"));
    if (!edit.lists.empty()) {
        writer.key("lists").beginObject();
        for (const auto& [index, rows] : edit.lists) {
            const std::string key = std::to_string(index);
            addRows(writer, key, rows, rowFields, takenFields(ofLists, key));
        }
        writer.endObject();
    }
    addFields(writer, unknown);
    writer.endObject();
}

void addEdits(JsonWriter& writer, const QueryEdits& edits, json unknown)
{
    writer.key("edits").beginObject();
    for (const auto& [query, edit] : edits) {
        writer.writtenKey(dump(json(query)));
        addEdit(writer, edit, takenFields(unknown, query));
    }
    writer.endObject();
}

void addWeights(JsonWriter& writer, const QueryWeights& weights, const json& unknown)
{
    writer.key("weights").beginObject();
    addFields(writer, written(weightsFields, weights));
    addLines(writer, "queries", weights.weights, [](const auto& weight) {
        return withFields(written(weightFields, QueryWeight{weight.first, weight.second}), json());
    });
    addFields(writer, unknown);
    writer.endObject();
}

/// Writes the choices that differ from the defaults.
void addChoices(JsonWriter& writer, const CollectionChoices& choices, const json& unknown)
{
    if (choices == CollectionChoices() && unknown.empty())
        return;
    writer.key("reading").beginObject();
    addFields(writer, written(choiceFields, choices));
    addFields(writer, written(encodingFields, choices.encodings));
    addFields(writer, written(columnFields, choices.columns));
    GradeWordTexts words;
    std::ranges::transform(choices.columns.words, std::back_inserter(words.grades), gradeWordText);
    addFields(writer, written(wordFields, words));
    addFields(writer, written(lineFields, choices));
    addFields(writer, written(expansionFields, choices.expansion));
    addFields(writer, unknown);
    writer.endObject();
}

}  // namespace

Parsed<CollectionSession> parseCollectionSession(std::string_view text, const std::string& name)
{
    return readWith<CollectionSessionReader>(text, name);
}

std::string toJson(const CollectionSession& session)
{
    json unknown = fieldsOf(session.unknownFields);
    const json unknownOfReading = takenFields(unknown, "reading");
    const json unknownOfWeights = takenFields(unknown, "weights");
    const json unknownOfEdits = takenFields(unknown, "edits");
    json unknownOfGroups = takenFields(unknown, "groups");
    JsonWriter writer = begun(collectionFormatName, collectionSessionVersion);
    addFields(writer, written(collectionNameFields, session));
    addLines(writer, "files", session.files, [](const auto& file) { return dump(json(file)); });
    const auto line = [](const MeasureSpec& measure) { return dump(json(fieldText(measure))); };
    addLines(writer, "measures", session.measures, line);
    addFields(writer, written(collectionViewFields, session));
    if (!session.columns.empty())
        addLines(writer, "columns", session.columns, line);
    addFields(writer, written(seedFields, session));
    addFields(writer, written(ruleFields, session.rules));
    addChoices(writer, session.choices, unknownOfReading);
    if (!session.groups.empty())
        addLines(writer, "groups", session.groups, [&](const SavedGroup& group) {
            return withFields(written(groupFields, group),
                              takenFields(unknownOfGroups, group.name));
        });
    if (session.weights)
        addWeights(writer, *session.weights, unknownOfWeights);
    addEdits(writer, session.edits, unknownOfEdits);
    return ended(writer, unknown);
}

}  // namespace core
