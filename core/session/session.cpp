#include "core/session/session.h"

#include "core/file/lines.h"
#include "core/file/text_source.h"
#include "core/judged_pool.h"
#include "core/metric/measure_table.h"
#include "core/metric/parameter_table.h"
#include "core/runs/id_set.h"
#include "core/session/no_value_words.h"
#include "core/syntax/field_reader.h"
#include "core/syntax/json_check.h"
#include "core/syntax/json_fields.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view formatName = "rankscope-session";
constexpr std::uint64_t largestCutoff = 1'000'000'000;  // as in a definition's text

struct SettingKey {
    Parameter parameter;
    const char* key;
};

/// A definition's short names are unique within one measure only; a session holds all parameters.
constexpr std::array<SettingKey, 16> settingKeys{{
    {Parameter::RelevantFrom, "rel"},
    {Parameter::Gain, "gain"},
    {Parameter::Earners, "earners"},
    {Parameter::Discount, "discount"},
    {Parameter::DiscountBase, "base"},
    {Parameter::Ideal, "ideal"},
    {Parameter::ApDenominator, "apDenominator"},
    {Parameter::PrecisionDenominator, "precisionDenominator"},
    {Parameter::RrTarget, "rrTarget"},
    {Parameter::NoHit, "noHit"},
    {Parameter::Persistence, "p"},
    {Parameter::RbpGain, "rbpGain"},
    {Parameter::TopGrade, "maxGrade"},
    {Parameter::Beta, "beta"},
    {Parameter::PairWeight, "pairWeights"},
    {Parameter::JudgedCount, "judgedCounts"},
}};

constexpr std::array<std::string_view, 11> topKeys{
    "format",   "version",  "query",  "cutoff",       "noValue", "settings",
    "measures", "selected", "ranked", "notRetrieved", "b"};
constexpr std::array<std::string_view, 3> otherListKeys{"shown", "ranked", "notRetrieved"};
constexpr std::array<std::string_view, 4> documentKeys{"id", "title", "grade", "score"};

bool isSetting(std::string_view key)
{
    return std::any_of(settingKeys.begin(), settingKeys.end(),
                       [&](const SettingKey& setting) { return setting.key == key; });
}

/// Reads the parts of a session; the first problem stops it.
class Reader : FieldReader {
public:
    explicit Reader(const std::string& file)
        : FieldReader(file)
    {}

    Parsed<Session> read(const json& root)
    {
        if (!(readFormat(root) && readView(root) && readLists(root) && readOtherList(root)))
            return *std::move(m_error);
        if (!m_unknown.empty())
            m_session.unknownFields = dump(m_unknown);
        return std::move(m_session);
    }

private:
    bool readFormat(const json& root)
    {
        m_error = headProblem(root, formatName, sessionVersion, file());
        return !m_error;
    }

    bool readView(const json& root)
    {
        for (const auto& [key, value] : root.items())
            if (!isOneOf(key, topKeys))
                m_unknown[key] = value;
        return readText(root, "query", "query", m_session.list.query) && readCutoff(root) &&
               readWord(root, "noValue", "noValue", noValueWords, m_session.noValue) &&
               readSettings(root) && readMeasures(root);
    }

    bool readCutoff(const json& root)
    {
        const auto field = root.find("cutoff");
        if (field == root.end())
            return true;
        if (!field->is_number_integer())
            return refuse(Problem::WrongType, "cutoff");
        if (*field < 1 || *field > largestCutoff)
            return refuse(Problem::BadValue, "cutoff");
        m_session.cutoff = field->get<std::size_t>();
        return true;
    }

    bool readSettings(const json& root)
    {
        const auto settings = root.find("settings");
        if (settings == root.end())
            return true;
        if (!settings->is_object())
            return refuse(Problem::WrongType, "settings");
        for (const auto& [parameter, key] : settingKeys) {
            const auto field = settings->find(key);
            if (field != settings->end() &&
                !readSetting(rowOf(parameter), *field, std::string("settings.") + key))
                return false;
        }
        for (const auto& [key, value] : settings->items())
            if (!isSetting(key))
                m_unknown["settings"][key] = value;
        return true;
    }

    bool readSetting(const ParameterRow& row, const json& field, const std::string& path)
    {
        const bool isNumber = row.choices.empty();
        if (field.is_null() && row.text(Settings{}).empty())
            return true;
        if (isNumber ? !field.is_number() : !field.is_string())
            return refuse(Problem::WrongType, path);
        const std::string text =
            isNumber ? shortestText(field.get<double>()) : field.get<std::string>();
        return row.set(m_session.settings, text) || refuse(Problem::BadValue, path);
    }

    bool readMeasure(const json& field, const std::string& path, Measure& measure)
    {
        if (!field.is_string())
            return refuse(Problem::WrongType, path);
        const auto definition = parseDefinition(field.get_ref<const std::string&>());
        // The cutoff and the settings stand beside the measures, not in each of them.
        if (!definition || *definition != Definition{definition->measure, {}, {}})
            return refuse(Problem::BadDefinition, field.get_ref<const std::string&>());
        measure = definition->measure;
        return true;
    }

    bool readMeasures(const json& root)
    {
        std::vector<Measure>& shown = m_session.shown;
        if (const auto measures = root.find("measures"); measures != root.end()) {
            if (!measures->is_array())
                return refuse(Problem::WrongType, "measures");
            for (std::size_t i = 0; i < measures->size(); ++i) {
                const std::string path = "measures[" + std::to_string(i) + "]";
                Measure measure{};
                if (!readMeasure((*measures)[i], path, measure))
                    return false;
                if (std::find(shown.begin(), shown.end(), measure) != shown.end())
                    return refuse(Problem::BadValue, path);
                shown.push_back(measure);
            }
        }
        if (!shown.empty())
            m_session.selected = shown.front();
        const auto selected = root.find("selected");
        if (selected != root.end() && !readMeasure(*selected, "selected", m_session.selected))
            return false;
        if (shown.empty())
            shown.push_back(m_session.selected);
        return true;
    }

    bool readLists(const json& root)
    {
        const auto ranked = root.find("ranked");
        if (ranked == root.end())
            return refuse(Problem::MissingField, "ranked");
        const auto notRetrieved = root.find("notRetrieved");
        const bool hasBoth = notRetrieved != root.end();
        m_ids.start(ranked->size() + (hasBoth ? notRetrieved->size() : 0) + sizeOfOther(root));
        return readList(*ranked, "ranked", m_session.list.ranked) &&
               (!hasBoth || readList(*notRetrieved, "notRetrieved", m_session.list.notRetrieved));
    }

    /// How many documents B has in both its sections, or more.
    static std::size_t sizeOfOther(const json& root)
    {
        std::size_t size = 0;
        if (const auto b = root.find("b"); b != root.end() && b->is_object())
            for (const auto& [key, value] : b->items())
                size += value.size();
        return size;
    }

    bool readOtherList(const json& root)
    {
        const auto b = root.find("b");
        if (b == root.end())
            return true;
        if (!b->is_object())
            return refuse(Problem::WrongType, "b");
        const auto shown = b->find("shown");
        if (shown != b->end() && !shown->is_boolean())
            return refuse(Problem::WrongType, "b.shown");
        const auto ranked = b->find("ranked");
        if (ranked == b->end())
            return refuse(Problem::MissingField, "b.ranked");
        RankedList list;
        list.query = m_session.list.query;
        m_idsOfB.start(sizeOfOther(root));
        const auto notRetrieved = b->find("notRetrieved");
        if (!readMembers(*ranked, "b.ranked", list.ranked) ||
            (notRetrieved != b->end() &&
             !readMembers(*notRetrieved, "b.notRetrieved", list.notRetrieved)))
            return false;
        for (const auto& [key, value] : b->items())
            if (!isOneOf(key, otherListKeys))
                m_unknown["b"][key] = value;
        m_session.other = std::move(list);
        if (shown != b->end() && shown->get<bool>()) {
            std::swap(m_session.list, *m_session.other);
            m_session.listName = ListName::B;
        }
        return true;
    }

    /// Documents of B: the id of one that A holds, or a whole one.
    bool readMembers(const json& field, const std::string& path, std::vector<Document>& documents)
    {
        if (!field.is_array())
            return refuse(Problem::WrongType, path);
        documents.reserve(field.size());
        for (std::size_t i = 0; i < field.size(); ++i) {
            const std::string place = path + "[" + std::to_string(i) + "]";
            if (!field[i].is_string()) {
                if (!readDocument(field[i], place, documents.emplace_back()))
                    return false;
                m_idsOfB.add(field[i]["id"].get_ref<const std::string&>());
                continue;
            }
            const auto& id = field[i].get_ref<const std::string&>();
            if (m_idsOfB.add(id))
                return refuse(Problem::DuplicateDocument, id);
            const Document* known = documentOfA(id);
            if (!known)
                return refuse(Problem::UnknownDocument, id);
            documents.push_back(*known);
        }
        return true;
    }

    const Document* documentOfA(std::string_view id)
    {
        const RankedList& a = m_session.list;
        const auto place = m_ids.add(id);
        if (!place)
            return nullptr;
        if (*place < a.ranked.size())
            return &a.ranked[*place];
        const std::size_t row = *place - a.ranked.size();
        return row < a.notRetrieved.size() ? &a.notRetrieved[row] : nullptr;
    }

    bool readList(const json& field, const std::string& path, std::vector<Document>& documents)
    {
        if (!field.is_array())
            return refuse(Problem::WrongType, path);
        documents.reserve(field.size());
        for (std::size_t i = 0; i < field.size(); ++i)
            if (!readDocument(field[i], path + "[" + std::to_string(i) + "]",
                              documents.emplace_back()))
                return false;
        return true;
    }

    bool readDocument(const json& object, const std::string& path, Document& document)
    {
        if (!object.is_object())
            return refuse(Problem::WrongType, path);
        if (!object.contains("id"))
            return refuse(Problem::MissingField, path + ".id");
        if (!readText(object, "id", path + ".id", document.id) ||
            !readText(object, "title", path + ".title", document.title))
            return false;
        if (document.id.empty())
            return refuse(Problem::BadValue, path + ".id");
        if (m_ids.add(object["id"].get_ref<const std::string&>()))
            return refuse(Problem::DuplicateDocument, document.id);
        if (!readGrade(object, path, document.grade) || !readScore(object, path, document.score))
            return false;
        json unknown = json::object();
        for (const auto& [key, value] : object.items())
            if (!isOneOf(key, documentKeys))
                unknown[key] = value;
        if (!unknown.empty())
            document.unknownFields = dump(unknown);
        return true;
    }

    bool readGrade(const json& object, const std::string& path, Grade& grade)
    {
        const auto field = object.find("grade");
        if (field == object.end() || field->is_null())
            return true;
        if (!field->is_number())
            return refuse(Problem::WrongType, path + ".grade");
        grade = Grade(field->get<double>());
        return true;
    }

    bool readScore(const json& object, const std::string& path, std::optional<double>& score)
    {
        const auto field = object.find("score");
        if (field == object.end() || field->is_null())
            return true;
        score = numberIn(*field);
        return score || refuse(Problem::WrongType, path + ".score");
    }

    Session m_session;
    json m_unknown = json::object();
    IdSet m_ids;  ///< in the order of A's documents, ranked first; then those that only B holds
    IdSet m_idsOfB;
};

Written settingsOf(const Settings& settings)
{
    Written object = Written::object();
    for (const auto& [parameter, key] : settingKeys) {
        const ParameterRow& row = rowOf(parameter);
        const std::string text = row.text(settings);
        double number = 0;
        if (!row.choices.empty())
            object[key] = text;
        else if (readNumber(text, number))
            object[key] = numberOf(number);
        else
            object[key] = nullptr;
    }
    return object;
}

std::string documentText(const Document& document)
{
    Written object = Written::object();
    object["id"] = document.id;
    if (!document.title.empty())
        object["title"] = document.title;
    if (document.grade.hasValue())
        object["grade"] = numberOf(document.grade.value());
    else
        object["grade"] = nullptr;
    if (document.score)
        object["score"] = scoreOf(*document.score);
    if (document.unknownFields.empty())
        return dump(object);
    return withFields(object, fieldsOf(document.unknownFields));
}

/// One document to a line: a long list stays readable, and a difference shows which changed.
std::string listText(const std::vector<Document>& documents, const auto& textOf,
                     const std::string& indent)
{
    std::string text = "[";
    for (const Document& document : documents) {
        text += text.size() == 1 ? "\n" : ",\n";
        text += indent + "  " + textOf(document);
    }
    return text + (documents.empty() ? "]" : "\n" + indent + "]");
}

std::string listText(const std::vector<Document>& documents)
{
    return listText(documents, documentText, "  ");
}

/// B beside A: what A holds stands there by its id.
std::string otherListText(const RankedList& a, const RankedList& b, bool isShown,
                          const json& unknown)
{
    IdSet ids;
    ids.start(a.ranked.size() + a.notRetrieved.size() + b.ranked.size() + b.notRetrieved.size());
    for (const auto* documents : {&a.ranked, &a.notRetrieved})
        for (const Document& document : *documents)
            ids.add(document.id);
    const auto member = [&ids](const Document& document) {
        return ids.add(document.id) ? dump(json(document.id)) : documentText(document);
    };
    std::string text = std::string("{\n    \"shown\": ") + (isShown ? "true" : "false");
    text += ",\n    \"ranked\": " + listText(b.ranked, member, "    ");
    text += ",\n    \"notRetrieved\": " + listText(b.notRetrieved, member, "    ");
    for (const auto& [key, value] : unknown.items())
        text += ",\n    " + dump(json(key)) + ": " + dump(value);
    return text + "\n  }";
}

Written measureNames(const std::vector<Measure>& measures)
{
    Written names = Written::array();
    for (const Measure measure : measures)
        names.push_back(rowOf(measure).name);
    return names;
}

}  // namespace

RankedList listOf(const Session& session, ListName name)
{
    if (!session.other)
        return session.list;
    return name == session.listName ? onOnePool(session.list, *session.other)
                                    : onOnePool(*session.other, session.list);
}

Parsed<Session> parseSession(std::string_view text, const std::string& name)
{
    text = withoutByteOrderMark(text);
    if (auto error = jsonProblem(text, name))
        return std::move(*error);
    return Reader(name).read(json::parse(text, nullptr, false));
}

std::string toJson(const Session& session)
{
    json unknown = fieldsOf(session.unknownFields);
    const json unknownSettings = takenFields(unknown, "settings");
    const json unknownOther = takenFields(unknown, "b");
    const bool isShown = session.listName == ListName::B && session.other;
    const RankedList& a = isShown ? *session.other : session.list;

    std::string text = "{\n";
    const auto add = [&](std::string_view key, const std::string& value) {
        if (text.size() > 2)
            text += ",\n";
        text += "  " + dump(json(key)) + ": " + value;
    };
    add("format", dump(json(formatName)));
    add("version", std::to_string(sessionVersion));
    add("query", dump(json(session.list.query)));
    add("cutoff", std::to_string(session.cutoff));
    if (session.noValue != NoValueRule::Zero)
        add("noValue", dump(json(noValueWords[static_cast<std::size_t>(session.noValue)])));
    add("settings", withFields(settingsOf(session.settings), unknownSettings));
    add("measures", dump(measureNames(session.shown)));
    add("selected", dump(json(rowOf(session.selected).name)));
    add("ranked", listText(a.ranked));
    add("notRetrieved", listText(a.notRetrieved));
    if (session.other)
        add("b", otherListText(a, isShown ? session.list : *session.other, isShown, unknownOther));
    for (const auto& [key, value] : unknown.items())
        if (!isOneOf(key, topKeys))
            add(key, dump(value));
    return text + "\n}\n";
}

Parsed<Session> readSession(const std::string& path)
{
    const auto text = readText(path);
    if (!text)
        return text.error();
    return parseSession(*text, path);
}

}  // namespace core
