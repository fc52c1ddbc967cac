#include "core/session/sample_session.h"

#include "core/file/lines.h"
#include "core/syntax/field_reader.h"
#include "core/syntax/json_columns.h"
#include "core/syntax/json_fields.h"

#include <array>
#include <charconv>
#include <cmath>
#include <span>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view formatName = "rankscope-classifier";
constexpr double largestWhole = 9007199254740992;  // 2^53
constexpr std::size_t mostBins = 1'000'000;

constexpr std::array<std::string_view, 16> topKeys{
    "format", "version",   "name",     "classes",   "positive", "higherIsPositive",
    "model",  "threshold", "settings", "typed",     "labels",   "models",
    "ids",    "weights",   "groups",   "groupNames"};
constexpr std::array<std::string_view, 9> settingKeys{"beta",  "clip",     "outside",
                                                      "bins",  "binning",  "calibration",
                                                      "costs", "fixedFpr", "fixedRecall"};
constexpr std::array<std::string_view, 3> costKeys{"falsePositive", "falseNegative", "prior"};
constexpr std::array<std::string_view, 2> modelKeys{"name", "scores"};

struct CountKey {
    double Counts::*count;
    const char* key;
};
constexpr std::array<CountKey, 4> countKeys{
    {{&Counts::tp, "tp"}, {&Counts::fp, "fp"}, {&Counts::fn, "fn"}, {&Counts::tn, "tn"}}};

/// The words of an enumeration whose values count from 0.
constexpr std::array<std::string_view, 2> outsideWords{"undefined", "clip"};
constexpr std::array<std::string_view, 2> binningWords{"uniform", "quantile"};
constexpr std::array<std::string_view, 3> calibrationWords{"none", "isotonic", "platt"};

std::string scoresPath(std::size_t model)
{
    return indexed("models", model) + ".scores";
}

ColumnType columnType(std::string_view path)
{
    if (path == "labels" || path == "weights" || path == "groups")
        return ColumnType::Numbers;
    if (path == "ids" || path == "groupNames")
        return ColumnType::Texts;
    const bool isScores = path.starts_with("models[") && path.ends_with("].scores") &&
                          path.find('.') == path.rfind('.');
    return isScores ? ColumnType::Numbers : ColumnType::None;
}

/// Reads the parts of a session; the first problem stops it.
class Reader : FieldReader {
public:
    Reader(JsonWithColumns made, const std::string& file)
        : FieldReader(file)
        , m_root(std::move(made.root))
        , m_columns(std::move(made.columns))
    {}

    Parsed<SampleSession> read()
    {
        m_error = headProblem(m_root, formatName, sampleSessionVersion, file());
        if (m_error ||
            !(readClasses() && readTyped() && readSamples() && readView() && readSettings()))
            return *std::move(m_error);
        for (const auto& [key, value] : m_root.items())
            if (!isOneOf(key, topKeys))
                m_unknown[key] = value;
        if (!m_unknown.empty())
            m_session.unknownFields = dump(m_unknown);
        return std::move(m_session);
    }

private:
    bool readNumber(const json& object, const char* key, const std::string& path, double& number,
                    const auto& isValid)
    {
        const auto field = object.find(key);
        if (field == object.end())
            return true;
        if (!field->is_number())
            return refuse(Problem::WrongType, path);
        number = field->get<double>();
        return isValid(number) || refuse(Problem::BadValue, path);
    }

    bool readClasses()
    {
        auto& classes = m_session.samples.classes;
        if (const auto field = m_root.find("classes"); field != m_root.end()) {
            if (!field->is_array() || field->size() != classes.size())
                return refuse(Problem::WrongType, "classes");
            for (std::size_t i = 0; i < classes.size(); ++i) {
                if (!(*field)[i].is_string())
                    return refuse(Problem::WrongType, indexed("classes", i));
                classes[i] = (*field)[i].get<std::string>();
            }
            if (classes[0] == classes[1])
                return refuse(Problem::BadValue, "classes[1]");
        }
        std::string positive = classes[m_session.positive];
        if (!readText(m_root, "positive", "positive", positive))
            return false;
        if (!isOneOf(positive, classes))
            return refuse(Problem::BadValue, "positive");
        m_session.positive = positive == classes[1];
        return true;
    }

    bool readTyped()
    {
        const auto field = m_root.find("typed");
        if (field == m_root.end() || field->is_null())
            return true;
        if (!field->is_object())
            return refuse(Problem::WrongType, "typed");
        Counts& counts = m_session.typed.emplace();
        for (const auto& [count, key] : countKeys) {
            const std::string path = std::string("typed.") + key;
            if (!field->contains(key))
                return refuse(Problem::MissingField, path);
            if (!readNumber(*field, key, path, counts.*count, [](double number) {
                    return number >= 0 && number <= largestWhole && std::trunc(number) == number;
                }))
                return false;
            counts.*count = std::abs(counts.*count);  // no -0
        }
        for (const auto& [key, value] : field->items())
            if (key != "tp" && key != "fp" && key != "fn" && key != "tn")
                m_unknown["typed"][key] = value;
        return true;
    }

    /// The column at `path`; nullptr when there is none or, with an error, when it is no column.
    JsonColumn* column(const std::string& path, bool isThere)
    {
        const auto found = m_columns.find(path);
        if (found == m_columns.end()) {
            if (isThere)
                refuse(Problem::WrongType, path);
            return nullptr;
        }
        if (found->second.misfit) {
            refuse(Problem::WrongType, indexed(path, *found->second.misfit));
            return nullptr;
        }
        return &found->second;
    }

    bool readSamples()
    {
        return readLabels() && readModels() && readIds() && readWeights() && readGroups();
    }

    bool readLabels()
    {
        const bool isThere = m_root.contains("labels");
        if (!isThere && !m_session.typed)
            return refuse(Problem::MissingField, "labels");
        const JsonColumn* labels = column("labels", isThere);
        if (!labels)
            return !m_error;
        if (m_session.typed && !labels->numbers.empty())
            return refuse(Problem::BadValue, "typed");
        m_session.samples.labels.reserve(labels->numbers.size());
        for (std::size_t i = 0; i < labels->numbers.size(); ++i) {
            const double label = labels->numbers[i];
            if (label != 0 && label != 1)
                return refuse(Problem::BadValue, indexed("labels", i));
            m_session.samples.labels.push_back(label == 1);
        }
        m_columns.erase("labels");
        return true;
    }

    bool readModels()
    {
        const auto models = m_root.find("models");
        if (models == m_root.end())
            return m_session.typed || refuse(Problem::MissingField, "models");
        if (!models->is_array())
            return refuse(Problem::WrongType, "models");
        if (models->empty() && !m_session.typed)
            return refuse(Problem::BadValue, "models");
        json unknown = json::array();
        bool hasUnknown = false;
        for (std::size_t i = 0; i < models->size(); ++i) {
            const json& model = (*models)[i];
            if (!readModel(model, i))
                return false;
            unknown.push_back(json::object());
            for (const auto& [key, value] : model.items())
                if (!isOneOf(key, modelKeys))
                    unknown.back()[key] = value;
            hasUnknown = hasUnknown || !unknown.back().empty();
        }
        if (hasUnknown)
            m_unknown["models"] = std::move(unknown);
        return true;
    }

    bool readModel(const json& model, std::size_t index)
    {
        if (!model.is_object())
            return refuse(Problem::WrongType, indexed("models", index));
        ModelScores& made = m_session.samples.models.emplace_back();
        if (!readText(model, "name", indexed("models", index) + ".name", made.name))
            return false;
        const std::string path = scoresPath(index);
        if (!model.contains("scores"))
            return refuse(Problem::MissingField, path);
        JsonColumn* scores = column(path, true);
        if (!scores || !hasOneForEach(scores->numbers, path))
            return false;
        made.values = std::move(scores->numbers);
        return true;
    }

    bool hasOneForEach(const auto& values, const std::string& path)
    {
        return values.size() == m_session.samples.size() || refuse(Problem::ColumnLength, path);
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
                return refuse(Problem::BadValue, indexed("weights", i));
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
            return !hasGroups || refuse(Problem::MissingField, "groups");
        if ((hasGroups || !groups->numbers.empty()) && !hasOneForEach(groups->numbers, "groups"))
            return false;
        samples.groups.reserve(groups->numbers.size());
        for (std::size_t i = 0; i < groups->numbers.size(); ++i) {
            const double group = groups->numbers[i];
            if (!(group >= 0 && group < static_cast<double>(samples.groupNames.size()) &&
                  std::trunc(group) == group))
                return refuse(Problem::BadValue, indexed("groups", i));
            samples.groups.push_back(static_cast<std::uint32_t>(group));
        }
        return true;
    }

    bool readView()
    {
        const std::size_t models = m_session.samples.models.size();
        if (!readText(m_root, "name", "name", m_session.name) ||
            !readFlag(m_root, "higherIsPositive", "higherIsPositive", m_session.higherIsPositive) ||
            !readIndex(m_root, "model", "model", m_session.model, 0, models == 0 ? 0 : models - 1))
            return false;
        const auto threshold = m_root.find("threshold");
        if (threshold == m_root.end())
            return true;
        const auto number = numberIn(*threshold);
        if (!number)
            return refuse(Problem::WrongType, "threshold");
        m_session.threshold = *number;
        return true;
    }

    bool readSettings()
    {
        const auto settings = m_root.find("settings");
        if (settings == m_root.end())
            return true;
        if (!settings->is_object())
            return refuse(Problem::WrongType, "settings");
        const auto isShare = [](double number) { return number >= 0 && number <= 1; };
        ClassifierSettings& made = m_session.settings;
        for (const auto& [key, value] : settings->items())
            if (!isOneOf(key, settingKeys))
                m_unknown["settings"][key] = value;
        return readNumber(*settings, "beta", "settings.beta", made.beta,
                          [](double beta) { return beta > 0; }) &&
               readNumber(*settings, "clip", "settings.clip", made.clip,
                          [](double clip) { return clip >= 0 && clip < 0.5; }) &&
               readWord(*settings, "outside", "settings.outside", outsideWords, made.outside) &&
               readIndex(*settings, "bins", "settings.bins", made.bins, 1, mostBins) &&
               readWord(*settings, "binning", "settings.binning", binningWords, made.binning) &&
               readWord(*settings, "calibration", "settings.calibration", calibrationWords,
                        made.calibration) &&
               readNumber(*settings, "fixedFpr", "settings.fixedFpr", made.fixedFpr, isShare) &&
               readNumber(*settings, "fixedRecall", "settings.fixedRecall", made.fixedRecall,
                          isShare) &&
               readCosts(*settings);
    }

    bool readCosts(const json& settings)
    {
        const auto costs = settings.find("costs");
        if (costs == settings.end())
            return true;
        if (!costs->is_object())
            return refuse(Problem::WrongType, "settings.costs");
        const auto isCost = [](double cost) { return cost >= 0; };
        Costs& made = m_session.settings.costs;
        if (!readNumber(*costs, "falsePositive", "settings.costs.falsePositive", made.falsePositive,
                        isCost) ||
            !readNumber(*costs, "falseNegative", "settings.costs.falseNegative", made.falseNegative,
                        isCost))
            return false;
        for (const auto& [key, value] : costs->items())
            if (!isOneOf(key, costKeys))
                m_unknown["settings"]["costs"][key] = value;
        const auto prior = costs->find("prior");
        if (prior == costs->end() || prior->is_null())
            return true;
        return readNumber(*costs, "prior", "settings.costs.prior", made.prior.emplace(),
                          [](double share) { return share >= 0 && share <= 1; });
    }

    json m_root;
    std::map<std::string, JsonColumn> m_columns;
    SampleSession m_session;
    json m_unknown = json::object();
};

std::string countsText(const Counts& counts, const json& unknown)
{
    Written object = Written::object();
    for (const auto& [count, key] : countKeys)
        object[key] = numberOf(counts.*count);
    return withFields(object, unknown);
}

std::string settingsText(const ClassifierSettings& settings, json unknown)
{
    const json unknownCosts = takenFields(unknown, "costs");
    unknown.erase("costs");
    Written costs = Written::object();
    costs["falsePositive"] = numberOf(settings.costs.falsePositive);
    costs["falseNegative"] = numberOf(settings.costs.falseNegative);
    costs["prior"] = settings.costs.prior ? numberOf(*settings.costs.prior) : Written(nullptr);
    for (const auto& [key, value] : unknownCosts.items())
        costs[key] = value;
    Written object = Written::object();
    object["beta"] = numberOf(settings.beta);
    object["clip"] = numberOf(settings.clip);
    object["outside"] = outsideWords[static_cast<std::size_t>(settings.outside)];
    object["bins"] = settings.bins;
    object["binning"] = binningWords[static_cast<std::size_t>(settings.binning)];
    object["calibration"] = calibrationWords[static_cast<std::size_t>(settings.calibration)];
    object["costs"] = costs;
    object["fixedFpr"] = numberOf(settings.fixedFpr);
    object["fixedRecall"] = numberOf(settings.fixedRecall);
    return withFields(object, unknown);
}

/// Millions of numbers: written as they are met, not gathered in a tree first.
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

class Writer {
public:
    explicit Writer(const SampleSession& session)
        : m_session(session)
        , m_unknown(fieldsOf(session.unknownFields))
    {}

    std::string write()
    {
        const Samples& samples = m_session.samples;
        m_text = "{\n";
        add("format", dump(json(formatName)));
        add("version", std::to_string(sampleSessionVersion));
        add("name", dump(json(m_session.name)));
        add("classes", dump(json(samples.classes)));
        add("positive", dump(json(samples.classes[m_session.positive])));
        add("higherIsPositive", m_session.higherIsPositive ? "true" : "false");
        add("model", std::to_string(m_session.model));
        add("threshold", dump(scoreOf(m_session.threshold)));
        add("settings", settingsText(m_session.settings, takenFields(m_unknown, "settings")));
        if (m_session.typed)
            add("typed", countsText(*m_session.typed, takenFields(m_unknown, "typed")));
        addSamples();
        for (const auto& [key, value] : m_unknown.items())
            if (!isOneOf(key, topKeys))
                add(key, dump(value));
        return std::move(m_text) + "\n}\n";
    }

private:
    void start(std::string_view key)
    {
        if (m_text.size() > 2)
            m_text += ",\n";
        m_text += "  " + dump(json(key)) + ": ";
    }

    void add(std::string_view key, const std::string& value)
    {
        start(key);
        m_text += value;
    }

    void addColumn(std::string_view key, const auto& values, const auto& append)
    {
        start(key);
        appendColumn(m_text, values, append);
    }

    void addSamples()
    {
        const Samples& samples = m_session.samples;
        const auto appendWhole = [](std::string& text, std::uint32_t number) {
            std::array<char, 16> digits{};
            text.append(digits.data(),
                        std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
        };
        if (!m_session.typed || !samples.models.empty()) {
            addColumn("labels", samples.labels, appendWhole);
            addModels();
        }
        if (!samples.ids.empty())
            addColumn("ids", samples.ids, appendText);
        if (!samples.weights.empty())
            addColumn("weights", samples.weights, appendNumber);
        if (!samples.groupNames.empty()) {
            addColumn("groups", samples.groups, appendWhole);
            addColumn("groupNames", samples.groupNames, appendText);
        }
    }

    /// One model to a line.
    void addModels()
    {
        const auto unknown = m_unknown.find("models");
        start("models");
        m_text += '[';
        for (std::size_t i = 0; i < m_session.samples.models.size(); ++i) {
            const ModelScores& model = m_session.samples.models[i];
            m_text += i == 0 ? "\n    {\"name\":" : ",\n    {\"name\":";
            appendText(m_text, model.name);
            m_text += ",\"scores\":";
            appendColumn(m_text, model.values, appendNumber);
            if (unknown != m_unknown.end() && unknown->is_array() && i < unknown->size())
                for (const auto& [key, value] : (*unknown)[i].items())
                    m_text += "," + dump(json(key)) + ":" + dump(value);
            m_text += '}';
        }
        m_text += m_session.samples.models.empty() ? "]" : "\n  ]";
    }

    const SampleSession& m_session;
    json m_unknown;
    std::string m_text;
};

}  // namespace

Parsed<SampleSession> parseSampleSession(std::string_view text, const std::string& name)
{
    auto made = parseWithColumns(withoutByteOrderMark(text), name, columnType);
    if (!made)
        return made.error();
    return Reader(*std::move(made), name).read();
}

std::string toJson(const SampleSession& session)
{
    return Writer(session).write();
}

}  // namespace core
