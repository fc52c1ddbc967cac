#include "core/io/collection_session.h"

#include "core/io/json_fields.h"

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view formatName = "rankscope-collection";

Written editOf(const QueryEdit& edit)
{
    Written judgments = Written::array();
    for (const Judgment& judgment : edit.judgments)
        judgments.push_back(
            {{"document", judgment.document}, {"grade", numberOf(judgment.grade.value())}});
    Written object = Written::object();
    object["judgments"] = judgments;
    for (const auto& [run, documents] : edit.lists) {
        Written list = Written::array();
        for (const EditedDocument& document : documents)
            list.push_back({{"document", document.document}, {"score", scoreOf(document.score)}});
        object["lists"][std::to_string(run)] = list;
    }
    return object;
}

}  // namespace

std::string toJson(const CollectionSession& session)
{
    Written root = Written::object();
    root["format"] = formatName;
    root["version"] = collectionSessionVersion;
    root["name"] = session.name;
    root["files"] = session.files;
    Written measures = Written::array();
    for (const Definition& definition : session.measures)
        measures.push_back(toText(definition));
    root["measures"] = measures;
    root["measure"] = session.measure;
    root["runA"] = session.runA;
    root["runB"] = session.runB;
    root["missing"] = session.missing == MissingRule::Zero ? "zero" : "skip";
    root["noValue"] = session.noValue == NoValueRule::Zero  ? "zero"
                      : session.noValue == NoValueRule::One ? "one"
                                                            : "skip";
    Written edits = Written::object();
    for (const auto& [query, edit] : session.edits)
        edits[query] = editOf(edit);
    root["edits"] = edits;
    const json unknown = fieldsOf(session.unknownFields);
    for (const auto& [key, value] : unknown.items())
        root[key] = value;
    return root.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace core
