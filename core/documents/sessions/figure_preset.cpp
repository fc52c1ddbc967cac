// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/figure_preset.h"

#include "core/documents/sessions/figure_limits.h"
#include "core/foundation/json/field_reader.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr Limits<double> millimetres{leastFigureMillimetres, mostFigureMillimetres};
constexpr std::tuple presetFields{
    field("name", &FigurePreset::name, notEmpty, Presence::Needed),
    field("width", &FigurePreset::width, millimetres, Presence::Needed),
    field("height", &FigurePreset::height, millimetres, Presence::Needed)};

template <class Value>
Limits<Value> limitsOf(const FigureLimits& limits)
{
    if constexpr (std::same_as<Value, std::string>)
        return {limits.words, limits.words.empty()};
    else if constexpr (std::same_as<Value, bool>)
        return {};
    else
        return {static_cast<Value>(limits.least), static_cast<Value>(limits.most)};
}

class PresetsReader : FieldReader {
public:
    PresetsReader(std::string_view text, const std::string& file,
                  std::span<const FigureField> fields)
        : FieldReader(text, file)
        , m_fields(fields)
    {}

    Parsed<std::vector<FigurePreset>> read(const json& root)
    {
        std::vector<FigurePreset> presets;
        if (!root.is_object())
            refuse(ErrorCode::WrongType, "presets");
        else if (const json* list = needed(root, {}, "presets"))
            readEach(*list, "presets", [&](const json& object, const std::string& path) {
                return readPreset(object, path, presets.emplace_back());
            });
        if (m_error)
            return *std::move(m_error);
        return presets;
    }

private:
    bool readPreset(const json& object, const std::string& path, FigurePreset& preset)
    {
        if (!object.is_object())
            return refuseType(path, "an object");
        json others = otherFields(object, {}, presetFields);
        for (const FigureField& field : m_fields)
            if (others.is_object())
                others.erase(field.key);
        if (!others.empty())
            return refuse(ErrorCode::UnknownField, fieldPath(path, others.begin().key()));
        return readFields(object, path, presetFields, preset) &&
               std::ranges::all_of(m_fields, [&](const FigureField& field) {
                   const auto found = object.find(field.key);
                   return found == object.end() || found->is_null() ||
                          readSetting(*found, fieldPath(path, field.key), field, preset);
               });
    }

    bool readSetting(const json& value, const std::string& path, const FigureField& field,
                     FigurePreset& preset)
    {
        FigureValue& made = preset.values.emplace(field.key, field.usual).first->second;
        return std::visit(
            [&]<class Value>(Value& held) {
                return readValue(value, path, limitsOf<Value>(field.limits), held);
            },
            made);
    }

    std::span<const FigureField> m_fields;
};

}  // namespace

Parsed<std::vector<FigurePreset>> parseFigurePresets(std::string_view text, const std::string& name,
                                                     std::span<const FigureField> fields)
{
    return readWith<PresetsReader>(text, name, fields);
}

std::string toJson(const std::vector<FigurePreset>& presets, std::span<const FigureField> fields)
{
    std::string text = "{\"presets\": [";
    const char* before = "\n  ";
    for (const FigurePreset& preset : presets) {
        Written object = written(presetFields, preset);
        for (const FigureField& field : fields)
            if (const auto value = preset.values.find(field.key); value != preset.values.end())
                std::visit(
                    [&]<class Value>(const Value& held) {
                        object[field.key] = writtenValue(held, limitsOf<Value>(field.limits));
                    },
                    value->second);
        text += before + dump(object);
        before = ",\n  ";
    }
    return text + "\n]}\n";
}

}  // namespace core
