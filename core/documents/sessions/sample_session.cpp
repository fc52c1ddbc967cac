// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/sample_session.h"

#include "core/classification/samples/level_order.h"
#include "core/classification/thresholds/threshold_aim_field.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/json/field_reader.h"
#include "core/foundation/json/json_columns.h"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view sampleFormatName = "rankscope-classifier";
constexpr double largestWhole = 9007199254740992;  // 2^53
constexpr std::size_t mostBins = 1'000'000;
constexpr std::size_t mostFolds = 1000;

/// Words in the order of the enumeration's values.
constexpr std::array<std::string_view, 2> outsideWords{"undefined", "clip"};
constexpr std::array<std::string_view, 2> binningWords{"uniform", "quantile"};
constexpr std::array<std::string_view, 2> closedWords{"right", "left"};
constexpr std::array<std::string_view, 3> calibrationWords{"none", "isotonic", "platt"};
constexpr std::array<std::string_view, 2> foldsByWords{"random", "group"};

constexpr double aboveZero = std::numeric_limits<double>::denorm_min();
constexpr double belowHalf = 0.5 - std::numeric_limits<double>::epsilon() / 4;
constexpr Limits<double> share{0, 1};
constexpr Limits<double> cost{0};
constexpr Limits<double> count{0, largestWhole, true};

constexpr std::tuple nameFields{field("name", &SampleSession::name, Presence::Always)};
constexpr std::tuple sampleViewFields{
    field("higherIsPositive", &SampleSession::higherIsPositive, Presence::Always),
    field("model", &SampleSession::model, Presence::Always),
    field("threshold", &SampleSession::threshold, anyScore, Presence::Always),
    field("aim", &SampleSession::aim)};
constexpr std::tuple settingFields{
    field("beta", &ClassifierSettings::beta, {aboveZero}, Presence::Always),
    field("clip", &ClassifierSettings::clip, {0, belowHalf}, Presence::Always),
    field("outside", &ClassifierSettings::outside, {outsideWords}, Presence::Always),
    field("bins", &ClassifierSettings::bins, {1, mostBins}, Presence::Always),
    field("binning", &ClassifierSettings::binning, {binningWords}, Presence::Always),
    field("closed", &ClassifierSettings::closed, {closedWords}),
    field("calibration", &ClassifierSettings::calibration, {calibrationWords}, Presence::Always),
    field("folds", &ClassifierSettings::folds, {2, mostFolds}),
    field("foldsBy", &ClassifierSettings::foldsBy, {foldsByWords})};
constexpr std::tuple costFields{
    field("falsePositive", &Costs::falsePositive, cost, Presence::Always),
    field("falseNegative", &Costs::falseNegative, cost, Presence::Always),
    field("prior", &Costs::prior, share, Presence::Always)};
constexpr std::tuple rateFields{
    field("fixedFpr", &ClassifierSettings::fixedFpr, share, Presence::Always),
    field("fixedRecall", &ClassifierSettings::fixedRecall, share, Presence::Always),
    field("fixedPrecision", &ClassifierSettings::fixedPrecision, share),
    field("fixedFlagged", &ClassifierSettings::fixedFlagged, share)};
constexpr std::tuple countFields{field("tp", &ConfusionMatrix::tp, count, Presence::Needed),
                                 field("fp", &ConfusionMatrix::fp, count, Presence::Needed),
                                 field("fn", &ConfusionMatrix::fn, count, Presence::Needed),
                                 field("tn", &ConfusionMatrix::tn, count, Presence::Needed)};
constexpr std::tuple severalFields{field("against", &SampleSession::against, Presence::Always)};
constexpr std::tuple divisionFields{field("name", &SampleColumn::name),
                                    field("names", &SampleColumn::names)};
constexpr std::tuple leftOutFields{field("unreadable", &LeftOutRows::unreadable),
                                   field("withoutScore", &LeftOutRows::withoutScore),
                                   field("withoutWeight", &LeftOutRows::withoutWeight),
                                   field("ofUnknownLabel", &LeftOutRows::ofUnknownLabel),
                                   field("withoutLabel", &LeftOutRows::withoutLabel),
                                   field("labels", &LeftOutRows::labels),
                                   field("models", &LeftOutRows::models)};
constexpr std::tuple modelFields{field("name", &ModelScores::name)};

ColumnType columnType(std::string_view path)
{
    if (path == "labels" || path == "weights" || path == "groups" ||
        path == "severalClasses.labels" || path == "severalClasses.predicted" ||
        path == "severalClasses.weights" || path.starts_with("severalClasses.scores["))
        return ColumnType::Numbers;
    if (path == "ids" || path == "groupNames")
        return ColumnType::Texts;
    if (path.starts_with("columns[") && path.ends_with("].of"))
        return ColumnType::Numbers;
    const bool isScores = path.starts_with("models[") && path.ends_with("].scores") &&
                          path.find('.') == path.rfind('.');
    return isScores ? ColumnType::Numbers : ColumnType::None;
}

/// Reads the parts of a session; stops at the first problem.
class SampleSessionReader : FieldReader {
public:
    SampleSessionReader(JsonWithColumns made, std::string_view text, const std::string& file)
        : FieldReader(text, file)
        , m_root(std::move(made.root))
        , m_columns(std::move(made.columns))
    {}

    Parsed<SampleSession> read()
    {
        if (!readHead(m_root, sampleFormatName, sampleSessionVersion))
            return *std::move(m_error);
        m_unknown = otherFields(m_root,
                                {"format", "version", "classes", "positive", "settings", "typed",
                                 "labels", "models", "ids", "weights", "groups", "groupNames",
                                 "columns", "leftOut", "severalClasses"},
                                nameFields, sampleViewFields);
        const bool isRead = readClasses() && readTyped() && readSamples() && readSeveral() &&
                            readView() && readSettings();
        return whole(isRead, m_session, m_unknown);
    }

private:
    bool readClasses()
    {
        auto& classes = m_session.samples.classes;
        if (const auto field = m_root.find("classes"); field != m_root.end()) {
            std::vector<std::string> names;
            if (!readValue(*field, "classes", Limits<std::string>(), names))
                return false;
            if (names.size() != classes.size())
                return refuse(ErrorCode::WrongType, "classes");
            if (names[0] == names[1])
                return refuse(ErrorCode::BadValue, "classes[1]");
            std::move(names.begin(), names.end(), classes.begin());
        }
        const auto positive = m_root.find("positive");
        if (positive == m_root.end())
            return true;
        if (!positive->is_string())
            return refuseType("positive", "text");
        m_session.positive = *positive == classes[1];
        return m_session.positive || *positive == classes[0] ||
               refuse(ErrorCode::BadValue, "positive");
    }

    bool readTyped()
    {
        if (m_root.contains("typed") && m_root["typed"].is_null())
            return true;
        return readObject(m_root, {}, "typed", [this](const json& counts, const std::string& path) {
            keepFields(m_unknown, "typed", otherFields(counts, {}, countFields));
            return readFields(counts, path, countFields, m_session.typed.emplace());
        });
    }

    /// The column at `path`; nullptr if there is none or, with an error, if it is not a column.
    JsonColumn* column(const std::string& path, bool isThere)
    {
        const auto found = m_columns.find(path);
        if (found == m_columns.end()) {
            if (isThere)
                refuseType(path, "a list");
            return nullptr;
        }
        if (found->second.misfit) {
            refuse(ErrorCode::WrongType, indexed(path, *found->second.misfit));
            return nullptr;
        }
        return &found->second;
    }

    bool readSamples()
    {
        return readLabels() && readModels() && readIds() && readWeights() && readGroups() &&
               readColumns() && readLeftOut();
    }

    bool readLeftOut()
    {
        return readObject(
            m_root, {}, "leftOut", [this](const json& object, const std::string& path) {
                keepFields(m_unknown, "leftOut", otherFields(object, {}, leftOutFields));
                return readFields(object, path, leftOutFields, m_session.samples.leftOut);
            });
    }

    bool readLabels()
    {
        const bool isThere = m_root.contains("labels");
        if (!isThere && !m_session.typed)
            return refuse(ErrorCode::MissingField, "labels");
        const JsonColumn* labels = column("labels", isThere);
        if (!labels)
            return !m_error;
        if (m_session.typed && !labels->numbers.empty())
            return refuse(ErrorCode::BadValue, "typed");
        m_session.samples.labels.reserve(labels->numbers.size());
        for (std::size_t i = 0; i < labels->numbers.size(); ++i) {
            const double label = labels->numbers[i];
            if (label != 0 && label != 1)
                return refuse(ErrorCode::BadValue, indexed("labels", i));
            m_session.samples.labels.push_back(label == 1);
        }
        m_columns.erase("labels");
        return true;
    }

    bool readModels()
    {
        const auto models = m_root.find("models");
        if (models == m_root.end())
            return m_session.typed || refuse(ErrorCode::MissingField, "models");
        if (models->is_array() && models->empty() && !m_session.typed)
            return refuse(ErrorCode::BadValue, "models");
        json unknown = json::array();
        if (!readEach(*models, "models", [&](const json& model, const std::string& path) {
                return readModel(model, path, unknown.emplace_back(json::object()));
            }))
            return false;
        if (std::any_of(unknown.begin(), unknown.end(), [](const json& of) { return !of.empty(); }))
            m_unknown["models"] = std::move(unknown);
        return true;
    }

    bool readModel(const json& model, const std::string& place, json& unknown)
    {
        if (!model.is_object())
            return refuseType(place, "an object");
        if (json others = otherFields(model, {"scores"}, modelFields); !others.is_null())
            unknown = std::move(others);
        ModelScores& made = m_session.samples.models.emplace_back();
        const std::string path = place + ".scores";
        if (!readFields(model, place, modelFields, made) || !needed(model, place, "scores"))
            return false;
        JsonColumn* scores = column(path, true);
        if (!scores || !hasOneForEach(scores->numbers, path))
            return false;
        made.values = std::move(scores->numbers);
        return true;
    }

    bool hasOneForEach(const auto& values, const std::string& path)
    {
        return values.size() == m_session.samples.size() || refuse(ErrorCode::ColumnLength, path);
    }

    bool readIds()
    {
        JsonColumn* ids = column("ids", m_root.contains("ids"));
        if (!ids)
            return !m_error;
        if (!ids->texts.empty() && !hasOneForEach(ids->texts, "ids"))
            return false;
        m_session.samples.ids = std::move(ids->texts);
        return true;
    }

    bool readWeights()
    {
        JsonColumn* weights = column("weights", m_root.contains("weights"));
        if (!weights)
            return !m_error;
        if (!weights->numbers.empty() && !hasOneForEach(weights->numbers, "weights"))
            return false;
        for (std::size_t i = 0; i < weights->numbers.size(); ++i)
            if (!(weights->numbers[i] > 0) || std::isinf(weights->numbers[i]))
                return refuse(ErrorCode::BadValue, indexed("weights", i));
        m_session.samples.weights = std::move(weights->numbers);
        return true;
    }

    bool readGroups()
    {
        Samples& samples = m_session.samples;
        if (JsonColumn* names = column("groupNames", m_root.contains("groupNames")))
            samples.groupNames = std::move(names->texts);
        if (m_error)
            return false;
        const JsonColumn* groups = column("groups", m_root.contains("groups"));
        if (m_error)
            return false;
        const bool hasGroups = !samples.groupNames.empty() && samples.size() > 0;
        if (!groups)
            return !hasGroups || refuse(ErrorCode::MissingField, "groups");
        if ((hasGroups || !groups->numbers.empty()) && !hasOneForEach(groups->numbers, "groups"))
            return false;
        return readIndices(*groups, "groups", samples.groupNames.size(), samples.groups);
    }

    /// Indices of names.
    bool readIndices(const JsonColumn& column, const std::string& path, std::size_t below,
                     std::vector<std::uint32_t>& indices)
    {
        indices.reserve(column.numbers.size());
        for (std::size_t i = 0; i < column.numbers.size(); ++i) {
            const double index = column.numbers[i];
            if (!(index >= 0 && index < static_cast<double>(below) && std::trunc(index) == index))
                return refuse(ErrorCode::BadValue, indexed(path, i));
            indices.push_back(static_cast<std::uint32_t>(index));
        }
        return true;
    }

    bool readColumns()
    {
        const auto columns = m_root.find("columns");
        if (columns == m_root.end())
            return true;
        return readEach(*columns, "columns", [this](const json& object, const std::string& place) {
            if (!object.is_object())
                return refuseType(place, "an object");
            SampleColumn& made = m_session.samples.columns.emplace_back();
            if (!readFields(object, place, divisionFields, made) || !needed(object, place, "of"))
                return false;
            const JsonColumn* of = column(place + ".of", true);
            if (!of || !hasOneForEach(of->numbers, place + ".of") ||
                !readIndices(*of, place + ".of", made.names.size(), made.of))
                return false;
            orderLevels(made);
            return true;
        });
    }

    bool readSeveral()
    {
        return readObject(
            m_root, {}, "severalClasses", [this](const json& object, const std::string& path) {
                keepFields(m_unknown, "severalClasses",
                           otherFields(object,
                                       {"names", "labels", "predicted", "weights", "scores"},
                                       severalFields));
                ClassSamples& made = m_session.severalClasses.emplace();
                made.leftOut = m_session.samples.leftOut;
                return readFields(object, path, severalFields, m_session) &&
                       readClassNames(object, path, made) &&
                       readClassNumbers(object, path, "labels", made.classes.size(), made.labels) &&
                       readClassScores(object, path, made) && readPredicted(object, path, made) &&
                       readClassWeights(object, path, made) && areAgainstTheRest(path, made);
            });
    }

    /// Whether the samples match the class against the rest, because edits change both.
    bool areAgainstTheRest(const std::string& path, const ClassSamples& made)
    {
        const Samples& samples = m_session.samples;
        const std::string place = fieldPath(path, "labels");
        if (samples.size() != made.size())
            return refuse(ErrorCode::ColumnLength, place);
        const Samples expected = oneAgainstRest(made, m_session.against);
        const bool areLabels = samples.labels == expected.labels;
        const bool areScores = samples.models.size() == 1 &&
                               samples.models.front().values == expected.models.front().values;
        return (areLabels && areScores) ||
               refuse(ErrorCode::BadValue, areLabels ? fieldPath(path, "scores") : place);
    }

    bool readClassNames(const json& object, const std::string& path, ClassSamples& made)
    {
        const std::string place = fieldPath(path, "names");
        if (!needed(object, path, "names") ||
            !readValue(object["names"], place, Limits<std::string>(), made.classes))
            return false;
        const bool isRight = made.classes.size() >= 2 && m_session.against < made.classes.size();
        return isRight || refuse(ErrorCode::BadValue, place);
    }

    /// Reads one class index per multiclass sample.
    bool readClassNumbers(const json& object, const std::string& path, const char* key,
                          std::size_t classes, std::vector<std::uint32_t>& made)
    {
        const std::string place = fieldPath(path, key);
        const JsonColumn* numbers = needed(object, path, key) ? column(place, true) : nullptr;
        if (!numbers)
            return false;
        for (const double number : numbers->numbers) {
            if (!(number >= 0 && number < static_cast<double>(classes) &&
                  std::trunc(number) == number))
                return refuse(ErrorCode::BadValue, indexed(place, made.size()));
            made.push_back(static_cast<std::uint32_t>(number));
        }
        return true;
    }

    bool readClassScores(const json& object, const std::string& path, ClassSamples& made)
    {
        const auto scores = object.find("scores");
        if (scores == object.end())
            return true;
        const std::string place = fieldPath(path, "scores");
        if (!scores->is_array() || scores->size() != made.classes.size())
            return refuse(ErrorCode::BadValue, place);
        for (std::size_t each = 0; each < made.classes.size(); ++each) {
            JsonColumn* numbers = column(indexed(place, each), true);
            if (!numbers)
                return false;
            if (numbers->numbers.size() != made.size())
                return refuse(ErrorCode::ColumnLength, indexed(place, each));
            made.scores.push_back(std::move(numbers->numbers));
        }
        return true;
    }

    /// If the predicted class is absent, the highest score decides.
    bool readPredicted(const json& object, const std::string& path, ClassSamples& made)
    {
        made.hasPredictions = made.scores.empty() || object.contains("predicted");
        if (!made.hasPredictions) {
            for (std::size_t i = 0; i < made.size(); ++i)
                made.predicted.push_back(highestClass(made, i));
            return true;
        }
        return readClassNumbers(object, path, "predicted", made.classes.size(), made.predicted) &&
               (made.predicted.size() == made.size() ||
                refuse(ErrorCode::ColumnLength, fieldPath(path, "predicted")));
    }

    bool readClassWeights(const json& object, const std::string& path, ClassSamples& made)
    {
        const std::string place = fieldPath(path, "weights");
        JsonColumn* weights = column(place, object.contains("weights"));
        if (!weights)
            return !m_error;
        if (weights->numbers.size() != made.size())
            return refuse(ErrorCode::ColumnLength, place);
        for (std::size_t i = 0; i < weights->numbers.size(); ++i)
            if (!(weights->numbers[i] > 0) || std::isinf(weights->numbers[i]))
                return refuse(ErrorCode::BadValue, indexed(place, i));
        made.weights = std::move(weights->numbers);
        return true;
    }

    bool readView()
    {
        if (!readFields(m_root, {}, nameFields, m_session) ||
            !readFields(m_root, {}, sampleViewFields, m_session))
            return false;
        return m_session.model == 0 || m_session.model < m_session.samples.models.size() ||
               refuse(ErrorCode::BadValue, "model");
    }

    bool readSettings()
    {
        return readObject(m_root, {}, "settings", [this](const json& object, const auto& path) {
            json unknown = otherFields(object, {"costs"}, settingFields, rateFields);
            ClassifierSettings& made = m_session.settings;
            const bool isRead =
                readFields(object, path, settingFields, made) &&
                readFields(object, path, rateFields, made) &&
                readObject(object, path, "costs", [&](const json& costs, const auto& place) {
                    keepFields(unknown, "costs", otherFields(costs, {}, costFields));
                    return readFields(costs, place, costFields, made.costs);
                });
            keepFields(m_unknown, "settings", std::move(unknown));
            return isRead;
        });
    }

    json m_root;
    std::map<std::string, JsonColumn> m_columns;
    SampleSession m_session;
    json m_unknown;
};

std::string settingsText(const ClassifierSettings& settings, json unknown)
{
    Written object = written(settingFields, settings);
    const json unknownCosts = takenFields(unknown, "costs");
    Written& costs = object["costs"] = written(costFields, settings.costs);
    for (const auto& [key, value] : unknownCosts.items())
        costs[key] = value;
    object.update(written(rateFields, settings));
    return withFields(object, unknown);
}

/// Writes each number directly, because a tree of millions would take too much memory.
void appendNumber(std::string& text, double number)
{
    std::array<char, 32> digits{};
    char* const end = digits.data() + digits.size();
    if (std::isinf(number)) {
        text += number > 0 ? "\"inf\"" : "\"-inf\"";
        return;
    }
    const bool isWhole = std::abs(number) <= largestWhole && std::trunc(number) == number;
    if (isWhole && number == 0 && std::signbit(number))
        text += "-0.0";
    else if (isWhole)
        text.append(digits.data(),
                    std::to_chars(digits.data(), end, static_cast<std::int64_t>(number)).ptr);
    else
        text.append(digits.data(), std::to_chars(digits.data(), end, number).ptr);
}

void appendColumn(std::string& text, const auto& values, const auto& append)
{
    text += '[';
    bool isFirst = true;
    for (const auto& value : values) {
        if (!isFirst)
            text += ',';
        isFirst = false;
        append(text, value);
    }
    text += ']';
}

void appendText(std::string& text, const std::string& value)
{
    text += dump(json(value));
}

void appendWhole(std::string& text, std::uint32_t number)
{
    text += std::to_string(number);
}

void addColumn(JsonWriter& writer, const char* key, const auto& values, const auto& append)
{
    appendColumn(writer.key(key).value(), values, append);
}

/// Writes one model per line.
void addModels(JsonWriter& writer, const std::vector<ModelScores>& models, const json& unknown)
{
    writer.key("models").beginArray();
    for (std::size_t i = 0; i < models.size(); ++i) {
        std::string& text = writer.value();
        text += "{\"name\":";
        appendText(text, models[i].name);
        text += ",\"scores\":";
        appendColumn(text, models[i].values, appendNumber);
        if (unknown.is_array() && i < unknown.size())
            for (const auto& [key, value] : unknown[i].items())
                text += "," + dump(json(key)) + ":" + dump(value);
        text += '}';
    }
    writer.endArray();
}

void addSeveral(JsonWriter& writer, const SampleSession& session, const json& unknown)
{
    const ClassSamples& several = *session.severalClasses;
    writer.key("severalClasses").beginObject();
    addField(writer, "names", dump(json(several.classes)));
    addFields(writer, written(severalFields, session));
    addColumn(writer, "labels", several.labels, appendWhole);
    if (several.hasPredictions)
        addColumn(writer, "predicted", several.predicted, appendWhole);
    if (!several.scores.empty()) {
        writer.key("scores").beginArray();
        for (const auto& scores : several.scores)
            appendColumn(writer.value(), scores, appendNumber);
        writer.endArray();
    }
    if (!several.weights.empty())
        addColumn(writer, "weights", several.weights, appendNumber);
    for (const auto& [key, value] : unknown.items())
        addField(writer, key, dump(value));
    writer.endObject();
}

void addSamples(JsonWriter& writer, const SampleSession& session, const json& unknownOfModels)
{
    const Samples& samples = session.samples;
    if (!session.typed || !samples.models.empty()) {
        addColumn(writer, "labels", samples.labels, appendWhole);
        addModels(writer, samples.models, unknownOfModels);
    }
    if (!samples.ids.empty())
        addColumn(writer, "ids", samples.ids, appendText);
    if (!samples.weights.empty())
        addColumn(writer, "weights", samples.weights, appendNumber);
    if (!samples.groupNames.empty()) {
        addColumn(writer, "groups", samples.groups, appendWhole);
        addColumn(writer, "groupNames", samples.groupNames, appendText);
    }
    if (samples.columns.empty())
        return;
    writer.key("columns").beginArray();
    for (const SampleColumn& column : samples.columns) {
        writer.beginObject();
        addFields(writer, written(divisionFields, column));
        addColumn(writer, "of", column.of, appendWhole);
        writer.endObject();
    }
    writer.endArray();
}

}  // namespace

Parsed<SampleSession> parseSampleSession(std::string_view text, const std::string& name)
{
    text = withoutByteOrderMark(text);
    auto made = parseWithColumns(text, name, columnType);
    if (!made)
        return made.error();
    return SampleSessionReader(*std::move(made), text, name).read();
}

std::string toJson(const SampleSession& session)
{
    json unknown = fieldsOf(session.unknownFields);
    const json unknownOfModels = unknown.value("models", json::array());
    unknown.erase("models");
    const auto& classes = session.samples.classes;
    JsonWriter writer = begun(sampleFormatName, sampleSessionVersion);
    addFields(writer, written(nameFields, session));
    addField(writer, "classes", dump(json(classes)));
    addField(writer, "positive", dump(json(classes[session.positive])));
    addFields(writer, written(sampleViewFields, session));
    addField(writer, "settings", settingsText(session.settings, takenFields(unknown, "settings")));
    if (session.typed)
        addField(writer, "typed",
                 withFields(written(countFields, *session.typed), takenFields(unknown, "typed")));
    addSamples(writer, session, unknownOfModels);
    if (session.severalClasses)
        addSeveral(writer, session, takenFields(unknown, "severalClasses"));
    if (const json others = takenFields(unknown, "leftOut");
        session.samples.leftOut.all() > 0 || !others.empty())
        addField(writer, "leftOut",
                 withFields(written(leftOutFields, session.samples.leftOut), others));
    return ended(writer, unknown);
}

}  // namespace core
