#include "core/session/collection_session.h"

#include "core/collection/collection.h"
#include "core/file/lines.h"
#include "core/runs/id_set.h"
#include "core/session/no_value_words.h"
#include "core/syntax/field_reader.h"
#include "core/syntax/json_check.h"
#include "core/syntax/json_fields.h"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view formatName = "rankscope-collection";

constexpr std::array<std::string_view, 16> topKeys{
    "format", "version", "name",    "files", "measures",   "measure",     "runA",    "runB",
    "depth",  "missing", "noValue", "ties",  "judgedOnly", "ownDocument", "reading", "edits"};
constexpr std::array<std::string_view, 14> readingKeys{
    "order",  "repeated",         "decimalComma",    "latin1",       "features",
    "split",  "queryColumns",     "documentColumns", "gradeColumns", "scoreColumns",
    "raters", "repeatedDocument", "skipBadLines",    "maxExpansion"};
constexpr std::array<std::string_view, 2> editKeys{"judgments", "lists"};
constexpr std::array<std::string_view, 2> judgmentKeys{"document", "grade"};
constexpr std::array<std::string_view, 2> rowKeys{"document", "score"};

constexpr std::size_t mostExpansion = 1'000'000'000;  // times its size, as the command line has it
/// The words of an enumeration whose values count from 0.
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

/// The fields of `object` that are none of `keys`; null where there are none.
json otherFields(const json& object, std::span<const std::string_view> keys)
{
    json others;
    for (const auto& [key, value] : object.items())
        if (!isOneOf(key, keys))
            others[key] = value;
    return others;
}

/// Reads the parts of a session; the first problem stops it.
class Reader : FieldReader {
public:
    explicit Reader(const std::string& file)
        : FieldReader(file)
    {}

    Parsed<CollectionSession> read(const json& root)
    {
        m_error = headProblem(root, formatName, collectionSessionVersion, file());
        if (m_error || !(readFiles(root) && readMeasures(root) && readView(root) &&
                         readRules(root) && readChoices(root) && readEdits(root)))
            return *std::move(m_error);
        for (const auto& [key, value] : root.items())
            if (!isOneOf(key, topKeys))
                m_unknown[key] = value;
        if (!m_unknown.empty())
            m_session.unknownFields = dump(m_unknown);
        return std::move(m_session);
    }

private:
    /// The array in a field that has to be there; null, with the error, when it is none.
    const json* arrayIn(const json& object, const char* key, const std::string& path)
    {
        const auto field = object.find(key);
        if (field == object.end())
            refuse(Problem::MissingField, path);
        else if (!field->is_array())
            refuse(Problem::WrongType, path);
        else
            return &*field;
        return nullptr;
    }

    bool readFiles(const json& root)
    {
        const json* files = arrayIn(root, "files", "files");
        if (!files)
            return false;
        for (std::size_t i = 0; i < files->size(); ++i) {
            if (!(*files)[i].is_string())
                return refuse(Problem::WrongType, indexed("files", i));
            const auto& path = (*files)[i].get_ref<const std::string&>();
            // The system ends a path at its first NUL.
            if (path.empty() || path.find('\0') != std::string::npos)
                return refuse(Problem::BadValue, indexed("files", i));
            m_session.files.push_back(path);
        }
        return true;
    }

    bool readMeasures(const json& root)
    {
        const json* measures = arrayIn(root, "measures", "measures");
        if (!measures)
            return false;
        if (measures->empty())
            return refuse(Problem::BadValue, "measures");
        for (std::size_t i = 0; i < measures->size(); ++i) {
            if (!(*measures)[i].is_string())
                return refuse(Problem::WrongType, indexed("measures", i));
            const auto& text = (*measures)[i].get_ref<const std::string&>();
            auto definition = parseDefinition(text);
            if (!definition)
                return refuse(Problem::BadDefinition, text);
            m_session.measures.push_back(*std::move(definition));
        }
        return true;
    }

    bool readView(const json& root)
    {
        return readText(root, "name", "name", m_session.name) &&
               readIndex(root, "measure", "measure", m_session.measure, 0,
                         m_session.measures.size() - 1) &&
               readIndex(root, "runA", "runA", m_session.runA, 0, Collection::mostRuns - 1) &&
               readIndex(root, "runB", "runB", m_session.runB, 0, Collection::mostRuns - 1);
    }

    bool readRules(const json& root)
    {
        EvaluationRules& rules = m_session.rules;
        if (root.contains("depth")) {
            std::size_t depth = 0;
            if (!readIndex(root, "depth", "depth", depth, 0,
                           std::numeric_limits<std::size_t>::max() - 1))
                return false;
            if (depth == 0)
                return refuse(Problem::BadValue, "depth");
            rules.depth = depth;
        }
        return readWord(root, "missing", "missing", missingWords, rules.missing) &&
               readWord(root, "noValue", "noValue", noValueWords, rules.noValue) &&
               readWord(root, "ties", "ties", tieWords, rules.ties) &&
               readFlag(root, "judgedOnly", "judgedOnly", rules.judgedOnly) &&
               readWord(root, "ownDocument", "ownDocument", ownDocumentWords, rules.ownDocument);
    }

    bool readChoices(const json& root)
    {
        const auto reading = root.find("reading");
        if (reading == root.end())
            return true;
        if (!reading->is_object())
            return refuse(Problem::WrongType, "reading");
        CollectionChoices& choices = m_session.choices;
        bool hasComma = false;
        bool skipsBadLines = false;
        if (!(readWord(*reading, "order", "reading.order", orderWords, choices.order) &&
              readWord(*reading, "repeated", "reading.repeated", repeatedWords, choices.repeated) &&
              readFlag(*reading, "decimalComma", "reading.decimalComma", hasComma) &&
              readFlag(*reading, "latin1", "reading.latin1", choices.readsLatin1) &&
              readFeatures(*reading) && readColumns(*reading) &&
              readWord(*reading, "repeatedDocument", "reading.repeatedDocument",
                       repeatedDocumentWords, choices.repeatedDocument) &&
              readFlag(*reading, "skipBadLines", "reading.skipBadLines", skipsBadLines)))
            return false;
        if (reading->contains("maxExpansion") &&
            !readIndex(*reading, "maxExpansion", "reading.maxExpansion", choices.expansion.times, 1,
                       mostExpansion))
            return false;
        choices.badLines = skipsBadLines ? BadLineRule::LeaveOut : BadLineRule::Refuse;
        choices.mark = hasComma ? DecimalMark::Comma : DecimalMark::Point;
        if (reading->contains("split") &&
            !readText(*reading, "split", "reading.split", choices.split.emplace()))
            return false;
        if (json others = otherFields(*reading, readingKeys); !others.is_null())
            m_unknown["reading"] = std::move(others);
        return true;
    }

    bool readFeatures(const json& reading)
    {
        if (!reading.contains("features"))
            return true;
        const json* features = arrayIn(reading, "features", "reading.features");
        if (!features)
            return false;
        for (std::size_t i = 0; i < features->size(); ++i) {
            const json& feature = (*features)[i];
            if (!feature.is_number_integer())
                return refuse(Problem::WrongType, indexed("reading.features", i));
            if (feature < 0)
                return refuse(Problem::BadValue, indexed("reading.features", i));
            m_session.choices.features.push_back(feature.get<std::size_t>());
        }
        return true;
    }

    bool readColumns(const json& reading)
    {
        ColumnChoices& columns = m_session.choices.columns;
        return readNames(reading, "queryColumns", columns.query) &&
               readNames(reading, "documentColumns", columns.document) &&
               readNames(reading, "gradeColumns", columns.grade) &&
               readNames(reading, "scoreColumns", columns.score) &&
               readWord(reading, "raters", "reading.raters", raterWords, columns.raters);
    }

    bool readNames(const json& reading, const char* key, std::vector<std::string>& names)
    {
        const std::string path = std::string("reading.") + key;
        if (!reading.contains(key))
            return true;
        const json* texts = arrayIn(reading, key, path);
        if (!texts)
            return false;
        for (std::size_t i = 0; i < texts->size(); ++i) {
            if (!(*texts)[i].is_string())
                return refuse(Problem::WrongType, indexed(path, i));
            names.push_back((*texts)[i].get<std::string>());
        }
        return true;
    }

    bool readEdits(const json& root)
    {
        const auto edits = root.find("edits");
        if (edits == root.end())
            return true;
        if (!edits->is_object())
            return refuse(Problem::WrongType, "edits");
        for (const auto& [query, edit] : edits->items()) {
            if (query.empty())
                return refuse(Problem::BadValue, "edits");
            json unknown;
            if (!readEdit(edit, "edits." + query, m_session.edits[query], unknown))
                return false;
            if (!unknown.is_null())
                m_unknown["edits"][query] = std::move(unknown);
        }
        return true;
    }

    bool readEdit(const json& object, const std::string& path, QueryEdit& edit, json& unknown)
    {
        if (!object.is_object())
            return refuse(Problem::WrongType, path);
        unknown = otherFields(object, editKeys);
        return readJudgments(object, path + ".judgments", edit, unknown) &&
               readLists(object, path + ".lists", edit, unknown);
    }

    bool readJudgments(const json& object, const std::string& path, QueryEdit& edit, json& unknown)
    {
        const json* judgments = arrayIn(object, "judgments", path);
        if (!judgments)
            return false;
        m_ids.start(judgments->size());
        for (std::size_t i = 0; i < judgments->size(); ++i) {
            const json& judgment = (*judgments)[i];
            const std::string place = indexed(path, i);
            Judgment& made = edit.judgments.emplace_back();
            if (!readDocument(judgment, place, made.document))
                return false;
            const auto grade = judgment.find("grade");
            if (grade == judgment.end())
                return refuse(Problem::MissingField, place + ".grade");
            if (!grade->is_number())
                return refuse(Problem::WrongType, place + ".grade");
            made.grade = Grade(grade->get<double>());
            if (json others = otherFields(judgment, judgmentKeys); !others.is_null())
                unknown["judgments"][made.document] = std::move(others);
        }
        return true;
    }

    bool readLists(const json& object, const std::string& path, QueryEdit& edit, json& unknown)
    {
        const auto lists = object.find("lists");
        if (lists == object.end())
            return true;
        if (!lists->is_object())
            return refuse(Problem::WrongType, path);
        for (const auto& [key, list] : lists->items()) {
            const bool isRun = key.size() == 1 && key[0] >= '0' &&
                               static_cast<std::size_t>(key[0] - '0') < Collection::mostRuns;
            if (!isRun)
                return refuse(Problem::BadValue, path + "." + key);
            json others;
            if (!readList(list, path + "." + key,
                          edit.lists[static_cast<std::size_t>(key[0] - '0')], others))
                return false;
            if (!others.is_null())
                unknown["lists"][key] = std::move(others);
        }
        return true;
    }

    bool readList(const json& list, const std::string& path, std::vector<EditedDocument>& documents,
                  json& unknown)
    {
        if (!list.is_array())
            return refuse(Problem::WrongType, path);
        m_ids.start(list.size());
        documents.reserve(list.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string place = indexed(path, i);
            EditedDocument& made = documents.emplace_back();
            if (!readDocument(list[i], place, made.document))
                return false;
            const auto score = list[i].find("score");
            if (score == list[i].end())
                return refuse(Problem::MissingField, place + ".score");
            const auto number = numberIn(*score);
            if (!number)
                return refuse(Problem::WrongType, place + ".score");
            made.score = *number;
            if (json others = otherFields(list[i], rowKeys); !others.is_null())
                unknown[made.document] = std::move(others);
        }
        return true;
    }

    /// The document's id, which differs from those before it.
    bool readDocument(const json& object, const std::string& path, std::string& document)
    {
        if (!object.is_object())
            return refuse(Problem::WrongType, path);
        if (!object.contains("document"))
            return refuse(Problem::MissingField, path + ".document");
        if (!readText(object, "document", path + ".document", document))
            return false;
        if (document.empty())
            return refuse(Problem::BadValue, path + ".document");
        if (m_ids.add(object["document"].get_ref<const std::string&>()))
            return refuse(Problem::DuplicateDocument, document);
        return true;
    }

    CollectionSession m_session;
    json m_unknown = json::object();
    IdSet m_ids;  ///< of one list
};

/// One to a line: a difference of two files shows which changed.
std::string linesText(const auto& values, const auto& textOf, const std::string& indent)
{
    std::string text = "[";
    for (const auto& value : values) {
        text += text.size() == 1 ? "\n" : ",\n";
        text += indent + "  " + textOf(value);
    }
    return text + (values.empty() ? "]" : "\n" + indent + "]");
}

/// An object whose fields stand on lines of their own; their values are written already.
class Fields {
public:
    explicit Fields(std::string indent)
        : m_indent(std::move(indent))
    {}

    void add(std::string_view key, const std::string& value)
    {
        m_text += m_text.empty() ? "\n" : ",\n";
        m_text += m_indent + "  " + dump(json(key)) + ": " + value;
    }

    void addOthers(const json& unknown, std::span<const std::string_view> keys)
    {
        for (const auto& [key, value] : unknown.items())
            if (!isOneOf(key, keys))
                add(key, dump(value));
    }

    std::string text() const
    {
        return m_text.empty() ? "{}" : "{" + m_text + "\n" + m_indent + "}";
    }

private:
    std::string m_indent;
    std::string m_text;
};

/// A row with the fields that were kept of its document.
std::string rowText(const std::string& document, const char* key, const Written& number,
                    json& unknown)
{
    Written row = Written::object();
    row["document"] = document;
    row[key] = number;
    return withFields(row, takenFields(unknown, document));
}

std::string editText(const QueryEdit& edit, json unknown)
{
    json ofJudgments = takenFields(unknown, "judgments");
    json ofLists = takenFields(unknown, "lists");
    Fields fields("    ");
    fields.add("judgments", linesText(
                                edit.judgments,
                                [&](const Judgment& judgment) {
                                    return rowText(judgment.document, "grade",
                                                   numberOf(judgment.grade.value()), ofJudgments);
                                },
                                "      "));
    if (!edit.lists.empty()) {
        Fields lists("      ");
        for (const auto& [run, documents] : edit.lists) {
            json ofList = takenFields(ofLists, std::to_string(run));
            lists.add(std::to_string(run), linesText(
                                               documents,
                                               [&](const EditedDocument& row) {
                                                   return rowText(row.document, "score",
                                                                  scoreOf(row.score), ofList);
                                               },
                                               "        "));
        }
        fields.add("lists", lists.text());
    }
    fields.addOthers(unknown, editKeys);
    return fields.text();
}

std::string wordText(std::span<const std::string_view> words, auto value)
{
    return dump(json(words[static_cast<std::size_t>(value)]));
}

void addNames(Fields& fields, std::string_view key, const std::vector<std::string>& names)
{
    if (!names.empty())
        fields.add(key, dump(json(names)));
}

/// Those that are not as ever.
std::string choicesText(const CollectionChoices& choices, const json& unknown)
{
    const CollectionChoices usual;
    Fields fields("  ");
    if (choices.order != usual.order)
        fields.add("order", wordText(orderWords, choices.order));
    if (choices.repeated != usual.repeated)
        fields.add("repeated", wordText(repeatedWords, choices.repeated));
    if (choices.mark != usual.mark)
        fields.add("decimalComma", "true");
    if (choices.readsLatin1)
        fields.add("latin1", "true");
    if (!choices.features.empty())
        fields.add("features", dump(json(choices.features)));
    if (choices.split)
        fields.add("split", dump(json(*choices.split)));
    addNames(fields, "queryColumns", choices.columns.query);
    addNames(fields, "documentColumns", choices.columns.document);
    addNames(fields, "gradeColumns", choices.columns.grade);
    addNames(fields, "scoreColumns", choices.columns.score);
    if (choices.columns.raters != usual.columns.raters)
        fields.add("raters", wordText(raterWords, choices.columns.raters));
    if (choices.repeatedDocument != usual.repeatedDocument)
        fields.add("repeatedDocument", wordText(repeatedDocumentWords, choices.repeatedDocument));
    if (choices.badLines != usual.badLines)
        fields.add("skipBadLines", "true");
    if (choices.expansion.times != usual.expansion.times)
        fields.add("maxExpansion", std::to_string(choices.expansion.times));
    fields.addOthers(unknown, readingKeys);
    return fields.text();
}

std::string editsText(const QueryEdits& edits, json unknown)
{
    Fields fields("  ");
    for (const auto& [query, edit] : edits)
        fields.add(query, editText(edit, takenFields(unknown, query)));
    return fields.text();
}

}  // namespace

Parsed<CollectionSession> parseCollectionSession(std::string_view text, const std::string& name)
{
    text = withoutByteOrderMark(text);
    if (auto error = jsonProblem(text, name))
        return std::move(*error);
    return Reader(name).read(json::parse(text, nullptr, false));
}

std::string toJson(const CollectionSession& session)
{
    json unknown = fieldsOf(session.unknownFields);
    const auto quoted = [](const std::string& text) { return dump(json(text)); };
    const auto definitionText = [](const Definition& definition) {
        return dump(json(toText(definition)));
    };
    Fields fields("");
    fields.add("format", dump(json(formatName)));
    fields.add("version", std::to_string(collectionSessionVersion));
    fields.add("name", quoted(session.name));
    fields.add("files", linesText(session.files, quoted, "  "));
    fields.add("measures", linesText(session.measures, definitionText, "  "));
    fields.add("measure", std::to_string(session.measure));
    fields.add("runA", std::to_string(session.runA));
    fields.add("runB", std::to_string(session.runB));
    if (session.rules.depth)
        fields.add("depth", std::to_string(*session.rules.depth));
    fields.add("missing", wordText(missingWords, session.rules.missing));
    fields.add("noValue", wordText(noValueWords, session.rules.noValue));
    if (session.rules.ties != TieRule::AsOrdered)
        fields.add("ties", wordText(tieWords, session.rules.ties));
    if (session.rules.judgedOnly)
        fields.add("judgedOnly", "true");
    if (session.rules.ownDocument != OwnDocument::Keep)
        fields.add("ownDocument", wordText(ownDocumentWords, session.rules.ownDocument));
    const json unknownOfReading = takenFields(unknown, "reading");
    if (session.choices != CollectionChoices() || !unknownOfReading.empty())
        fields.add("reading", choicesText(session.choices, unknownOfReading));
    fields.add("edits", editsText(session.edits, takenFields(unknown, "edits")));
    fields.addOthers(unknown, topKeys);
    return fields.text() + "\n";
}

}  // namespace core
