// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session.h"

#include "core/documents/sessions/no_value_words.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/json/field_reader.h"
#include "core/foundation/judged_pool.h"
#include "core/foundation/text/number_text.h"
#include "core/metrics/measures/measure_spec_field.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"
#include "core/rankings/runs/id_set.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view rankingFormatName = "rankscope-session";
constexpr std::size_t largestCutoff = 1'000'000'000;  // as in a definition's text

struct SettingKey {
    Parameter parameter;
    const char* key;
    bool onlyIfSet = false;  ///< not written at its default
};

/// A definition's short names are unique only within a measure, but a session has all parameters.
constexpr std::array<SettingKey, 23> settingKeys{{
    {Parameter::RelevantFrom, "rel"},
    {Parameter::Gain, "gain"},
    {Parameter::GainTable, "gains", true},
    {Parameter::Earners, "earners"},
    {Parameter::Discount, "discount"},
    {Parameter::DiscountBase, "base"},
    {Parameter::Ideal, "ideal"},
    {Parameter::IdealCutoff, "idealCutoff", true},
    {Parameter::ApDenominator, "apDenominator"},
    {Parameter::PrecisionDenominator, "precisionDenominator"},
    {Parameter::RrTarget, "rrTarget"},
    {Parameter::NoHit, "noHit"},
    {Parameter::Persistence, "p"},
    {Parameter::DesiredGain, "desiredGain", true},
    {Parameter::RbpGain, "rbpGain"},
    {Parameter::TopGrade, "maxGrade"},
    {Parameter::Beta, "beta"},
    {Parameter::PairWeight, "pairWeights"},
    {Parameter::JudgedCount, "judgedCounts"},
    {Parameter::RecallPoint, "recallPoint", true},
    {Parameter::RecallRounding, "recallNeed", true},
    {Parameter::OverlapPersistence, "overlapP", true},
    {Parameter::OverlapDepth, "overlapDepth", true},
}};

constexpr std::tuple queryFields{field("query", &RankedList::query, Presence::Always)};
constexpr std::tuple viewFields{
    field("cutoff", &Session::cutoff, {1, largestCutoff}, Presence::Always),
    field("noValue", &Session::noValue, {noValueWords})};
constexpr std::tuple documentFields{field("id", &RankedItem::id, notEmpty, Presence::Needed),
                                    field("title", &RankedItem::title),
                                    field("grade", &RankedItem::grade, {true}, Presence::Always),
                                    field("score", &RankedItem::score, anyScore)};

bool isSetting(std::string_view key)
{
    return std::any_of(settingKeys.begin(), settingKeys.end(),
                       [&](const SettingKey& setting) { return setting.key == key; });
}

/// Reads the parts of a session; stops at the first problem.
class SessionReader : FieldReader {
public:
    using FieldReader::FieldReader;

    Parsed<Session> read(const json& root)
    {
        const bool isRead = readHead(root, rankingFormatName, sessionVersion) && readView(root) &&
                            readQuery(root, {}, m_session) && readFront(root) &&
                            readQueries(root, "before", m_session.before) &&
                            readQueries(root, "after", m_session.after);
        return whole(isRead, m_session, m_unknown);
    }

private:
    bool readView(const json& root)
    {
        m_unknown = otherFields(root,
                                {"format", "version", "settings", "measures", "selected", "ranked",
                                 "notRetrieved", "b", "front", "before", "after"},
                                queryFields, viewFields);
        return readFields(root, {}, viewFields, m_session) && readSettings(root) &&
               readMeasures(root);
    }

    /// The fields of the current query that earlier versions did not know.
    bool readFront(const json& root)
    {
        return readObject(root, {}, "front", [this](const json& front, const std::string&) {
            json fields = fieldsOf(m_session.queryFields);
            fields.update(front);
            m_session.queryFields = fields.empty() ? std::string() : dump(fields);
            return true;
        });
    }

    bool readQueries(const json& root, const char* key, std::vector<QueryLists>& queries)
    {
        const auto found = root.find(key);
        return found == root.end() ||
               readEach(*found, key, [&](const json& value, const std::string& path) {
                   if (!value.is_object())
                       return refuseType(path, "an object");
                   QueryLists& query = queries.emplace_back();
                   json unknown = otherFields(value, {"ranked", "notRetrieved", "b"}, queryFields);
                   if (!readQuery(value, path, query))
                       return false;
                   keepFields(unknown, "b", fieldsOf(query.queryFields)["b"]);
                   query.queryFields = unknown.is_null() ? std::string() : dump(unknown);
                   return true;
               });
    }

    /// Reads the lists of one query from `object`.
    bool readQuery(const json& object, const std::string& path, QueryLists& query)
    {
        m_query = &query;
        return readFields(object, path, queryFields, query.list) && readLists(object, path) &&
               readOtherList(object, path);
    }

    bool readSettings(const json& root)
    {
        return readObject(root, {}, "settings", [this](const json& settings, const auto& path) {
            for (const auto& [parameter, key, onlyIfSet] : settingKeys)
                if (settings.contains(key) &&
                    !readSetting(rowOf(parameter), settings[key], fieldPath(path, key)))
                    return false;
            for (const auto& [key, value] : settings.items())
                if (!isSetting(key))
                    m_unknown["settings"][key] = value;
            return true;
        });
    }

    bool readSetting(const ParameterRow& row, const json& field, const std::string& path)
    {
        const bool isNumber = row.isNumber();
        if (field.is_null() && row.text(Settings{}).empty())
            return true;
        if (isNumber ? !field.is_number() : !field.is_string())
            return refuseType(path, isNumber ? "a number" : "text");
        const std::string text =
            isNumber ? shortestText(field.get<double>()) : field.get<std::string>();
        return row.set(m_session.settings, text) || refuse(ErrorCode::BadValue, path);
    }

    bool readMeasure(const json& value, const std::string& path, Measure& measure)
    {
        MeasureSpec definition;
        if (!readValue(value, path, Limits<MeasureSpec>(), definition))
            return false;
        measure = definition.measure;
        // Cutoff and settings are stored once, not in each measure.
        return definition == MeasureSpec{measure, {}, {}} ||
               refuse(ErrorCode::BadMeasureSpec, path, value.get_ref<const std::string&>());
    }

    bool readMeasures(const json& root)
    {
        std::vector<Measure>& shown = m_session.shown;
        const auto readShown = [&](const json& value, const std::string& path) {
            Measure measure{};
            if (!readMeasure(value, path, measure))
                return false;
            if (std::find(shown.begin(), shown.end(), measure) != shown.end())
                return refuse(ErrorCode::BadValue, path);
            shown.push_back(measure);
            return true;
        };
        const auto measures = root.find("measures");
        if (measures != root.end() && !readEach(*measures, "measures", readShown))
            return false;
        if (!shown.empty())
            m_session.selected = shown.front();
        const auto selected = root.find("selected");
        if (selected != root.end() && !readMeasure(*selected, "selected", m_session.selected))
            return false;
        if (shown.empty())
            shown.push_back(m_session.selected);
        return true;
    }

    bool readLists(const json& root, const std::string& path)
    {
        const json* ranked = needed(root, path, "ranked");
        if (!ranked)
            return false;
        const auto notRetrieved = root.find("notRetrieved");
        const bool hasBoth = notRetrieved != root.end();
        m_ids.start(ranked->size() + (hasBoth ? notRetrieved->size() : 0) + sizeOfOther(root));
        return readList(*ranked, fieldPath(path, "ranked"), m_query->list.ranked) &&
               (!hasBoth || readList(*notRetrieved, fieldPath(path, "notRetrieved"),
                                     m_query->list.notRetrieved));
    }

    /// Upper bound on the number of documents in B.
    static std::size_t sizeOfOther(const json& root)
    {
        std::size_t size = 0;
        if (const auto b = root.find("b"); b != root.end() && b->is_object())
            for (const auto& [key, value] : b->items())
                size += value.size();
        return size;
    }

    bool readOtherList(const json& root, const std::string& where)
    {
        return readObject(root, where, "b", [&](const json& b, const std::string& path) {
            bool isShown = false;
            if (b.contains("shown") &&
                !readValue(b["shown"], path + ".shown", Limits<bool>(), isShown))
                return false;
            const json* ranked = needed(b, path, "ranked");
            if (!ranked)
                return false;
            RankedList list;
            list.query = m_query->list.query;
            m_idsOfB.start(sizeOfOther(root));
            const auto notRetrieved = b.find("notRetrieved");
            if (!readMembers(*ranked, path + ".ranked", list.ranked) ||
                (notRetrieved != b.end() &&
                 !readMembers(*notRetrieved, path + ".notRetrieved", list.notRetrieved)))
                return false;
            json unknown;
            keepFields(unknown, "b", otherFields(b, {"shown", "ranked", "notRetrieved"}));
            m_query->queryFields = unknown.is_null() ? std::string() : dump(unknown);
            m_query->other = std::move(list);
            if (isShown) {
                std::swap(m_query->list, *m_query->other);
                m_query->listName = ListName::B;
            }
            return true;
        });
    }

    /// Reads B's documents: an id if A has the document, else the whole.
    bool readMembers(const json& values, const std::string& path,
                     std::vector<RankedItem>& documents)
    {
        documents.reserve(values.size());
        return readEach(values, path, [&](const json& value, const std::string& place) {
            if (!value.is_string()) {
                if (!readDocument(value, place, documents.emplace_back()))
                    return false;
                m_idsOfB.add(value["id"].get_ref<const std::string&>());
                return true;
            }
            const auto& id = value.get_ref<const std::string&>();
            if (m_idsOfB.add(id))
                return refuse(ErrorCode::DuplicateDocument, place, id);
            const RankedItem* known = documentOfA(id);
            if (!known)
                return refuse(ErrorCode::UnknownDocument, place, id);
            documents.push_back(*known);
            return true;
        });
    }

    const RankedItem* documentOfA(std::string_view id)
    {
        const RankedList& a = m_query->list;
        const auto place = m_ids.add(id);
        if (!place)
            return nullptr;
        if (*place < a.ranked.size())
            return &a.ranked[*place];
        const std::size_t row = *place - a.ranked.size();
        return row < a.notRetrieved.size() ? &a.notRetrieved[row] : nullptr;
    }

    bool readList(const json& values, const std::string& path, std::vector<RankedItem>& documents)
    {
        documents.reserve(values.size());
        return readEach(values, path, [&](const json& value, const std::string& place) {
            return readDocument(value, place, documents.emplace_back());
        });
    }

    bool readDocument(const json& object, const std::string& path, RankedItem& document)
    {
        if (!object.is_object())
            return refuseType(path, "an object");
        if (!readFields(object, path, documentFields, document))
            return false;
        if (m_ids.add(object["id"].get_ref<const std::string&>()))
            return refuse(ErrorCode::DuplicateDocument, path, document.id);
        if (const json others = otherFields(object, {}, documentFields); !others.is_null())
            document.unknownFields = dump(others);
        return true;
    }

    Session m_session;
    QueryLists* m_query = nullptr;  ///< the one being read
    json m_unknown;
    IdSet m_ids;  ///< A's documents in order, ranked first; then those only in B
    IdSet m_idsOfB;
};

Written settingsOf(const Settings& settings)
{
    Written object = Written::object();
    for (const auto& [parameter, key, onlyIfSet] : settingKeys) {
        const ParameterRow& row = rowOf(parameter);
        const std::string text = row.text(settings);
        if (onlyIfSet && text == row.text(Settings{}))
            continue;
        double number = 0;
        if (!row.isNumber())
            object[key] = text;
        else if (readNumber(text, number))
            object[key] = numberOf(number);
        else
            object[key] = nullptr;
    }
    return object;
}

std::string documentText(const RankedItem& document)
{
    return withFields(written(documentFields, document), fieldsOf(document.unknownFields));
}

/// Writes B; documents that are in A are written as ids.
void addOtherList(JsonWriter& writer, const RankedList& a, const RankedList& b, bool isShown,
                  const json& unknown)
{
    IdSet ids;
    ids.start(a.ranked.size() + a.notRetrieved.size() + b.ranked.size() + b.notRetrieved.size());
    for (const auto* documents : {&a.ranked, &a.notRetrieved})
        for (const RankedItem& document : *documents)
            ids.add(document.id);
    const auto member = [&ids](const RankedItem& document) {
        return ids.add(document.id) ? dump(json(document.id)) : documentText(document);
    };
    writer.key("b").beginObject();
    writer.key("shown").truth(isShown);
    addLines(writer, "ranked", b.ranked, member);
    addLines(writer, "notRetrieved", b.notRetrieved, member);
    addFields(writer, unknown);
    writer.endObject();
}

Written measureNames(const std::vector<Measure>& measures)
{
    Written names = Written::array();
    for (const Measure measure : measures)
        names.push_back(rowOf(measure).name);
    return names;
}

/// Writes "ranked", "notRetrieved" and, if there are two lists, "b".
void addLists(JsonWriter& writer, const QueryLists& query, const json& unknownOther)
{
    const bool isShown = query.listName == ListName::B && query.other;
    const RankedList& a = isShown ? *query.other : query.list;
    addLines(writer, "ranked", a.ranked, documentText);
    addLines(writer, "notRetrieved", a.notRetrieved, documentText);
    if (query.other)
        addOtherList(writer, a, isShown ? query.list : *query.other, isShown, unknownOther);
}

void addQueries(JsonWriter& writer, std::string_view key, const std::vector<QueryLists>& queries)
{
    if (queries.empty())
        return;
    writer.key(key).objects(queries, [&writer](const QueryLists& query) {
        json unknown = fieldsOf(query.queryFields);
        const json unknownOther = takenFields(unknown, "b");
        addFields(writer, written(queryFields, query.list));
        addLists(writer, query, unknownOther);
        addFields(writer, unknown);
    });
}

}  // namespace

RankedList listOf(const QueryLists& query, ListName name)
{
    if (!query.other)
        return query.list;
    return name == query.listName ? onOnePool(query.list, *query.other)
                                  : onOnePool(*query.other, query.list);
}

Parsed<Session> parseSession(std::string_view text, const std::string& name)
{
    return readWith<SessionReader>(text, name);
}

std::string toJson(const Session& session)
{
    json unknown = fieldsOf(session.unknownFields);
    const json unknownSettings = takenFields(unknown, "settings");
    json ofFront = fieldsOf(session.queryFields);
    const json unknownOther = takenFields(ofFront, "b");
    JsonWriter writer = begun(rankingFormatName, sessionVersion);
    addFields(writer, written(queryFields, session.list));
    addFields(writer, written(viewFields, session));
    addField(writer, "settings", withFields(settingsOf(session.settings), unknownSettings));
    addField(writer, "measures", dump(measureNames(session.shown)));
    writer.key("selected").text(rowOf(session.selected).name);
    addLists(writer, session, unknownOther);
    if (!ofFront.empty())
        addField(writer, "front", dump(ofFront));
    addQueries(writer, "before", session.before);
    addQueries(writer, "after", session.after);
    return ended(writer, unknown);
}

}  // namespace core
